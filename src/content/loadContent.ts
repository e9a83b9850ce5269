import { posix } from 'node:path'
import { z } from 'zod'
import { getNow } from '../lib/clock.ts'
import type { Collection } from './collections.ts'
import { checkFolders, checkPictureNames, findPlaceByFields, listContentFiles, PICTURE, readDocuments } from './contentFiles.ts'
import { type ContentDocument, type ContentDocuments, gatherDocuments, originalsFirst } from './documents.ts'
import { checkBody, checkField, pictureFile, type Surroundings } from './fieldChecks.ts'
import { inFile, type Problem } from './problems.ts'
import { isHeldBack } from './publicationPeriod.ts'
import { checkValue } from './schemaErrors.ts'
import { groupsIn, isRecord, type Path, valueAt, visitFields } from './schemaInspection.ts'
import { checkTokens, fillTokensInDocuments, type TokenTable } from './tokens.ts'

export interface LoadOptions {
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

/** A validated entry, not yet typed by collection. Its pictures have no addresses yet. */
export type LooseEntry = Record<string, unknown> & { id: string; file: string; body: string }

export type Loaded = ReturnType<typeof loadContent>

/**
 * Loads and checks every file under content/. Errors in files are returned in `problems`, never thrown; `entries` lacks invalid files.
 * Files are relative to the project root. `draftPictures` are used only by files that were not loaded.
 * @throws ContentError when the folder cannot be read.
 */
export function loadContent(options: LoadOptions) {
  const { root, collections, listAddresses, tokens, rules = [], withDrafts, now = getNow(), unsaved } = options
  const problems: Problem[] = []
  const files = [...new Set([...listContentFiles(root, problems), ...(unsaved?.keys() ?? [])])].sort()
  const { documents, unreadable } = readDocuments(options, files, problems)
  const heldBack = documents.filter((document) => isHeldBack(document, now))
  const all = withDrafts ? documents : documents.filter((document) => !heldBack.includes(document))
  const set = gatherDocuments({ all, unreadable, heldBack }, problems)
  if (tokens) {
    checkTokens(tokens, set)
    fillTokensInDocuments(tokens, set, collections[tokens.collection]?.schema)
  }

  const gaps = set.of('company')[0]?.data.knownGaps
  const hasGaps = collections.company?.schema instanceof z.ZodObject && 'knownGaps' in collections.company.schema.shape
  const around: Surroundings = {
    set,
    collections,
    files: new Set(files),
    // Links are not reported as broken while the list of known gaps cannot be read.
    routes: hasGaps && !Array.isArray(gaps) ? undefined : listAddresses?.(set),
    gaps: groupsIn(gaps).flatMap(([, { path }]) => (typeof path === 'string' ? [path] : [])),
  }
  const pictures = files.filter((file) => PICTURE.test(file))
  const entries = Object.fromEntries(Object.keys(collections).map((name) => [name, [] as LooseEntry[]]))
  for (const [name, collection] of Object.entries(collections)) {
    const single = `content/${collection.path}`
    if (!single.includes('*') && !files.includes(single))
      problems.push(inFile(single, 'This file is missing, and the site cannot do without it.'))
    for (const document of set.of(name)) {
      const { id, file } = document
      const checked = checkValue(collection.schema, document.data, {
        idsOf: (other) => set.of(other).map((one) => one.id),
        pictures: () => {
          const names = pictures
            .filter((picture) => posix.dirname(picture) === posix.dirname(file))
            .map((picture) => posix.basename(picture))
          return [...names.filter((name) => name.startsWith(`${id}.`)), ...names]
        },
      })
      const place = checked.problems.length > 2 && findPlaceByFields(collections, file, document.data)
      if (place) {
        set.report(
          document,
          [],
          `These are the fields of another kind of content, so this file is in the wrong folder. Move it to ${place}.`,
        )
        continue
      }
      for (const problem of checked.problems) set.report(document, problem.path as Path, problem.message, problem.example)
      visitFields(collection.schema, document.data, (field) => {
        if (!set.hasError(document, field.path)) checkField(around, document, field)
      })
      checkBody(around, document, collection.body)
      if ('value' in checked && isRecord(checked.value)) entries[name]?.push({ ...checked.value, id, file, body: document.body })
    }
    checkOrder(set, name)
  }
  for (const rule of rules) rule(set)
  checkFolders(collections, files, problems)
  checkPictureNames(pictures, problems)
  const shown = Object.keys(collections).flatMap((name) => set.of(name).flatMap((document) => listShown(collections, document)))
  const used = new Set(shown.map(({ file }) => file))
  const waiting = new Set(heldBack.flatMap((document) => listShown(collections, document)).map(({ file }) => file))
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

/** A use of a picture. */
export interface ShownPicture {
  file: string
  document: ContentDocument
  path: Path
  /** Maximum displayed width in CSS pixels. */
  width: number
}

function listShown(collections: Record<string, Collection>, document: ContentDocument): ShownPicture[] {
  const shown: ShownPicture[] = []
  const schema = collections[document.collection]?.schema
  if (schema)
    visitFields(schema, document.data, ({ value, path, notes }) => {
      const src = valueAt(value, ['src'])
      if (typeof src === 'string') shown.push({ file: pictureFile(document.file, src), document, path, width: notes.width ?? 800 })
    })
  return shown
}

function checkOrder(set: ContentDocuments, collection: string): void {
  const seen = new Map<number, string>()
  const ordered = originalsFirst(set.of(collection)).filter(({ data }) => typeof data.order === 'number')
  const next = Math.floor(Math.max(0, ...ordered.map(({ data }) => Number(data.order)))) + 1
  for (const document of ordered) {
    const order = Number(document.data.order)
    const first = seen.get(order)
    const message = `${first} has order ${order} already. Give each file an order of its own, for example ${next}, after all others.`
    if (first === undefined) seen.set(order, document.file)
    else set.report(document, ['order'], message)
  }
}
