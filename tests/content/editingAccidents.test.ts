import { describe, expect, it } from 'vitest'
import { makeSample, readOriginal } from './contentSample.ts'
import { findMessageErrors } from './messageErrors.ts'

/** A changed file, and the line on which the error is expected, counted from 1 in the new text. */
interface Damaged {
  data: string
  line: number
}

/** Changes a text as an editor’s mistake would. Returns undefined when the text lacks the place to change. */
type Damage = (text: string) => Damaged | undefined

/**
 * Replaces the first match. The error is expected on the line where it begins: the first or the last one of the new text, or, for something
 * that is missing, the last line above that begins with `on`.
 */
const put =
  (from: string | RegExp, to: string | ((found: string) => string), on: 'first' | 'last' | RegExp = 'first'): Damage =>
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
  (paragraph: string): Damage =>
  (text) => {
    const whole = `${text.trimEnd()}\n\n${paragraph}`
    return { data: `${whole}\n`, line: whole.split('\n').length }
  }

const PRODUCTION = 'content/productions/sankara/index.md'
const EVENT = 'content/tickets/sankara-revival.md'
const ARTICLE = 'content/news/fest-2025.md'
const PERSON = 'content/people/tobi-ajibola.md'
const PROGRAMME = 'content/academy/programmes/film-production-masterclass.md'
const COMPANY = 'content/company.md'
const ROLE = 'content/careers/roles/interns.md'

const THEMES = /^themes:\n(?: .*\n)+/m
const TITLE = /^title: .*/m

/** A mistake that people make while they edit a file; of the most common ones, a part of what is said and of the example. */
type Accident = readonly [what: string, damage: Damage, says?: string, example?: string]

/** All changes that must be reported: one error, one message. */
const ACCIDENTS: Readonly<Record<string, readonly Accident[]>> = {
  [PRODUCTION]: [
    ['first field removed', put('title: Sankara\n', '', FILE), 'This field is missing. What goes here: The title.'],
    ['field in a group removed', put('  director: sulaiman-garba\n', '', /^credits:/)],
    ['alternative text removed', put(/^ {2}alt: >-\n(?: {4}.*\n)+/m, '', /^image:/), 'The picture has no alternative text: what is seen'],
    ['whole list removed', put(THEMES, '', FILE)],
    ['field misspelt', put('subtitle:', 'subtitel:'), 'There is no field of this name here. Did you mean “subtitle”?'],
    ['list for a text', put('title: Sankara', 'title:\n  - Sankara\n  - The captain')],
    ['text for a list', put(THEMES, 'themes: Power and modesty\n')],
    ['invalid choice', put('category: Theatre', 'category: Theater'), 'This must be one of:', 'category: Theatre'],
    ['field left empty', put('category: Theatre', 'category:'), 'This field is empty.'],
    ['duplicate field', put('order: 3', 'order: 3\norder: 3', 'last'), 'This field occurs twice here.'],
    ['missing picture', put('./gallery-3.svg', './gallery-33.svg'), 'There is no file content/productions/sankara/gallery-33.svg.'],
  ],
  [EVENT]: [
    ['price in words', put('price: 5000', 'price: five thousand')],
    ['price with naira and comma', put('price: 5000', 'price: ₦5,000'), 'Write digits alone: no ₦, comma, space or', 'price: 5000'],
    ['duplicate id in a list', put('id: lagos-july-6', 'id: lagos-july-5')],
    ['moment on a day that does not exist', put('2025-07-05T', '2025-06-31T'), 'June 2025 has no day 31.'],
    ['moment at a time that does not exist', put('2025-07-06T16:00', '2025-07-06T25:00')],
    ['list item one space too far in', put('      - name: VIP\n        price', '       - name: VIP\n         price')],
    ['list item too far left', put(/^ {2}- id: lagos-july-6\n(?: {4}.*\n)+/m, (item) => item.replace(/^ {2}/gm, ''))],
    ['tab before a field of an item', put('    venue:', '\tvenue:'), 'This line begins with a tab. Use spaces'],
    ['colon missing', put('venue: lagos', 'venue lagos'), 'This line is neither a field nor a part of the text above.'],
  ],
  [PROGRAMME]: [
    ['day before the month', put('starts: 2025-07-10', 'starts: 12/07/2025'), 'A day is written year-month-day', 'starts: 2025-07-12'],
    ['item with a colon', put(/- To break .*/, '- Editing: titles and export')],
    ['field one space too far in', put('duration:', ' duration:'), 'does not begin where its neighbours do'],
  ],
  [ARTICLE]: [
    ['colon in a title', put(TITLE, 'title: Drummers: one rhythm'), 'The text holds a colon with a space', 'title: "Drummers: one rhythm"'],
    ['number sign in a title', put(TITLE, 'title: Drummer #1'), 'Text after “ #” is a comment and is not read.', 'title: "Drummer #1"'],
    ['quotation mark not closed', put(TITLE, 'title: "Three drummers'), 'opens here and is never closed.', 'title: "Three drummers"'],
    ['curly quotation marks round a title', put(TITLE, 'title: “Three, one”'), 'The curly quotation marks round this', 'title: Three, one'],
    ['closing line missing', put(/(?<=\n)---\n/, '', FILE), 'does not end. Put a line of three dashes'],
  ],
  [PERSON]: [
    ['text removed', put(/(?<=\n---\n)[\s\S]+/, '')],
    ['wrongly decoded characters in the text', append('It â€™s his.')],
    ['emptied', () => ({ data: '', line: 1 })],
  ],
  [ROLE]: [
    ['address without https', put('https://forms.example/{slug}', 'forms.example')],
    ['list item without its dash', put('- Take', 'Take')],
    ['list item without a space after its dash', put('- Take', '-Take'), 'The space after the dash is missing.', '- Take'],
  ],
}

