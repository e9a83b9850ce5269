import { append, duplicate, type EditingAccident, encode, put, remove, rename, respell, set, shift } from './accidentBuilders.ts'

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

const KILOBYTES = 100 * 1024
const longWords = 'drum '.repeat(KILOBYTES / 5).trim()

const FIELDS = [
  ...list(PRODUCTION, {
    'first field removed': remove('title'),
    'field in a group removed': remove('credits', 'director'),
    'first field of a list’s second item removed': remove('images', 1, 'src'),
    'alternative text removed': remove('image', 'alt'),
    'whole list removed': remove('themes'),
    'field misspelt by swapped letters': rename(['subtitle'], 'subtitel'),
    'field misspelt in a group': rename(['credits', 'playwright'], 'playright'),
    'field with a capital': rename(['summary'], 'Summary'),
    'number for a text': set(['title'], '1983'),
    'list for a text': set(['title'], '', '- Sankara', '- The captain'),
    'text for a list': set(['themes'], 'Power and modesty'),
    'text for a group': set(['image'], './poster.svg'),
    'word for a boolean': set(['featured'], 'maybe'),
    'word for a number': set(['order'], 'third'),
    'decimal for an integer': set(['order'], '2.5'),
    'invalid choice': set(['category'], 'Theater'),
    'field left empty': set(['category'], ''),
    'duplicate field': duplicate('order'),
    'duplicate field in a group': duplicate('credits', 'director'),
    'reference to a missing person': set(['credits', 'director'], 'nobody-at-all'),
    'misspelt reference': set(['credits', 'director'], 'sulaiman-gabra'),
    'missing picture': set(['images', 2, 'src'], './gallery-33.svg'),
    'picture with another extension': respell(['image', 'src'], '.svg', '.png'),
    'picture outside the folder': set(['image', 'src'], '../../../package.svg'),
    'link to a missing page': set(['booking', 'link', 'href'], '/contacts'),
    'javascript: URL in a link': set(['booking', 'link', 'href'], 'javascript:alert(1)'),
    'YAML anchor': respell(['subtitle'], 'subtitle: ', 'subtitle: &a '),
    'YAML alias': set(['subtitle'], '*a'),
  }),
  ...list(EVENT, {
    'last field removed': remove('doors'),
    'field of an item removed': remove('dates', 0, 'venue'),
    'price of a ticket removed': remove('dates', 0, 'ticketTypes', 1, 'price'),
    'field of an item misspelt': rename(['dates', 1, 'venue'], 'vennue'),
    'price in words': set(['dates', 0, 'ticketTypes', 0, 'price'], 'five thousand'),
    'price with naira and comma': set(['dates', 0, 'ticketTypes', 0, 'price'], '₦5,000'),
    'price with a comma': set(['dates', 0, 'ticketTypes', 0, 'price'], '5,000'),
    'negative price': set(['dates', 0, 'ticketTypes', 0, 'price'], '-5000'),
    'price with kobo': set(['dates', 0, 'ticketTypes', 1, 'price'], '8000.50'),
    'price in quotation marks': set(['dates', 1, 'ticketTypes', 0, 'price'], '"5000"'),
    'group for a number': set(['dates', 0, 'ticketTypes', 0, 'price'], '', 'naira: 5000'),
    'duplicate id in a list': set(['dates', 1, 'id'], 'lagos-july-5'),
    'moment without a T': set(['dates', 0, 'start'], '2025-07-05 16:00'),
    'moment on a day that does not exist': set(['dates', 0, 'start'], '2025-06-31T16:00+01:00'),
    'moment at a time that does not exist': set(['dates', 1, 'start'], '2025-07-06T25:00+01:00'),
    'list item one space too far in': shift(['dates', 0, 'ticketTypes', 1], 1),
    'list item too far left': shift(['dates', 1], -2),
    'tab before a field of an item': shift(['dates', 0, 'venue'], '\t'),
    'colon missing': respell(['dates', 0, 'venue'], 'venue:', 'venue'),
  }),
  ...list(PROGRAMME, {
    'field in the middle removed': remove('audience'),
    'unknown field': rename(['deadline'], 'ticketprice'),
    'thirty-first of February': set(['starts'], '2025-02-31'),
    'day before the month': set(['starts'], '12/07/2025'),
    'month in words': set(['deadline'], 'May 17'),
    'day without leading zeros': set(['starts'], '2025-7-1'),
    'end before the start': set(['ends'], '2025-07-01'),
    'number with text': set(['fee'], '180000 naira'),
    'curly quotation marks round a number': set(['fee'], '“180000”'),
    'item that is a number': set(['learn', 2], '2025'),
    'item with a colon': set(['learn', 1], 'Editing: titles and export'),
    'unclosed quotation mark in an item': set(['apply', 1], '"Theatre people'),
    'field one space too far in': shift(['duration'], 1),
    'field of a group too far left': shift(['image', 'src'], -1),
    'tab as the indentation of an item': shift(['learn', 3], '\t'),
  }),
]

