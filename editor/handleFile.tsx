import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findHeavyDrawings } from '../src/content/pictures/heavyDrawings.ts'
import { findPictureError } from '../src/content/pictures/pictureErrors.ts'
import { inFile, type Problem } from '../src/content/problems.ts'
import { PICTURE } from '../src/content/read/namedFiles.ts'
import { findStandingWarnings, findWarnings } from '../src/content/rules/rules.ts'
import { type Path, schemaAt, shapeOf, valueAt } from '../src/content/schemas/inspection.ts'
import { getToday } from '../src/lib/clock.ts'
import { findFreeName, toSlug } from '../src/lib/slug.ts'
import { countOf } from '../src/lib/text.ts'
import { applyForm } from './applyForm.ts'
import { parseContent } from './contentText.ts'
import type { OpenFile } from './drafts.ts'
import { type ContentFile, fileTitle, findContentFile, formAddress, pageAddressOf } from './editableFiles.ts'
import { FilePage } from './FilePage.tsx'
import { type FormContext, toFormProblem } from './formContext.ts'
import { toAction, toName, toPath } from './formFields.ts'
import { listDifferences } from './gitChanges.ts'
import { type EditorPage, type EditorResponse, type EditRequest, WORTH_A_LOOK } from './pageParts.tsx'
import { resolveContentFile, trashContentFile, writeContentFile } from './safeFiles.ts'

export async function handleFile(request: EditRequest): Promise<EditorResponse | undefined> {
  const { drafts, parts, form } = request
  const contentFile = findContentFile(parts[0], parts[1])
  const open = contentFile && drafts.open(contentFile.file)
  if (!contentFile || !open) return undefined
  return form ? changeFile(request, contentFile, form) : showForm(request, contentFile, open)
}

const SAVED = 'Saved'
const CONFLICT =
  'This file was changed in another window, or in another program, after you opened it. Both versions are stored. This is the other one; Undo leads to yours.'

/** The form of a file, with its messages and its preview. A file whose fields cannot be parsed is edited as text. */
function showForm({ drafts, query }: EditRequest, contentFile: ContentFile, open: OpenFile): EditorPage {
  const { documents, published, ...checked } = drafts.check()
  const isHere = ({ file }: { file: string }) => file === contentFile.file
  const content = query.has('whole') ? undefined : parseContent(open.text)
  const { schema } = contentFile.kind
  const folder = path.posix.dirname(contentFile.file)
  const isNew = open.saved === null
  const show = (problem: Problem) => (content ? toFormProblem(problem, schema, content.data) : problem)
  const problems = checked.problems.filter(isHere).map(show)
  const set = published.all.some(isHere) ? published : documents
  const notes = [
    ...[findWarnings, findStandingWarnings].flatMap((find) => find(set, getToday())),
    ...findHeavyDrawings(drafts.root, checked.shown),
  ].filter(isHere)
  const differences = query.has('conflict') ? listDifferences(contentFile.file, open.previous ?? open.text, open.text) : []
  const conflicts = differences.map(([field, mine, other]) => ({
    ...inFile(contentFile.file, `Yours: ${mine ?? 'left out'}. The other: ${other ?? 'left out'}.`),
    field,
  }))
  const warnings = [...conflicts, ...notes].map(show).map((note) => ({ ...note, message: `${WORTH_A_LOOK}${note.message}` }))
  const context: FormContext = {
    contentFile,
    documents,
    problems,
    warnings,
    pictures: checked.pictures.filter((file) => path.posix.dirname(file) === folder).map((file) => `./${path.posix.basename(file)}`),
    isNew,
    focus: query.get('focus') ?? undefined,
  }
  const preview = (isNew && problems.length > 0 ? undefined : pageAddressOf(documents, contentFile)) ?? contentFile.kind.shownOn
  return {
    title: fileTitle(documents, contentFile, content?.data),
    status: query.get('said') === SAVED && problems.length > 0 ? `${SAVED}, with ${countOf(problems.length, 'thing')} to fix` : undefined,
    children: <FilePage {...{ open, content, context, preview }} />,
  }
}

const DONE: Readonly<Record<string, string>> = {
  undo: 'Undone',
  redo: 'Done again',
  up: 'Moved up',
  down: 'Moved down',
  add: 'Added',
  remove: 'Removed',
}

