import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from './files.ts'

const CODE = fileURLToPath(new URL('../../', import.meta.url))

/** A hash of the project's own files and folders in which it is written down how something is found out. When any of it changes, all is found out again. */
export function hashRules(rules: readonly string[]): string {
  const hash = createHash('sha256')
  const files = rules.flatMap((rule) => (path.extname(rule) ? rule : listFiles(path.join(CODE, rule), CODE)))
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(CODE, file)))
  return hash.digest('hex')
}

/** What an earlier run has kept in a file; undefined where it has not, and where it cannot be read. */
export function readKept(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Written beside its place and then moved there: two runs may be at it at once. Where nothing may be written, nothing is kept. */
export function writeKept(file: string, data: string | Uint8Array): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, data)
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // All is found out the next time, which is as good, and slower.
  }
}
