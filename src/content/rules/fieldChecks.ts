import { posix } from 'node:path'
import { z } from 'zod'
import { matchesPath } from '../../lib/paths.ts'
import { findNearest, lineAt, truncate } from '../../lib/text.ts'
import { checkMarkdown } from '../../markdown/checkMarkdown.ts'
import { explainHost, isInternal, isSafeAddress } from '../../markdown/safeAddresses.ts'
import { listIds, noAlt, toLine } from '../explain/schemaErrors.ts'
import { withoutCurly } from '../explain/suggestions.ts'
import { KINDS, PAGED_KINDS } from '../kinds.ts'
import { isPictureName, pictureFile } from '../pictures/pictureFile.ts'
import type { ContentDocument, ContentDocuments } from '../read/documents.ts'
import { OFFERED_FILE, offeredFile } from '../read/offeredFiles.ts'
import { NOT_YET_CONFIRMED } from '../schemas/fields.ts'
import { type Field, groupsIn, isRecord, type Notes, type Path } from '../schemas/inspection.ts'
import type { LoadedKind } from '../schemas/kind.ts'

/** What the checks of single fields need to know about the rest of the content. */
export interface FieldContext {
  set: ContentDocuments
  kinds: Record<string, LoadedKind>
  /** Every file under content/, relative to the project root. */
  files: ReadonlySet<string>
  /** Where links may lead; undefined when links are not checked. */
  targets: LinkTargets | undefined
}

/** Sets and maps, because every link of every file is looked up in them. */
interface LinkTargets {
  /** The addresses of all pages. */
  pages: ReadonlySet<string>
  /** The current addresses of moved pages, by their former addresses. */
  moved: ReadonlyMap<string, string>
  /** Address patterns that are known to have no page yet. */
  gaps: readonly string[]
  /** Files that are not shown now, by the addresses that their pages will have. */
  unpublished: ReadonlyMap<string, ContentDocument>
  /** The addresses that files with `page: false` would have. */
  withoutPage: ReadonlySet<string>
}

interface Context extends FieldContext {
  document: ContentDocument
  path: Path
  report(message: string, example?: string, line?: number): void
}

/** Runs all checks of one field, after its type was found valid. */
export function checkField(around: FieldContext, document: ContentDocument, { notes, value, path, schema }: Field): void {
  const report: Context['report'] = (message, example, line) => around.set.report(document, path, message, example, line)
  const { set, kinds, files, targets } = around
  const context = { set, kinds, files, targets, document, path, report }
  if (typeof value !== 'string') {
    if (schema instanceof z.ZodObject && 'src' in schema.shape && 'alt' in schema.shape) checkPicture(context, value, notes)
    if (schema instanceof z.ZodArray && Array.isArray(value)) checkIds(context, value)
    return
  }
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
  const unpublished = set.unpublished.find((held) => held.kind === kind && held.id === value)
  const nearest = findNearest(value, ids)
  const leaving = kind === 'people' ? ' If they have left, take the line out, name somebody else, or keep their file.' : ''
  if (!unpublished)
    report(
      `There is no file ${file}.${nearest ? ` Did you mean “${nearest}”?` : listIds(ids) + leaving}`,
      nearest && toLine(path.at(-1), nearest),
    )
  else if (unpublished.data.draft === true)
    report(`${file} is a draft, and this file is published. Publish both, or make this one a draft as well.`)
  else report(`${file} is not shown when this file is: see “publish”, “until” and “date” there. Give both the same, or take this line out.`)
}

