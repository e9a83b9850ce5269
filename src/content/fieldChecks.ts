import { posix } from 'node:path'
import { z } from 'zod'
import { matchesPath, PAGE_FOLDERS } from '../lib/routes.ts'
import { findNearest, lineAt, truncate } from '../lib/text.ts'
import { checkMarkdown } from '../markdown/checkMarkdown.ts'
import { explainHost, isInternal, isSafeAddress } from '../markdown/safeAddresses.ts'
import { findPresentAddress } from './addressRules.ts'
import type { Collection } from './collections.ts'
import { type ContentDocument, type ContentDocuments, findHeldBack } from './documents.ts'
import { addressOf } from './pageAddresses.ts'
import { toPictureName } from './pictureName.ts'
import { listIds, noAlt, toLine } from './schemaErrors.ts'
import { type Field, isRecord, type Path } from './schemaInspection.ts'
import { withoutCurly } from './suggestions.ts'

/** What the checks of single fields need to know about the rest of the content. */
export interface Surroundings {
  set: ContentDocuments
  collections: Record<string, Collection>
  /** Every file under content/, relative to the project root. */
  files: ReadonlySet<string>
  /** Pages of the site; undefined when links are not checked. */
  routes: readonly string[] | undefined
  /** Address patterns that are known to have no page yet. */
  gaps: readonly string[]
}

/** Runs all checks of one field, after its type was found valid. */
export function checkField(around: Surroundings, document: ContentDocument, field: Field): void {
  const { notes, value, path, schema } = field
  if (schema instanceof z.ZodObject && 'src' in schema.shape && 'alt' in schema.shape) checkPicture(around, document, field)
  if (schema instanceof z.ZodArray && Array.isArray(value)) checkIds(around, document, value, path)
  if (typeof value !== 'string') return
  if (notes.reference) checkReference(around, document, value, notes.reference, path)
  if (notes.link) checkLink(around, document, value, path)
  else if (notes.prose) checkProse(around, document, value, path, notes.blocks === true)
  else checkPlain(around, document, value, path)
}

function checkReference(
  { set, collections }: Surroundings,
  document: ContentDocument,
  value: string,
  collection: string,
  path: Path,
): void {
  const ids = set.of(collection).map(({ id }) => id)
  // A file with errors is reported itself; references to it are not.
  if (ids.includes(value) || set.unreadable.includes(`${collection}/${value}`)) return
  const file = `content/${collections[collection]?.path.replace('*', value) ?? collection}`
  const heldBack = findHeldBack(set, collection, value)
  if (heldBack) {
    const message =
      heldBack.data.draft === true
        ? `${file} is a draft, and this file is published. Publish both, or make this one a draft as well.`
        : `${file} is not shown when this file is: see “publish”, “until” and “date” there. Give both the same, or take this line out.`
    set.report(document, path, message)
    return
  }
  const nearest = findNearest(value, ids)
  const message = `There is no file ${file}.${nearest ? ` Did you mean “${nearest}”?` : listIds(ids)}`
  set.report(document, path, message, nearest && toLine(path.at(-1), nearest))
}

function checkPicture({ set, files }: Surroundings, document: ContentDocument, { value, path, notes }: Field): void {
  if (!isRecord(value)) return
  const { src, alt } = value
  if (typeof src === 'string' && /^\.{1,2}\//.test(src) && !set.hasError(document, [...path, 'src'])) {
    const file = pictureFile(document.file, src)
    if (!file.startsWith('content/')) {
      const message = `A picture lies in the folder content. Found “${src}”, which leads out of it.`
      set.report(document, [...path, 'src'], message, `src: ./${posix.basename(src)}`)
    } else if (!files.has(file)) reportMissingPicture(set, files, document, file, [...path, 'src'])
  }
  if (typeof alt === 'string' && alt !== '' && /^\s*$|\.(svg|png|jpe?g|webp|avif)$|^(image|picture|photo|alt)$/i.test(alt)) {
    const message = /\S/.test(alt) ? `The alternative text must say what is seen. Found “${alt}”.` : noAlt(notes)
    set.report(document, [...path, 'alt'], message, 'alt: Two women hold each other in lamplight.')
  }
}

function reportMissingPicture(
  set: ContentDocuments,
  files: ReadonlySet<string>,
  document: ContentDocument,
  file: string,
  path: Path,
): void {
  const beside = [...files].filter((name) => posix.dirname(name) === posix.dirname(file) && !name.endsWith('.md'))
  const names = beside.map((name) => posix.basename(name))
  // A picture that must be renamed is reported itself; references may use its future name.
  if (names.some((name) => toPictureName(name) === posix.basename(file))) return
  const nearest = findNearest(posix.basename(file), names)
  const message = `There is no picture ${file}.${nearest ? ` Did you mean “./${nearest}”?` : ' Put it there, or correct its name.'}`
  set.report(document, path, message, nearest && `src: ./${nearest}`)
}

