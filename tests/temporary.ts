import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))

/** Gives a run of tests a temporary folder of its own, which goes with it: files that share what they import cannot each clear up. */
export function setup(): void {
  // Some tests act as another user, who may enter it.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
}

/** Takes the folder away, with what tests have left in it. */
export const teardown = (): void => rmSync(folder, { recursive: true, force: true })