async function changeFile(request: EditRequest, contentFile: ContentFile, form: FormData): Promise<EditorResponse> {
  const { drafts } = request
  const [verb = '', name = ''] = String(form.get('do') ?? 'apply').split(':')
  const back = (said: string, focus?: string) => ({
    redirect: `${formAddress(contentFile)}?${new URLSearchParams({ said, ...(focus && { focus }) })}`,
  })
  if (verb === 'undo' || verb === 'redo') {
    const isDone = drafts.step(contentFile.file, verb === 'undo' ? -1 : 1)
    return back((isDone && DONE[verb]) || `There is nothing to ${verb}`)
  }
  const upload = await takePictures(drafts.root, contentFile, form)
  const conflict = { redirect: `${formAddress(contentFile)}?${new URLSearchParams({ said: CONFLICT, conflict: 'yes' })}` }
  const { schema } = contentFile.kind
  const apply = (text: string) => applyForm(text, schema, form)
  const isApplied = drafts.change(contentFile.file, String(form.get('revision')), apply, form.get('window')?.toString())
  if (verb === 'discard') {
    if (drafts.revert(contentFile.file)) return back('Discarded. Undo brings it back')
    // A file that was never saved can be put back like a deleted one.
    writeContentFile(drafts.root, contentFile.file, drafts.open(contentFile.file)?.text ?? '')
    trashContentFile(drafts.root, contentFile.file)
    drafts.discard(contentFile.file)
    return { redirect: `/_edit/?${new URLSearchParams({ said: 'Discarded', deleted: contentFile.file })}` }
  }
  if (!isApplied) return conflict
  if (upload?.refusal) return back(upload.refusal, upload.focus)
  if (verb === 'save' && !drafts.save(contentFile.file)) return conflict
  const open = drafts.open(contentFile.file)
  // The form’s script reads the new messages from this page.
  if (verb === 'autosave' && open) return showForm({ ...request, query: new URLSearchParams() }, contentFile, open)
  if (verb === 'save') return back(SAVED)
  if (upload) return back('Picture uploaded. Describe it.', upload.focus)
  if (verb === 'upload') return back('Nothing was uploaded. Choose a picture first.', `${verb}:${name}`)
  const changed = toPath(name)
  return back(DONE[verb] ?? 'Checked', changed && focusAfter(open?.text ?? '', contentFile, verb, changed))
}

/** Where the focus goes: with an item that is moved, into a new one, and from a removed one to the button that adds. */
export function focusAfter(text: string, contentFile: ContentFile, verb: string, path: Path): string {
  const data = parseContent(text)?.data
  const list = path.slice(0, -1)
  const lengthOf = (field: Path) => {
    const value = valueAt(data, field)
    return Array.isArray(value) ? value.length : 0
  }
  if (verb === 'up' || verb === 'down') {
    const to = Number(path.at(-1)) + (verb === 'up' ? -1 : 1)
    // At the end of the list only the opposite button remains.
    return toAction(to === 0 ? 'down' : to === lengthOf(list) - 1 ? 'up' : verb, [...list, to])
  }
  if (verb !== 'add') return toAction('add', typeof path.at(-1) === 'number' ? list : path)
  const item = lengthOf(path) > 0 ? [...path, lengthOf(path) - 1] : path
  const [first] = Object.keys(shapeOf(schemaAt(contentFile.kind.schema, item)))
  return toName(first === undefined ? item : [...item, first])
}

type Upload = { focus: string; refusal?: string }

/**
 * Stores uploaded pictures beside the file, and puts their names into the form. Returns the field that needs attention next: the alternative
 * text of the last picture, or the name of one that was refused, and why.
 */
async function takePictures(root: string, contentFile: ContentFile, form: FormData): Promise<Upload | undefined> {
  let result: Upload | undefined
  const folder = path.posix.dirname(contentFile.file)
  for (const [name, upload] of [...form]) {
    if (!name.startsWith('upload.') || typeof upload === 'string' || upload.size === 0) continue
    const group = name.replace('upload.', 'field.')
    const bytes = Buffer.from(await upload.arrayBuffer())
    const error = PICTURE.test(upload.name)
      ? await findPictureError(upload.name, bytes)
      : 'Browsers do not show such a picture. Save it as JPEG, PNG, WebP, AVIF or SVG.'
    if (error) return { focus: `${group}.src`, refusal: `Not uploaded: ${upload.name}. ${error}` }
    // An identical picture that is already there is used again.
    const { name: title, ext } = path.parse(upload.name)
    const free = findFreeName(`${toSlug(title) || 'picture'}${ext.toLowerCase()}`, (one) => {
      const full = resolveContentFile(root, `${folder}/${one}`)
      return existsSync(full) && !readFileSync(full).equals(bytes)
    })
    writeContentFile(root, `${folder}/${free}`, bytes)
    form.set(`${group}.src`, `./${free}`)
    result = { focus: `${group}.alt` }
  }
  return result
}
