import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Whether records are written or compared. */
export interface RecordOptions {
  isRecorded: boolean
}

/**
 * Writes a report if there is none, or when called with --record. Otherwise the report stays, and a difference is an error that names the
 * first changed line.
 */
export function recordOrCompare({ isRecorded }: RecordOptions, file: string, text: string): string[] {
  if (!isRecorded && existsSync(file))
    return firstDifference(readFileSync(file, 'utf8').split('\n'), text.split('\n')).map(
      (difference) => `${file}: ${difference}. ${ACCEPT_HINT}`,
    )
  writeFileSync(file, text)
  return []
}

/** How to accept a changed record. */
export const ACCEPT_HINT = 'If that is meant, run this again with --record and read the diff.'

/** The first difference between two texts, as a message; empty when they are equal. */
export function firstDifference(before: readonly string[], now: readonly string[]): string[] {
  const at = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => index).find((index) => before[index] !== now[index])
  return at === undefined ? [] : [`“${now[at] ?? 'nothing'}”, and “${before[at] ?? 'nothing'}” before`]
}
