/** What one browser made of the journeys. */
export interface Column {
  /** The browser’s name and version. */
  browser: string
  /** By what each journey is about: what went wrong, in words, or nothing. A journey that is not in it was not tried. */
  faults: ReadonlyMap<string, readonly string[]>
}

/** The table as text: a row for each journey, a column for each browser. */
export function formatTable(journeys: readonly string[], columns: readonly Column[]): string {
  const rows = [
    ['', ...columns.map(({ browser }) => browser)],
    ...journeys.map((journey) => [journey, ...columns.map(({ faults }) => toCell(faults.get(journey)))]),
  ]
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function toCell(faults: readonly string[] | undefined): string {
  if (faults === undefined) return '–'
  return faults.length === 0 ? 'made' : 'FAILED'
}
