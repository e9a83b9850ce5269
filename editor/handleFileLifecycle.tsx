import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hasManyFiles } from '../src/content/kinds.ts'
import { PICTURE } from '../src/content/read/namedFiles.ts'
import { shapeOf } from '../src/content/schemas/inspection.ts'
import { getToday } from '../src/lib/clock.ts'
import { toSlug } from '../src/lib/slug.ts'
import { ContentText, parseContent } from './contentText.ts'
import type { Drafts } from './drafts.ts'
import { type ContentFile, findContentFile, formAddress, pageAddressOf, titleOf } from './editableFiles.ts'
import { toFieldId } from './formContext.ts'
import { toFullLabel } from './formFields.ts'
import { type EditorResponse, type EditRequest, Items, Question } from './pageParts.tsx'
import { findReferences, renameReferences } from './references.ts'
import {
  hasOwnFolder,
  isFree,
  moveContentFile,
  readContentFile,
  resolveContentFile,
  restoreContentFile,
  trashContentFile,
  writeContentFile,
} from './safeFiles.ts'

const keysOf = ({ kind }: ContentFile) => Object.keys(shapeOf(kind.schema))

const UNREADABLE = 'The fields of this file cannot be read. Correct the file first.'

export function handleNew({ drafts, parts, query, form }: EditRequest): EditorResponse | undefined {
  const title = (form?.get('answer')?.toString() ?? '').normalize('NFC').trim()
  const contentFile = findContentFile(parts[0], toSlug(title) || 'new')
  const source = findContentFile(parts[0], query.get('from') ?? undefined)
  const sourceText = source && drafts.open(source.file)?.text
  if (!contentFile || !hasManyFiles(contentFile.kindName)) return undefined
  let error: string | undefined
  if (form) {
    if (toSlug(title) === '') error = 'Write a title with letters of the Latin alphabet, such as: The Drum of Ifẹ̀'
    else if (drafts.open(contentFile.file)) error = 'There is one of this name already. Choose another title.'
    else if (sourceText !== undefined && !parseContent(sourceText)) error = UNREADABLE
    else {
      drafts.begin(contentFile.file, newText(drafts, contentFile, title, sourceText))
      if (source && hasOwnFolder(contentFile.file)) copyPictures(drafts.root, source, contentFile)
      const [first] = drafts.check().problems.filter(({ file }) => file === contentFile.file)
      const focus = first ? toFieldId(first.field) : `field.${keysOf(contentFile)[0]}`
      return { redirect: `${formAddress(contentFile)}?${new URLSearchParams({ said: 'New, as a draft. Fill it in', focus })}` }
    }
  }
  const one = contentFile.kind.one?.toLowerCase()
  return {
    title: source ? `Duplicate: ${one}` : `New: ${one}`,
    status: error && 'Not created',
    children: (
      <Question
        label={`Title or name of the ${source ? 'copy' : `new ${one}`}`}
        hint="It names the file too, which begins as a draft."
        value={title}
        button="Create"
        error={error}
      />
    ),
  }
}

function copyPictures(root: string, from: ContentFile, to: ContentFile): void {
  const [source, target] = [path.posix.dirname(from.file), path.posix.dirname(to.file)]
  // A file that was never saved may have no folder yet.
  const names = existsSync(path.join(root, source)) ? readdirSync(path.join(root, source)) : []
  for (const name of names.filter((file) => PICTURE.test(file)))
    writeContentFile(root, `${target}/${name}`, readFileSync(resolveContentFile(root, `${source}/${name}`)))
}

/** The text of a new file: that of `source`, or none, with new values for the title, `order`, the dates and `draft`. */
function newText(drafts: Drafts, contentFile: ContentFile, title: string, source: string | undefined): string {
  const keys = keysOf(contentFile)
  const { documents } = drafts.check()
  const orders = documents.of(contentFile.kindName).map(({ data }) => Number(data.order) || 0)
  const content = new ContentText(source ?? '---\n---\n')
  const values = { title, name: title, order: Math.max(0, ...orders) + 1, date: getToday(), updated: getToday(), draft: true }
  // A new article has no `order`, so that it comes first, and no `updated`, because it has not changed since its date.
  const isLeftOut = (key: string) => contentFile.kindName === 'news' && ['order', 'updated'].includes(key)
  for (const [key, value] of Object.entries(values)) if (keys.includes(key) && !isLeftOut(key)) content.set([key], value, keys)
  for (const key of ['formerly', 'slug']) content.remove([key])
  return content.toString()
}

