/** What the specification requires of one page, in the words of the fixture site. */
export interface PageFacts {
  page: string
  /** Visible texts. Those of a list are in this order, with anything between them. */
  texts: readonly (string | readonly string[])[]
  /** Names of controls and fields: text, label or placeholder. */
  names?: readonly string[]
  /** Addresses that the page links to, without header and footer. */
  links?: readonly string[]
  /** How many different links begin with an address. */
  linksLike?: Readonly<Record<string, number>>
  /** What the section with a heading has: the number of items of each of its lists, without nested lists, and of the matches of selectors. */
  counts?: readonly { under: string; lists?: readonly number[]; elements?: Readonly<Record<string, number>> }[]
  /** Alternative texts of pictures. */
  pictures?: readonly string[]
  /** Texts that the page contains for its scripts. They need not be visible. */
  carried?: readonly string[]
}
