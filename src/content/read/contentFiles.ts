import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { showInvisible } from '../../lib/invisibleCharacters.ts'
import { toSlug } from '../../lib/slug.ts'
import { ContentError, inFile, type Problem } from '../problems.ts'
import type { LoadedKind } from '../schemas/kind.ts'
import type { ContentDocument } from './documents.ts'
import { readSource, UnreadableFile } from './frontMatter.ts'
import { isPictureName, OFFERED_FILE, PICTURE } from './namedFiles.ts'

const SYSTEM_FILES = /^(\..*|Thumbs\.db|desktop\.ini)$/

/** The name of a file with � for what nobody sees. Unlike texts, names may not contain line breaks and tabs either. */
const showName = (name: string) => showInvisible(name).replace(/[\t\n\r]/g, '�')

/**
 * Lists every file under content/, relative to the project root. Symbolic links are problems.
 * @throws ContentError when the folder or one inside it cannot be read, since then no file can be checked.
 */
export function listContentFiles(root: string, problems: Problem[]): string[] {
  const files = readFolder(root)
    .filter(({ name }) => !SYSTEM_FILES.test(name))
    .flatMap((entry) => {
      const file = toRelative(root, path.join(entry.parentPath, entry.name)).normalize('NFC')
      if (showName(entry.name) !== entry.name)
        problems.push(inFile(showName(file), 'The name of this file or folder contains an invisible character, shown here as �.'))
      if (entry.isSymbolicLink())
        problems.push(inFile(showName(file), 'This is a link to a file elsewhere, which is not followed. Put the file itself here.'))
      return entry.isFile() && showName(file) === file ? [file] : []
    })
  return files.sort()
}

const toRelative = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/')

function readFolder(root: string): Dirent[] {
  const top = path.join(root, 'content')
  const stop = (file: string, message: string) => new ContentError([inFile(file, message)])
  if (!existsSync(top)) throw stop('content', 'There is no folder “content” here. Run the command in the folder of the project.')
  try {
    return readdirSync(top, { withFileTypes: true, recursive: true })
  } catch (error) {
    throw stop('content', `A folder cannot be opened. The computer says: ${(error as Error).message}.`)
  }
}

/** A problem of a name, with one that would do. */
const misnamed = (file: string, message: string, name: string, ending = ''): Problem => ({
  ...inFile(file, message),
  ...(toSlug(name) && { example: `${toSlug(name)}${ending}` }),
})

export function checkPictureNames(files: readonly string[], problems: Problem[]): void {
  const message = 'The name of a picture holds lowercase letters, digits and dashes only, because it becomes part of an address.'
  for (const file of files) {
    const { base, name, ext } = path.posix.parse(file)
    if (!isPictureName(base)) problems.push(misnamed(file, message, name, ext.toLowerCase()))
  }
}

/** Parses every content file. Reports files that cannot be parsed or that belong to no kind. `unreadable` names the former: "kind/id". */
export function readDocuments(
  { root, kinds, unsaved }: { root: string; kinds: Record<string, LoadedKind>; unsaved?: ReadonlyMap<string, string> },
  files: readonly string[],
  problems: Problem[],
): { documents: ContentDocument[]; unreadable: string[] } {
  const documents: ContentDocument[] = []
  const unreadable: string[] = []
  for (const file of files.filter((name) => !PICTURE.test(name) && !OFFERED_FILE.test(name))) {
    const place = findKind(kinds, file)
    if (!place) {
      // Windows hides the second ending of sankara.md.txt, and phones give pictures the ending .heic: it is named.
      const message = `No page reads this file: it belongs to no kind of content. Content is .md files in the folders that exist, and pictures beside them: .svg, .jpg, .png, .webp or .avif. The name of this one ends in “${path.posix.extname(file)}”.`
      problems.push(inFile(file, message))
      continue
    }
    if (!/^[a-z0-9-]+$/.test(place.id)) {
      const message = `A file or folder is called by lowercase letters, digits and dashes only, because its name becomes an address. Found “${place.id}”.`
      problems.push(misnamed(file, message, place.id))
      continue
    }
    const text = unsaved?.get(file)
    const read = text === undefined ? readFileOrMessage(path.join(root, file)) : { bytes: Buffer.from(text) }
    try {
      if ('message' in read) throw new UnreadableFile(1, read.message)
      const source = readSource(read.bytes)
      documents.push({ ...place, file, source, data: source.data, body: source.body })
      problems.push(...source.problems.map((problem) => ({ field: '', ...problem, file })))
      if (source.problems.length > 0) unreadable.push(`${place.kind}/${place.id}`)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      problems.push(inFile(file, error.message, error.line))
      unreadable.push(`${place.kind}/${place.id}`)
    }
  }
  return { documents, unreadable }
}

/** Reads a file. Returns a sentence instead when that fails: files may be deleted or locked during a check. */
export function readFileOrMessage(file: string): { bytes: Buffer } | { message: string } {
  try {
    return { bytes: readFileSync(file) }
  } catch (error) {
    return { message: `This file cannot be opened. The computer says: ${(error as Error).message}.` }
  }
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
