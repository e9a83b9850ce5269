import { formatTable } from '../phone/figures.ts'

/** A row of the trust table: what was tried, how many times, and the failures. */
export interface TrustRow {
  about: string
  /** 0 when nothing could be tried on this machine; `note` says why. */
  tried: number
  /** Messages, one for each failed attempt. */
  errors: readonly string[]
  note?: string
}

/** The table as text. */
export function formatRows(rows: readonly TrustRow[]): string {
  return formatTable(
    ['', 'tried', 'passed', ''],
    rows.map(({ about, tried, errors, note = '' }) => [about, String(tried), String(tried - errors.length), note]),
  )
}