/** The file of a picture, relative to the project root. */
export const pictureFile = (contentFile: string, src: string): string => posix.join(posix.dirname(contentFile), src.normalize('NFC'))

/** The `id` or `value` of an item identifies it, so two items of a list must not share one. */
function checkIds({ set }: Surroundings, document: ContentDocument, items: unknown[], path: Path): void {
  const seen = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) continue
    const key = 'id' in item ? 'id' : 'value'
    const id = item[key]
    if (typeof id !== 'string') continue
    const first = seen.get(id)
    if (first === undefined) seen.set(id, index)
    else
      set.report(
        document,
        [...path, index, key],
        `Item ${first + 1} of this list is called “${id}” already. Give this one a name of its own.`,
      )
  }
}

function checkLink(around: Surroundings, document: ContentDocument, address: string, path: Path): void {
  if (!isSafeAddress(address)) {
    const message = explainHost(address) ?? `No browser can open this address. Found “${truncate(address, 60)}”. Copy it again.`
    around.set.report(document, path, message)
    return
  }
  const dead = isInternal(address) ? findDeadLink(around, address) : undefined
  if (dead) around.set.report(document, path, dead.message, toLine(path.at(-1), dead.instead))
}

const toPage = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** The message for a broken link to a page of this site, with a suggestion; undefined when the page exists or is a known gap. */
function findDeadLink({ routes, gaps, set }: Surroundings, address: string): { message: string; instead: string } | undefined {
  const page = toPage(address)
  if (!routes || routes.includes(page)) return undefined
  const moved = findPresentAddress(set, page)
  if (moved) return { message: `This page has moved: ${page} is ${moved} now.`, instead: moved }
  if (isKnownGap(gaps, set, page)) return undefined
  const bare = page.replace(/(?:\/index)?\.html?$|\/+$/, '') || '/'
  const nearest = routes.includes(bare) ? bare : findNearestPage(bare, routes)
  const parts = bare.split('/')
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/')).find((part) => routes.includes(part))
  const advice = nearest ? `Did you mean ${nearest}?` : 'List pages that do not exist yet under knownGaps in company.md.'
  return { message: `There is no page ${page}. ${advice}`, instead: nearest ?? above ?? '/' }
}

/**
 * Whether an address is a known gap. In a folder whose files have pages, a wildcard only covers addresses of existing files without a page;
 * otherwise it would accept every misspelling.
 */
function isKnownGap(gaps: readonly string[], set: ContentDocuments, page: string): boolean {
  if (gaps.includes(page)) return true
  const folder = `${posix.dirname(page)}/`
  const isOfFolder = Object.values(PAGE_FOLDERS).some((one) => one === folder)
  return gaps.some((gap) => matchesPath(gap, page)) && (!isOfFolder || set.all.some((document) => addressOf(document) === page))
}

/**
 * Compares the last part of an address when both are in one folder: otherwise the common /productions would make all productions similar.
 */
function findNearestPage(page: string, routes: readonly string[]): string | undefined {
  const folder = `${posix.dirname(page)}/`
  const isBeside = (route: string) => folder !== '//' && `${posix.dirname(route)}/` === folder
  const names = routes.filter(isBeside).map((route) => posix.basename(route))
  const name = findNearest(posix.basename(page), names)
  if (name) return `${folder}${name}`
  return findNearest(
    page,
    routes.filter((route) => !isBeside(route)),
  )
}

function checkProse(around: Surroundings, document: ContentDocument, value: string, path: Path, blocks: boolean): void {
  const { errors, links } = checkMarkdown(value, { blocks })
  const seen = new Map<string, number>()
  const nth = (words: string) => {
    const count = seen.get(words) ?? 0
    seen.set(words, count + 1)
    return count
  }
  for (const { words, message, example } of errors) {
    around.set.report(document, path, message, example, document.source.lineOf(path, words, nth(words)))
  }
  for (const { address, words } of links) {
    const count = nth(words)
    const dead = findDeadLink(around, address)
    if (!dead) continue
    const line = document.source.lineOf(path, words, count)
    around.set.report(document, path, dead.message, `[See the page](${dead.instead})`, line)
  }
  checkWords(around, document, value, path)
}

