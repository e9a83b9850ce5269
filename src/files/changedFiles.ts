import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface ChangedFile {
  /** Relative to the project root. */
  file: string
  state: 'new' | 'changed' | 'deleted'
}

/**
 * Files under content/ that differ from the commit `base`; without it, from the last commit, new files that git does not know yet included.
 * Empty without git.
 */
export async function listChangedFiles(root: string, base?: string): Promise<ChangedFile[]> {
  const question = base
    ? ['diff', '--name-status', '-z', '--no-renames', base, '--', 'content']
    : ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content']
  const answer = await promisify(execFile)('git', question, { cwd: root }).catch((error: Error) => {
    if (base) throw error
    return { stdout: '' }
  })
  // git diff puts a null byte between state and name, git status a space.
  const entries = base ? answer.stdout.matchAll(/(\w)\0([^\0]+)\0/g) : answer.stdout.matchAll(/(..) ([^\0]+)\0/g)
  return [...entries].map(([, code = '', file = '']) => ({
    file: file.normalize('NFC'),
    state: code.includes('D') ? 'deleted' : /[?A]/.test(code) ? 'new' : 'changed',
  }))
}
