import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadContent } from '../../src/content/loadContent.ts'
import type { Problem } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { writeFolder } from './contentFolder.ts'

/** Files of several kinds and the people they name, few enough to load in milliseconds. What else they name is missing, before changes as after. */
const SAMPLE_FILES = [
  'content/company.md',
  'content/people/ayantunde-ayanlola.md',
  'content/people/bashir-yusuf.md',
  'content/people/kayode-osuntokun.md',
  'content/people/kofoworola-sotire.md',
  'content/people/osaze-igbinovia.md',
  'content/people/sulaiman-garba.md',
  'content/people/tobi-ajibola.md',
  'content/productions/sankara/index.md',
  'content/tickets/sankara-revival.md',
  'content/news/fest-2025.md',
  'content/academy/programmes/film-production-masterclass.md',
  'content/careers/roles/interns.md',
]

/** New contents of files, by path from the project’s root. */
export type Changes = Readonly<Record<string, string | Uint8Array>>

const original = (file: string) => path.join(FIXTURE_PROJECT, file)

/** The text of a file before all changes. */
export const readOriginal = (file: string): string => readFileSync(original(file), 'utf8')

/** Copies the sample into a folder of its own, to break. */
export function makeSample() {
  const root = writeFolder({})
  for (const file of SAMPLE_FILES) {
    const folder = path.dirname(file)
    const id = path.basename(file, '.md')
    mkdirSync(path.join(root, folder), { recursive: true })
    // Where one folder holds all files of a kind, a picture’s name begins with the name of the content file that uses it.
    const isAlone = ['index', path.basename(folder)].includes(id)
    for (const name of readdirSync(original(folder)))
      if (name === `${id}.md` || (name.endsWith('.svg') && (isAlone || name.startsWith(id))))
        cpSync(path.join(original(folder), name), path.join(root, folder, name))
  }
  const load = () => loadContent({ root, ...SITE_OPTIONS })
  const keyOf = ({ file, field, message }: Problem) => [file, field, message].join('\n')
  const known = new Set(load().problems.map(keyOf))
  /** Loads the sample. The problems leave out those of the unchanged sample, which lacks the rest of the site. */
  const loadChanged = () => {
    const loaded = load()
    return { loaded, problems: loaded.problems.filter((problem) => !known.has(keyOf(problem))) }
  }
  /** Changes files. Returns a function that reverts the changes. */
  const change = (changes: Changes) => {
    for (const [file, data] of Object.entries(changes)) writeFileSync(path.join(root, file), data)
    return () => {
      for (const file of Object.keys(changes)) {
        rmSync(path.join(root, file), { force: true })
        if (existsSync(original(file))) cpSync(original(file), path.join(root, file))
      }
    }
  }
  return {
    root,
    change,
    load: loadChanged,
    loadWith: (changes: Changes) => {
      const revert = change(changes)
      try {
        return loadChanged()
      } finally {
        revert()
      }
    },
  }
}
