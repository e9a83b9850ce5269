import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { PICTURE } from '../../src/content/contentFiles.ts'
import { formatField } from '../../src/content/problems.ts'
import { unwrap } from '../../src/content/schemaInspection.ts'
import { getToday } from '../../src/lib/clock.ts'
import { toSlug } from '../../src/lib/slug.ts'
import { checkUnsaved } from './checkUnsaved.ts'
import { ContentText } from './contentText.ts'
import { LinkList, QuestionPage } from './EditorPages.tsx'
import { EDIT_KINDS, findPlace, isFolder, type Place, pageAddressOf, titleOf } from './editableFiles.ts'
import type { EditorResponse, EditRequest } from './editPlugin.ts'
import { toFieldId } from './formContext.ts'
import { renderPage } from './Layout.tsx'
import { type ContentReference, findReferences, renameReferences } from './references.ts'
import { deleteContentFile, readContentFile, resolveContentFile, writeContentFile } from './safeFiles.ts'

const goTo = ({ name, id }: Place, said: string, at = ''): EditorResponse => ({
  redirect: `/_edit/file/${name}/${id}?${new URLSearchParams({ said, ...(at && { at }) })}`,
})

function fieldsOf({ collection }: Place): Record<string, unknown> {
  const schema = unwrap(collection.schema)
  return schema instanceof z.ZodObject ? schema.shape : {}
}

/** Whether each file of this kind has a folder, with its pictures. */
const hasOwnFolder = ({ collection }: Place) => collection.path.includes('*/')

/** A new file, or a copy of one: asks for its title and creates a draft. */
export function handleNew({ root, drafts, parts, query, form }: EditRequest): EditorResponse | undefined {
  const name = parts[0]
  const answer = String(form?.get('answer') ?? '')
  const title = answer.normalize('NFC').trim()
  const place = findPlace(name, toSlug(answer) || 'new')
  const source = findPlace(name, query.get('from') ?? undefined)
  if (!place || !isFolder(place.collection)) return undefined
  let error: string | undefined
  if (form) {
    if (toSlug(title) === '') error = 'Write a title with letters of the Latin alphabet, such as: The Drum of Ifẹ̀'
    else if (drafts.open(place.file)) error = 'There is one of this name already. Choose another title.'
    else {
      drafts.begin(place.file, newText({ root, drafts }, place, title, source && drafts.open(source.file)?.text))
      if (source && hasOwnFolder(place)) copyPictures(root, source, place)
      const [first] = checkUnsaved(root, drafts).problems.filter(({ file }) => file === place.file)
      return goTo(place, 'New, as a draft. Fill it in', first ? toFieldId(first.field) : `field.${Object.keys(fieldsOf(place))[0]}`)
    }
  }
  const one = EDIT_KINDS[place.name].one.toLowerCase()
  const page = (
    <QuestionPage
      label={`Title or name of the ${source ? 'copy' : `new ${one}`}`}
      hint="It names the file too, which begins as a draft."
      value={title}
      button="Create"
      error={error}
    />
  )
  return { html: renderPage({ title: source ? `Duplicate: ${one}` : `New: ${one}`, status: error && 'Not created', children: page }) }
}

function copyPictures(root: string, from: Place, to: Place): void {
  const [source, target] = [from, to].map(({ file }) => path.posix.dirname(file))
  for (const name of readdirSync(path.join(root, String(source))).filter((file) => PICTURE.test(file)))
    writeContentFile(root, `${target}/${name}`, readFileSync(resolveContentFile(root, `${source}/${name}`)))
}

/** The text of a new file: that of `source`, or none, with new values for the title, `order`, the dates and `draft`. */
function newText({ root, drafts }: Pick<EditRequest, 'root' | 'drafts'>, place: Place, title: string, source: string | undefined): string {
  const keys = Object.keys(fieldsOf(place))
  const others = checkUnsaved(root, drafts).documents.of(place.name)
  const orders = others.map(({ data }) => Number(data.order) || 0)
  const content = new ContentText(source ?? '---\n---\n')
  const values = { title, name: title, order: Math.max(0, ...orders) + 1, date: getToday(), updated: getToday(), draft: true }
  // A new article has no `order`, so that it comes first, and no `updated`, because nothing has been changed since its date.
  const isLeftOut = (key: string) => place.name === 'news' && ['order', 'updated'].includes(key)
  for (const [key, value] of Object.entries(values)) if (keys.includes(key) && !isLeftOut(key)) content.set([key], value, keys)
  if (source !== undefined) for (const key of ['formerly', 'slug']) if (content.get([key]) !== undefined) content.remove([key])
  return content.toString()
}

