import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'tests-'))

/** Gives each test run a temporary folder, deleted at its end. Test files cannot delete what a fixture wrote, because they share it. */
export function setup(): void {
  // Some tests run as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
}

/** Deletes the folder, with everything that tests left in it. */
export const teardown = (): void => rmSync(folder, { recursive: true, force: true })
