import { posix } from 'node:path'
import { z } from 'zod'
import { findNearest, truncate } from '../../lib/text.ts'
import { checkMarkdown } from '../../markdown/checkMarkdown.ts'
import { explainHost, isInternal, isSafeAddress } from '../../markdown/safeAddresses.ts'
import { listIds, noAlt, toLine } from '../explain/schemaErrors.ts'
import { withoutCurly } from '../explain/suggestions.ts'
import { isPictureName, pictureFile } from '../pictures/pictureFile.ts'
import type { ContentDocument, ContentDocuments } from '../read/documents.ts'
import { OFFERED_FILE, offeredFile } from '../read/offeredFiles.ts'
import { NOT_YET_CONFIRMED } from '../schemas/fields.ts'
import { type Field, groupsIn, isRecord, type Notes, type Path } from '../schemas/inspection.ts'
import type { LoadedKind } from '../schemas/kind.ts'
import { explainUnpublished, findDeadLink, type LinkTargets } from './links.ts'

/** What the checks of single fields need to know about the rest of the content. */
export interface FieldContext {
  set: ContentDocuments
  kinds: Record<string, LoadedKind>
  /** Every file under content/, relative to the project root. */
  files: ReadonlySet<string>
  /** Where links may lead; undefined when links are not checked. */
  targets: LinkTargets | undefined
}

interface Context extends FieldContext {
  document: ContentDocument
  path: Path
  report(message: string, example?: string, line?: number): void
}

/** Runs all checks of one field, after its type was found valid. */
export function checkField(fields: FieldContext, document: ContentDocument, { notes, value, path, schema }: Field): void {
  const report: Context['report'] = (message, example, line) => fields.set.report(document, path, message, example, line)
  const context = { ...fields, document, path, report }
  if (schema instanceof z.ZodArray && Array.isArray(value)) checkIds(context, value)
  if (schema instanceof z.ZodObject && 'src' in schema.shape && 'alt' in schema.shape && isRecord(value))
    checkPicture(context, value, notes)
  if (typeof value !== 'string') return
  if (value === NOT_YET_CONFIRMED && !notes.confirmable)
    report(`This field cannot be “${NOT_YET_CONFIRMED}”: a page would show these words. Write what is known, or leave the field out.`)
  if (notes.reference) checkReference(context, value, notes.reference)
  if (notes.offeredFile) checkOfferedFile(context, value)
  if (notes.link) checkLink(context, value)
  else if (notes.prose) checkProse(context, value, notes.blocks === true)
  else checkPlain(context, value)
}

function checkReference({ set, kinds, path, report }: Context, value: string, kind: string): void {
  const ids = set.of(kind).map(({ id }) => id)
  // A file with errors is reported; references to it are not.
  if (ids.includes(value) || set.unreadable.includes(`${kind}/${value}`)) return
  const file = `content/${kinds[kind]?.path.replace('*', value) ?? kind}`
  const unpublished = set.unpublished.find((one) => one.kind === kind && one.id === value)
  const nearest = findNearest(value, ids)
  const leaving = kind === 'people' ? ' If they have left, take the line out, name somebody else, or keep their file.' : ''
  if (unpublished) report(explainUnpublished(unpublished))
  else if (nearest) report(`There is no file ${file}. Did you mean “${nearest}”?`, toLine(path.at(-1), nearest))
  else report(`There is no file ${file}.${listIds(ids)}${leaving}`)
}

/** Names that cameras, telephones and editors give to pictures, with or without an ending. */
const FILE_NAME =
  /^(?:(?:img|dscn?|pxl|mvimg|screenshot|photo|image|picture|alt|poster|scan|whatsapp image|untitled)[\s_-]*[\d().:_-]*(?: at [\d.: apm]+)?|\d[\d_-]+|.*(?=\.(?:svg|png|jpe?g|webp|avif)$))(?:\.\w{3,4})?\.?$/i

function checkPicture({ set, files, document, path }: Context, { src, alt }: Record<string, unknown>, notes: Notes): void {
  const report = (field: string, message: string, example?: string) => set.report(document, [...path, field], message, example)
  if (typeof src === 'string' && /^\.{1,2}\//.test(src) && !set.hasError(document, [...path, 'src'])) {
    const file = pictureFile(document.file, src)
    if (!file.startsWith('content/')) report('src', `A picture lies in the folder content. Found “${src}”, which leads out of it.`)
    else if (!files.has(file)) {
      const { message, nearest } = explainMissing(files, 'picture', file, isPictureName)
      report('src', message, nearest && `src: ./${nearest}`)
    }
  }
  if (typeof alt !== 'string' || alt === '') return
  if (alt.trim() === '') report('alt', noAlt(notes))
  if (FILE_NAME.test(alt)) report('alt', `The alternative text must say what is seen. Found “${alt}”.`)
}

function checkOfferedFile({ files, document, report }: Context, name: string): void {
  const file = offeredFile(document.file, name)
  if (files.has(file)) return
  const { message, nearest } = explainMissing(files, 'file', file, (other) => OFFERED_FILE.test(other))
  report(message, nearest && `file: ./${nearest}`)
}