/** A file and its uses; undefined when the file does not exist. */
function findFile({ root, drafts, parts }: EditRequest) {
  const place = findPlace(parts[0], parts[1])
  const open = place && drafts.open(place.file)
  if (!place || !open || !isFolder(place.collection)) return undefined
  const { documents } = checkUnsaved(root, drafts)
  const document = documents.of(place.name).find(({ id }) => id === place.id)
  const address = document && pageAddressOf(documents, place)
  const links = findReferences(documents, place, address)
  const title = document ? titleOf(documents, document) : place.id
  const list = <LinkList links={links} titles={({ document: other }) => titleOf(documents, other)} />
  const unsaved = [open, ...links.flatMap((link) => drafts.open(link.document.file) ?? [])].filter(({ isChanged }) => isChanged)
  const refusal = unsaved.length > 0 ? `Save or discard the changes first: ${unsaved.map(({ file }) => file).join(', ')}` : undefined
  return { place, open, documents, address, links, title, list, refusal }
}

/** Renames a file: links to it are updated, and its old address redirects. */
export function handleRename(request: EditRequest): EditorResponse | undefined {
  const found = findFile(request)
  if (!found) return undefined
  const { place, title, list, refusal } = found
  const id = toSlug(String(request.form?.get('answer') ?? ''))
  const target = findPlace(place.name, id)
  let error = refusal
  if (request.form && !error) {
    if (!target) error = 'A name holds letters, digits and dashes, such as: first-night'
    else if (readContentFile(request.root, target.file) !== null) error = 'There is a file of this name already. Choose another.'
    else {
      rename(request, found, target)
      return goTo(target, 'Renamed')
    }
  }
  const page = (
    <QuestionPage
      label="The new name"
      hint="The last part of its address. Links in other files are changed with it, and the old address leads to the new one."
      value={id || place.id}
      button="Rename"
      error={error}
    >
      <h2>What links here</h2>
      {list}
    </QuestionPage>
  )
  return { html: renderPage({ title: `Rename: ${title}`, status: request.form && 'Not renamed', children: page }) }
}

function rename(
  { root, drafts }: EditRequest,
  { place, open, documents, address, links }: NonNullable<ReturnType<typeof findFile>>,
  target: Place,
) {
  const after = address?.replace(new RegExp(`${place.id}$`), target.id)
  const names = { before: { id: place.id, ...(address && { address }) }, after: { id: target.id, ...(after && { address: after }) } }
  const files = new Map<string, ContentReference['path'][]>()
  for (const { document, path: at } of links) files.set(document.file, [...(files.get(document.file) ?? []), at])
  for (const [file, paths] of files) {
    writeContentFile(root, file, renameReferences(readContentFile(root, file) ?? '', paths, names.before, names.after))
    drafts.discard(file)
  }
  const keys = Object.keys(fieldsOf(place))
  const content = new ContentText(open.text)
  const isPublished = documents.of(place.name).some(({ id, data }) => id === place.id && data.draft !== true)
  const former = content.get(['formerly'])
  if (keys.includes('formerly') && address && after !== address && isPublished) {
    content.set(['formerly'], [...(Array.isArray(content.data.formerly) ? content.data.formerly : former ? [former] : []), address], keys)
  }
  // A file with a folder of its own moves with its pictures.
  const [from, to] = [resolveContentFile(root, place.file), resolveContentFile(root, target.file)]
  if (hasOwnFolder(place)) {
    if (existsSync(path.dirname(to))) throw new Error(`There is a folder ${path.dirname(target.file)} already.`)
    renameSync(path.dirname(from), path.dirname(to))
  } else renameSync(from, to)
  writeContentFile(root, target.file, content.toString())
  drafts.discard(place.file)
}

/** Deletes a file that no other file uses; this can be undone. */
export function handleDelete(request: EditRequest): EditorResponse | undefined {
  const found = findFile(request)
  if (!found) return undefined
  const { place, title, list, links, refusal } = found
  if (request.form && links.length === 0 && !refusal) {
    request.drafts.trash(place.file)
    deleteContentFile(request.root, place.file)
    return { redirect: `/_edit/?said=Deleted&deleted=${encodeURIComponent(place.file)}` }
  }
  const places = [...new Set(links.map(({ document, path: at }) => `${document.file}: ${formatField(at)}`))]
  const page = (
    <>
      <h2>What links here</h2>
      {list}
      {refusal ? <p>{refusal}</p> : null}
      {places.length > 0 ? <p>Change these first, so that nothing leads nowhere. Or make this file a draft.</p> : null}
      {places.length === 0 && !refusal ? (
        <form method="post">
          <p>The file is deleted from this computer. You can undo it on the next page. Its pictures stay.</p>
          <button type="submit" className="main">{`Delete ${title}`}</button>
        </form>
      ) : null}
    </>
  )
  return { html: renderPage({ title: `Delete: ${title}`, children: page }) }
}

/** Restores a deleted file. */
export function handleRestore({ root, drafts, form }: EditRequest): EditorResponse | undefined {
  const file = String(form?.get('file') ?? '')
  const text = drafts.trashed(file)
  if (text === undefined || readContentFile(root, file) !== null) return undefined
  writeContentFile(root, file, text)
  return { redirect: '/_edit/?said=Put%20back' }
}
