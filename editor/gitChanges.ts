import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { formatField } from '../src/content/problems.ts'
import { schemaAt, visitFields } from '../src/content/schemas/inspection.ts'
import { type ChangedFile, listChangedFiles } from '../src/files/changedFiles.ts'
import { parseContent } from './contentText.ts'
import { contentFileAt } from './editableFiles.ts'
import { toFieldId } from './formContext.ts'
import { toFormText, toFullLabel, toPath } from './formFields.ts'
import { readContentFile } from './safeFiles.ts'

/** Runs git without prompts, because no user sees its terminal. */
async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } })
  return stdout.trim()
}

/** Finds out whether the project has a remote to push to, and commits that no remote has. */
export async function askGit(root: string) {
  const remotes = (await git(root, 'remote').catch(() => '')).split('\n')
  const remote = remotes.includes('origin') ? 'origin' : remotes[0] || undefined
  const unpushed = remote ? await git(root, 'rev-list', '--count', 'HEAD', '--not', '--remotes').catch(() => '0') : '0'
  return { remote, hasUnpushed: unpushed !== '0' }
}

export async function listGitChanges(root: string): Promise<(ChangedFile & { words: string[] })[]> {
  const files = await listChangedFiles(root)
  return Promise.all(
    files.map(async (change) => {
      const { file, state } = change
      if (state !== 'changed' || !file.endsWith('.md')) return { ...change, words: [] }
      const before = await git(root, 'show', `HEAD:${file}`)
      const now = readContentFile(root, file) ?? ''
      const [data, dataBefore] = [now, before].map((text) => parseContent(text)?.data)
      const words = listDifferences(file, now, before).map(([field, value, valueBefore]) => {
        const label = toFullLabel(value === undefined ? dataBefore : data, toPath(toFieldId(field)) ?? [])
        return `${label}: ${value ?? 'removed'}${valueBefore === undefined ? ' (new)' : `, was ${valueBefore}`}`
      })
      return { ...change, words }
    }),
  )
}

export function listDifferences(file: string, one: string, other: string): [field: string, one?: string, other?: string][] {
  const [first, second] = [listValues(file, one), listValues(file, other)]
  const names = [...new Set([...first.keys(), ...second.keys()])].filter((name) => first.get(name) !== second.get(name))
  return names.map((name) => [name, first.get(name), second.get(name)])
}

/** Every field of a file with its value as the form shows it, and its text, whose name is empty. */
function listValues(file: string, text: string): Map<string, string> {
  const content = parseContent(text)
  if (!content) return new Map([['', text]])
  const values = new Map<string, string>()
  const schema = contentFileAt(file)?.kind.schema
  if (schema)
    visitFields(schema, content.data, ({ value, path }) => {
      const field = schemaAt(schema, path)
      if (typeof value !== 'object') values.set(formatField(path), (field && toFormText(field, value)) || String(value))
    })
  if (content.body !== '') values.set('', content.body)
  return values
}

/**
 * Commits everything under content/ if there is a message, and pushes all commits if there is a remote. Returns a description; throws git’s
 * error.
 */
export async function commitAndPush(root: string, message?: string): Promise<string> {
  const { remote } = await askGit(root)
  const run = (failure: string, ...args: string[]) =>
    git(root, ...args).catch((error: { stderr?: string; stdout?: string }) => {
      throw new Error(`${failure} Git says: ${(error.stderr || error.stdout || String(error)).trim()}`)
    })
  if (message !== undefined) {
    await run('Not committed.', 'add', '--all', '--', 'content')
    await run('Not committed.', 'commit', '--message', message, '--', 'content')
  }
  if (!remote) return 'Committed on this computer. There is nowhere to push to yet.'
  await run('Committed on this computer, but not pushed.', 'push', '--set-upstream', remote, 'HEAD')
  return 'Committed and pushed. The checks of the project take it from here.'
}
