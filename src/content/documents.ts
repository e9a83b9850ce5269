import type { SourceFile } from './frontMatter.ts'
import { formatField, type Problem } from './problems.ts'
import { isRecord, type Path } from './schema.ts'

/** One content file that could be taken apart. Its fields may still be wrong. */
export interface ContentDocument {
  collection: string
  id: string
  file: string
  source: SourceFile
  /** The fields, tokens replaced. */
  data: Record<string, unknown>
  /** The text under the front matter, tokens replaced. */
  body: string
}

/** All documents, and the place to note what is wrong with them. */
export interface ContentDocuments {
  all: readonly ContentDocument[]
  /** Files that could not be taken apart, as "collection/id". */
  unreadable: readonly string[]
  /** Files that are not published now: drafts, and those before or after their time. Whether they were taken in or left out. */
  heldBack: readonly ContentDocument[]
  of(collection: string): readonly ContentDocument[]
  /** Notes an error at a field, on its line or on the one given. An empty path means the whole file. */
  report(document: ContentDocument, path: Path, message: string, example?: string, line?: number): void
  /** Notes that a file is not there. */
  reportMissing(file: string, message: string): void
  /** Whether an error was noted at this field or around it. */
  hasError(document: ContentDocument, path: Path): boolean
}

/** Gathers documents; what they report goes into `problems`. */
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

/** The file of this name, where it is not published now. */
export const findHeldBack = ({ heldBack }: ContentDocuments, collection: string, id: string): ContentDocument | undefined =>
  heldBack.find((document) => document.collection === collection && document.id === id)

/** Patterns of addresses that the company's file names as not there yet. Undefined where that file cannot tell: then nobody knows. */
export function listGaps(set: ContentDocuments): string[] | undefined {
  const gaps = set.of('company')[0]?.data.knownGaps
  return Array.isArray(gaps) ? gaps.flatMap((gap) => (isRecord(gap) && typeof gap.path === 'string' ? [gap.path] : [])) : undefined
}
