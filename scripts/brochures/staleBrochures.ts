import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brochureFile, VISIT_GUIDE_BROCHURES } from '../../src/content/brochures.ts'
import { BROCHURES } from '../../src/content/contentFiles.ts'
import type { ContentDocument } from '../../src/content/documents.ts'
import type { Loaded } from '../../src/content/loadContent.ts'
import { hasPage } from '../../src/content/pageAddresses.ts'
import type { Problem } from '../../src/content/problems.ts'
import { valueAt } from '../../src/content/schemaInspection.ts'
import { toSiteWithoutPictures } from '../../src/content/site.ts'
import { findPagePath } from '../../src/lib/paths.ts'
import { findVisitGuide } from '../../src/model/visitGuide.ts'
import { readPortable } from '../lib/readPortable.ts'
import { readRecord } from '../lib/readRecord.ts'

/** The sources of brochures, by id: a hash of texts, facts and pictures, and their content file. */
type Sources = Readonly<Record<string, { hash: string; owner: string }>>

/** The file that records the sources of each printed brochure, in the folder of the brochures. Relative to the project root. */
export const BROCHURE_RECORD = `${BROCHURES}/printed-from.json`

const COMMAND = 'npx tsx scripts/brochures.ts'

/** Fields that are not printed, so that changing them makes no brochure stale. */
const UNPRINTED_FIELDS = ['updated', 'order', 'draft', 'icon']

const COMPANY_FIELDS = ['name', 'fullName', 'url', 'email', 'phone', 'whatsapp', 'offices']

/**
 * The current sources of every brochure that pages offer. Hashes content rather than built pages, which change with every edit of a style.
 * Texts that come from code are not included: tests/built/brochures.test.ts compares them. Call this only for content without errors.
 */
export function findSources(root: string, { documents, entries, shown }: Loaded): Sources {
  const [company, messages] = [documents.of('company')[0]?.data, documents.of('messages')[0]?.data]
  const frame = COMPANY_FIELDS.map((field) => company?.[field])
  const words = [messages?.brochure, valueAt(messages, ['unavailable', 'notYetConfirmed'])]
  const programmes = documents
    .of('programmes')
    .filter(hasPage)
    .map((programme) => {
      const facilitator = documents.of('people').filter(({ id }) => id === valueAt(programme.data, ['facilitator', 'person']))
      const parts = [programme, ...facilitator].flatMap((document) => [
        [printedFields(document), document.body],
        ...shown.filter((picture) => picture.document.file === document.file).map(({ file }) => file),
      ])
      return [programme.id, { hash: toHash([[frame, words], ...parts], root), owner: programme.file }] as const
    })
  const site = toSiteWithoutPictures(entries)
  const { title, contact, printed } = site.messages.firstVisit
  const entrances = shown.filter(({ document, path: [field] }) => document.collection === 'venues' && field === 'entrance')
  // The sentences and pictures of each visit guide. Both type sizes share one hash.
  const visits = site.productions.flatMap((production) => {
    const parts = findVisitGuide(site, production)
    if (!parts || !findPagePath('productions', production)) return []
    const words = [frame, production.title, title, contact, printed, parts]
    const alts = parts.flatMap(({ groups }) => groups.flatMap(({ picture }) => picture?.alt ?? []))
    const pictures = entrances.filter(({ document }) => alts.includes(String(valueAt(document.data, ['entrance', 'alt']))))
    const hash = toHash([words, ...pictures.map(({ file }) => file)], root)
    return VISIT_GUIDE_BROCHURES.map(({ toId }) => [toId(production.id), { hash, owner: production.file }] as const)
  })
  return Object.fromEntries([...programmes, ...visits])
}

/** Hashes texts as JSON, and the bytes of pictures. The picture check reports missing pictures. */
function toHash(parts: readonly unknown[], root: string): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    if (typeof part !== 'string') hash.update(JSON.stringify(part))
    else if (existsSync(path.join(root, part))) hash.update(readPortable(path.join(root, part)))
  }
  return hash.digest('hex').slice(0, 16)
}

const printedFields = ({ data }: ContentDocument) => Object.entries(data).filter(([field]) => !UNPRINTED_FIELDS.includes(field))

/** The content of the record: hashes by id. */
export const toBrochureRecord = (sources: Sources): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(sources).map(([id, { hash }]) => [id, hash])), null, 2)}\n`

/** Reports brochures that are outdated or missing, or that no page offers. */
export function findStaleBrochures(root: string, sources: Sources): Problem[] {
  const toProblem = (file: string, text: string): Problem => ({
    file,
    line: 1,
    field: '',
    message: `${text} To put it right, run: ${COMMAND}`,
  })
  const stale = listStale(root, sources).map((id) => {
    const file = brochureFile(id)
    const text = existsSync(path.join(root, file))
      ? ' was printed before the words, facts or pictures of its page changed.'
      : ', which this page offers, is not printed yet.'
    return toProblem(sources[id]?.owner ?? BROCHURE_RECORD, file + text)
  })
  return [...stale, ...listForeign(root, sources).map((file) => toProblem(file, 'No page offers this brochure.'))]
}

/** The ids of the brochures to print. */
export function listStale(root: string, sources: Sources): string[] {
  const record = readRecord<string>(path.join(root, BROCHURE_RECORD))
  return Object.keys(sources).filter((id) => record[id] !== sources[id]?.hash || !existsSync(path.join(root, brochureFile(id))))
}

/** Files in the brochures folder that are not brochures, or that no page offers. */
export function listForeign(root: string, sources: Sources): string[] {
  const folder = path.join(root, BROCHURES)
  const own = [BROCHURE_RECORD, ...Object.keys(sources).map(brochureFile)]
  const found = existsSync(folder) ? readdirSync(folder).map((name) => `${BROCHURES}/${name}`) : []
  return found.filter((file) => !own.includes(file))
}
