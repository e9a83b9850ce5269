import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../../src/lib/dates.ts'
import type { Row } from './row.ts'

const README = 'README.md'
const [BEGIN, END] = ['<!-- trust: written by npm run audit -- --record trust -->', '<!-- trust ends -->']

/** Writes the table of trust into the README of the project at `root`. `date` is the day it was found, as 2026-11-21. Throws where the README has no place for it. */
export function recordRows(root: string, rows: readonly Row[], date: string): void {
  const file = path.join(root, README)
  const [before, rest] = readFileSync(file, 'utf8').split(BEGIN)
  const [, after] = rest?.split(END) ?? []
  if (before === undefined || after === undefined) throw new Error(`${README} has no lines “${BEGIN}” and “${END}”.`)
  const lines = rows.map(
    ({ about, tried, faults, note = '' }) => `| ${about} | ${written(tried)} | ${written(tried - faults.length)} | ${note} |`,
  )
  const table = [`| on ${formatDay(date)} | tried | held | |`, '| --- | ---: | ---: | --- |', ...lines].join('\n')
  writeFileSync(file, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
}

const written = (count: number) => (count === 0 ? '–' : count.toLocaleString('en'))
