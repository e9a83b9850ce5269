import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadContent } from '../../src/content/loadContent.ts'
import type { Problem } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'

/** One or two real files of most collections. They refer to each other, and are few enough to load in milliseconds. */
export const SAMPLE_FILES = [
  'content/company.md',
  'content/messages.md',
  'content/people/ayantunde-ayanlola.md',
  'content/people/bashir-yusuf.md',
  'content/people/kayode-osuntokun.md',
  'content/people/kofoworola-sotire.md',
  'content/people/osaze-igbinovia.md',
  'content/people/sulaiman-garba.md',
  'content/people/tobi-ajibola.md',
  'content/partners/eko-sound.md',
  'content/venues/lagos-park.md',
  'content/venues/lagos-theatre.md',
  'content/productions/sankara/index.md',
  'content/tickets/festival-2025.md',
  'content/tickets/sankara-revival.md',
  'content/news/fest-2025.md',
  'content/festival/festival.md',
  'content/festival/events/avalanche.md',
  'content/academy/programmes/film-production-masterclass.md',
  'content/academy/bootcamp/courses/directing.md',
  'content/careers/roles/interns.md',
  'content/pages/contact/contact.md',
] as const

/** New contents of files, by path from the project’s root; undefined deletes the file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>

/** A small copy of the content for mutations. */
export type Sample = ReturnType<typeof makeSample>

/** Copies the sample of the project at `project` into a folder of its own. */
export function makeSample(project: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'sample-'))
  for (const file of SAMPLE_FILES) {
    const folder = path.dirname(file)
    const id = path.basename(file, '.md')
    mkdirSync(path.join(root, folder), { recursive: true })
    // Where one folder holds all files of a collection, a picture’s name begins with the name of the content file that uses it.
    const isAlone = ['index', path.basename(folder)].includes(id)
    for (const name of readdirSync(path.join(project, folder))) {
      if (name === `${id}.md` || (/\.svg$/.test(name) && (isAlone || name.startsWith(id)))) {
        cpSync(path.join(project, folder, name), path.join(root, folder, name))
      }
    }
  }
  const load = () => loadContent({ root, ...SITE_OPTIONS })
  const keyOf = ({ file, field, message }: Problem) => [file, field, message].join('\n')
  const known = new Set(load().problems.map(keyOf))
  /** Applies changes, runs anything that reads the folder, now or later, and reverts the changes. */
  const use = <Result>(changes: Changes, read: () => Result): Result => {
    for (const [file, data] of Object.entries(changes)) {
      if (data === undefined) rmSync(path.join(root, file))
      else writeFileSync(path.join(root, file), data)
    }
    const revert = () => {
      for (const file of Object.keys(changes)) {
        rmSync(path.join(root, file), { force: true })
        if (existsSync(path.join(project, file))) cpSync(path.join(project, file), path.join(root, file))
      }
    }
    let result: Result | undefined
    try {
      result = read()
      return result instanceof Promise ? (result.finally(revert) as Result) : result
    } finally {
      if (!(result instanceof Promise)) revert()
    }
  }
  return {
    root,
    use,
    /** The loader’s errors after the changes, without those of the unchanged sample, which lacks the rest of the site. */
    loadWith: (changes: Changes) => {
      const loaded = use(changes, load)
      return { loaded, problems: loaded.problems.filter((problem) => !known.has(keyOf(problem))) }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
