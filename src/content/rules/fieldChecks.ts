import { posix } from 'node:path'
import { z } from 'zod'
import { toSlug } from '../../lib/slug.ts'
import { findNearest, joinWords, truncate } from '../../lib/text.ts'
import { checkMarkdown } from '../../markdown/checkMarkdown.ts'
import { explainHost, isInternal, isSafeAddress } from '../../markdown/safeAddresses.ts'
import { toLine, withoutCurly } from '../explain/suggestions.ts'
import type { ContentDocument, ContentDocuments } from '../read/documents.ts'
import { fileBeside, isPictureName, OFFERED_FILE } from '../read/namedFiles.ts'
import { NOT_YET_CONFIRMED } from '../schemas/fields.ts'
import { type Field, type Path, valueAt } from '../schemas/inspection.ts'
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

/** Names that cameras, telephones and editors give to pictures, with or without an ending. */
const FILE_NAME =
  /^(?:(?:img|dscn?|pxl|mvimg|screenshot|photo|image|picture|alt|poster|scan|whatsapp image|untitled)[\s_-]*[\d().:_-]*(?: at [\d.: apm]+)?|\d[\d_-]+|.*(?=\.(?:svg|png|jpe?g|webp|avif)$))(?:\.\w{3,4})?\.?$/i

/** Runs all checks of one field, after its type was found valid. */
export function checkField(fields: FieldContext, document: ContentDocument, { notes, value, path, schema }: Field): void {
  const report: Context['report'] = (message, example, line) => fields.set.report(document, path, message, example, line)
  const context = { ...fields, document, path, report }
  if (schema instanceof z.ZodArray && Array.isArray(value)) checkIds(context, value)
  if (typeof value !== 'string') return
  if (value === NOT_YET_CONFIRMED && !notes.confirmable)
    report(`This field cannot be “${NOT_YET_CONFIRMED}”: a page would show these words. Write what is known, or leave the field out.`)
  if (path.at(-1) === 'alt' && FILE_NAME.test(value)) report(`The alternative text must say what is seen. Found “${value}”.`)
  if (notes.reference) checkReference(context, value, notes.reference)
  if (notes.pictureFile) checkFile(context, value, isPictureName)
  if (notes.offeredFile) checkFile(context, value, (name) => OFFERED_FILE.test(name))
  if (notes.link) checkLink(context, value)
  else if (notes.prose) checkText(context, value, notes.blocks === true, () => undefined)
  else checkPlain(context, value)
}

function checkReference({ set, kinds, path, report }: Context, value: string, kind: string): void {
  const ids = set.of(kind).map(({ id }) => id)
  // A file with errors is reported; references to it are not.
  if (ids.includes(value) || set.unreadable.includes(`${kind}/${value}`)) return
  const file = `content/${kinds[kind]?.path.replace('*', () => truncate(value, 60)) ?? kind}`
  const unpublished = set.unpublished.find((one) => one.kind === kind && one.id === value)
  // The name instead of its file: Sulaiman Garba for sulaiman-garba.
  const nearest = findNearest(toSlug(value), ids)
  const those = ids.length > 40 ? `${ids.slice(0, 40).join(', ')}, …` : joinWords(ids)
  if (unpublished) report(explainUnpublished(unpublished))
  else if (nearest) report(`There is no file ${file}. Did you mean “${nearest}”?`, toLine(path.at(-1), nearest))
  else report(`There is no file ${file}. These are there: ${those}. If nobody needs it any more, take this line out.`)
}

function checkFile({ files, document, path, report }: Context, name: string, isOne: (name: string) => boolean): void {
  const file = fileBeside(document.file, name)
  if (files.has(file)) return
  const beside = [...files].filter((other) => posix.dirname(other) === posix.dirname(file)).map((other) => posix.basename(other))
  const nearest = findNearest(posix.basename(file), beside.filter(isOne))
  const advice = nearest ? `Did you mean “./${nearest}”?` : 'Put it there, or correct its name.'
  report(`There is no file ${file}. ${advice}`, nearest && toLine(path.at(-1), `./${nearest}`))
}

/** The `id` or `value` of an item identifies it, so two items of a list must not share one. */
function checkIds({ set, document, path }: Context, items: unknown[]): void {
  const ids = items.map((item) => valueAt(item, ['id']) ?? valueAt(item, ['value']))
  for (const [index, id] of ids.entries()) {
    const first = ids.indexOf(id)
    if (typeof id !== 'string' || first === index) continue
    const key = valueAt(items[index], ['id']) === undefined ? 'value' : 'id'
    const message = `Item ${first + 1} of this list is called “${id}” already. Give this one a name of its own.`
    set.report(document, [...path, index, key], message)
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

/** Checks a Markdown text, and its links to pages of this site. `toLine` gives the line of the file for a line of the text. */
function checkText({ targets, report }: Context, text: string, blocks: boolean, toLine: (line: number) => number | undefined): void {
  const { errors, links } = checkMarkdown(text, { blocks })
  for (const { line, message, example } of errors) report(message, example, toLine(line))
  for (const { address, line, words } of links) {
    const dead = findDeadLink(targets, address)
    if (dead) report(dead.message, dead.instead && `[${words}](${dead.instead})`, toLine(line))
  }
}

/** The longest title or name. Its slug is a file’s name, which may have 255 bytes. */
export const MAX_TITLE_LENGTH = 120
/** The longest plain text: plain texts are names, labels and sentences. */
const MAX_PLAIN_LENGTH = 600

/** Markup of Markdown and HTML: Yoruba words, links, tags, bold text and emphasis. */
const MARKUP =
  /:yo\s*\[|(?:\[[^[\]]*)?\]\([^)\n]*\)?|<\/?[a-z][^>]*>|\*\*|(?<![\p{L}\p{N}*])\*[^\s*][^*]*\*|(?<![\p{L}\p{N}_])_[^\s_][^_]*_(?![\p{L}\p{N}_])/iu

/** Plain texts are shown as written, so markup in them is a mistake. */
function checkPlain(context: Context, value: string): void {
  const { path, report } = context
  const limit = /^(title|heading|name|subtitle|fullName)$/.test(String(path.at(-1))) ? MAX_TITLE_LENGTH : MAX_PLAIN_LENGTH
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

export function checkBody(fields: FieldContext, document: ContentDocument, hasText: boolean): void {
  const { body, source, data } = document
  const report: Context['report'] = (message, example, line = source.bodyLine) => fields.set.report(document, [], message, example, line)
  if (hasText && body === '' && data.page !== false) report('The text under the second --- line is missing.')
  if (!hasText && body !== '') report('Nothing would show a text under the second --- line of this file. Every word has a field.')
  else checkText({ ...fields, document, path: [], report }, body, true, (line) => source.bodyLine + line - 1)
}
