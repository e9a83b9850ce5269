import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findNearest } from '../lib/text.ts'
import type { Collection } from './collections.ts'
import { type Draft, type Drafts, gatherDrafts, listGaps } from './drafts.ts'
import { checkValue } from './explain.ts'
import { checkBody, checkField, pictureFile, type Surroundings } from './fieldChecks.ts'
import { decodeText, readSource } from './frontMatter.ts'
import type { Problem } from './problems.ts'
import { isRecord, type Path, valueAt, visitFields } from './schema.ts'
import { findUnknownTokens, replaceTokens, replaceTokensDeep, type TokenTable, visitTexts } from './tokens.ts'

interface LoadOptions {
  /** The project's root, or what stands for it in a test. */
  root: string
  collections: Record<string, Collection>
  /** Pages that links may lead to. Without them links are not followed. */
  routes?: readonly string[]
  tokens?: TokenTable
  /** Checks that look at several files, or that only this site has. */
  rules?: readonly ((drafts: Drafts) => void)[]
}

/** A checked entry, before its collection's type is known. Its pictures have no addresses yet. */
export type LooseEntry = Record<string, unknown> & { id: string; file: string; body: string }

interface Loaded {
  /** Everything that is wrong. Where it is not empty, `entries` lacks the files that are wrong. */
  problems: Problem[]
  drafts: Drafts
  entries: Record<string, LooseEntry[]>
  /** Every picture under content/, from the project's root. */
  pictures: string[]
  /** Pictures that no file names. */
  unusedPictures: string[]
  /** How many files were looked at. */
  fileCount: number
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i

/** Reads and checks every file under content/. Never throws for what a file holds: all faults are in `problems`. */
export function loadContent(options: LoadOptions): Loaded {
  const problems: Problem[] = []
  const files = listFiles(options.root, problems)
  const { drafts, unreadable } = readDrafts(options, files, problems)
  const set = gatherDrafts(drafts, unreadable, problems)
  checkTokens(options, set)
  fillTokens(options, set)

  const around: Surroundings = {
    set,
    collections: options.collections,
    files: new Set(files),
    routes: options.routes,
    gaps: listGaps(set),
  }
  const entries = Object.fromEntries(Object.keys(options.collections).map((name) => [name, [] as LooseEntry[]]))
  const used = new Set<string>()
  for (const [name, collection] of Object.entries(options.collections)) {
    if (!collection.path.includes('*') && !files.includes(`content/${collection.path}`)) {
      problems.push({
        file: `content/${collection.path}`,
        line: 1,
        field: '',
        message: 'This file is missing, and the site cannot do without it.',
      })
    }
    for (const draft of set.of(name)) {
      const checked = checkValue(collection.schema, draft.data)
      for (const fault of checked.faults) set.report(draft, fault.path as Path, fault.message, fault.example)
      visitFields(collection.schema, draft.data, (field) => {
        const src = valueAt(field.value, ['src'])
        if (typeof src === 'string') used.add(pictureFile(draft.file, src))
        if (!set.isFaulty(draft, field.path)) checkField(around, draft, field)
      })
      checkBody(around, draft, collection.body)
      if (!('value' in checked) || !isRecord(checked.value)) continue
      entries[name]?.push({ ...checked.value, id: draft.id, file: draft.file, body: draft.body })
    }
    checkOrder(set, name)
  }
  for (const rule of options.rules ?? []) rule(set)
  const pictures = files.filter((file) => PICTURE.test(file))
  return { problems, drafts: set, entries, pictures, unusedPictures: pictures.filter((file) => !used.has(file)), fileCount: files.length }
}

/** Files that systems leave behind; nobody wrote them. */
const LEFT_BEHIND = /^(\..*|Thumbs\.db|desktop\.ini)$/

function listFiles(root: string, problems: Problem[]): string[] {
  const top = path.join(root, 'content')
  if (!existsSync(top)) return []
  const found = readdirSync(top, { withFileTypes: true, recursive: true }).filter((entry) => !LEFT_BEHIND.test(entry.name))
  const toName = (parent: string, name: string) => path.relative(root, path.join(parent, name)).split(path.sep).join('/').normalize('NFC')
  for (const entry of found) {
    if (!entry.isSymbolicLink()) continue
    const message = 'This is a link to a file elsewhere, which is not followed. Put the file itself here.'
    problems.push({ file: toName(entry.parentPath, entry.name), line: 1, field: '', message })
  }
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => toName(entry.parentPath, entry.name))
    .sort()
}

