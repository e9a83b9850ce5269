import { getNow } from '../lib/clock.ts'
import { checkValue } from './explain/schemaErrors.ts'
import { inFile, type Problem } from './problems.ts'
import { checkPictureNames, listContentFiles, readDocuments } from './read/contentFiles.ts'
import { type ContentDocument, type ContentDocuments, gatherDocuments } from './read/documents.ts'
import { fileBeside, PICTURE } from './read/namedFiles.ts'
import { isUnpublished } from './read/publicationPeriod.ts'
import { checkBody, checkField, type FieldContext } from './rules/fieldChecks.ts'
import { findLinkTargets } from './rules/links.ts'
import { isRecord, type Path, valueAt, visitFields } from './schemas/inspection.ts'
import type { LoadedKind } from './schemas/kind.ts'
import { checkTokens, fillTokensInDocuments } from './tokens.ts'

export interface LoadOptions {
  root: string
  kinds: Record<string, LoadedKind>
  /** Returns the pages that links may lead to. Without it, links are not checked. */
  listAddresses?: (documents: ContentDocuments) => readonly string[]
  /** Checks that compare several files or that only this site has. */
  rules?: (documents: ContentDocuments) => void
  /** Whether unpublished files are loaded as if they were published, for development. */
  withDrafts?: boolean
  /** The moment for which files are loaded (2026-06-01T09:00+01:00). Default: now. */
  now?: string
  /** Texts that replace files on disk: unsaved changes of the editor. */
  unsaved?: ReadonlyMap<string, string>
}

/** A validated entry, not yet typed by kind. Its pictures have no addresses yet. */
export type LooseEntry = Record<string, unknown> & { id: string; file: string; body: string }

export type Loaded = ReturnType<typeof loadContent>

/**
 * Loads and checks every file under content/. Errors in files are returned in `problems`, never thrown; `entries` lacks invalid files.
 * Files are relative to the project root. `draftPictures` are used only by files that were not loaded.
 * @throws ContentError when the folder cannot be read.
 */
export function loadContent(options: LoadOptions) {
  const { root, kinds, listAddresses, rules, withDrafts, now = getNow(), unsaved } = options
  const problems: Problem[] = []
  const files = [...new Set([...listContentFiles(root, problems), ...(unsaved?.keys() ?? [])])].sort()
  const { documents, unreadable } = readDocuments(options, files, problems)
  const all = withDrafts ? documents : documents.filter((document) => !isUnpublished(document, now))
  const unpublished = documents.filter((document) => isReadable(document) && isUnpublished(document, now))
  const set = gatherDocuments({ all, unreadable, unpublished }, problems)
  checkTokens(set, (kind) => (kinds[kind] as LoadedKind).schema)
  fillTokensInDocuments(set)
  const context: FieldContext = { set, kinds, files: new Set(files), targets: listAddresses && findLinkTargets(set, listAddresses) }
  const entries = Object.fromEntries(Object.keys(kinds).map((name) => [name, checkKind(context, name, problems)]))
  rules?.(set)
  const pictures = files.filter((file) => PICTURE.test(file))
  checkPictureNames(pictures, problems)
  return { problems, documents: set, entries, pictures, ...findPictureUses(kinds, set, pictures), fileCount: files.length }
}

/** Whether a file has no errors in its characters and in its YAML. */
const isReadable = ({ source }: ContentDocument) => source.problems.length === 0

/** Checks all files of a kind. Returns its valid entries. */
function checkKind(context: FieldContext, name: string, problems: Problem[]): LooseEntry[] {
  const { set, kinds, files } = context
  const single = `content/${kinds[name]?.path}`
  if (!single.includes('*') && !files.has(single)) problems.push(inFile(single, 'This file is missing, and the site cannot do without it.'))
  return set.of(name).flatMap((document) => checkDocument(context, document))
}

/** Checks the fields and the text of a file. Returns its entry, unless its fields are invalid. */
function checkDocument(context: FieldContext, document: ContentDocument): LooseEntry[] {
  const { set, kinds } = context
  const { kind, id, file, data, body } = document
  const { schema, hasText = false } = kinds[kind] as LoadedKind
  const checked = checkValue(schema, data)
  for (const problem of checked.problems) set.report(document, problem.path as Path, problem.message, problem.example)
  visitFields(schema, data, (field) => {
    if (!set.hasError(document, field.path)) checkField(context, document, field)
  })
  checkBody(context, document, hasText)
  return 'value' in checked && isRecord(checked.value) && isReadable(document) ? [{ ...checked.value, id, file, body }] : []
}

/** The uses of all pictures, and the pictures that nothing uses. */
function findPictureUses(kinds: LoadOptions['kinds'], set: ContentDocuments, pictures: readonly string[]) {
  const shown = Object.keys(kinds).flatMap((name) => set.of(name).flatMap((document) => listShown(kinds, document)))
  const used = new Set(shown.map(({ file }) => file))
  const unpublishedPictures = new Set(set.unpublished.flatMap((document) => listShown(kinds, document)).map(({ file }) => file))
  const unshown = pictures.filter((file) => !used.has(file))
  return {
    shown,
    unusedPictures: unshown.filter((file) => !unpublishedPictures.has(file)),
    draftPictures: unshown.filter((file) => unpublishedPictures.has(file)),
  }
}

export interface ShownPicture {
  file: string
  document: ContentDocument
  path: Path
}

function listShown(kinds: Record<string, LoadedKind>, document: ContentDocument): ShownPicture[] {
  const shown: ShownPicture[] = []
  const schema = kinds[document.kind]?.schema
  if (schema)
    visitFields(schema, document.data, ({ value, path }) => {
      const src = valueAt(value, ['src'])
      if (typeof src === 'string') shown.push({ file: fileBeside(document.file, src), document, path })
    })
  return shown
}
