import { posix } from 'node:path'
import { z } from 'zod'
import { getNow } from '../lib/clock.ts'
import type { Collection } from './collections.ts'
import { type ContentDocument, type ContentDocuments, gatherDocuments, listGaps } from './documents.ts'
import { checkBody, checkField, pictureFile, type Surroundings } from './fieldChecks.ts'
import { checkFolders, checkPictureNames, listFiles, PICTURE, readDocuments } from './files.ts'
import { checkTokens, fillTokens } from './fillTokens.ts'
import type { Problem } from './problems.ts'
import { isHeldBack } from './release.ts'
import { isRecord, type Path, valueAt, visitFields } from './schema.ts'
import { checkValue, type Neighbours } from './schemaErrors.ts'
import type { TokenTable } from './tokens.ts'

export interface LoadOptions {
  /** The project's root, or what stands for it in a test. */
  root: string
  collections: Record<string, Collection>
  /** Gives the pages that links may lead to. Without it links are not followed. */
  listAddresses?: (documents: ContentDocuments) => readonly string[]
  tokens?: TokenTable
  /** Checks that look at several files, or that only this site has. */
  rules?: readonly ((documents: ContentDocuments) => void)[]
  /** Whether files that are held back are taken in as if they were published: for development. */
  withDrafts?: boolean
  /** The moment as of which files are published (2026-06-01T09:00+01:00): now, where it is left out. */
  now?: string
  /** Texts that stand for those on disk, by file: unsaved changes of the editor. */
  unsaved?: ReadonlyMap<string, string>
}

/** A place at which a picture is shown. */
export interface ShownPicture {
  /** The picture, from the project's root. */
  file: string
  document: ContentDocument
  path: Path
  /** How wide it is shown at most, in CSS pixels. */
  width: number
}

/** A checked entry, before its collection's type is known. Its pictures have no addresses yet. */
export type LooseEntry = Record<string, unknown> & { id: string; file: string; body: string }

export interface Loaded {
  /** Everything that is wrong. Where it is not empty, `entries` lacks the files that are wrong. */
  problems: Problem[]
  documents: ContentDocuments
  entries: Record<string, LooseEntry[]>
  /** Every picture under content/, from the project's root. */
  pictures: string[]
  /** Where pictures are shown. */
  shown: ShownPicture[]
  /** Pictures that no file names. */
  unusedPictures: string[]
  /** Pictures that nothing names but files that were left out. */
  draftPictures: string[]
  /** How many files were looked at. */
  fileCount: number
}

/**
 * Reads and checks every file under content/. Never throws for what a file holds: all errors are in `problems`.
 * Throws ContentError where there is no folder to read.
 */
export function loadContent(options: LoadOptions): Loaded {
  const problems: Problem[] = []
  const files = [...new Set([...listFiles(options.root, problems), ...(options.unsaved?.keys() ?? [])])].sort()
  const read = readDocuments(options, files, problems)
  const now = options.now ?? getNow()
  const heldBack = read.documents.filter((document) => isHeldBack(document, now))
  const documents = options.withDrafts ? read.documents : read.documents.filter((document) => !heldBack.includes(document))
  const set = gatherDocuments({ all: documents, unreadable: read.unreadable, heldBack }, problems)
  if (options.tokens) {
    checkTokens(options.tokens, set)
    fillTokens(options.tokens, set, options.collections[options.tokens.collection]?.schema)
  }

  const gaps = listGaps(set)
  const around: Surroundings = {
    set,
    collections: options.collections,
    files: new Set(files),
    // As long as nobody can tell which pages are to come, no link is called dead.
    routes: gaps === undefined && hasGaps(options.collections) ? undefined : options.listAddresses?.(set),
    gaps: gaps ?? [],
  }
  const pictures = files.filter((file) => PICTURE.test(file))
  const neighboursOf = listNeighbours(set, pictures)
  const entries = Object.fromEntries(Object.keys(options.collections).map((name) => [name, [] as LooseEntry[]]))
  const shown: ShownPicture[] = []
  for (const [name, collection] of Object.entries(options.collections)) {
    if (!collection.path.includes('*') && !files.includes(`content/${collection.path}`)) {
      problems.push({
        file: `content/${collection.path}`,
        line: 1,
        field: '',
        message: 'This file is missing, and the site cannot do without it.',
      })
    }
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

/** Every place of a file at which a picture is shown. */
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
  for (const document of set.of(collection)) {
    const { order } = document.data
    if (typeof order !== 'number') continue
    const first = seen.get(order)
    if (first === undefined) seen.set(order, document.file)
    else set.report(document, ['order'], `${first} has the place ${order} already. Give each a place of its own.`)
  }
}

/** Whether the company's file says which pages are still to come. */
const hasGaps = ({ company }: Record<string, Collection>) => company?.schema instanceof z.ZodObject && 'knownGaps' in company.schema.shape
