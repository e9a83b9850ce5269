import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { createNewFile } from '../../scripts/content/createNewFile.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems, type Problem } from '../../src/content/problems.ts'
import * as f from '../../src/content/schemas/fields.ts'
import type { LoadedKind } from '../../src/content/schemas/kind.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { FIXTURE_CONTENT } from '../fixtures/fixtureProject.ts'

const person = z.strictObject({ name: f.text('The full name', 'Adùnní Balógun'), ...f.publicationFields })

const play = z.strictObject({
  title: f.text('The title', 'Sankara'),
  summary: f.prose('One sentence', 'A captain, a guitar and a country renamed.'),
  price: f.naira('The price of a ticket in whole naira'),
  order: f.count('Place in lists, from 1', 1).optional(),
  minutes: f.confirmable(f.count('Minutes', 110)).optional(),
  premiere: f.day('The day of the premiere').optional(),
  curtain: f.momentOrDay('When the curtain rises', '2025-05-17T15:00+01:00').optional(),
  opens: f.time('When the doors open').optional(),
  ...f.publicationFields,
  category: f.choice(['Theatre', 'Film'], 'What kind of work it is').optional(),
  featured: f.yesNo('Shown first').optional(),
  director: f.reference('people', 'Who directed it', 'adunni-balogun').optional(),
  image: f.picture('The poster').optional(),
  banner: f.banner('The picture at the top').optional(),
  link: f.namedLink('The button').optional(),
  seller: f.externalLink('Where tickets are sold', 'https://tickets.example/sankara').optional(),
  note: f.passage('Anything to add', 'Come early.').optional(),
  themes: f.list(f.text('A theme', 'Power'), 'Themes').optional(),
  dates: f.list(z.strictObject({ id: f.shortName('A short name', 'first-night'), price: f.naira('The price') }), 'Dates').optional(),
  short: f.text('At most ten characters', 'A play').max(10).optional(),
})

const company = z.strictObject({
  name: f.text('The name', 'Gángan'),
  email: f.email('The address', 'a@b.example'),
  knownGaps: z.array(z.unknown()).optional(),
})

type LoadOptions = Parameters<typeof loadContent>[0]

/** Kinds small enough to write out in a test. */
export const SMALL_KINDS: Record<string, LoadedKind> = {
  company: { path: 'company.md', schema: company },
  people: { path: 'people/*.md', schema: person, hasText: true },
  plays: { path: 'plays/*/index.md', schema: play, hasText: true },
}

/** The file of the play. */
export const PLAY = 'content/plays/sankara/index.md'

/** Valid content. */
export const VALID: Record<string, string> = {
  'content/company.md': '---\nname: Gángan\nemail: hello@gangan.example\nknownGaps: []\n---\n',
  'content/people/adunni-balogun.md': '---\nname: Adùnní Balógun\n---\n\nShe begins with the drum.\n',
  [PLAY]: playFile(''),
}

/** The file of a play: three required fields, then the given ones, which begin on line 5. */
export function playFile(fields: string, body = 'A play in four years.'): string {
  return `---\ntitle: Sankara\nsummary: A captain and a guitar.\nprice: 5000\n${fields}${fields && !fields.endsWith('\n') ? '\n' : ''}---\n\n${body}\n`
}

/** Writes files into a new temporary folder (tests/temporaryFolder.ts). Returns its path. */
export function writeFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), data)
  }
  return root
}

/** Copies the content of the fixture site into a new temporary folder. Returns that folder. */
export function copyFixtureContent(): string {
  const root = writeFolder({})
  cpSync(FIXTURE_CONTENT, path.join(root, 'content'), { recursive: true })
  return root
}

/** Adds a new file to a folder, as `npm run content:new` does. */
export const addNewFile = (root: string, kind: string, title: string, today: string) =>
  createNewFile(root, loadContent({ root, ...SITE_OPTIONS, withDrafts: true }).documents, kind, title, today)

/** Replaces text in a file of a folder. Returns a function that restores the file. Throws if the text is not there. */
export function editFile(root: string, file: string, from: string | RegExp, to: string): () => void {
  const place = path.join(root, file)
  const before = readFileSync(place, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from}.`)
  writeFileSync(place, after)
  return () => writeFileSync(place, before)
}

/** Runs a script of this project in another folder. */
export function runScript(cwd: string, script: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}, input = '') {
  const command = ['--import', import.meta.resolve('tsx'), path.resolve(script), ...args]
  // The other folder has no tsconfig.json, which says how JSX is compiled.
  const all = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...env }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8', env: all, input })
  return { status, stdout, stderr }
}

/** Removes line numbers from messages, because they change with the content. */
export const withoutLines = (text: string): string => text.replace(/(?<=\.md:)\d+/g, 'N')

/** Loads the valid content with some files changed. */
export function loadWith(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<LoadOptions> = {},
): ReturnType<typeof loadContent> {
  return loadContent({ root: writeFolder({ ...VALID, ...files }), kinds: SMALL_KINDS, ...options })
}

/** Formats problems with one line for each: its place, its message and its example, unless that has lines of its own. Empty for none. */
export const formatShort = (problems: readonly Problem[]): string =>
  formatProblems(problems)
    .split('\n')
    .slice(2)
    .join('\n')
    .replace(/\n\n(?=\S)/g, '\n')
    .replace(/\n {2}(?! )/g, ' | ')

/** The error messages after some files of the valid content were changed. */
export const messagesForFiles = (files: Readonly<Record<string, string | Uint8Array>>, options: Partial<LoadOptions> = {}): string =>
  formatShort(loadWith(files, options).problems)

/** The error messages for the fields, or the text, of one play, by their lines in its file. */
export const messagesForPlay = (fields: string, body?: string, options: Partial<LoadOptions> = {}): string =>
  messagesForFiles({ [PLAY]: playFile(fields, body) }, options).replaceAll(`${PLAY}:`, '')
