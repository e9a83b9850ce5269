import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../build/staging.ts'
import { toWords } from './words.ts'

/** Builds the site the ordinary way into a folder, with the pictures and fonts of the last build. Throws when it cannot be built. */
export function buildOrdinary(folder: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/audit/benchmark/build.ts', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`The ordinary way could not be built.\n${stderr}`)
}

/** The pages that say other words in one build than in the other: only pages with the same words are compared fairly. */
export const findDifferent = (pages: readonly string[], one: string, other: string): string[] =>
  pages.filter((page) => {
    const [ours, theirs] = [one, other].map((folder) => toWords(readFileSync(path.join(folder, fileOf(page)), 'utf8')))
    return ours !== theirs
  })
