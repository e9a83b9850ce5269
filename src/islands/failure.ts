/** Tells the visitor, beside a part of the page, that its interactive code failed, and the developer where. */
export function tellFailure(error: unknown, stack: string | null | undefined, near: Element) {
  console.error(error, stack)
  import('../lib/reportError.ts').then(
    ({ reportError }) => reportError(error, near),
    () => {},
  )
}
