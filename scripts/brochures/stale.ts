import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hasPage } from '../../src/content/addresses.ts'
import { brochureFile } from '../../src/content/brochures.ts'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'
import { BROCHURES } from '../../src/content/files.ts'
import type { ShownPicture } from '../../src/content/load.ts'
import type { Problem } from '../../src/content/problems.ts'
import { valueAt } from '../../src/content/schema.ts'

/** What each brochure was printed from: a hash by the programme’s id. */
type PrintedFrom = Readonly<Record<string, string>>

/** The record beside the brochures, from the project’s root. */
export const RECORD = `${BROCHURES}/printed-from.json`

const PRINT_COMMAND = 'npx tsx scripts/brochures.ts'

/** Fields that order files and say when they changed: no page shows them. */
const UNSEEN = ['updated', 'order', 'draft', 'icon']

/**
 * What the brochure of each programme with a page would be printed from now: the words, facts and pictures of the content that its page
 * shows. Not the page’s bytes: they change with every edit of a style. Words that stand in code are compared on the built site.
 */
export function findSources(root: string, documents: ContentDocuments, shown: readonly ShownPicture[]): PrintedFrom {
  const [company] = documents.of('company')
  const [messages] = documents.of('messages')
  const frame = ['name', 'fullName', 'url', 'email', 'phone', 'offices'].map((field) => company?.data[field])
  const words = [messages?.data.brochure, valueAt(messages?.data, ['unavailable', 'notYetConfirmed'])]
  const programmes = documents.of('programmes').filter(hasPage)
  return Object.fromEntries(
    programmes.map((programme) => {
      const facilitator = documents.of('people').find(({ id }) => id === valueAt(programme.data, ['facilitator', 'person']))
      const hash = createHash('sha256').update(JSON.stringify([frame, words]))
      for (const document of [programme, facilitator]) {
        if (!document) continue
        hash.update(JSON.stringify([seenOf(document), document.body]))
        // A picture that is missing is told by the check of pictures, and a page without it is another page.
        const files = shown.filter((picture) => picture.document.file === document.file).map(({ file }) => path.join(root, file))
        for (const file of files.filter((one) => existsSync(one))) hash.update(readFileSync(file))
      }
      return [programme.id, hash.digest('hex').slice(0, 16)]
    }),
  )
}

const seenOf = ({ data }: ContentDocument) => Object.entries(data).filter(([field]) => !UNSEEN.includes(field))

/** What the record says. Empty where there is none. */
function readRecord(root: string): PrintedFrom {
  const file = path.join(root, RECORD)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Brochures that say what no longer holds, that are missing, or that no page offers. */
export function findStaleBrochures(root: string, sources: PrintedFrom): Problem[] {
  const note = (file: string, message: string): Problem => ({
    file,
    line: 1,
    field: '',
    message: `${message} To put it right, run: ${PRINT_COMMAND}`,
  })
  const stale = listStale(root, sources).map((id) => {
    const words = existsSync(path.join(root, brochureFile(id)))
      ? 'The brochure of this programme was printed before the words, facts or pictures of its page changed.'
      : 'This programme has no brochure.'
    return note(`content/academy/programmes/${id}.md`, words)
  })
  return [...stale, ...listForeign(root, sources).map((file) => note(file, 'No page offers this brochure.'))]
}

/** The programmes whose brochures are to be printed. */
export const listStale = (root: string, sources: PrintedFrom): string[] => {
  const record = readRecord(root)
  return Object.keys(sources).filter((id) => record[id] !== sources[id] || !existsSync(path.join(root, brochureFile(id))))
}

/** Files among the brochures that are none, or no longer. */
export function listForeign(root: string, sources: PrintedFrom): string[] {
  const folder = path.join(root, BROCHURES)
  const own = [RECORD, ...Object.keys(sources).map(brochureFile)]
  const found = existsSync(folder) ? readdirSync(folder).map((name) => `${BROCHURES}/${name}`) : []
  return found.filter((file) => !own.includes(file))
}
