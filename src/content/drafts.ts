import type { SourceFile } from './frontMatter.ts'
import { formatField, type Problem } from './problems.ts'
import { isRecord, type Path } from './schema.ts'

/** One content file that could be taken apart. Its fields may still be wrong. */
export interface Draft {
  collection: string
  id: string
  file: string
  source: SourceFile
  /** The fields, tokens replaced. */
  data: Record<string, unknown>
  /** The text under the front matter, tokens replaced. */
  body: string
}

/** All drafts, and the place to note what is wrong with them. */
export interface Drafts {
  all: readonly Draft[]
  /** Files that could not be taken apart, as "collection/id". */
  unreadable: readonly string[]
  of(collection: string): readonly Draft[]
  /** Notes a fault at a field, on its line or on the one given. An empty path means the whole file. */
  report(draft: Draft, path: Path, message: string, example?: string, line?: number): void
  /** Notes that a file is not there. */
  reportMissing(file: string, message: string): void
  /** Whether a fault was noted at this field or around it. */
  isFaulty(draft: Draft, path: Path): boolean
}

/** Gathers drafts; what they report goes into `problems`. */
export function gatherDrafts(all: readonly Draft[], unreadable: readonly string[], problems: Problem[]): Drafts {
  const byCollection = new Map<string, Draft[]>()
  for (const draft of all) byCollection.set(draft.collection, [...(byCollection.get(draft.collection) ?? []), draft])
  const faulty = new Set<string>()
  const keyOf = (draft: Draft, path: Path) => `${draft.file} ${formatField(path)}`
  return {
    all,
    unreadable,
    of: (collection) => byCollection.get(collection) ?? [],
    report: (draft, path, message, example, line) => {
      faulty.add(keyOf(draft, path))
      const place = line === undefined ? draft.source.place(path) : { line }
      problems.push({ file: draft.file, ...place, field: formatField(path), message, ...(example ? { example } : {}) })
    },
    reportMissing: (file, message) => void problems.push({ file, line: 1, field: '', message }),
    isFaulty: (draft, path) => path.some((_, index) => faulty.has(keyOf(draft, path.slice(0, index + 1)))),
  }
}

/** Patterns of addresses that the company's file names as not there yet. Undefined where that file cannot tell: then nobody knows. */
export function listGaps(set: Drafts): string[] | undefined {
  const gaps = set.of('company')[0]?.data.knownGaps
  return Array.isArray(gaps) ? gaps.flatMap((gap) => (isRecord(gap) && typeof gap.path === 'string' ? [gap.path] : [])) : undefined
}
