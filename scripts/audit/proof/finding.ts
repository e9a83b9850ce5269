/** A finding of an engine on a page. */
export interface Finding {
  engine: string
  /** The engine’s name for the rule, or its message when its rules have no names. */
  rule: string
  /** The page’s route, with the opened element in brackets. */
  page: string
  message: string
  /** The element: a selector, a path or the beginning of its HTML. */
  at: string
}

/** A finding without the engine’s name and the page. */
export type EngineFinding = Omit<Finding, 'engine' | 'page'>

/** A false positive of an engine. */
export interface FalsePositive {
  engine: string
  rule: RegExp
  /** A part of the finding’s `at`. Default: any. */
  at?: RegExp
  /** A part of the finding’s `page`: its route, or the opened element. Default: any. */
  page?: RegExp
  reason: string
}

/** The first known false positive that matches a finding; undefined for an error of the site. */
export const findFalsePositive = (table: readonly FalsePositive[], { engine, rule, at, page }: Finding): FalsePositive | undefined =>
  table.find((one) => one.engine === engine && one.rule.test(rule) && (one.at?.test(at) ?? true) && (one.page?.test(page) ?? true))
