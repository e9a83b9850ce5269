import { type Dirent, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { findInvisibleCharacter } from '../lib/invisibleCharacters.ts'
import { toSlug } from '../lib/slug.ts'
import { findNearest } from '../lib/text.ts'
import type { Collection } from './collections.ts'
import type { ContentDocument } from './documents.ts'
import { exampleLine } from './examples.ts'
import { decodeText, readSource } from './frontMatter.ts'
import { explainForeignPicture, toPictureName } from './pictureName.ts'
import { ContentError, type Problem } from './problems.ts'
import { explainRefusal, readBytes } from './readBytes.ts'
import { isOptional } from './schema.ts'

/** What counts as a picture, by its name. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i

/** Where brochures are kept, which a command prints: nobody writes them, and no page reads them. */
export const BROCHURES = 'content/brochures'

/** Every address at which a page was ever published, one on a line. A command writes it; nobody edits it. */
export const PUBLISHED = 'content/addresses.txt'

/** Line breaks and tabs may stand in a text, but not in a name. */
const hasUnseen = (name: string) => /[\t\n\r]/.test(name) || findInvisibleCharacter(name) !== undefined

/** Files that systems leave behind; nobody wrote them. */
const LEFT_BEHIND = /^(\..*|Thumbs\.db|desktop\.ini)$/

/**
 * Every file under content/, from the project's root. Links to elsewhere and folders that look like pictures are problems.
 * Throws ContentError where the folder, or one in it, cannot be read: then nothing can be said of any file.
 */
export function listFiles(root: string, problems: Problem[]): string[] {
  const found = readFolder(root).filter((entry) => !LEFT_BEHIND.test(entry.name))
  const toName = (parent: string, name: string) => path.relative(root, path.join(parent, name)).split(path.sep).join('/').normalize('NFC')
  for (const { parentPath, name } of found.filter((entry) => hasUnseen(entry.name))) {
    // The sign itself could do to a screen what it was meant to do in a list of files.
    const file = [...toName(parentPath, name)].map((sign) => (hasUnseen(sign) ? '�' : sign)).join('')
    const message = 'The name of this file or folder holds a sign that nobody can see, shown here as �. Give it another name.'
    problems.push({ file, line: 1, field: '', message })
  }
  for (const entry of found) {
    if (!entry.isSymbolicLink()) continue
    const message = 'This is a link to a file elsewhere, which is not followed. Put the file itself here.'
    problems.push({ file: toName(entry.parentPath, entry.name), line: 1, field: '', message })
  }
  const disguised = found
    .filter((entry) => entry.isDirectory() && PICTURE.test(entry.name))
    .map((entry) => toName(entry.parentPath, entry.name))
  for (const file of disguised) {
    problems.push({
      file,
      line: 1,
      field: '',
      message: 'This is a folder with the name of a picture. Give it another name, or put the picture here.',
    })
  }
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => toName(entry.parentPath, entry.name))
    .filter((file) => file !== PUBLISHED && !file.startsWith(`${BROCHURES}/`))
    .filter((file) => !hasUnseen(file) && !disguised.some((folder) => file.startsWith(`${folder}/`)))
    .sort()
}

function readFolder(root: string): Dirent[] {
  const top = path.join(root, 'content')
  const stop = (file: string, message: string) => new ContentError([{ file, line: 1, field: '', message }])
  if (!existsSync(top)) throw stop('content', 'There is no folder “content” here. Run the command in the folder of the project.')
  try {
    return readdirSync(top, { withFileTypes: true, recursive: true })
  } catch (error) {
    const folder = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : top
    throw stop(path.relative(root, folder).split(path.sep).join('/'), `This folder cannot be opened: ${explainRefusal(error)}`)
  }
}

/** Says which pictures have names that cannot be part of an address, and what they could be called. */
export function checkPictureNames(files: readonly string[], problems: Problem[]): void {
  for (const file of files) {
    const name = path.posix.basename(file)
    const wanted = toPictureName(name)
    if (name === wanted) continue
    const message = `The name of a picture holds lowercase letters, digits and dashes only, because it becomes part of an address. This one could be called “${wanted}”.`
    problems.push({ file, line: 1, field: '', message, example: `src: ./${wanted}` })
  }
}

