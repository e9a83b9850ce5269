import { formatDay } from '../../../src/lib/dates.ts'
import { writeReadmeTable } from '../../lib/readmeTable.ts'
import type { Row } from './row.ts'

/** Writes the table of trust into the README of the project at `root`. `date` is the day it was found, as 2026-11-21. Throws where the README has no place for it. */
export function recordRows(root: string, rows: readonly Row[], date: string): void {
  const lines = rows.map(
    ({ about, tried, faults, note = '' }) => `| ${about} | ${written(tried)} | ${written(tried - faults.length)} | ${note} |`,
  )
  const table = [`| on ${formatDay(date)} | tried | held | |`, '| --- | ---: | ---: | --- |', ...lines].join('\n')
  writeReadmeTable(root, { name: 'trust', command: 'npm run audit -- --record trust' }, table)
}

const written = (count: number) => (count === 0 ? '–' : count.toLocaleString('en'))
