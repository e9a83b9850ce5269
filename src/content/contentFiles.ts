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
import { ContentError, inFile, type Problem } from './problems.ts'
import { explainReadError, readFileOrMessage } from './readFileOrMessage.ts'
import { isOptional } from './schemaInspection.ts'

/** Extensions of pictures. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i

/** The folder of brochures. A command prints them; no content file may be in it. */
export const BROCHURES = 'content/brochures'

/** The list of every address that was ever published, one a line. A command writes it; nobody edits it. */
export const PUBLISHED = 'content/addresses.txt'

/** Unlike texts, file names may not contain line breaks and tabs either. */
const hasInvisibleCharacter = (name: string) => /[\t\n\r]/.test(name) || findInvisibleCharacter(name) !== undefined

/** Files that operating systems create. */
const SYSTEM_FILES = /^(\..*|Thumbs\.db|desktop\.ini)$/

/**
 * Lists every file under content/, relative to the project root. Symbolic links and folders named like pictures are problems.
 * @throws ContentError when the folder or one inside it cannot be read, since then no file can be checked.
 */
export function listContentFiles(root: string, problems: Problem[]): string[] {
  const found = readFolder(root).filter((entry) => !SYSTEM_FILES.test(entry.name))
  const toName = (parent: string, name: string) => path.relative(root, path.join(parent, name)).split(path.sep).join('/').normalize('NFC')
  for (const { parentPath, name } of found.filter((entry) => hasInvisibleCharacter(entry.name))) {
    // The control character itself could garble the terminal.
    const file = [...toName(parentPath, name)].map((sign) => (hasInvisibleCharacter(sign) ? '�' : sign)).join('')
    const message = 'The name of this file or folder contains an invisible character, shown here as �. Give it another name.'
    problems.push(inFile(file, message))
  }
  for (const entry of found) {
    if (!entry.isSymbolicLink()) continue
    const message = 'This is a link to a file elsewhere, which is not followed. Put the file itself here.'
    problems.push(inFile(toName(entry.parentPath, entry.name), message))
  }
  const disguised = found
    .filter((entry) => entry.isDirectory() && PICTURE.test(entry.name))
    .map((entry) => toName(entry.parentPath, entry.name))
  for (const file of disguised) {
    problems.push(inFile(file, 'This is a folder with the name of a picture. Give it another name, or put the picture here.'))
  }
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => toName(entry.parentPath, entry.name))
    .filter((file) => file !== PUBLISHED && !file.startsWith(`${BROCHURES}/`))
    .filter((file) => !hasInvisibleCharacter(file) && !disguised.some((folder) => file.startsWith(`${folder}/`)))
    .sort()
}

function readFolder(root: string): Dirent[] {
  const top = path.join(root, 'content')
  const stop = (file: string, message: string) => new ContentError([inFile(file, message)])
  if (!existsSync(top)) throw stop('content', 'There is no folder “content” here. Run the command in the folder of the project.')
  try {
    return readdirSync(top, { withFileTypes: true, recursive: true })
  } catch (error) {
    const folder = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : top
    throw stop(path.relative(root, folder).split(path.sep).join('/'), `This folder cannot be opened: ${explainReadError(error)}`)
  }
}

/** Reports pictures whose names cannot be part of a URL, and suggests names. */
export function checkPictureNames(files: readonly string[], problems: Problem[]): void {
  for (const file of files) {
    const name = path.posix.basename(file)
    const wanted = toPictureName(name)
    if (name === wanted) continue
    const message = `The name of a picture holds lowercase letters, digits and dashes only, because it becomes part of an address. This one could be called “${wanted}”.`
    problems.push({ ...inFile(file, message), example: `src: ./${wanted}` })
  }
}

/** Finds folders that contain pictures but lack the content file that would show them. */
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
      const message = 'This file is missing, so nothing shows the pictures of its folder. Restore it, or delete the folder.'
      problems.push(inFile(file, message))
    }
  }
}

/** Parses every content file. Reports files that cannot be parsed or that belong to no collection. */
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
      problems.push(inFile(file, place ? explainName(place.id) : explainStray(root, collections, file)))
      continue
    }
    const text = unsaved?.get(file)
    const given = text === undefined ? readFileOrMessage(path.join(root, file)) : { bytes: Buffer.from(text) }
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

/** A valid first line for a file of this kind. */
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

/** Suggests where a file belongs by its fields, or, where they fit no collection, the place nearest to its name. */
function findFittingPlace(root: string, collections: Record<string, Collection>, file: string): string | undefined {
  const name = path.posix.basename(file)
  const folder = path.posix.basename(path.posix.dirname(file))
  const toPlace = ({ path: pattern }: Collection) =>
    `content/${pattern.replace('*.md', name).replace('*', name === 'index.md' ? folder : path.posix.basename(name, '.md'))}`
  const given = readFileOrMessage(path.join(root, file))
  const decoded = 'bytes' in given ? decodeText(given.bytes) : given
  const read = 'text' in decoded ? readSource(decoded.text) : undefined
  const keys = read && 'source' in read ? Object.keys(read.source.data).filter((key) => key !== 'draft') : []
  const fits = Object.values(collections).map((collection) => ({ collection, ...countFields(collection, keys) }))
  const best = fits.sort((a, b) => a.strange + a.missing - (b.strange + b.missing))[0]
  // Requires that half of the fields belong to the collection; otherwise the fields are no evidence.
  if (best && best.strange * 2 < keys.length) return toPlace(best.collection)
  return findNearest(file, Object.values(collections).map(toPlace))
}

/** Counts the fields that a collection does not know and the required ones that are missing. */
function countFields({ schema }: Collection, keys: readonly string[]): { strange: number; missing: number } {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
  return {
    strange: keys.filter((key) => !Object.hasOwn(shape, key)).length,
    missing: Object.entries(shape).filter(([key, field]) => !isOptional(field) && !keys.includes(key)).length,
  }
}
