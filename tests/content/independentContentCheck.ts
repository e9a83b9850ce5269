import { posix } from 'node:path'
import { parseFragment } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { walkHtml } from '../../scripts/lib/walkHtml.ts'
import { COLLECTIONS, type Collection } from '../../src/content/collections.ts'
import type { ContentDocument } from '../../src/content/documents.ts'
import { type Field, isRecord, visitFields } from '../../src/content/schemaInspection.ts'
import { renderBlocks, renderInline } from '../../src/markdown/render.ts'
import { findHtmlDangers } from './attacks/dangers.ts'

const collections: Readonly<Record<string, Collection>> = COLLECTIONS

/**
 * Errors in a document that the loader accepted, found without its checks: dates, prices, addresses, rendered pages, lost words. `files` are
 * all under content/, relative to the project’s root.
 */
export function findContentErrors(files: ReadonlySet<string>, document: ContentDocument, written: string): string[] {
  const collection = collections[document.collection]
  if (!collection) return ['It belongs to no collection.']
  const errors = collection.schema.safeParse(document.data).success ? [] : ['Its fields do not fit.']
  visitFields(collection.schema, document.data, (field) => errors.push(...findUnsoundValue(files, document, field)))
  if (document.body) errors.push(...findUnsoundText(document.body, { blocks: true }))
  // A file without a page of its own needs no text.
  if (collection.body === 'required' && !document.body && document.data.page !== false) errors.push('Its text is empty.')
  return [...errors, ...findLostWords(document, written)]
}

function findUnsoundValue(files: ReadonlySet<string>, document: ContentDocument, { value, notes, path }: Field): string[] {
  const errors: string[] = []
  const add = (error: string) => errors.push(`${path.join('.')}: ${error}: ${JSON.stringify(value)?.slice(0, 80)}`)
  if (isRecord(value) && typeof value.src === 'string' && !files.has(posix.join(posix.dirname(document.file), value.src)))
    add('the picture does not exist')
  // A place in a list may be below zero.
  if (typeof value === 'number' && (!Number.isSafeInteger(value) || (value < 0 && path.at(-1) !== 'order'))) add('is no count')
  if (typeof value !== 'string') return errors
  if ((notes.day || notes.moment) && !isDate(value)) add('is no date')
  if (notes.naira) add('is no price')
  if (notes.reference && !files.has(`content/${collections[notes.reference]?.path.replace('*', value)}`))
    add('refers to a file that does not exist')
  if (notes.link && !isHarmless(value)) add('is no harmless address')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
  if (/[\u0000-\u0008\u000b-\u001f\u007f\ufeff\ufffd]/.test(value)) add('holds an unreadable character')
  if (notes.prose) errors.push(...findUnsoundText(value, { blocks: notes.blocks === true }).map((found) => `${path.join('.')}: ${found}`))
  return errors
}

/** Whether a day or time exists. JavaScript shifts those that do not: 31 February becomes 3 March. */
function isDate(value: string): boolean {
  const [, day = '', clock = 'T12:00'] = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d)\+01:00)?$/.exec(value) ?? []
  const date = new Date(`${day}${clock}:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}${clock}`)
}

/** Whether an address is a path or fragment of this site, or begins with https:, mailto: or tel:. */
function isHarmless(address: string): boolean {
  try {
    const { protocol, origin } = new URL(address, 'https://ours.example')
    const isOurs = origin === 'https://ours.example'
    return ['https:', 'mailto:', 'tel:'].includes(protocol) && (!isOurs || /^[/#]/.test(address))
  } catch {
    return false
  }
}

const TAGS =
  'html head body p a em strong del h2 h3 h4 h5 h6 ul ol li blockquote code pre br hr table thead tbody tr th td span input section sup'.split(
    ' ',
  )
const ATTRIBUTES = ['href', 'title', 'lang', 'class', 'start', 'scope', 'align', 'style']
const KNOWN: ReadonlySet<string> = new Set(TAGS.flatMap((tag) => [tag, ...ATTRIBUTES.map((attribute) => `${tag} ${attribute}`)]))

function findUnsoundText(text: string, { blocks }: { blocks: boolean }): string[] {
  let html: string
  try {
    html = renderToStaticMarkup(blocks ? renderBlocks(text, 3) : renderInline(text))
  } catch (error) {
    return [`It cannot be shown: ${error}`]
  }
  const errors = findHtmlDangers(html, KNOWN)
  const texts: string[] = []
  const attributes: string[] = []
  walkHtml(parseFragment(html), (node) => {
    if ('value' in node) texts.push(node.value)
    for (const { name, value } of 'attrs' in node ? node.attrs : []) {
      if (name === 'href' && !isHarmless(value)) errors.push(`A link leads to ${value}.`)
      if (name === 'href' || name === 'title') attributes.push(decode(value))
    }
  })
  // Attributes come last: between two texts, they would divide a word whose end is a link.
  const all = [texts.join(''), ...attributes].join(' ').normalize('NFC')
  const lost = wordsOf(text.replace(/&#?\w+;|^\s*(?:```|~~~).*$|^[\s>]*\d+[.)]\s/gm, ' ').replace(/\]\([^)]*\)/g, ' ')).find(
    (word) => word !== 'yo' && !all.includes(word),
  )
  if (lost) errors.push(`The word “${lost}” is lost.`)
  return errors
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** All loaded values: names of fields, texts, numbers. */
function listWritten(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, part]) => [key, ...listWritten(part)])
}

/** The first word of the file’s front matter that is in none of the loaded fields, and so was lost. */
function findLostWords({ source }: ContentDocument, written: string): string[] {
  const text = written.replace(/\r\n?/g, '\n').normalize('NFC')
  const fields = text.slice(0, text.indexOf('\n---', 3)).replace(/(^|[ \t])#.*$/gm, '')
  if (/\\/.test(fields)) return []
  const present = new Set(listWritten(source.data).flatMap((words) => wordsOf(words)))
  const lost = wordsOf(fields).find((word) => !present.has(word))
  return lost ? [`The word “${lost}” of its fields is lost.`] : []
}
