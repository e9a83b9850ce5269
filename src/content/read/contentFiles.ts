import { type Dirent, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findInvisibleCharacter } from '../../lib/invisibleCharacters.ts'
import { toSlug } from '../../lib/slug.ts'
import { isPictureName, PICTURE } from '../pictures/pictureFile.ts'
import { ContentError, inFile, type Problem } from '../problems.ts'
import type { LoadedKind } from '../schemas/kind.ts'
import type { ContentDocument } from './documents.ts'
import { type ReadablePart, readSource, type SourceFile, UnreadableFile } from './frontMatter.ts'
import { OFFERED_FILE } from './offeredFiles.ts'
import { explainReadError, readFileOrMessage } from './readFileOrMessage.ts'

/** Unlike texts, file names may not contain line breaks and tabs either. */
const hasInvisibleCharacter = (name: string) => /[\t\n\r]/.test(name) || findInvisibleCharacter(name) !== undefined

const SYSTEM_FILES = /^(\..*|Thumbs\.db|desktop\.ini)$/

/**
 * Lists every file under content/, relative to the project root. Symbolic links are problems.
 * @throws ContentError when the folder or one inside it cannot be read, since then no file can be checked.
 */
export function listContentFiles(root: string, problems: Problem[]): string[] {
  const found = readFolder(root)
    .filter(({ name }) => !SYSTEM_FILES.test(name))
    .map((entry) => ({ entry, file: toRelative(root, path.join(entry.parentPath, entry.name)).normalize('NFC') }))
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
  }
  return found
    .filter(({ entry }) => entry.isFile())
    .map(({ file }) => file)
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

/** Reports pictures whose names cannot be part of a URL. */
export function checkPictureNames(files: readonly string[], problems: Problem[]): void {
  const message = 'The name of a picture holds lowercase letters, digits and dashes only, because it becomes part of an address.'
  for (const file of files) {
    const { base, name, ext } = path.posix.parse(file)
    if (!isPictureName(base))
      problems.push({ ...inFile(file, message), ...(toSlug(name) && { example: `${toSlug(name)}${ext.toLowerCase()}` }) })
  }
}

/** A file with errors in its YAML, and what can be checked of it all the same. */
export type DamagedDocument = Omit<ReadablePart, 'source'> & { document: ContentDocument }

/** Parses every content file. Reports files that cannot be parsed or that belong to no kind. */
export function readDocuments(
  { root, kinds, unsaved }: { root: string; kinds: Record<string, LoadedKind>; unsaved?: ReadonlyMap<string, string> },
  files: readonly string[],
  problems: Problem[],
): { documents: ContentDocument[]; unreadable: string[]; damaged: DamagedDocument[] } {
  const documents: ContentDocument[] = []
  const unreadable: string[] = []
  const damaged: DamagedDocument[] = []
  for (const file of files.filter((name) => !PICTURE.test(name) && !OFFERED_FILE.test(name))) {
    const place = findKind(kinds, file)
    if (!place) {
      problems.push(inFile(file, explainUnknownFile({ root, kinds }, file)))
      continue
    }
    if (!/^[a-z0-9-]+$/.test(place.id)) {
      const message = `A file or folder is called by lowercase letters, digits and dashes only, because its name becomes an address. Found “${place.id}”.`
      problems.push({ ...inFile(file, message), ...(toSlug(place.id) && { example: toSlug(place.id) }) })
      continue
    }
    const toDocument = (source: SourceFile): ContentDocument => ({ ...place, file, source, data: source.data, body: source.body })
    const text = unsaved?.get(file)
    const read = text === undefined ? readFileOrMessage(path.join(root, file)) : { bytes: Buffer.from(text) }
    try {
      if ('message' in read) throw new UnreadableFile([{ line: 1, message: read.message }])
      documents.push(toDocument(readSource(read.bytes)))
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      problems.push(...error.problems.map((problem) => ({ field: '', ...problem, file })))
      unreadable.push(`${place.kind}/${place.id}`)
      if (error.readable) damaged.push({ ...error.readable, document: toDocument(error.readable.source) })
    }
  }
  return { documents, unreadable, damaged }
}

/** The kind that a file belongs to, and its id there; undefined for other files. */
export function findKind(kinds: Record<string, LoadedKind>, file: string): { kind: string; id: string } | undefined {
  for (const [kind, { path: pattern }] of Object.entries(kinds)) {
    const [before = '', after] = `content/${pattern}`.split('*')
    if (after === undefined && file === before) return { kind, id: path.posix.basename(file, '.md') }
    const id = file.slice(before.length, file.length - (after ?? '').length)
    if (after !== undefined && file === `${before}${id}${after}` && id !== '' && !id.includes('/')) return { kind, id }
  }
  return undefined
}

/** Where a file in the wrong folder belongs, by its fields, one or two of which may be wrong; undefined if they fit no kind. */
export function findPlaceByFields(kinds: Record<string, LoadedKind>, file: string, data: Record<string, unknown>) {
  const name = path.posix.basename(file, '.md')
  const id = name.toLowerCase() === 'index' ? path.posix.basename(path.posix.dirname(file)) : name
  const errorsIn = ({ schema }: LoadedKind) => schema.safeParse(data).error?.issues ?? []
  const all = Object.values(kinds)
  const fitting =
    all.find((one) => errorsIn(one).length === 0) ??
    all.find(
      (one) => Object.keys(data).length > 3 && errorsIn(one).length < 3 && errorsIn(one).every(({ code }) => code !== 'unrecognized_keys'),
    )
  return fitting && `content/${fitting.path.replace('*', id)}`
}

/** Formats of phones, scanners and picture editors that browsers do not show. */
const FOREIGN_PICTURE = /\.(heic|heif|tiff?|bmp|gif|psd|raw|dng)$/i

function explainUnknownFile({ root, kinds }: { root: string; kinds: Record<string, LoadedKind> }, file: string): string {
  const [, format] = FOREIGN_PICTURE.exec(file) ?? []
  if (format) return `No page can show a picture of the kind ${format.toUpperCase()}. Export it as JPEG, and name that file in the field.`
  const ending = path.posix.extname(file)
  if (ending !== '.md' && ending.toLowerCase() === '.md')
    return `The ending of a name is written in small letters: .md. The name of this one ends in “${ending}”.`
  const place = ending === '.md' ? findPlaceByFields(kinds, file, readFields(path.join(root, file))) : undefined
  // Windows hides the second ending of sankara.md.txt.
  const found = ending === '' || ending === '.md' ? '' : ` The name of this one ends in “${ending}”.`
  const advice = place ? `Move it to ${place}.` : `Content is .md files in the folders that exist, and pictures beside them.${found}`
  return `No page reads this file: it belongs to no kind of content. ${advice}`
}

function readFields(file: string): Record<string, unknown> {
  const read = readFileOrMessage(file)
  try {
    return 'bytes' in read ? readSource(read.bytes).data : {}
  } catch (error) {
    if (error instanceof UnreadableFile) return {}
    throw error
  }
}