/** A file and its uses; undefined when the file does not exist. `refusal` names the changes to save first. */
function findFile({ drafts, parts }: EditRequest) {
  const contentFile = findContentFile(parts[0], parts[1])
  const open = contentFile && drafts.open(contentFile.file)
  if (!contentFile || !open || !hasManyFiles(contentFile.kindName)) return undefined
  const { documents } = drafts.check()
  const document = documents.of(contentFile.kindName).find(({ id }) => id === contentFile.id)
  const address = document && pageAddressOf(documents, contentFile)
  const links = findReferences(documents, contentFile, address)
  const unsaved = [open, ...links.flatMap((link) => drafts.open(link.document.file) ?? [])].filter(({ isChanged }) => isChanged)
  return {
    contentFile,
    open,
    documents,
    address,
    links,
    isPublished: document !== undefined && document.data.draft !== true,
    title: document ? titleOf(documents, document) : contentFile.id,
    refusal: unsaved.length > 0 ? `Save or discard the changes first: ${unsaved.map(({ file }) => file).join(', ')}` : undefined,
  }
}

/** Renames a file: links to it are updated, and its old address redirects. */
export function handleRename(request: EditRequest): EditorResponse | undefined {
  const found = findFile(request)
  if (!found) return undefined
  const { contentFile, title, refusal } = found
  const { drafts, form } = request
  const id = toSlug(String(form?.get('answer') ?? ''))
  const target = findContentFile(contentFile.kindName, id)
  let error = refusal
  if (form && !error) {
    if (!parseContent(found.open.text)) error = UNREADABLE
    else if (!target) error = 'A name holds letters, digits and dashes, such as: first-night'
    else if (drafts.open(target.file) || !isFree(drafts.root, target.file)) error = 'There is one of this name already. Choose another.'
    else {
      rename(drafts, found, target)
      return { redirect: `${formAddress(target)}?said=Renamed` }
    }
  }
  return {
    title: `Rename: ${title}`,
    status: form && 'Not renamed',
    children: (
      <Question
        label="The new name"
        hint="The last part of its address. Links in other files are changed with it, and the old address leads to the new one."
        value={id || contentFile.id}
        button="Rename"
        error={error}
      />
    ),
  }
}

function rename(
  drafts: Drafts,
  { contentFile, open, documents, address, links, isPublished }: NonNullable<ReturnType<typeof findFile>>,
  target: ContentFile,
): void {
  const { root } = drafts
  const before = { ...contentFile, address }
  const after = { ...target, address: address && pageAddressOf(documents, contentFile, target.id) }
  const keys = keysOf(contentFile)
  const content = new ContentText(open.text)
  if (keys.includes('formerly') && address && after.address !== address && isPublished)
    content.set(['formerly'], [content.data.formerly ?? [], address].flat(), keys)
  for (const { document, paths } of links) {
    const { file } = document
    writeContentFile(root, file, renameReferences(readContentFile(root, file) ?? '', file, paths, before, after))
    drafts.discard(file)
  }
  moveContentFile(root, contentFile.file, target.file)
  writeContentFile(root, target.file, content.toString())
  drafts.discard(contentFile.file)
}

export function handleDelete(request: EditRequest): EditorResponse | undefined {
  const found = findFile(request)
  if (!found) return undefined
  const { contentFile, title, documents, links, refusal } = found
  const { drafts, form } = request
  const isAllowed = links.length === 0 && !refusal
  if (form && isAllowed) {
    trashContentFile(drafts.root, contentFile.file)
    drafts.discard(contentFile.file)
    return { redirect: `/_edit/?${new URLSearchParams({ said: 'Deleted', deleted: contentFile.file })}` }
  }
  return {
    title: `Delete: ${title}`,
    children: (
      <>
        <h2>What links here</h2>
        {links.length === 0 ? <p>No other file names this one.</p> : null}
        <Items
          of={links.map(({ document: { kind: name, ...other }, paths }) => (
            <>
              <a href={`/_edit/file/${name}/${other.id}`}>{titleOf(documents, other)}</a>:{' '}
              {paths.map((field) => toFullLabel(other.data, field)).join('; ')}
            </>
          ))}
        />
        {refusal ? <p>{refusal}</p> : null}
        {links.length > 0 ? <p>Change these first, so that nothing leads nowhere. Or make this file a draft.</p> : null}
        {isAllowed ? (
          <form method="post">
            <p>
              {`The file is deleted from this computer. You can undo it on the next page. ${hasOwnFolder(contentFile.file) ? 'The pictures of its folder are deleted with it.' : 'Its pictures stay.'}`}
            </p>
            <button type="submit">{`Delete ${title}`}</button>
          </form>
        ) : null}
      </>
    ),
  }
}

export function handleDeletePicture({ drafts, form }: EditRequest): EditorResponse | undefined {
  const file = String(form?.get('file') ?? '')
  if (!drafts.listUnusedPictures().includes(file)) return undefined
  trashContentFile(drafts.root, file)
  return { redirect: `/_edit/?${new URLSearchParams({ said: 'Deleted', deleted: file })}` }
}

export function handleRestore({ drafts, form }: EditRequest): EditorResponse | undefined {
  return restoreContentFile(drafts.root, String(form?.get('file') ?? '')) ? { redirect: '/_edit/?said=Put%20back' } : undefined
}
