import { lineAt } from '../../lib/text.ts'
import { formatField, type Problem } from '../problems.ts'
import { isRecord, type Path } from '../schemas/inspection.ts'
import type { SourceFile } from './frontMatter.ts'

/** A parsed content file. Its fields may still be invalid. */
export interface ContentDocument {
  kind: string
  id: string
  file: string
  source: SourceFile
  /** The fields, and the text under the front matter, with tokens replaced. */
  data: Record<string, unknown>
  body: string
}

/** All documents, and where errors in them are reported. */
export interface ContentDocuments {
  all: readonly ContentDocument[]
  /** Files that could not be parsed, as "kind/id". */
  unreadable: readonly string[]
  /** Files that are not published now (drafts, and those outside their publication period), whether or not they were loaded. */
  unpublished: readonly ContentDocument[]
  of(kind: string): readonly ContentDocument[]
  /** Reports an error at a field, on its line or on the one given. An empty path means the whole file. */
  report(document: ContentDocument, path: Path, message: string, example?: string, line?: number): void
  hasErrors(document: ContentDocument): boolean
  /** Whether an error was reported at this field or one that contains it. */
  hasError(document: ContentDocument, path: Path): boolean
}

/** Collects documents; reported errors are added to `problems`. */
export function gatherDocuments(
  { all, unreadable, unpublished }: Pick<ContentDocuments, 'all' | 'unreadable' | 'unpublished'>,
  problems: Problem[],
): ContentDocuments {
  const byKind = new Map<string, ContentDocument[]>()
  for (const { kind } of all) byKind.set(kind, [])
  for (const document of all) byKind.get(document.kind)?.push(document)
  const invalid = new Set<string>()
  const files = new Set<string>()
  const keyOf = (document: ContentDocument, path: Path) => `${document.file} ${formatField(path)}`
  return {
    all,
    unreadable,
    unpublished,
    of: (kind) => byKind.get(kind) ?? [],
    report: (document, path, message, example, line) => {
      invalid.add(keyOf(document, path))
      files.add(document.file)
      const reportedLine = line ?? document.source.lineOf(path)
      if (document.source.unread.has(reportedLine)) return
      problems.push({ file: document.file, line: reportedLine, field: formatField(path), message, ...(example && { example }) })
    },
    hasErrors: ({ file }) => files.has(file),
    hasError: (document, path) => path.some((_, index) => invalid.has(keyOf(document, path.slice(0, index + 1)))),
  }
}

/** A value with other texts in place of its texts, each of which has its path. */
export function mapTexts(value: unknown, toText: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof value === 'string') return toText(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, toText, [...path, index]))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, toText, [...path, key])]))
}

/** A text of a document. Its path is empty if it is under the front matter. */
interface PlacedText {
  text: string
  path: Path
  /** The line of what is at `index` in it; of a field, the line on which the field begins. */
  lineOf: (index: number) => number
}

/** Every text of a document as it was written, with its tokens. */
export function textsOf({ source }: ContentDocument): readonly PlacedText[] {
  const texts: PlacedText[] = []
  mapTexts(source.data, (text, path) => {
    texts.push({ text, path, lineOf: () => source.lineOf(path) })
    return text
  })
  texts.push({ text: source.body, path: [], lineOf: (index) => source.bodyLine + lineAt(source.body, index) - 1 })
  return texts
}

/** The matches of a pattern in the texts of documents, as written, each with its line: all of a global pattern, else the first of each text. */
export function findInTexts(documents: readonly ContentDocument[], pattern: RegExp) {
  const global = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`)
  return documents.flatMap((document) =>
    textsOf(document).flatMap(({ text, path, lineOf }) => {
      const all = [...text.matchAll(global)]
      const matches = pattern.global ? all : all.slice(0, 1)
      return matches.map((match) => ({ document, match, path, line: lineOf(match.index) }))
    }),
  )
}
