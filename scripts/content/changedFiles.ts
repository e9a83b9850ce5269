import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Files under content/ changed since the last commit, relative to the project root. Empty without git. */
export async function listChangedFiles(root: string): Promise<string[]> {
  const question = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content']
  try {
    const { stdout } = await promisify(execFile)('git', question, { cwd: root })
    // `git status --porcelain` puts two characters and a space before each name.
    return stdout.split('\0').flatMap((entry) => entry.slice(3).normalize('NFC') || [])
  } catch {
    return []
  }
}
