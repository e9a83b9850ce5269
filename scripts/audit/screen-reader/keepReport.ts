import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Whether records are made anew, or held to. */
export interface Keeping {
  isRecorded: boolean
}

/**
 * Keeps a report under its name. Once there is one, only somebody who asks for it, and reads the diff, replaces it: else it stays, and
 * what is found now and differs from it is an error, which names the first line that does.
 */
export function keepReport({ isRecorded }: Keeping, file: string, text: string): string[] {
  if (!isRecorded && existsSync(file))
    return differences(readFileSync(file, 'utf8').split('\n'), text.split('\n')).map((difference) => `${file}: ${difference}. ${AGAIN}`)
  writeFileSync(file, text)
  return []
}

/** What to do about a record that the site no longer keeps to. */
export const AGAIN = 'If that is meant, run this again with --record and read the diff.'

/** Where two ways to tell something part first; nothing where they do not. */
export function differences(before: readonly string[], now: readonly string[]): string[] {
  const at = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => index).find((index) => before[index] !== now[index])
  return at === undefined ? [] : [`“${now[at] ?? 'nothing'}”, and “${before[at] ?? 'nothing'}” before`]
}
