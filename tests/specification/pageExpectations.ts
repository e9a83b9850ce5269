/** Text that a page must show; a list means any one of several forms. */
export type AcceptedWords = string | readonly string[]

/**
 * Text that a page must show: texts near each other, all at most `within` characters after the start of the first (with `before`, on either
 * side of it); or texts in this order, with anything between them.
 */
export type ExpectedFact =
  | AcceptedWords
  | { together: readonly AcceptedWords[]; within: number; before?: boolean }
  | { inOrder: readonly AcceptedWords[] }

/**
 * What the specification requires of one page, as visible text. `{email}`, `{phone}`, `{tel}`, `{slug}`, `{company}` and
 * `{companyFull}` are replaced by the company’s own.
 */
export interface PageFacts {
  page: string
  /** Compared without regard to case. */
  facts: readonly ExpectedFact[]
  /** Texts that the specification gives word for word. */
  exact?: readonly ExpectedFact[]
  /** The steps of an ordered list, in order. The numbers are the list’s own. */
  steps?: readonly AcceptedWords[]
  /** Names of controls and fields: text, label or placeholder. */
  labels?: readonly AcceptedWords[]
  /** Addresses that the page links to, without header and footer. */
  links?: readonly string[]
  /** What the specification counts. */
  counts?: readonly {
    /** The heading of the section. */
    under: AcceptedWords
    /** The number of items of each list of the section, without nested lists. */
    lists?: readonly number[]
    /** How often selectors match in it, such as blockquote. */
    elements?: Readonly<Record<string, number>>
  }[]
  /** Alternative texts of required pictures. */
  pictures?: readonly AcceptedWords[]
  /** Minimum number of different external addresses that open in a new tab. */
  newTab?: number
  /** Minimum number of different links of a kind. */
  linksLike?: readonly { address: RegExp; count: number }[]
  /** Texts that the page contains for its scripts. They need not be visible. */
  carried?: readonly string[]
}

export const together = (within: number, ...words: AcceptedWords[]) => ({ together: words, within })
/** Texts near each other, of which the first may be among the others, as in a card that begins with a badge or date. */
export const around = (within: number, ...words: AcceptedWords[]) => ({ together: words, within, before: true })
export const inOrder = (...words: AcceptedWords[]) => ({ inOrder: words })

/** The accepted forms of a month’s name. */
function monthForms(month: number): string[] {
  const long = new Date(2025, month - 1).toLocaleString('en', { month: 'long' })
  return [long, long.slice(0, 3), ...(month === 9 ? ['Sept'] : [])]
}

/** The accepted forms of a day: May 17, 2025 and 17 May 2025, months long or short. */
export const on = (year: number, month: number, day: number): string[] =>
  monthForms(month).flatMap((name) => [`${name} ${day}, ${year}`, `${day} ${name} ${year}`])

/** The accepted forms of a day without its year. */
export const onDay = (month: number, day: number): string[] => monthForms(month).flatMap((name) => [`${name} ${day}`, `${day} ${name}`])

/** The accepted forms of a range of days in one year. */
export const span = (year: number, from: readonly [number, number], to: readonly [number, number]): string[] => {
  const joins = ['-', ' - ', ' to ']
  const [[m1, d1], [m2, d2]] = [from, to]
  return monthForms(m2).flatMap((end) =>
    joins.flatMap((join) =>
      m1 === m2
        ? [`${end} ${d1}${join}${d2}, ${year}`, `${d1}${join}${d2} ${end} ${year}`, `${end} ${d1}${join}${end} ${d2}, ${year}`]
        : monthForms(m1).flatMap((start) => [`${start} ${d1}${join}${end} ${d2}, ${year}`, `${d1} ${start}${join}${d2} ${end} ${year}`]),
    ),
  )
}

/** The accepted forms of a range of numbers: 15-25, 15 to 25. */
export const range = (before: string, from: number | string, to: number | string, after = ''): string[] =>
  ['-', ' - ', ' to '].map((join) => `${before}${from}${join}${to}${after}`)
