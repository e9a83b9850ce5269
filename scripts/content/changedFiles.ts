import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The files under content/ that were written since the last commit, from the project's root. None where there is no git to ask. */
export async function listChangedFiles(root: string): Promise<string[]> {
  const question = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content']
  try {
    const { stdout } = await promisify(execFile)('git', question, { cwd: root })
    // Two letters and a space stand before each name.
    return stdout.split('\0').flatMap((entry) => entry.slice(3).normalize('NFC') || [])
  } catch {
    return []
  }
}
