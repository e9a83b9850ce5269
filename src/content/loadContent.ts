import { posix } from 'node:path'
import { z } from 'zod'
import { getNow } from '../lib/clock.ts'
import type { Collection } from './collections.ts'
import { checkFolders, checkPictureNames, listContentFiles, PICTURE, readDocuments } from './contentFiles.ts'
import { type ContentDocument, type ContentDocuments, gatherDocuments, listGaps } from './documents.ts'
import { checkTokens, fillTokensInDocuments } from './documentTokens.ts'
import { checkBody, checkField, pictureFile, type Surroundings } from './fieldChecks.ts'
import { inFile, type Problem } from './problems.ts'
import { isHeldBack } from './publicationPeriod.ts'
import { checkValue, type Neighbours } from './schemaErrors.ts'
import { isRecord, type Path, valueAt, visitFields } from './schemaInspection.ts'
import type { TokenTable } from './tokens.ts'

export interface LoadOptions {
  /** The project root, or a test’s folder. */
  root: string
  collections: Record<string, Collection>
  /** Returns the pages that links may lead to. Without it, links are not checked. */
  listAddresses?: (documents: ContentDocuments) => readonly string[]
  tokens?: TokenTable
  /** Checks that compare several files or that only this site has. */
  rules?: readonly ((documents: ContentDocuments) => void)[]
  /** Whether unpublished files are loaded as if they were published, for development. */
  withDrafts?: boolean
  /** The moment for which files are loaded (2026-06-01T09:00+01:00). Default: now. */
  now?: string
  /** Texts that replace files on disk: unsaved changes of the editor. */
  unsaved?: ReadonlyMap<string, string>
}

/** A use of a picture. */
export interface ShownPicture {
  /** The picture, relative to the project root. */
  file: string
  document: ContentDocument
  path: Path
  /** Maximum displayed width in CSS pixels. */
  width: number
}

/** A validated entry, not yet typed by collection. Its pictures have no addresses yet. */
export type LooseEntry = Record<string, unknown> & { id: string; file: string; body: string }

export type Loaded = ReturnType<typeof loadContent>

/**
 * Loads and checks every file under content/. Errors in files are returned in `problems`, never thrown; `entries` lacks invalid files.
 * Files are relative to the project root. `draftPictures` are used only by files that were not loaded.
 * @throws ContentError when the folder cannot be read.
 */
export function loadContent(options: LoadOptions) {
  const problems: Problem[] = []
  const files = [...new Set([...listContentFiles(options.root, problems), ...(options.unsaved?.keys() ?? [])])].sort()
  const read = readDocuments(options, files, problems)
  const now = options.now ?? getNow()
  const heldBack = read.documents.filter((document) => isHeldBack(document, now))
  const documents = options.withDrafts ? read.documents : read.documents.filter((document) => !heldBack.includes(document))
  const set = gatherDocuments({ all: documents, unreadable: read.unreadable, heldBack }, problems)
  if (options.tokens) {
    checkTokens(options.tokens, set)
    fillTokensInDocuments(options.tokens, set, options.collections[options.tokens.collection]?.schema)
  }

  const gaps = listGaps(set)
  const around: Surroundings = {
    set,
    collections: options.collections,
    files: new Set(files),
    // Links are not reported as broken while the list of known gaps cannot be read.
    routes: gaps === undefined && hasGaps(options.collections) ? undefined : options.listAddresses?.(set),
    gaps: gaps ?? [],
  }
  const pictures = files.filter((file) => PICTURE.test(file))
  const neighboursOf = listNeighbours(set, pictures)
  const entries = Object.fromEntries(Object.keys(options.collections).map((name) => [name, [] as LooseEntry[]]))
  const shown: ShownPicture[] = []
  for (const [name, collection] of Object.entries(options.collections)) {
    const single = `content/${collection.path}`
    if (!single.includes('*') && !files.includes(single))
      problems.push(inFile(single, 'This file is missing, and the site cannot do without it.'))
    for (const document of set.of(name)) {
      const checked = checkValue(collection.schema, document.data, neighboursOf(document))
      for (const problem of checked.problems) set.report(document, problem.path as Path, problem.message, problem.example)
      shown.push(...listShown(collection, document))
      visitFields(collection.schema, document.data, (field) => {
        if (!set.hasError(document, field.path)) checkField(around, document, field)
      })
      checkBody(around, document, collection.body)
      if (!('value' in checked) || !isRecord(checked.value)) continue
      entries[name]?.push({ ...checked.value, id: document.id, file: document.file, body: document.body })
    }
    checkOrder(set, name)
  }
  for (const rule of options.rules ?? []) rule(set)
  checkFolders(options.collections, files, problems)
  checkPictureNames(pictures, problems)
  const used = new Set(shown.map(({ file }) => file))
  const waiting = new Set(heldBack.flatMap((held) => listShown(options.collections[held.collection], held).map(({ file }) => file)))
  const unshown = pictures.filter((file) => !used.has(file))
  return {
    problems,
    documents: set,
    entries,
    pictures,
    shown,
    unusedPictures: unshown.filter((file) => !waiting.has(file)),
    draftPictures: unshown.filter((file) => waiting.has(file)),
    fileCount: files.length,
  }
}

/** Every use of a picture in an entry. */
function listShown(collection: Collection | undefined, document: ContentDocument): ShownPicture[] {
  const shown: ShownPicture[] = []
  if (!collection) return shown
  visitFields(collection.schema, document.data, ({ value, path, notes }) => {
    const src = valueAt(value, ['src'])
    if (typeof src === 'string') shown.push({ file: pictureFile(document.file, src), document, path, width: notes.width ?? 800 })
  })
  return shown
}

function listNeighbours(set: ContentDocuments, pictures: readonly string[]): (document: ContentDocument) => Neighbours {
  const folders = new Map<string, string[]>()
  for (const file of pictures) folders.set(posix.dirname(file), [...(folders.get(posix.dirname(file)) ?? []), posix.basename(file)])
  return ({ file, id }) => ({
    idsOf: (collection) => set.of(collection).map((document) => document.id),
    get pictures() {
      const names = folders.get(posix.dirname(file)) ?? []
      return [...names.filter((name) => name.startsWith(`${id}.`)), ...names]
    },
  })
}

function checkOrder(set: ContentDocuments, collection: string): void {
  const seen = new Map<number, string>()
  const ordered = set.of(collection).filter(({ data }) => typeof data.order === 'number')
  const next = Math.floor(Math.max(0, ...ordered.map(({ data }) => Number(data.order)))) + 1
  for (const document of ordered) {
    const order = Number(document.data.order)
    const first = seen.get(order)
    const message = `${first} has order ${order} already. Give each file an order of its own, for example ${next}, after all others.`
    if (first === undefined) seen.set(order, document.file)
    else set.report(document, ['order'], message)
  }
}

/** Whether the company’s file has a readable list of known gaps. */
const hasGaps = ({ company }: Record<string, Collection>) => company?.schema instanceof z.ZodObject && 'knownGaps' in company.schema.shape
