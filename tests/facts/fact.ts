/** Words a page must show; a list means that one of them is enough, where the form may vary. */
export type Words = string | readonly string[]

/** Words that stand close to each other: all within so many characters from where the first begins, or also before it. */
export interface Together {
  together: readonly Words[]
  within: number
  before?: boolean
}

/** Words that follow one another, with anything between them. */
export interface InOrder {
  inOrder: readonly Words[]
}

/** How many there are of a thing in the section with a heading. */
export interface Count {
  under: Words
  /** The items of each list of the section, lists within lists apart. */
  lists?: readonly number[]
  /** How often elements of a kind stand in it, such as blockquote, or parts that are cards. */
  elements?: Readonly<Record<string, number>>
}

export type Fact = Words | Together | InOrder

/**
 * What the specification says of one page, in the form a visitor reads it.
 * `{email}`, `{phone}`, `{tel}`, `{slug}`, `{company}` and `{companyFull}` stand for the company’s own.
 */
export interface PageFacts {
  page: string
  /** Read without regard to capitals. */
  facts: readonly Fact[]
  /** Texts the specification gives word for word. */
  exact?: readonly Fact[]
  /** The steps of an ordered list, one after the other. Their numbers are the list’s own. */
  steps?: readonly Words[]
  /** Names of controls and fields: their text, label or placeholder. */
  labels?: readonly Words[]
  /** Addresses the page itself links to, header and footer apart. */
  links?: readonly string[]
  /** How many there are of what the specification counts. */
  counts?: readonly Count[]
  /** What is said of pictures that must be there. */
  pictures?: readonly Words[]
  /** How many different addresses of other sites open in a new tab, at the least. */
  newTab?: number
  /** How many different addresses of a kind the page links to, at the least. */
  linksLike?: readonly { address: RegExp; count: number }[]
  /** Texts the page brings along for its scripts to show. Not asked to be visible. */
  carried?: readonly string[]
}

export const together = (within: number, ...words: Words[]): Together => ({ together: words, within })
/** The same, where the first may stand among the others, as in a card whose badge or date leads. */
export const around = (within: number, ...words: Words[]): Together => ({ together: words, within, before: true })
export const inOrder = (...words: Words[]): InOrder => ({ inOrder: words })

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

const monthForms = (month: number): string[] => {
  const long = MONTHS[month - 1]
  if (long === undefined) throw new Error(`There is no month ${month}.`)
  return month === 9 ? [long, 'Sep', 'Sept'] : [...new Set([long, long.slice(0, 3)])]
}

/** The forms in which a day may be read: May 17, 2025 and 17 May 2025, months long or short. */
export const on = (year: number, month: number, day: number): string[] =>
  monthForms(month).flatMap((name) => [`${name} ${day}, ${year}`, `${day} ${name} ${year}`])

/** The forms in which a day may be read where the year is said elsewhere. */
export const onDay = (month: number, day: number): string[] => monthForms(month).flatMap((name) => [`${name} ${day}`, `${day} ${name}`])

/** The forms in which a span of days of one year may be read. */
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

/** The forms in which two numbers with a range between them may be read: 15-25, 15 to 25. */
export const range = (before: string, from: number | string, to: number | string, after = ''): string[] =>
  ['-', ' - ', ' to '].map((join) => `${before}${from}${join}${to}${after}`)
