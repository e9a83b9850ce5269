import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a built site was made of. */
interface BuiltOf {
  /** The commit; undefined when something was changed since, or while it was built. */
  state?: string
  /** The day it took for today, as 2025-05-17. */
  day: string
}

/** Beside the site, whose bytes say nothing of it: two commits may give the same. */
const NOTE = '.build/built-of.json'

/** What the site that stands in dist/ was made of; undefined when nobody knows. */
export function readBuiltOf(root: string): BuiltOf | undefined {
  const file = path.join(root, NOTE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltOf) : undefined
}

/**
 * Puts a new site in the place of the last one by `swap`, and a note of what it was made of beside it. A build that is ended in between
 * leaves none. The note is written first: a disk that is full then stops the build while the last site is still there.
 */
export function swapWithNote(root: string, builtOf: BuiltOf, swap: () => void): void {
  const file = path.join(root, NOTE)
  writeFileSync(`${file}.new`, JSON.stringify(builtOf))
  rmSync(file, { force: true })
  swap()
  renameSync(`${file}.new`, file)
}

/** Makes the built site count as out of date. */
export const forgetBuiltOf = (root: string): void => rmSync(path.join(root, NOTE), { force: true })
