import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from './files.ts'
import { writeWhole } from './writeWhole.ts'

const CODE = fileURLToPath(new URL('../../', import.meta.url))

/** What npm has installed, which is not what the project asks for where somebody has yet to run it. Other installers write no first one. */
const INSTALLED = ['node_modules/.package-lock.json', 'package-lock.json']

/**
 * A hash of the files and folders of the project at `code` in which it is written down how something is found out, of the packages that
 * are installed, and of Node. When any of it changes, comes or goes, all is found out again.
 */
export function hashRules(rules: readonly string[], code = CODE): string {
  const hash = createHash('sha256').update(process.version)
  const files = rules.flatMap((rule) => (path.extname(rule) ? rule : listFiles(path.join(code, rule), code)))
  for (const file of [...files, ...INSTALLED]) {
    const held = readKept(path.join(code, file))
    hash.update(`${file} ${held?.length}\n`).update(held ?? '')
  }
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

/** Keeps it for the next run. Where nothing may be written, nothing is kept. */
export function writeKept(file: string, data: string | Uint8Array): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeWhole(file, data)
  } catch {
    // All is found out the next time, which is as good, and slower.
  }
}