/** Harmless changes that text editors make, such as other line endings: they must give no error. */
const TOLERATED: readonly [what: string, file: string, toData: (text: string) => string][] = [
  ['decomposed characters', COMPANY, (text) => text.normalize('NFD')],
  ['old Macintosh line endings', EVENT, (text) => text.replaceAll('\n', '\r')],
  ['a byte order mark and Windows line endings', EVENT, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ['spaces at the ends of fields', EVENT, (text) => text.replace(/^(\s*[\w-]+: [^>|\n]*)$/gm, '$1  ')],
  ['no line ending at the end', EVENT, (text) => text.trimEnd()],
]

const sample = makeSample()

/** The text with an example in the place of the field or item that it is an example for, and of all lines below that belong to it. */
function putExample(text: string, line: number, example: string): string {
  const lines = text.split('\n')
  const [, indent = '', dash = ''] = /^(\s*)(- )?/.exec(lines[line - 1] ?? '') ?? []
  const isDeeper = (other = '') => other.trim() !== '' && (/^\s*/.exec(other)?.[0].length ?? 0) > indent.length + dash.length
  let end = line
  while (isDeeper(lines[end])) end += 1
  lines.splice(line - 1, end - line + 1, `${indent}${example.startsWith('- ') ? '' : dash}${example}`)
  return lines.join('\n')
}

const ROWS = Object.entries(ACCIDENTS).flatMap(([file, accidents]) =>
  accidents.map(([what, damage, says = '', inExample = '']) => ({ file, what, damage, says, inExample })),
)

describe('one mistake gives one error, on its own line, with an example that works', () => {
  it.each(ROWS)('$what', ({ file, damage, says, inExample }) => {
    const damaged = damage(readOriginal(file))
    if (!damaged) throw new Error(`${file} has no such place any more: choose another`)
    const { problems } = sample.loadWith({ [file]: damaged.data })
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`${file}:${damaged.line}`])
    expect(findMessageErrors(problems)).toEqual([])
    const { message, example = '' } = problems[0] ?? {}
    expect(message).toContain(says)
    expect(example).toContain(inExample)
    if (!/^(?:- |[\w-]+:)/.test(example)) return
    const mended = sample.loadWith({ [file]: putExample(damaged.data, damaged.line, example) }).problems
    expect(mended, `with “${example}”`).toEqual([])
  })
})

describe('harmless differences give no error', () => {
  it.each(TOLERATED)('%s', (_, file, toData) => {
    const text = readOriginal(file)
    expect(toData(text)).not.toBe(text)
    const { loaded, problems } = sample.loadWith({ [file]: toData(text) })
    expect(problems).toEqual([])
    expect(loaded.entries).toEqual(sample.loadWith({}).loaded.entries)
  })

  it('a space after # that does not break', () => {
    const text = readOriginal(PERSON).replace(/\n---\n\n/, '\n---\n\n##\u00a0Early years\n\n')
    expect(sample.loadWith({ [PERSON]: text }).problems).toEqual([])
  })

  it('an emoji in a title', () => {
    const text = readOriginal(ARTICLE).replace(TITLE, 'title: Three drummers 🥁')
    const { loaded, problems } = sample.loadWith({ [ARTICLE]: text })
    expect(problems).toEqual([])
    expect(loaded.entries.news?.[0]?.title).toBe('Three drummers 🥁')
  })
})
