import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A file that differs from the last commit. */
export interface ChangedFile {
  /** Relative to the project root. */
  file: string
  state: 'new' | 'changed' | 'deleted'
}

/** Files under content/ that were changed since the last commit. Empty without git. */
export async function listChangedFiles(root: string): Promise<ChangedFile[]> {
  const question = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content']
  try {
    const { stdout } = await promisify(execFile)('git', question, { cwd: root })
    return stdout
      .split('\0')
      .filter(Boolean)
      .map((entry) => {
        // Before the name are two characters for the status and a space.
        const [code, file] = [entry.slice(0, 2), entry.slice(3).normalize('NFC')]
        return { file, state: code.includes('D') ? 'deleted' : /[?A]/.test(code) ? 'new' : 'changed' }
      })
  } catch {
    return []
  }
}
