import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Row } from './row.ts'

const FOLDER = '.build/audit/trust'

/**
 * Computes rows of the table, or takes them from the cache for the same state of the project, so that an aborted run continues where it
 * stopped. Rows with errors, and those with uncommitted changes, are not cached.
 */
export async function keepRows(name: string, state: string | undefined, workOut: () => Promise<Row[]>): Promise<Row[]> {
  const file = path.join(FOLDER, `${name}.json`)
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { state: string; rows: Row[] }) : undefined
  if (state !== undefined && stored?.state === state) {
    console.log(`${name}: held for this commit already (delete ${file} to try again)`)
    return stored.rows
  }
  const rows = await workOut()
  for (const { about, tried, errors } of rows) console.log(`${about}: ${tried - errors.length} of ${tried} held`)
  mkdirSync(FOLDER, { recursive: true })
  if (state !== undefined && rows.every(({ tried, errors }) => tried > 0 && errors.length === 0))
    writeFileSync(file, JSON.stringify({ state, rows }))
  return rows
}