const TEXTS = [
  ...list(ARTICLE, {
    'colon in a title': set(['title'], 'Three drummers: one rhythm'),
    'title begins with an asterisk': set(['title'], '*Three drummers*'),
    'number sign in a title': set(['title'], 'Drummer #1'),
    'double quotation mark not closed': set(['title'], '"Three drummers'),
    'single quotation mark not closed': set(['title'], '’Three drummers'.replace('’', "'")),
    'curly quotation marks round a title': set(['title'], '“Three drummers, one rhythm”'),
    'one curly quotation mark': set(['title'], '“Three drummers, one rhythm'),
    'curly and straight quotation marks mixed': set(['title'], '“Three drummers, one rhythm"'),
    'curly quotation marks round a colon': set(['title'], '“Three drummers: one rhythm”'),
    'curly quotation marks round a picture': set(['image', 'src'], '“./fest-2025.svg”'),
    'closing line missing': put(/\n---\n/, '\n', 1),
    'closing line too long': put(/\n---\n/, '\n-----\n', 1),
    'opening line missing': put(/^---\n/, ''),
    'fields in JavaScript': put(/^---\n/, '---js\n'),
    'title of 100 KB': set(['title'], longWords),
    'summary of one word of 2 KB': set(['excerpt'], 'd'.repeat(2048)),
    'document end marker among the fields': put(/^date: /m, '...\ndate: '),
    'field name special in JavaScript': put(/^date: /m, '__proto__: x\ndate: '),
    'unknown token': set(['excerpt'], 'Come to {compny}.'),
  }),
  ...list(PERSON, {
    'javascript: URL in the text': append('See [here](javascript:alert(1)) now.'),
    'data: URL in the text': append('See [here](data:text/html,x) now.'),
    'script in the text': append('<script>alert(1)</script>'),
    'HTML in the text': append('He is <b>bold</b>.'),
    'address that begins with www within a word': append('Write to us.www.a.example'),
    'invalid URL in the text': append('See [here](https://a<b.example/).'),
    'link definition in the text': append('[note]: /about'),
    'table with a cell too many': append('| Day | Play |\n|---|---|\n| Friday | Sankara | sold out |'),
    'picture in the text': append('![A man](./tobi-ajibola.svg)'),
    'level-one heading in the text': append('# Tóbi'),
    'word of 2 KB in the text': append('d'.repeat(2048)),
    'text removed': put(/\n---\n[\s\S]*/, '\n---\n', 2),
    'NUL in the text': append('He builds.\0'),
    'wrongly decoded characters in the text': append('It â€™s his.'),
    'saved as Latin-1': encode(
      (text) => Buffer.from(text.replace(/[^\0-\xff]/g, 'x'), 'latin1'),
      (text) => text.split('\n').findIndex((line) => /[\x80-\xff]/.test(line.replace(/[^\0-\xff]/g, 'x'))) + 1,
    ),
    'saved as UTF-16': encode((text) => Buffer.from(`\ufeff${text}`, 'utf16le')),
    'saved as UTF-16 without a byte order mark': encode((text) => Buffer.from(text, 'utf16le')),
    'saved as big-endian UTF-16': encode((text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
    'saved as a Word document': encode(() => Buffer.from('PK\x03\x04\x14\0\x06\0\b\0\0\0!\0\xdf\xa4', 'latin1')),
    'larger than a megabyte': encode((text) => `${text}${'drum '.repeat(250_000)}`),
    emptied: encode(() => ''),
  }),
  ...list(ROLE, {
    'invalid URL': set(['applicationLink'], 'https://forms<!--.example/interns'),
    'list emptied': set(['whatYoullDo'], ''),
    'address without https': set(['applicationLink'], 'forms.example/interns'),
    'list item without its dash': respell(['whatYoullDo', 1], '- ', ''),
    'list item without a space after its dash': respell(['whatYoullDo', 1], '- ', '-'),
  }),
  ...list(COMPANY, {
    'time without its leading zero': set(['hours', 0, 'opens'], "'9:00'"),
    'time that does not exist': set(['hours', 0, 'closes'], "'25:00'"),
    'phone number in words': set(['phone'], 'call us'),
    'aliases that multiply': put(/^tagline: .*$/m, 'tagline: [&a [x, x], &b [*a, *a], &c [*b, *b], [*c, *c]]'),
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
