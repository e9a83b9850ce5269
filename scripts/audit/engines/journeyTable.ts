import { formatTable } from '../phone/figures.ts'

/** The results of the journeys in one browser. */
export interface Column {
  /** The browser’s name and version. */
  browser: string
  /** Error messages by journey; empty for success. Journeys that were not tried are missing. */
  errors: ReadonlyMap<string, readonly string[]>
}

/** The table as text: a row for each journey, a column for each browser. */
export function formatJourneyTable(journeys: readonly string[], columns: readonly Column[]): string {
  const rows = journeys.map((journey) => [journey, ...columns.map(({ errors }) => toCell(errors.get(journey)))])
  return formatTable(['', ...columns.map(({ browser }) => browser)], rows)
}

function toCell(errors: readonly string[] | undefined): string {
  if (errors === undefined) return '–'
  return errors.length === 0 ? 'made' : 'FAILED'
}
