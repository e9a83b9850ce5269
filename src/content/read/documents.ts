import { lineAt } from '../../lib/text.ts'
import { formatField, type Problem } from '../problems.ts'
import { groupsIn, type Path, visitValues } from '../schemas/inspection.ts'
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
  /** Whether any error was reported in a file. */
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
      const place = line === undefined ? document.source.place(path) : { line }
      if (document.source.unread.has(place.line)) return
      problems.push({ file: document.file, ...place, field: formatField(path), message, ...(example && { example }) })
    },
    hasErrors: ({ file }) => files.has(file),
    hasError: (document, path) => path.some((_, index) => invalid.has(keyOf(document, path.slice(0, index + 1)))),
  }
}

/**
 * Every text of a document, with tokens replaced or, from its `source`, as it was written: the fields, and the text under the front matter,
 * whose path is empty. `lineOf` finds the line of a part of the text, which is at `index` in it.
 */
export function textsOf(document: ContentDocument, of: Pick<SourceFile, 'data' | 'body'> = document): readonly PlacedText[] {
  const { source } = document
  const { data, body } = of
  const texts: PlacedText[] = []
  visitValues(data, (text, path) => {
    if (typeof text === 'string') texts.push({ text, path, lineOf: (part) => source.lineOf(path, part) })
  })
  texts.push({ text: body, path: [], lineOf: (_, index) => source.bodyLine + lineAt(body, index) - 1 })
  return texts
}

interface PlacedText {
  text: string
  path: Path
  lineOf: (part: string, index: number) => number
}

/**
 * The matches of a pattern in the texts of documents, or in their sources, each with its line: all of a global pattern, else the first of
 * each text.
 */
export function findInTexts(documents: readonly ContentDocument[], pattern: RegExp, where?: 'source') {
  const global = new RegExp(pattern, `${pattern.flags.replace('g', '')}g`)
  return documents.flatMap((document) =>
    textsOf(document, where && document.source).flatMap(({ text, path, lineOf }) => {
      if (text.search(global) < 0) return []
      const all = [...text.matchAll(global)]
      const matches = pattern.global ? all : all.slice(0, 1)
      return matches.map((match) => ({ document, match, path, line: lineOf(match[0].split('\n', 1)[0] as string, match.index) }))
    }),
  )
}

/** The groups in a list field of the files of a kind, such as the dates of all ticketed events, with their files and paths. */
export const listItems = (set: Pick<ContentDocuments, 'of'>, kind: string, list: string) =>
  set
    .of(kind)
    .flatMap((document) => groupsIn(document.data[list]).map(([index, item]) => ({ document, item, path: [list, index] as Path })))

const isCopy = ({ id }: Pick<ContentDocument, 'id'>) => /^copy-of-|-copy(?:-\d+)?$|-\d$/.test(id)

/** Documents, those named like copies last, so that a duplicate is reported in the copy. */
export const originalsFirst = (documents: readonly ContentDocument[]): ContentDocument[] =>
  [...documents].sort((a, b) => Number(isCopy(a)) - Number(isCopy(b)))
