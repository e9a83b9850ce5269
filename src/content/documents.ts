import { lineAt } from '../lib/text.ts'
import type { SourceFile } from './frontMatter.ts'
import { formatField, type Problem } from './problems.ts'
import { groupsIn, type Path } from './schemaInspection.ts'
import { visitTexts } from './tokens.ts'

/** A parsed content file. Its fields may still be invalid. */
export interface ContentDocument {
  collection: string
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
  /** Files that could not be parsed, as "collection/id". */
  unreadable: readonly string[]
  /** Files that are not published now (drafts, and those outside their publication period), whether or not they were loaded. */
  heldBack: readonly ContentDocument[]
  of(collection: string): readonly ContentDocument[]
  /** Reports an error at a field, on its line or on the one given. An empty path means the whole file. */
  report(document: ContentDocument, path: Path, message: string, example?: string, line?: number): void
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
    hasError: (document, path) => path.some((_, index) => invalid.has(keyOf(document, path.slice(0, index + 1)))),
  }
}

/** Address patterns that the company’s file lists as known gaps; undefined when that file is invalid. */
export function listGaps(set: ContentDocuments): string[] | undefined {
  const gaps = set.of('company')[0]?.data.knownGaps
  return Array.isArray(gaps) ? groupsIn(gaps).flatMap(([, { path }]) => (typeof path === 'string' ? [path] : [])) : undefined
}

/** A text of a document: a field, or the text under the front matter, whose path is empty. */
interface DocumentText {
  text: string
  path: Path
  /** The line of words that are in the text at `index`. */
  lineOf(words: string, index: number): number
}

/** Every text of a document, with tokens replaced or, from its `source`, as it was written. */
export function textsOf(document: ContentDocument, { data, body }: Pick<SourceFile, 'data' | 'body'> = document): DocumentText[] {
  const { source } = document
  const texts: DocumentText[] = []
  visitTexts(data, [], (text, path) => texts.push({ text, path, lineOf: (words) => source.lineOf(path, words) }))
  return [...texts, { text: body, path: [], lineOf: (_, index) => source.bodyLine + lineAt(body, index) - 1 }]
}

/** The matches of a pattern in the texts of a document, each with its line: all of a global pattern, else the first of each text. */
export const findInTexts = (document: ContentDocument, pattern: RegExp, source?: Pick<SourceFile, 'data' | 'body'>) =>
  textsOf(document, source).flatMap(({ text, path, lineOf }) => {
    const all = [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))]
    const matches = pattern.global ? all : all.slice(0, 1)
    return matches.map((match) => ({ match, words: match[0], path, line: lineOf(match[0], match.index) }))
  })

/** Every date of the ticketed events, with its event and its path there. */
export const listDates = (set: Pick<ContentDocuments, 'of'>): { event: ContentDocument; date: Record<string, unknown>; path: Path }[] =>
  set.of('tickets').flatMap((event) => groupsIn(event.data.dates).map(([index, date]) => ({ event, date, path: ['dates', index] })))
