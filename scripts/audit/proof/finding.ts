/** One thing that an engine finds on a page. */
export interface Finding {
  engine: string
  /** The engine’s name for the rule, or its message where its rules have no names. */
  rule: string
  /** Its route, and in brackets what is open on it. */
  page: string
  message: string
  /** The element: a selector, a path or the beginning of its HTML. */
  at: string
}

/** What an engine says, without its name and the page’s. */
export type EngineFinding = Omit<Finding, 'engine' | 'page'>

/** A rule that an engine applies wrongly here. */
export interface EngineError {
  engine: string
  rule: RegExp
  /** What `at` of the finding holds. Left out: anything. */
  at?: RegExp
  /** What `page` of the finding holds: its route, and what is open on it. Left out: any page. */
  page?: RegExp
  reason: string
}

/** The first entry of the table that explains a finding; undefined for an error of the site. */
export const findEngineError = (table: readonly EngineError[], { engine, rule, at, page }: Finding): EngineError | undefined =>
  table.find((one) => one.engine === engine && one.rule.test(rule) && (one.at?.test(at) ?? true) && (one.page?.test(page) ?? true))
