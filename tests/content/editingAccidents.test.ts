import { describe, expect, it } from 'vitest'
import { lineAt } from '../../src/lib/text.ts'
import { formatShort } from './contentFolder.ts'
import { makeSample, readOriginal } from './contentSample.ts'
import { type AccidentCase, EDITING_ACCIDENTS, put, TOLERATED } from './editingAccidents.ts'
import { findMessageErrors } from './messageErrors.ts'

const sample = makeSample()

/** What is said of the mistakes that people make most, by the names in editingAccidents.ts: a part of the sentence, and the example. */
const MOST_COMMON: Readonly<Record<string, readonly [says: string, example?: string]>> = {
  'colon missing': ['This line is neither a field nor a part of the text above.'],
  'tab before a field of an item': ['This line begins with a tab. Use spaces'],
  'double quotation mark not closed': ['A quotation mark opens here and is never closed.', 'title: "Three drummers"'],
  'colon in a title': ['The text holds a colon with a space after it', 'title: "Three drummers: one rhythm"'],
  'number sign in a title': ['Text after “ #” is a comment and is not read.', 'title: "Drummer #1"'],
  'curly quotation marks round a title': ['The curly quotation marks round this text', 'title: Three drummers, one rhythm'],
  'moment on a day that does not exist': ['There is no June 31 in any year.'],
  'day before the month': ['A day is written year-month-day', 'starts: 2025-07-12'],
  'field misspelt by swapped letters': ['There is no field of this name here. Did you mean “subtitle”?'],
  'missing picture': ['There is no picture content/productions/sankara/gallery-33.svg.'],
  'alternative text removed': ['The picture has no alternative text: what is seen'],
  'price with naira and comma': ['Write digits alone: no ₦, comma, space or quotation marks.', 'price: 5000'],
  'invalid choice': ['This must be one of:', 'category: Theatre'],
  'misspelt reference': ['Did you mean “sulaiman-garba”?', 'director: sulaiman-garba'],
  'link to a missing page': ['There is no page /contacts. Did you mean /contact?', 'href: /contact'],
  'field left empty': ['This field is empty.'],
  'duplicate field': ['This field occurs twice here.'],
  'list item without a space after its dash': ['The space after the dash is missing.', '- Take'],
  'field one space too far in': ['begins 1 space in'],
  'closing line missing': ['The part between the --- lines does not end.'],
  'first field removed': ['This field is missing. What goes here: The title.'],
}

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

describe('one mistake gives one error, in plain words, on its own line', () => {
  it.each(EDITING_ACCIDENTS)('$what', ({ file, damage }) => {
    const damaged = damage(readOriginal(file))
    if (!damaged) throw new Error(`${file} has no such place any more: choose another`)
    const { problems } = sample.loadWith({ [file]: damaged.data })
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`${file}:${damaged.line}`])
    expect(findMessageErrors(problems)).toEqual([])
    const { example = '' } = problems[0] ?? {}
    if (typeof damaged.data !== 'string' || !/^(?:- |[\w-]+:)/.test(example)) return
    const mended = sample.loadWith({ [file]: putExample(damaged.data, damaged.line, example) }).problems
    expect(mended, `with “${example}”`).toEqual([])
  })

  it.each(Object.entries(MOST_COMMON))('of %s: the sentence, and an example', (name, [says, example]) => {
    const { file, damage } = EDITING_ACCIDENTS.find(({ what }) => what === name) as AccidentCase
    const [problem] = sample.loadWith({ [file]: damage(readOriginal(file))?.data }).problems
    expect(problem?.message).toContain(says)
    if (example) expect(problem?.example).toContain(example)
  })

  it('of a space after # that does not break', () => {
    const file = 'content/people/tobi-ajibola.md'
    const text = readOriginal(file).replace(/\n---\n\n/, '\n---\n\n##\u00a0Early years\n\n')
    expect(sample.loadWith({ [file]: text }).problems).toEqual([])
  })
})

describe('harmless differences give no error', () => {
  it.each(TOLERATED)('$what', ({ file, damage }) => {
    const text = readOriginal(file)
    const data = damage(text)?.data ?? text
    expect(data).not.toBe(text)
    const { loaded, problems } = sample.loadWith({ [file]: data })
    expect(problems).toEqual([])
    expect(loaded.entries).toEqual(sample.loadWith({}).loaded.entries)
  })

  it('an emoji in a title', () => {
    const file = 'content/news/fest-2025.md'
    const damaged = put(/^title: .*/m, 'title: Three drummers 🥁')(readOriginal(file))
    const { loaded, problems } = sample.loadWith({ [file]: damaged?.data })
    expect(problems).toEqual([])
    expect(loaded.entries.news?.[0]?.title).toBe('Three drummers 🥁')
  })
})

it('a deleted picture is reported where it is used', () => {
  const { problems } = sample.loadWith({ 'content/people/tobi-ajibola.svg': undefined })
  const text = readOriginal('content/people/tobi-ajibola.md')
  const line = lineAt(text, text.indexOf('src: ./tobi-ajibola.svg'))
  expect(formatShort(problems)).toBe(
    `content/people/tobi-ajibola.md:${line}  portrait, src | There is no picture content/people/tobi-ajibola.svg. Put it there, or correct its name.`,
  )
})