/** Folders that hold pictures but not the text that would show them, where each thing has a folder. */
export function checkFolders(collections: Record<string, Collection>, files: readonly string[], problems: Problem[]): void {
  const there = new Set(files)
  for (const { path: pattern } of Object.values(collections)) {
    const [before, after] = `content/${pattern}`.split('*')
    if (before === undefined || !after?.startsWith('/')) continue
    const names = files.filter((file) => file.startsWith(before)).map((file) => file.slice(before.length))
    const ids = new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/', 1)[0] ?? ''))
    for (const id of ids) {
      const file = `${before}${id}${after}`
      if (there.has(file) || problems.some((problem) => problem.file === file)) continue
      const message = 'This file is missing, so nothing shows the pictures of its folder. Put it back, or take the folder out.'
      problems.push({ file, line: 1, field: '', message })
    }
  }
}

/** Takes every content file apart. Files that cannot be, or that belong to nothing, are problems. */
export function readDocuments(
  { root, collections, unsaved }: { root: string; collections: Record<string, Collection>; unsaved?: ReadonlyMap<string, string> },
  files: readonly string[],
  problems: Problem[],
): { documents: ContentDocument[]; unreadable: string[] } {
  const documents: ContentDocument[] = []
  const unreadable: string[] = []
  for (const file of files) {
    if (PICTURE.test(file)) continue
    const place = findPlace(collections, file)
    if (!place || !/^[a-z0-9-]+$/.test(place.id)) {
      problems.push({ file, line: 1, field: '', message: place ? explainName(place.id) : explainStray(root, collections, file) })
      continue
    }
    const text = unsaved?.get(file)
    const given = text === undefined ? readBytes(path.join(root, file)) : { bytes: Buffer.from(text) }
    const decoded = 'bytes' in given ? decodeText(given.bytes) : { problems: [{ line: 1, message: given.message }] }
    const read = 'problems' in decoded ? decoded : readSource(decoded.text, firstField(collections[place.collection]))
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => ({ field: '', ...problem, file })))
      unreadable.push(`${place.collection}/${place.id}`)
    } else documents.push({ ...place, file, source: read.source, data: read.source.data, body: read.source.body })
  }
  return { documents, unreadable }
}

const firstFields = new WeakMap<Collection, string | undefined>()

/** The line a file of this kind may begin with. */
function firstField(collection: Collection | undefined): string | undefined {
  if (!collection || !(collection.schema instanceof z.ZodObject)) return undefined
  if (!firstFields.has(collection)) {
    const [name, schema] = Object.entries(collection.schema.shape)[0] ?? []
    firstFields.set(collection, name && exampleLine(schema as z.ZodType, name).example)
  }
  return firstFields.get(collection)
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
  `A file or folder is called by lowercase letters, digits and dashes only, because its name becomes an address. Found “${id}”; it could be “${toSlug(id) || 'a-name'}”.`

function explainStray(root: string, collections: Record<string, Collection>, file: string): string {
  const name = path.posix.basename(file)
  const foreign = explainForeignPicture(name)
  if (foreign) return foreign
  const place = file.endsWith('.md') ? findFittingPlace(root, collections, file) : undefined
  return `No page reads this file: it belongs to no kind of content. ${place ? `Did you mean ${place}?` : 'Content is .md files in the folders that exist, and pictures beside them.'}`
}

/** Where a file would lie with the fields that it has. Where these fit nowhere, the place that its name comes nearest to. */
function findFittingPlace(root: string, collections: Record<string, Collection>, file: string): string | undefined {
  const name = path.posix.basename(file)
  const folder = path.posix.basename(path.posix.dirname(file))
  const toPlace = ({ path: pattern }: Collection) =>
    `content/${pattern.replace('*.md', name).replace('*', name === 'index.md' ? folder : path.posix.basename(name, '.md'))}`
  const given = readBytes(path.join(root, file))
  const decoded = 'bytes' in given ? decodeText(given.bytes) : given
  const read = 'text' in decoded ? readSource(decoded.text) : undefined
  const keys = read && 'source' in read ? Object.keys(read.source.data).filter((key) => key !== 'draft') : []
  const fits = Object.values(collections).map((collection) => ({ collection, ...countFields(collection, keys) }))
  const best = fits.sort((a, b) => a.strange + a.missing - (b.strange + b.missing))[0]
  // Half of what was written has to belong there, else the fields say nothing.
  if (best && best.strange * 2 < keys.length) return toPlace(best.collection)
  return findNearest(file, Object.values(collections).map(toPlace))
}

/** How many of a file's fields a collection does not know, and how many that it needs are not among them. */
function countFields({ schema }: Collection, keys: readonly string[]): { strange: number; missing: number } {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  return {
    strange: keys.filter((key) => !Object.hasOwn(shape, key)).length,
    missing: Object.entries(shape).filter(([key, field]) => !isOptional(field) && !keys.includes(key)).length,
  }
}
