import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { PICTURE } from '../../src/content/contentFiles.ts'
import { toPictureName } from '../../src/content/pictureName.ts'
import { type Path, schemaAt, unwrap, valueAt } from '../../src/content/schemaInspection.ts'
import { countOf } from '../../src/lib/text.ts'
import { typeOf } from '../serve/encode.ts'
import { applyForm, toName, toPath } from './applyForm.ts'
import { checkUnsaved } from './checkUnsaved.ts'
import { ContentText } from './contentText.ts'
import type { OpenFile } from './drafts.ts'
import { ConflictPage } from './EditorPages.tsx'
import { EDIT_KINDS, findPlace, isFolder, type Place, pageAddressOf, titleOf } from './editableFiles.ts'
import type { EditorResponse, EditRequest } from './editPlugin.ts'
import { FilePage } from './FilePage.tsx'
import { isBeside, toFieldId, toFieldMessage, toMessage } from './formContext.ts'
import { listDifferences } from './gitChanges.ts'
import { renderPage } from './Layout.tsx'
import { resolveContentFile, writeContentFile } from './safeFiles.ts'

/** The form of one file: shows it, or handles its submission. */
export async function handleFile(request: EditRequest): Promise<EditorResponse | undefined> {
  const { drafts, parts, query, form } = request
  const place = findPlace(parts[0], parts[1])
  const open = place && drafts.open(place.file)
  if (!place || !open) return undefined
  if (form) return changeFile(request, place, form)
  if (query.has('conflict') && open.previous !== undefined) return { html: showConflict(place, open, open.previous), status: 409 }
  return { html: showForm(request, place, open) }
}

function readData(text: string): ContentText | undefined {
  try {
    return new ContentText(text)
  } catch {
    return undefined
  }
}

function showForm({ root, drafts, query }: EditRequest, place: Place, open: OpenFile): string {
  const { documents, problems, warnings, pictures } = checkUnsaved(root, drafts)
  const content = query.has('whole') ? undefined : readData(open.text)
  const folder = path.posix.dirname(place.file)
  const context = {
    place,
    documents,
    problems: problems.filter(({ file }) => file === place.file),
    pictures: pictures.filter((file) => path.posix.dirname(file) === folder).map((file) => `./${path.posix.basename(file)}`),
    isNew: open.saved === null,
    focus: query.get('at') ?? undefined,
    find: query.get('find')?.trim() ?? '',
  }
  const own = content && isFolder(place.collection) ? titleOf(documents, { data: content.data, id: place.id }) : undefined
  const title = own ?? EDIT_KINDS[place.name].one
  const notes = warnings.filter(({ file }) => file === place.file).map((warning) => `${warning.field || 'Text'}: ${toMessage(warning)}`)
  return renderPage({
    title,
    status: query.get('said') ?? undefined,
    children: (
      <FilePage
        context={context}
        open={open}
        content={content}
        warnings={notes}
        preview={
          (open.saved === null && context.problems.length > 0 ? undefined : pageAddressOf(documents, place)) ?? EDIT_KINDS[place.name].page
        }
      />
    ),
  })
}

function showConflict(place: Place, open: OpenFile, previous: string): string {
  const rows = listDifferences(place.file, previous, open.text)
  return renderPage({
    title: 'Two versions of one file',
    children: <ConflictPage address={`${place.name}/${place.id}`} revision={open.revision} rows={rows} />,
  })
}

const DONE: Readonly<Record<string, string>> = {
  undo: 'Undone',
  redo: 'Done again',
  up: 'Moved up',
  down: 'Moved down',
  add: 'Added',
  remove: 'Removed',
}

async function changeFile(request: EditRequest, place: Place, form: FormData): Promise<EditorResponse> {
  const { root, drafts } = request
  const action = String(form.get('do') ?? 'apply')
  const [verb = '', name = ''] = action.split(':')
  const find = String(form.get('find') ?? '')
  const address = `/_edit/file/${place.name}/${place.id}`
  const back = (words: Record<string, string | undefined>) => {
    const query = new URLSearchParams(Object.entries({ ...words, find }).filter((entry): entry is [string, string] => Boolean(entry[1])))
    return { redirect: `${address}?${query}` }
  }
  if (verb === 'undo' || verb === 'redo') {
    const isDone = drafts.step(place.file, verb === 'undo' ? -1 : 1)
    return back({ said: isDone ? DONE[verb] : `There is nothing to ${verb}` })
  }
  if (verb === 'discard') {
    drafts.discard(place.file)
    return drafts.open(place.file) ? back({ said: 'Unsaved changes discarded' }) : { redirect: '/_edit/?said=Discarded' }
  }
  const uploaded = await takePictures(root, place, form)
  const isApplied = drafts.change(place.file, String(form.get('revision')), (text) => applyForm(text, place.collection.schema, form))
  if (verb === 'autosave')
    return { data: JSON.stringify(isApplied ? describeState(request, place) : { conflict: true }), type: 'application/json' }
  if (!isApplied || (verb === 'save' && !drafts.save(place.file))) return { redirect: `${address}?conflict` }
  if (verb === 'save') return back({ said: 'Saved' })
  if (uploaded) return back({ said: 'Picture uploaded. Describe it.', at: uploaded })
  const changed = toPath(name)
  return back({ said: DONE[verb] ?? 'Checked', at: changed && focusAfter(drafts.open(place.file)?.text ?? '', place, verb, changed) })
}

