/** A changed file, and the line on which the error is expected, counted from 1 in the new text. */
interface Damaged {
  data: string | Uint8Array
  line: number
}

/** Changes a text as an editor’s mistake would. Returns undefined when the text lacks the place to change. */
type EditingAccident = (text: string) => Damaged | undefined

/** A mistake that people make while they edit a file, with a description that is the test’s title. */
export interface AccidentCase {
  what: string
  file: string
  damage: EditingAccident
}

const PRODUCTION = 'content/productions/sankara/index.md'
const EVENT = 'content/tickets/sankara-revival.md'
const ARTICLE = 'content/news/fest-2025.md'
const PERSON = 'content/people/tobi-ajibola.md'
const PROGRAMME = 'content/academy/programmes/film-production-masterclass.md'
const COMPANY = 'content/company.md'
const ROLE = 'content/careers/roles/interns.md'

const list = (file: string, cases: Readonly<Record<string, EditingAccident>>): AccidentCase[] =>
  Object.entries(cases).map(([what, damage]) => ({ what, file, damage }))

/**
 * Replaces the first match. The error is expected on the line where it begins: the first or the last one of the new text, or, for something
 * that is missing, the last line above that begins with `on`.
 */
export const put =
  (from: string | RegExp, to: string | ((found: string) => string), on: 'first' | 'last' | RegExp = 'first'): EditingAccident =>
  (text) => {
    const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
    if (at < 0) return undefined
    const data = text.replace(from, typeof to === 'string' ? () => to : to)
    const line = text.slice(0, at).split('\n').length
    if (on === 'first') return { data, line }
    if (on === 'last') return { data, line: line + (typeof to === 'string' ? to.replace(/\n$/, '').split('\n').length - 1 : 0) }
    return { data, line: data.split('\n').findLastIndex((written, index) => index < line - 1 && on.test(written)) + 1 }
  }

/** The first line: where a field of the whole file is missing. */
const FILE = /^---$/

/** Adds a paragraph at the end of the text. The error is expected on its last line. */
const append =
  (paragraph: string): EditingAccident =>
  (text) => {
    const whole = `${text.trimEnd()}\n\n${paragraph}`
    return { data: `${whole}\n`, line: whole.split('\n').length }
  }

/** Replaces the whole file by other bytes. */
const encode =
  (toBytes: (text: string) => string | Uint8Array, toLine: (text: string) => number = () => 1): EditingAccident =>
  (text) => ({ data: toBytes(text), line: toLine(text) })

const THEMES = /^themes:\n(?: .*\n)+/m
const TITLE = /^title: .*/m
const EXCERPT = /^excerpt: .*\n(?: .*\n)*/m

const longText = 'drum '.repeat((100 * 1024) / 5).trim()

const FIELDS = [
  ...list(PRODUCTION, {
    'first field removed': put('title: Sankara\n', '', FILE),
    'field in a group removed': put('  director: sulaiman-garba\n', '', /^credits:/),
    'first field of a list’s second item removed': put('- src: ./gallery-2.svg\n    alt', '- alt'),
    'alternative text removed': put(/^ {2}alt: >-\n(?: {4}.*\n)+/m, '', /^image:/),
    'whole list removed': put(THEMES, '', FILE),
    'field misspelt by swapped letters': put('subtitle:', 'subtitel:'),
    'field with a capital': put('summary:', 'Summary:'),
    'number for a text': put('title: Sankara', 'title: 1983'),
    'list for a text': put('title: Sankara', 'title:\n  - Sankara\n  - The captain'),
    'text for a list': put(THEMES, 'themes: Power and modesty\n'),
    'text for a group': put(/^image:\n(?: {2}.*\n)+/m, 'image: ./poster.svg\n'),
    'word for a boolean': put('featured: true', 'featured: maybe'),
    'invalid choice': put('category: Theatre', 'category: Theater'),
    'field left empty': put('category: Theatre', 'category:'),
    'duplicate field': put('order: 3', 'order: 3\norder: 3', 'last'),
    'reference to a missing person': put('director: sulaiman-garba', 'director: nobody-at-all'),
    'misspelt reference': put('director: sulaiman-garba', 'director: sulaiman-gabra'),
    'missing picture': put('./gallery-3.svg', './gallery-33.svg'),
    'picture with another extension': put('./poster.svg', './poster.png'),
    'link to a missing page': put('href: /contact', 'href: /contacts'),
  }),
  ...list(EVENT, {
    'last field removed': put('doors: not yet confirmed\n', '', FILE),
    'price of a ticket removed': put('        price: 8000\n', '', /- name: VIP/),
    'field of an item misspelt': put('lagos-july-6\n    venue:', 'lagos-july-6\n    vennue:', 'last'),
    'price in words': put('price: 5000', 'price: five thousand'),
    'price with naira and comma': put('price: 5000', 'price: ₦5,000'),
    'price with a comma': put('price: 5000', 'price: 5,000'),
    'price with kobo': put('price: 8000', 'price: 8000.50'),
    'price in quotation marks': put(/(?<=price: 8000[\s\S]*)price: 5000/, 'price: "5000"'),
    'group for a number': put('price: 5000', 'price:\n          naira: 5000'),
    'duplicate id in a list': put('id: lagos-july-6', 'id: lagos-july-5'),
    'moment without a T': put('2025-07-05T16:00+01:00', '2025-07-05 16:00'),
    'moment on a day that does not exist': put('2025-07-05T', '2025-06-31T'),
    'moment at a time that does not exist': put('2025-07-06T16:00', '2025-07-06T25:00'),
    'list item one space too far in': put('      - name: VIP\n        price', '       - name: VIP\n         price'),
    'list item too far left': put(/^ {2}- id: lagos-july-6\n(?: {4}.*\n)+/m, (item) => item.replace(/^ {2}/gm, '')),
    'tab before a field of an item': put('    venue:', '\tvenue:'),
    'colon missing': put('venue: lagos', 'venue lagos'),
  }),
  ...list(PROGRAMME, {
    'unknown field': put('deadline:', 'ticketprice:'),
    'thirty-first of February': put('starts: 2025-07-10', 'starts: 2025-02-31'),
    'day before the month': put('starts: 2025-07-10', 'starts: 12/07/2025'),
    'month in words': put('deadline: 2025-05-30', 'deadline: May 17'),
    'day without leading zeros': put('starts: 2025-07-10', 'starts: 2025-7-1'),
    'end before the start': put('ends: 2025-07-14', 'ends: 2025-07-01'),
    'number with text': put('fee: 180000', 'fee: 180000 naira'),
    'curly quotation marks round a number': put('fee: 180000', 'fee: “180000”'),
    'item with a colon': put(/- To break .*/, '- Editing: titles and export'),
    'unclosed quotation mark in an item': put(/- Theatre people .*/, '- "Theatre people'),
    'field one space too far in': put('duration:', ' duration:'),
  }),
]

