import { type Dirent, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { findInvisibleCharacter } from '../lib/invisibleCharacters.ts'
import { findFreeName, toSlug } from '../lib/slug.ts'
import { findNearest } from '../lib/text.ts'
import type { Collection } from './collections.ts'
import type { ContentDocument } from './documents.ts'
import { exampleLine } from './examples.ts'
import { type ReadablePart, readSource, type SourceFile, UnreadableFile } from './frontMatter.ts'
import { explainPictureFormat, toPictureName } from './pictureName.ts'
import { ContentError, inFile, type Problem } from './problems.ts'
import { explainReadError, readFileOrMessage } from './readFileOrMessage.ts'

/** Extensions of pictures. */
export const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i

/** The folder of brochures, which a command generates. It contains no content files. */
export const BROCHURES = 'content/brochures'

/** The list of all addresses ever published, one per line. A command writes it. */
export const PUBLISHED = 'content/addresses.txt'

/** Unlike texts, file names may not contain line breaks and tabs either. */
const hasInvisibleCharacter = (name: string) => /[\t\n\r]/.test(name) || findInvisibleCharacter(name) !== undefined

const SYSTEM_FILES = /^(\..*|Thumbs\.db|desktop\.ini)$/

/**
 * Lists every file under content/, relative to the project root. Symbolic links and folders named like pictures are problems.
 * @throws ContentError when the folder or one inside it cannot be read, since then no file can be checked.
 */
export function listContentFiles(root: string, problems: Problem[]): string[] {
  const found = readFolder(root)
    .filter(({ name }) => !SYSTEM_FILES.test(name))
    .map((entry) => ({ entry, file: toRelative(root, path.join(entry.parentPath, entry.name)).normalize('NFC') }))
  const pictureFolders: string[] = []
  for (const { entry, file } of found) {
    if (hasInvisibleCharacter(entry.name)) {
      // The control character itself could garble the terminal.
      const shown = [...file].map((sign) => (hasInvisibleCharacter(sign) ? '�' : sign)).join('')
      problems.push(
        inFile(shown, 'The name of this file or folder contains an invisible character, shown here as �. Give it another name.'),
      )
    }
    if (entry.isSymbolicLink())
      problems.push(inFile(file, 'This is a link to a file elsewhere, which is not followed. Put the file itself here.'))
    if (entry.isDirectory() && PICTURE.test(entry.name)) {
      problems.push(inFile(file, 'This is a folder with the name of a picture. Give it another name, or put the picture here.'))
      pictureFolders.push(`${file}/`)
    }
  }
  return found
    .filter(({ entry }) => entry.isFile())
    .map(({ file }) => file)
    .filter((file) => file !== PUBLISHED && ![`${BROCHURES}/`, ...pictureFolders].some((folder) => file.startsWith(folder)))
    .filter((file) => !hasInvisibleCharacter(file))
    .sort()
}

const toRelative = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/')

function readFolder(root: string): Dirent[] {
  const top = path.join(root, 'content')
  const stop = (file: string, message: string) => new ContentError([inFile(file, message)])
  if (!existsSync(top)) throw stop('content', 'There is no folder “content” here. Run the command in the folder of the project.')
  try {
    return readdirSync(top, { withFileTypes: true, recursive: true })
  } catch (error) {
    const folder = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : top
    throw stop(toRelative(root, folder), `This folder cannot be opened: ${explainReadError(error)}`)
  }
}

/** Reports pictures whose names cannot be part of a URL, and suggests names that no other picture has. */
export function checkPictureNames(files: readonly string[], problems: Problem[]): void {
  const taken = new Set(files)
  for (const file of files) {
    const { dir, base } = path.posix.parse(file)
    if (base === toPictureName(base)) continue
    const suggestion = findFreeName(toPictureName(base), (name) => taken.has(`${dir}/${name}`))
    taken.add(`${dir}/${suggestion}`)
    const message = `The name of a picture holds lowercase letters, digits and dashes only, because it becomes part of an address. This one could be called “${suggestion}”.`
    problems.push({ ...inFile(file, message), example: `src: ./${suggestion}` })
  }
}

/** Finds folders that contain pictures but lack the content file that would show them. */
export function checkFolders(collections: Record<string, Collection>, files: readonly string[], problems: Problem[]): void {
  for (const { path: pattern } of Object.values(collections)) {
    const [before, after] = `content/${pattern}`.split('*')
    if (before === undefined || !after?.startsWith('/')) continue
    const names = files.filter((file) => file.startsWith(before)).map((file) => file.slice(before.length))
    const ids = new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/', 1)[0]))
    for (const file of [...ids].map((id) => `${before}${id}${after}`)) {
      if (files.includes(file) || problems.some((problem) => problem.file === file)) continue
      problems.push(inFile(file, 'This file is missing, so nothing shows the pictures of its folder. Restore it, or delete the folder.'))
    }
  }
}

/** A file with errors in its YAML, and what can be checked of it all the same. */
export type DamagedDocument = Omit<ReadablePart, 'source'> & { document: ContentDocument }

/** Parses every content file. Reports files that cannot be parsed or that belong to no collection. */
export function readDocuments(
  { root, collections, unsaved }: { root: string; collections: Record<string, Collection>; unsaved?: ReadonlyMap<string, string> },
  files: readonly string[],
  problems: Problem[],
): { documents: ContentDocument[]; unreadable: string[]; damaged: DamagedDocument[] } {
  const documents: ContentDocument[] = []
  const unreadable: string[] = []
  const damaged: DamagedDocument[] = []
  const suggested: string[] = []
  const suggestId = ({ collection, id }: { collection: string; id: string }) => {
    const pattern = `content/${collections[collection]?.path}`
    const [before = ''] = pattern.split('*')
    // Names of folders that contain only pictures are taken, too.
    const free = findFreeName(toSlug(id) || 'a-name', (one) =>
      [...files, ...suggested].some((other) => other === pattern.replace('*', one) || other.startsWith(`${before}${one}/`)),
    )
    suggested.push(pattern.replace('*', free))
    return free
  }
  for (const file of files.filter((name) => !PICTURE.test(name))) {
    const place = findCollection(collections, file)
    if (!place || !/^[a-z0-9-]+$/.test(place.id)) {
      problems.push(inFile(file, place ? explainName(place.id, suggestId(place)) : explainUnknownFile({ root, collections }, file, files)))
      continue
    }
    const toDocument = (source: SourceFile): ContentDocument => ({ ...place, file, source, data: source.data, body: source.body })
    const text = unsaved?.get(file)
    const read = text === undefined ? readFileOrMessage(path.join(root, file)) : { bytes: Buffer.from(text) }
    try {
      if ('message' in read) throw new UnreadableFile([{ line: 1, message: read.message }])
      documents.push(toDocument(readSource(read.bytes, firstField(collections[place.collection] as Collection))))
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      problems.push(...error.problems.map((problem) => ({ field: '', ...problem, file })))
      unreadable.push(`${place.collection}/${place.id}`)
      if (error.readable) damaged.push({ ...error.readable, document: toDocument(error.readable.source) })
    }
  }
  return { documents, unreadable, damaged }
}

/** A valid first field of a file of a collection, for messages about files without readable fields. */
function firstField({ schema }: Collection): string | undefined {
  const [name, field] = schema instanceof z.ZodObject ? (Object.entries(schema.shape)[0] ?? []) : []
  return name && exampleLine(field as z.ZodType, name).example
}

/** The collection that a file belongs to, and its id there; undefined for other files. */
export function findCollection(collections: Record<string, Collection>, file: string): { collection: string; id: string } | undefined {
  for (const [collection, { path: pattern }] of Object.entries(collections)) {
    const [before = '', after] = `content/${pattern}`.split('*')
    if (after === undefined && file === before) return { collection, id: path.posix.basename(file, '.md') }
    const id = file.slice(before.length, file.length - (after ?? '').length)
    if (after !== undefined && file === `${before}${id}${after}` && id !== '' && !id.includes('/')) return { collection, id }
  }
  return undefined
}

const explainName = (id: string, free: string) =>
  `A file or folder is called by lowercase letters, digits and dashes only, because its name becomes an address. Found “${id}”; it could be “${free}”.`

/** The names that a file could have in each collection. */
function listPlaces(collections: Record<string, Collection>, file: string): { place: string; schema: z.ZodType }[] {
  const name = path.posix.basename(file, '.md')
  const id = name === 'index' ? path.posix.basename(path.posix.dirname(file)) : name
  return Object.values(collections).map(({ path: pattern, schema }) => ({ place: `content/${pattern.replace('*', id)}`, schema }))
}

/** The name that a file in the wrong folder should have, by its fields, which must be valid; undefined if they fit no collection. */
export function findPlaceByFields(collections: Record<string, Collection>, file: string, data: Record<string, unknown>) {
  if (Object.keys(data).length === 0) return undefined
  const places = listPlaces(collections, file).filter(({ schema }) => schema.safeParse(data).success)
  const names = places.map(({ place }) => place)
  return findNearest(file, names) ?? names[0]
}

/** Explains a file that belongs to no collection. Suggests the place for its fields, or the nearest valid name. */
function explainUnknownFile(
  { root, collections }: { root: string; collections: Record<string, Collection> },
  file: string,
  files: readonly string[],
): string {
  const foreign = explainPictureFormat(file)
  if (foreign) return foreign
  const [, stem, wrongEnding] = /^(.+?)(\.md\.\w+|\.md)$/i.exec(file) ?? []
  let advice = 'Content is .md files in the folders that exist, and pictures beside them.'
  if (stem !== undefined) {
    const { dir, base } = path.posix.parse(stem)
    const renamed = wrongEnding === '.md' ? file : `${dir}/${toSlug(base)}.md`
    const places = listPlaces(collections, renamed).map(({ place }) => place)
    const isRenamed = renamed !== file && findCollection(collections, renamed) !== undefined
    const likely = isRenamed ? renamed : (findPlaceByFields(collections, renamed, readFields(root, file)) ?? findNearest(renamed, places))
    if (likely) advice = isRenamed ? `Its name must end in .md: call it ${path.posix.basename(renamed)}.` : `Did you mean ${likely}?`
    if (likely && files.includes(likely)) advice += ' That file is there already: delete this one, or give it a name of its own there.'
  }
  return `No page reads this file: it belongs to no kind of content. ${advice}`
}

function readFields(root: string, file: string): Record<string, unknown> {
  try {
    const read = readFileOrMessage(path.join(root, file))
    return 'bytes' in read ? readSource(read.bytes).data : {}
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return {}
  }
}
