import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { findNearest } from '../lib/text.ts'
import type { Collection } from './collections.ts'
import { explainFaults } from './explain.ts'
import { decodeText, readSource, type SourceFile } from './frontMatter.ts'
import { formatField, type Problem } from './problems.ts'
import { isRecord, type Path, visitFields } from './schema.ts'

/** One content file that could be taken apart. Its fields may still be wrong. */
export interface Draft {
  collection: string
  id: string
  file: string
  source: SourceFile
  data: Record<string, unknown>
  body: string
}

/** What a check over all files works with. */
export interface Drafts {
  all: readonly Draft[]
  of(collection: string): Draft[]
  /** Notes a fault at a field. */
  report(draft: Draft, path: Path, message: string, example?: string): void
}

export interface LoadOptions {
  /** The project's root, or what stands for it in a test. */
  root: string
  collections: Record<string, Collection>
  /** Checks that look at several files, or that only this site has. */
  rules?: readonly ((drafts: Drafts) => void)[]
}

/** A checked entry, before its collection's type is known. */
export type LooseEntry = Record<string, unknown> & { id: string; file: string; body: string }

export interface Loaded {
  problems: Problem[]
  drafts: Draft[]
  entries: Record<string, LooseEntry[]>
  /** How many content files and pictures were looked at. */
  fileCount: number
}

/** Reads and checks every file under content/. Never throws for what a file holds: all faults are in `problems`. */
export function loadContent(options: LoadOptions): Loaded {
  const problems: Problem[] = []
  const files = listFiles(options.root, 'content')
  const drafts = files.flatMap((file) => readDraft(options, file, problems))
  const report = (draft: Draft, path: Path, message: string, example?: string) => {
    problems.push({ file: draft.file, ...draft.source.place(path), field: formatField(path), message, ...(example ? { example } : {}) })
  }
  const set: Drafts = { all: drafts, of: (collection) => drafts.filter((draft) => draft.collection === collection), report }
  const entries: Record<string, LooseEntry[]> = {}
  for (const [name, collection] of Object.entries(options.collections)) {
    entries[name] = []
    if (!collection.path.includes('*') && !files.includes(`content/${collection.path}`)) {
      problems.push({ file: `content/${collection.path}`, line: 1, field: '', message: 'This file is missing.' })
    }
    for (const draft of set.of(name)) {
      const faults = explainFaults(collection.schema, draft.data)
      for (const { path, message, example } of faults) report(draft, path as Path, message, example)
      checkReferences(options, set, draft)
      checkPictures(options, set, draft)
      if (faults.length === 0) {
        const data = collection.schema.parse(draft.data) as Record<string, unknown>
        entries[name].push({ ...data, id: draft.id, file: draft.file, body: draft.body })
      }
    }
  }
  for (const rule of options.rules ?? []) rule(set)
  return { problems, drafts, entries, fileCount: files.length }
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const found = readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => posix.join(entry.parentPath.slice(root.length + 1), entry.name))
    .sort()
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i

function readDraft({ root, collections }: LoadOptions, file: string, problems: Problem[]): Draft[] {
  if (PICTURE.test(file)) return []
  const place = Object.entries(collections).flatMap(([collection, { path }]) => {
    const id = matchPath(path, file.slice('content/'.length))
    return id === undefined ? [] : [{ collection, id }]
  })[0]
  if (!place) {
    problems.push({ file, line: 1, field: '', message: 'This file belongs to no kind of content.' })
    return []
  }
  const decoded = decodeText(readFileSync(join(root, file)))
  const read = 'fault' in decoded ? { faults: [decoded.fault] } : readSource(decoded.text)
  if ('faults' in read) {
    problems.push(...read.faults.map((fault) => ({ field: '', ...fault, file })))
    return []
  }
  return [{ ...place, file, source: read.source, data: read.source.data, body: read.source.body.trim() }]
}

function matchPath(pattern: string, path: string): string | undefined {
  const source = pattern.replaceAll('.', '\\.').replace('*', '([^/]+)')
  const match = new RegExp(`^${source}$`).exec(path)
  return match ? (match[1] ?? posix.basename(pattern, '.md')) : undefined
}

function checkReferences({ collections }: LoadOptions, set: Drafts, draft: Draft): void {
  const schema = collections[draft.collection]?.schema
  if (!schema) return
  visitFields(schema, draft.data, ({ notes, value, path }) => {
    if (!notes.reference || typeof value !== 'string') return
    const ids = set.of(notes.reference).map(({ id }) => id)
    if (ids.includes(value)) return
    const nearest = findNearest(value, ids)
    const folder = collections[notes.reference]?.path.replace('*', value) ?? notes.reference
    set.report(draft, path, `There is no file content/${folder}.${nearest ? ` Did you mean “${nearest}”?` : ''}`)
  })
}

function checkPictures({ root, collections }: LoadOptions, set: Drafts, draft: Draft): void {
  const schema = collections[draft.collection]?.schema
  if (!schema) return
  visitFields(schema, draft.data, ({ notes, value, path }) => {
    if (!isPicture(notes, value)) return
    const file = posix.join(dirname(draft.file), value.src)
    if (!existsSync(join(root, file))) set.report(draft, [...path, 'src'], `There is no picture ${file}.`)
  })
}

function isPicture(_notes: unknown, value: unknown): value is { src: string } {
  return isRecord(value) && typeof value.src === 'string' && 'alt' in value
}