function checkPicture({ set, files, document, path }: Context, value: unknown, notes: Notes): void {
  if (!isRecord(value)) return
  const { src, alt } = value
  const report = (field: string, message: string, example?: string) => set.report(document, [...path, field], message, example)
  if (typeof src === 'string' && /^\.{1,2}\//.test(src) && !set.hasError(document, [...path, 'src'])) {
    const file = pictureFile(document.file, src)
    if (!file.startsWith('content/')) report('src', `A picture lies in the folder content. Found “${src}”, which leads out of it.`)
    else if (!files.has(file)) {
      const { message, nearest } = explainMissing(files, 'picture', file, isPictureName)
      report('src', message, nearest && `src: ./${nearest}`)
    }
  }
  if (typeof alt === 'string' && alt !== '' && /^\s*$|\.(svg|png|jpe?g|webp|avif)$|^(image|picture|photo|alt)$/i.test(alt)) {
    const message = /\S/.test(alt) ? `The alternative text must say what is seen. Found “${alt}”.` : noAlt(notes)
    report('alt', message)
  }
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
  const seen = new Map<string, number>()
  for (const [index, item] of groupsIn(items)) {
    const key = 'id' in item ? 'id' : 'value'
    const id = item[key]
    if (typeof id !== 'string') continue
    const first = seen.get(id)
    const message = `Item ${(first ?? 0) + 1} of this list is called “${id}” already. Give this one a name of its own.`
    if (first === undefined) seen.set(id, index)
    else set.report(document, [...path, index, key], message)
  }
}

function checkLink(context: Context, address: string): void {
  const { path, report } = context
  const isSafe = isSafeAddress(address)
  const dead = isSafe && isInternal(address) ? findDeadLink(context, address) : undefined
  if (dead) report(dead.message, dead.instead && toLine(path.at(-1), dead.instead))
  if (!isSafe) report(explainHost(address) ?? `No browser can open this address. Found “${truncate(address, 60)}”. Copy it again.`)
}

