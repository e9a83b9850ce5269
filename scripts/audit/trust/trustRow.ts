/** A row of the trust table: what was tried, how many times, and the failures. */
export interface TrustRow {
  about: string
  /** 0 when nothing could be tried on this machine; `note` says why. */
  tried: number
  /** Messages, one for each failed attempt. */
  errors: readonly string[]
  note?: string
}
