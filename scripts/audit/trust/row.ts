/** A row of the trust table: what was tried, how many times, and the failures. */
export interface Row {
  about: string
  /** Undefined when it could not be tried here; `note` says why. */
  tried: number
  /** Messages, one for each failed attempt. */
  errors: readonly string[]
  note?: string
}

/** The table as text. */
export function formatRows(rows: readonly Row[]): string {
  const cells = [
    ['', 'tried', 'held', ''],
    ...rows.map(({ about, tried, errors, note = '' }) => [about, String(tried), String(tried - errors.length), note]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const [first = 0, ...others] = widths
  return cells
    .map(([about = '', ...rest]) =>
      [about.padEnd(first), ...rest.map((cell, index) => cell.padStart(others[index] ?? 0))].join('  ').trimEnd(),
    )
    .join('\n')
}