const TEXTS = [
  ...list(ARTICLE, {
    'colon in a title': put(TITLE, 'title: Three drummers: one rhythm'),
    'title begins with an asterisk': put(TITLE, 'title: *Three drummers*'),
    'number sign in a title': put(TITLE, 'title: Drummer #1'),
    'double quotation mark not closed': put(TITLE, 'title: "Three drummers'),
    'curly quotation marks round a title': put(TITLE, 'title: “Three drummers, one rhythm”'),
    'one curly quotation mark': put(TITLE, 'title: “Three drummers, one rhythm'),
    'curly and straight quotation marks mixed': put(TITLE, 'title: “Three drummers, one rhythm"'),
    'closing line missing': put(/(?<=\n)---\n/, ''),
    'closing line too long': put(/(?<=\n)---\n/, '-----\n'),
    'opening line missing': put(/^---\n/, ''),
    'title of 100 KB': put(TITLE, `title: ${longText}`),
    'document end marker among the fields': put(/^date: /m, '...\ndate: '),
    'unknown token': put(EXCERPT, 'excerpt: Come to {compny}.\n'),
  }),
  ...list(PERSON, {
    'address that begins with www within a word': append('Write to us.www.a.example'),
    'invalid URL in the text': append('See [here](https://a<b.example/).'),
    'link definition in the text': append('[note]: /about'),
    'table with a cell too many': append('| Day | Play |\n|---|---|\n| Friday | Sankara | sold out |'),
    'level-one heading in the text': append('# Tóbi'),
    'word of 2 KB in the text': append('d'.repeat(2048)),
    'text removed': put(/(?<=\n---\n)[\s\S]+/, ''),
    'wrongly decoded characters in the text': append('It â€™s his.'),
    'saved as Latin-1': encode(
      (text) => Buffer.from(text.replace(/[^\0-\xff]/g, 'x'), 'latin1'),
      (text) => text.split('\n').findIndex((line) => /[\x80-\xff]/.test(line.replace(/[^\0-\xff]/g, 'x'))) + 1,
    ),
    'saved as UTF-16 without a byte order mark': encode((text) => Buffer.from(text, 'utf16le')),
    'saved as big-endian UTF-16': encode((text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
    'saved as a Word document': encode(() => Buffer.from('PK\x03\x04\x14\0\x06\0\b\0\0\0!\0\xdf\xa4', 'latin1')),
    emptied: encode(() => ''),
  }),
  ...list(ROLE, {
    'invalid URL': put('https://forms.example/{slug}', 'https://forms<!--.example'),
    'list emptied': put(/^whatYoullDo:\n(?: {2}- .*\n)+/m, 'whatYoullDo:\n'),
    'address without https': put('https://forms.example/{slug}', 'forms.example'),
    'list item without its dash': put('- Take', 'Take'),
    'list item without a space after its dash': put('- Take', '-Take'),
  }),
  ...list(COMPANY, {
    'time without its leading zero': put("'09:00'", "'9:00'"),
    'time that does not exist': put("'17:00'", "'25:00'"),
    'phone number in words': put('+234 800 000 0000', 'call us'),
  }),
]

/** All changes that must be reported: one error, one message. */
export const EDITING_ACCIDENTS: readonly AccidentCase[] = [...FIELDS, ...TEXTS]

/** Harmless changes that text editors make, such as other line endings: they must give no error. */
export const TOLERATED: readonly AccidentCase[] = [
  ...list(COMPANY, {
    'decomposed characters': encode((text) => text.normalize('NFD')),
  }),
  ...list(EVENT, {
    'Windows line endings': encode((text) => text.replaceAll('\n', '\r\n')),
    'old Macintosh line endings': encode((text) => text.replaceAll('\n', '\r')),
    'a byte order mark': encode((text) => `\ufeff${text}`),
    'a byte order mark and Windows line endings': encode((text) => `\ufeff${text.replaceAll('\n', '\r\n')}`),
    'spaces at the ends of fields': encode((text) => text.replace(/^(\s*[\w-]+: [^>|\n]*)$/gm, '$1  ')),
    'no line ending at the end': encode((text) => text.trimEnd()),
  }),
]