function readDrafts({ root, collections }: LoadOptions, files: string[], problems: Problem[]): { drafts: Draft[]; unreadable: string[] } {
  const drafts: Draft[] = []
  const unreadable: string[] = []
  for (const file of files) {
    if (PICTURE.test(file)) continue
    const place = findPlace(collections, file)
    if (!place || !/^[a-z0-9-]+$/.test(place.id)) {
      problems.push({ file, line: 1, field: '', message: place ? explainName(place.id) : explainStray(collections, file) })
      continue
    }
    const decoded = decodeText(readFileSync(path.join(root, file)))
    const read = 'fault' in decoded ? { faults: [decoded.fault] } : readSource(decoded.text)
    if ('faults' in read) {
      problems.push(...read.faults.map((fault) => ({ field: '', ...fault, file })))
      unreadable.push(`${place.collection}/${place.id}`)
    } else drafts.push({ ...place, file, source: read.source, data: read.source.data, body: read.source.body })
  }
  return { drafts, unreadable }
}

function findPlace(collections: Record<string, Collection>, file: string): { collection: string; id: string } | undefined {
  for (const [collection, { path: pattern }] of Object.entries(collections)) {
    const [before = '', after] = `content/${pattern}`.split('*')
    if (after === undefined) {
      if (file === before) return { collection, id: path.posix.basename(file, '.md') }
      continue
    }
    const id = file.slice(before.length, file.length - after.length)
    if (file === `${before}${id}${after}` && id !== '' && !id.includes('/')) return { collection, id }
  }
  return undefined
}

const explainName = (id: string) =>
  `A file or folder is called by small letters, digits and dashes only, because its name becomes an address. Found “${id}”.`

function explainStray(collections: Record<string, Collection>, file: string): string {
  const name = path.posix.basename(file)
  const places = Object.values(collections).map(
    ({ path: pattern }) => `content/${pattern.replace('*.md', name).replace('*', path.posix.basename(path.posix.dirname(file)))}`,
  )
  const nearest = file.endsWith('.md') ? findNearest(file, places) : undefined
  return `No page reads this file: it belongs to no kind of content. ${nearest ? `Did you mean ${nearest}?` : 'Content is .md files in the folders that exist, and pictures beside them.'}`
}

function checkTokens({ tokens }: LoadOptions, set: Drafts): void {
  if (!tokens) return
  for (const draft of set.all) {
    const known = [
      ...Object.keys(tokens.fields),
      ...(tokens.kept?.[draft.collection] ?? []),
      ...Object.keys(tokens.own?.[draft.collection] ?? {}),
    ]
    visitTexts(draft.source.data, [], (text, place) => {
      for (const { token, message } of findUnknownTokens(text, known))
        set.report(draft, place, message, undefined, draft.source.lineOf(place, token))
    })
    for (const { index, message } of findUnknownTokens(draft.source.body, known)) {
      set.report(draft, [], message, undefined, draft.source.bodyLine + draft.source.body.slice(0, index).split('\n').length - 1)
    }
  }
}

function fillTokens({ tokens }: LoadOptions, set: Drafts): void {
  const [source] = tokens ? set.of(tokens.collection) : []
  if (!tokens || !source) return
  const words = Object.fromEntries(
    Object.entries(tokens.fields).flatMap(([token, field]) =>
      typeof source.data[field] === 'string' ? [[token, source.data[field]]] : [],
    ),
  )
  for (const draft of set.all) {
    const own = Object.entries(tokens.own?.[draft.collection] ?? {}).map(([token, toWords]) => [token, toWords(draft.source.data)])
    const all = { ...words, ...Object.fromEntries(own.filter(([, found]) => found !== undefined)) }
    draft.data = replaceTokensDeep(draft.source.data, all) as Record<string, unknown>
    draft.body = replaceTokens(draft.source.body, all)
  }
}

function checkOrder(set: Drafts, collection: string): void {
  const seen = new Map<number, string>()
  for (const draft of set.of(collection)) {
    const { order } = draft.data
    if (typeof order !== 'number') continue
    const first = seen.get(order)
    if (first === undefined) seen.set(order, draft.file)
    else set.report(draft, ['order'], `${first} has the place ${order} already. Give each a place of its own.`)
  }
}