/** No word of English or Yoruba is longer; on a phone it would overflow its line. URLs are exempt. */
const LONG_WORD = /(?<=^|[\s(“"'*_[])[\p{L}\p{M}]{41,}/u
const MAX_WORD_LENGTH = 40
const explainLong = (word: string) =>
  `This word has ${[...word].length} characters: “${truncate(word, 24)}”. Words may have at most ${MAX_WORD_LENGTH}. Put spaces into it.`
const MAX_TITLE_LENGTH = 120
/** The longest plain text: plain texts are names, labels and sentences. */
const MAX_PLAIN_LENGTH = 600

function checkWords({ set }: Surroundings, document: ContentDocument, value: string, path: Path): void {
  const long = value.length > MAX_WORD_LENGTH ? LONG_WORD.exec(value) : null
  if (long) set.report(document, path, explainLong(long[0]), undefined, document.source.lineOf(path, long[0]))
  const isTitle = /^(title|heading|name|subtitle|fullName)$/.test(String(path.at(-1)))
  if (isTitle && value.length > MAX_TITLE_LENGTH) {
    set.report(document, path, `A title may be at most ${MAX_TITLE_LENGTH} characters long. This one has ${value.length}.`)
  }
}

/** Markup of Markdown and HTML: brackets of links and Yoruba, tags, emphasis, number signs and dots at the start of a line, table cells. */
const MARKUP =
  /:yo\s*\[|\]\s*\([^)]*\)|\)\[[^\]]*\]|\]\[[^\]]*\]|<\/?[a-z][^>]*>|\*\*|(?<![\p{L}\p{N}*])\*[^\s*][^*]*\*|(?<![\p{L}\p{N}_])_[^\s_][^_]*_(?![\p{L}\p{N}_])|`[^`]+`|^\s*(?:#{1,6}|[-*+>]|[•·▪◦])\s.*|\|.*\|/imu

/** Plain texts are shown as written, so markup in them is a mistake. */
function checkPlain(around: Surroundings, document: ContentDocument, value: string, path: Path): void {
  const { set } = around
  checkWords(around, document, value, path)
  if (value.length > MAX_PLAIN_LENGTH && !set.hasError(document, path)) {
    set.report(document, path, `These words may be at most ${MAX_PLAIN_LENGTH} characters long. They have ${value.length}.`)
  }
  checkCurly(around, document, value, path)
  const mark = MARKUP.exec(value)
  if (!mark) return
  set.report(
    document,
    path,
    `This field holds plain words, and “${truncate(mark[0], 40)}” would be shown literally. Write the words without markup.`,
  )
}

/** Typographic quotation marks do not delimit YAML values as straight ones do, so they would be shown. */
function checkCurly({ set }: Surroundings, document: ContentDocument, value: string, path: Path): void {
  const count = (mark: string) => value.split(mark).length - 1
  const isPaired = count('“') === count('”')
  const inner = withoutCurly(value)
  if (isPaired && (inner === value || /[“”]/.test(inner))) return
  const message = isPaired
    ? 'The curly quotation marks round this text would be shown with it. Take them out.'
    : 'This curly quotation mark has no counterpart. Write “ before the words and ” after them, or delete it.'
  const example = toLine(path.at(-1), inner.replace(/^[“”‘]|["”’]$/g, ''))
  set.report(document, path, message, value.length > 90 || /[“”:#]/.test(inner) ? undefined : example)
}

/** Checks the text under the front matter. */
export function checkBody(around: Surroundings, document: ContentDocument, rule: Collection['body']): void {
  const { set } = around
  if (rule === 'required' && document.body === '' && document.data.page !== false) {
    set.report(document, [], 'The text under the second --- line is missing.', '---\n\nThe text begins here.', document.source.bodyLine)
  }
  if (rule === 'none' && document.body !== '') {
    set.report(
      document,
      [],
      'Nothing would show a text under the second --- line of this file. Every word has a field.',
      undefined,
      document.source.bodyLine,
    )
    return
  }
  const { errors, links } = checkMarkdown(document.body, { blocks: true })
  for (const { line, message, example } of errors) set.report(document, [], message, example, document.source.bodyLine + line - 1)
  for (const { address, line } of links) {
    const dead = findDeadLink(around, address)
    if (dead) set.report(document, [], dead.message, `[See the page](${dead.instead})`, document.source.bodyLine + line - 1)
  }
  const long = LONG_WORD.exec(document.body)
  if (long) set.report(document, [], explainLong(long[0]), undefined, document.source.bodyLine + lineAt(document.body, long.index) - 1)
}