/** The message for a broken link to a page of this site, with a suggestion; undefined when the page exists or is a known gap. */
function findDeadLink({ targets }: FieldContext, address: string): { message: string; instead?: string } | undefined {
  const [page = ''] = address.split(/[?#]/, 1)
  if (!targets || targets.pages.has(page)) return undefined
  const moved = targets.moved.get(page)
  if (moved) return { message: `This page has moved: ${page} is ${moved} now.`, instead: moved }
  if (isKnownGap(targets, page)) return undefined
  const held = targets.unpublished.get(page)
  if (held) return { message: explainUnpublished(page, held) }
  // The address of a file, or one copied from another site: /about.html, /about/
  const bare = page.replace(/(?:\/index)?\.html?$|\/+$/, '') || '/'
  const nearest = targets.pages.has(bare) ? bare : findNearestPage(targets.pages, bare)
  const advice = nearest ? `Did you mean ${nearest}?` : NO_PAGE
  return { message: `There is no page ${page}. ${advice}`, ...(nearest && { instead: nearest }) }
}

const NO_PAGE =
  'If it is gone, take the link out and list the page under retired in company.md; if it is still to come, list it under knownGaps there.'

/** Why the page of a file is not there yet, or no more. */
const explainUnpublished = (page: string, { file, data }: ContentDocument): string =>
  data.draft === true
    ? `The page ${page} is not published: ${file} is a draft. Publish it first, or take the link out.`
    : `The page ${page} is not shown now: see “publish”, “until” and “date” in ${file}. Give this file the same days, or take the link out.`

/** Compares names within a folder first: the common /productions would make all productions similar. */
function findNearestPage(pages: ReadonlySet<string>, page: string): string | undefined {
  const folder = posix.dirname(page)
  const names = [...pages].filter((other) => posix.dirname(other) === folder).map((other) => posix.basename(other))
  const nearest = findNearest(posix.basename(page), names)
  if (nearest) return posix.join(folder, nearest)
  return findNearest(
    page,
    [...pages].filter((other) => posix.dirname(other) !== folder),
  )
}

/**
 * Whether an address is a known gap. In a folder whose files have pages, a wildcard only covers addresses of existing files without a page;
 * otherwise it would accept every misspelling.
 */
function isKnownGap({ gaps, withoutPage }: LinkTargets, page: string): boolean {
  if (gaps.includes(page)) return true
  const isOfFolder = PAGED_KINDS.some((name) => KINDS[name].hasPages.folder === `${posix.dirname(page)}/`)
  return gaps.some((gap) => matchesPath(gap, page)) && (!isOfFolder || withoutPage.has(page))
}

function checkProse(context: Context, value: string, blocks: boolean): void {
  const { document, path, report } = context
  const { errors, links } = checkMarkdown(value, { blocks })
  const seen = new Map<string, number>()
  const nextLineOf = (text: string) => {
    const nth = seen.get(text) ?? 0
    seen.set(text, nth + 1)
    return document.source.lineOf(path, text, nth)
  }
  for (const { excerpt, message, example } of errors) report(message, example, nextLineOf(excerpt))
  for (const { address, excerpt, words } of links) {
    const line = nextLineOf(excerpt)
    const dead = findDeadLink(context, address)
    if (dead) report(dead.message, dead.instead && `[${words}](${dead.instead})`, line)
  }
  checkWords(context, value)
}

/**
 * Longer words, which English and Yoruba do not have, would overflow their line on a phone. URLs are exempt. Looking for 41 characters
 * without a space first takes a fifth of the time.
 */
const LONG_WORD = /(?<![^\s(“"'*_[])(?=\S{41})[\p{L}\p{M}]{41,}/u
const explainLong = (word: string) =>
  `This word has ${[...word].length} characters: “${truncate(word, 24)}”. Words may have at most 40. Put spaces into it.`
/** The longest title or name. Its slug is a file’s name, which may have 255 bytes. */
export const MAX_TITLE_LENGTH = 120
/** The longest plain text: plain texts are names, labels and sentences. */
const MAX_PLAIN_LENGTH = 600

/** Whether a field is a title or name, which pages show as a heading. */
const isTitle = (path: Path): boolean => /^(title|heading|name|subtitle|fullName)$/.test(String(path.at(-1)))

function checkWords({ document, path, report }: Context, value: string): void {
  const long = LONG_WORD.exec(value)
  if (long) report(explainLong(long[0]), undefined, document.source.lineOf(path, long[0]))
  if (isTitle(path) && value.length > MAX_TITLE_LENGTH)
    report(`A title may be at most ${MAX_TITLE_LENGTH} characters long. This one has ${value.length}.`)
}

/** Markup of Markdown and HTML. */
const MARKUP_PATTERNS = [
  /:yo\s*\[|(?<![\w:])yo\[(?!(?:ur?|sic)\])/u,
  // Links, also with a missing bracket or an extra space.
  /(?:\[[^[\]]*)?\]\([^)\n]*\)?|\]\s+\((?:\/|https?:|mailto:|tel:)[^)]*\)|\)\[[^\]]*\]|\]\[[^\]]*\]/u,
  /\[[^[\]]*\((?:\/|https?:|mailto:|tel:)[^)]*\)(?![^[\]]*\])/u,
  // Tags.
  /<\/?[a-z][^>]*>/u,
  // Bold text and emphasis.
  /\*\*|(?<![\p{L}\p{N}*])\*[^\s*][^*]*\*|(?<![\p{L}\p{N}_])_[^\s_][^_]*_(?![\p{L}\p{N}_])/u,
]
const MARKUP = new RegExp(MARKUP_PATTERNS.map(({ source }) => source).join('|'), 'imu')

/** Plain texts are shown as written, so markup in them is a mistake. */
function checkPlain(context: Context, value: string): void {
  const { set, document, path, report } = context
  checkWords(context, value)
  if (value.length > MAX_PLAIN_LENGTH && !set.hasError(document, path))
    report(`These words may be at most ${MAX_PLAIN_LENGTH} characters long. They have ${value.length}.`)
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
export function checkBody(around: FieldContext, document: ContentDocument, text: LoadedKind['text']): void {
  const { body, source, data } = document
  const report = (message: string, example?: string, line = 1) =>
    around.set.report(document, [], message, example, source.bodyLine + line - 1)
  if (text !== undefined && body === '' && data.page !== false) report('The text under the second --- line is missing.')
  if (text === undefined && body !== '') {
    report('Nothing would show a text under the second --- line of this file. Every word has a field.')
    return
  }
  const { errors, links } = checkMarkdown(body, { blocks: true })
  for (const { line, message, example } of errors) report(message, example, line)
  for (const { address, line, words } of links) {
    const dead = findDeadLink(around, address)
    if (dead) report(dead.message, dead.instead && `[${words}](${dead.instead})`, line)
  }
  const long = LONG_WORD.exec(body)
  if (long) report(explainLong(long[0]), undefined, lineAt(body, long.index))
}
