import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Whether new results replace the records. */
export interface RecordOptions {
  isRecorded: boolean
}

/**
 * Writes a report if there is none, if it agrees with the record, or when called with --record. Otherwise the record stays, and the first
 * difference is an error. `linesOf` selects what is compared. Default: every line.
 */
export function recordOrCompare(
  { isRecorded }: RecordOptions,
  file: string,
  text: string,
  linesOf = (report: string): string[] => report.split('\n'),
): string[] {
  const differences = !isRecorded && existsSync(file) ? firstDifference(linesOf(readFileSync(file, 'utf8')), linesOf(text)) : []
  if (differences.length === 0) writeFileSync(file, text)
  return differences.map((difference) => `${file}: ${difference}. If it is intended, run this again with --record and read the diff.`)
}

/** The first difference between two texts, as a message; empty when they are equal. */
export function firstDifference(before: readonly string[], now: readonly string[]): string[] {
  const at = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => index).find((index) => before[index] !== now[index])
  return at === undefined ? [] : [`“${now[at] ?? 'nothing'}”, and “${before[at] ?? 'nothing'}” before`]
}