/** The message for a file that is not there, with the one beside it that was most likely meant. */
function explainMissing(files: ReadonlySet<string>, what: 'picture' | 'file', file: string, isOne: (name: string) => boolean) {
  const beside = [...files].filter((other) => posix.dirname(other) === posix.dirname(file)).map((other) => posix.basename(other))
  const nearest = findNearest(posix.basename(file), beside.filter(isOne))
  const advice = nearest ? `Did you mean “./${nearest}”?` : 'Put it there, or correct its name.'
  return { message: `There is no ${what} ${file}. ${advice}`, nearest }
}

/** The `id` or `value` of an item identifies it, so two items of a list must not share one. */
function checkIds({ set, document, path }: Context, items: unknown[]): void {
  const indexes = new Map<unknown, number>()
  for (const [index, item] of groupsIn(items)) {
    const key = 'id' in item ? 'id' : 'value'
    const id = item[key]
    if (typeof id !== 'string') continue
    const first = indexes.get(id)
    if (first === undefined) indexes.set(id, index)
    else
      set.report(
        document,
        [...path, index, key],
        `Item ${first + 1} of this list is called “${id}” already. Give this one a name of its own.`,
      )
  }
}

function checkLink({ targets, path, report }: Context, address: string): void {
  if (!isSafeAddress(address)) {
    report(explainHost(address) ?? `No browser can open this address. Found “${truncate(address, 60)}”. Copy it again.`)
    return
  }
  const dead = isInternal(address) ? findDeadLink(targets, address) : undefined
  if (dead) report(dead.message, dead.instead && toLine(path.at(-1), dead.instead))
}

function checkProse({ document, targets, path, report }: Context, value: string, blocks: boolean): void {
  const { errors, links } = checkMarkdown(value, { blocks })
  const counts = new Map<string, number>()
  const nextLineOf = (text: string) => {
    const nth = counts.get(text) ?? 0
    counts.set(text, nth + 1)
    return document.source.lineOf(path, text, nth)
  }
  for (const { excerpt, message, example } of errors) report(message, example, nextLineOf(excerpt))
  for (const { address, excerpt, words } of links) {
    const line = nextLineOf(excerpt)
    const dead = findDeadLink(targets, address)
    if (dead) report(dead.message, dead.instead && `[${words}](${dead.instead})`, line)
  }
}

/** The longest title or name. Its slug is a file’s name, which may have 255 bytes. */
export const MAX_TITLE_LENGTH = 120
/** The longest plain text: plain texts are names, labels and sentences. */
const MAX_PLAIN_LENGTH = 600

/** Whether a field is a title or name, which pages show as a heading. */
const isTitle = (path: Path): boolean => /^(title|heading|name|subtitle|fullName)$/.test(String(path.at(-1)))

/** Markup of Markdown and HTML: Yoruba words, links, tags, bold text and emphasis. */
const MARKUP =
  /:yo\s*\[|(?:\[[^[\]]*)?\]\([^)\n]*\)?|<\/?[a-z][^>]*>|\*\*|(?<![\p{L}\p{N}*])\*[^\s*][^*]*\*|(?<![\p{L}\p{N}_])_[^\s_][^_]*_(?![\p{L}\p{N}_])/iu

/** Plain texts are shown as written, so markup in them is a mistake. */
function checkPlain(context: Context, value: string): void {
  const { path, report } = context
  const limit = isTitle(path) ? MAX_TITLE_LENGTH : MAX_PLAIN_LENGTH
  if (value.length > limit) report(`These words may be at most ${limit} characters long. They have ${value.length}.`)
  checkCurly(context, value)
  const mark = MARKUP.exec(value)
  if (mark) report(`This field holds plain words, and “${truncate(mark[0], 40)}” would be shown literally. Write the words without markup.`)
}

/** YAML treats typographic quotation marks as text, so they would be shown. */
function checkCurly({ path, report }: Context, value: string): void {
  const isPaired = value.split('“').length === value.split('”').length
  const inner = withoutCurly(value)
  if (isPaired && (inner === value || /[“”]/.test(inner))) return
  const message = isPaired
    ? 'The curly quotation marks round this text would be shown with it. Take them out.'
    : 'This curly quotation mark has no counterpart. Write “ before the words and ” after them, or delete it.'
  const example = toLine(path.at(-1), inner.replace(/^[“”‘]|["”’]$/g, ''))
  report(message, value.length > 90 || /[“”:#]/.test(inner) ? undefined : example)
}

/** Checks the text under the front matter. */
export function checkBody(fields: FieldContext, document: ContentDocument, text: LoadedKind['text']): void {
  const { body, source, data } = document
  const report = (message: string, example?: string, line = 1) =>
    fields.set.report(document, [], message, example, source.bodyLine + line - 1)
  if (text !== undefined && body === '' && data.page !== false) report('The text under the second --- line is missing.')
  if (text === undefined && body !== '') {
    report('Nothing would show a text under the second --- line of this file. Every word has a field.')
    return
  }
  const { errors, links } = checkMarkdown(body, { blocks: true })
  for (const { line, message, example } of errors) report(message, example, line)
  for (const { address, line, words } of links) {
    const dead = findDeadLink(fields.targets, address)
    if (dead) report(dead.message, dead.instead && `[${words}](${dead.instead})`, line)
  }
}