/** The control to focus after a button has changed a list or a group. */
function focusAfter(text: string, place: Place, verb: string, path: Path): string {
  const data = readData(text)?.data
  const list = path.slice(0, -1)
  const lengthOf = (at: Path) => {
    const value = valueAt(data, at)
    return Array.isArray(value) ? value.length : 0
  }
  if (verb === 'up' || verb === 'down') {
    const to = Number(path.at(-1)) + (verb === 'up' ? -1 : 1)
    // At the end of the list only the opposite button remains.
    const button = to === 0 ? 'down' : to === lengthOf(list) - 1 ? 'up' : verb
    return `${button}:${toName([...list, to])}`
  }
  if (verb !== 'add') return lengthOf(list) > 0 ? `add:${toName(list)}` : `add:${toName(path)}`
  const item = lengthOf(path) > 0 ? [...path, lengthOf(path) - 1] : path
  const schema = schemaAt(place.collection.schema, data, item)
  const inner = schema && unwrap(schema)
  return toName(inner instanceof z.ZodObject ? [...item, Object.keys(inner.shape)[0] ?? ''] : item)
}

/** Stores uploaded pictures beside the file and puts their names into the form. Returns the field that then needs an alternative text. */
async function takePictures(root: string, place: Place, form: FormData): Promise<string | undefined> {
  let toDescribe: string | undefined
  for (const [name, upload] of [...form]) {
    if (!name.startsWith('upload.') || typeof upload === 'string' || upload.size === 0) continue
    if (!PICTURE.test(upload.name))
      throw new Error(`${upload.name} is no picture that browsers show. Save it as JPEG, PNG, WebP, AVIF or SVG.`)
    const bytes = new Uint8Array(await upload.arrayBuffer())
    const file = findFreeName(root, path.posix.join(path.posix.dirname(place.file), toPictureName(upload.name)), bytes)
    writeContentFile(root, file, bytes)
    const group = name.replace('upload.', 'field.')
    form.set(`${group}.src`, `./${path.posix.basename(file)}`)
    toDescribe = `${group}.alt`
  }
  return toDescribe
}

/** A free file name, or that of an identical picture that is already there. */
function findFreeName(root: string, file: string, bytes: Uint8Array): string {
  const ending = path.posix.extname(file)
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? file : `${file.slice(0, -ending.length)}-${count}${ending}`
    const full = resolveContentFile(root, name)
    if (!existsSync(full) || readFileSync(full).equals(bytes)) return name
  }
}

function describeState({ root, drafts }: EditRequest, place: Place) {
  const open = drafts.open(place.file)
  const problems = checkUnsaved(root, drafts).problems.filter(({ file }) => file === place.file)
  return {
    revision: open?.revision,
    state: open?.isChanged ? 'There are unsaved changes.' : 'Saved.',
    count: problems.length === 0 ? 'Nothing to fix.' : `${countOf(problems.length, 'thing', 'things')} to fix.`,
    problems: problems.map((problem) => ({
      id: toFieldId(problem.field),
      field: problem.field || 'text',
      message: toFieldMessage(problem),
      isBeside: isBeside(open?.saved === null, problem),
    })),
  }
}

/** Serves a picture from the folder of a content file. */
export function handlePicture({ root, parts, query }: EditRequest): EditorResponse | undefined {
  const place = findPlace(parts[0], parts[1])
  if (!place) return undefined
  const file = path.posix.join(path.posix.dirname(place.file), query.get('src') ?? '')
  const full = PICTURE.test(file) ? resolveContentFile(root, file) : undefined
  return full && existsSync(full) ? { data: readFileSync(full), type: typeOf(path.extname(file).replace('jpeg', 'jpg')).type } : undefined
}
