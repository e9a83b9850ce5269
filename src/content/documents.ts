import type { SourceFile } from './frontMatter.ts'
import { formatField, type Problem } from './problems.ts'
import { isRecord, type Path } from './schemaInspection.ts'

/** A parsed content file. Its fields may still be invalid. */
export interface ContentDocument {
  collection: string
  id: string
  file: string
  source: SourceFile
  /** The fields, with tokens replaced. */
  data: Record<string, unknown>
  /** The text under the front matter, with tokens replaced. */
  body: string
}

/** All documents, and where errors in them are reported. */
export interface ContentDocuments {
  all: readonly ContentDocument[]
  /** Files that could not be parsed, as "collection/id". */
  unreadable: readonly string[]
  /** Files that are not published now (drafts, and those outside their publication period), whether or not they were loaded. */
  heldBack: readonly ContentDocument[]
  of(collection: string): readonly ContentDocument[]
  /** Reports an error at a field, on its line or on the one given. An empty path means the whole file. */
  report(document: ContentDocument, path: Path, message: string, example?: string, line?: number): void
  /** Reports a missing file. */
  reportMissing(file: string, message: string): void
  /** Whether an error was reported at this field or one that contains it. */
  hasError(document: ContentDocument, path: Path): boolean
}

/** Collects documents; reported errors are added to `problems`. */
export function gatherDocuments(
  { all, unreadable, heldBack }: Pick<ContentDocuments, 'all' | 'unreadable' | 'heldBack'>,
  problems: Problem[],
): ContentDocuments {
  const byCollection = new Map<string, ContentDocument[]>()
  for (const document of all) byCollection.set(document.collection, [...(byCollection.get(document.collection) ?? []), document])
  const invalid = new Set<string>()
  const keyOf = (document: ContentDocument, path: Path) => `${document.file} ${formatField(path)}`
  return {
    all,
    unreadable,
    heldBack,
    of: (collection) => byCollection.get(collection) ?? [],
    report: (document, path, message, example, line) => {
      invalid.add(keyOf(document, path))
      const place = line === undefined ? document.source.place(path) : { line }
      problems.push({ file: document.file, ...place, field: formatField(path), message, ...(example ? { example } : {}) })
    },
    reportMissing: (file, message) => void problems.push({ file, line: 1, field: '', message }),
    hasError: (document, path) => path.some((_, index) => invalid.has(keyOf(document, path.slice(0, index + 1)))),
  }
}

/** The file with this name, if it is not published now. */
export const findHeldBack = ({ heldBack }: ContentDocuments, collection: string, id: string): ContentDocument | undefined =>
  heldBack.find((document) => document.collection === collection && document.id === id)

/** Address patterns that the company’s file lists as known gaps; undefined when that file is invalid. */
export function listGaps(set: ContentDocuments): string[] | undefined {
  const gaps = set.of('company')[0]?.data.knownGaps
  return Array.isArray(gaps) ? gaps.flatMap((gap) => (isRecord(gap) && typeof gap.path === 'string' ? [gap.path] : [])) : undefined
}
