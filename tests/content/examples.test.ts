import { expect, it } from 'vitest'
import type { Problem } from '../../src/content/problems.ts'
import { countEdits } from '../../src/lib/text.ts'
import { makeSample, readOriginal } from './contentSample.ts'
import { type AccidentCase, EDITING_ACCIDENTS, put } from './editingAccidents.ts'

const sample = makeSample()

const ARTICLE = 'content/news/fest-2025.md'
const EVENT = 'content/tickets/sankara-revival.md'
/** More slips whose right form is clear: the words, and what was typed. */
const SLIPS: readonly (readonly [file: string, from: string, to: string])[] = [
  [EVENT, '2025-07-05T16:00+01:00', '5/7/2025 4pm'],
  [EVENT, '2025-07-05T16:00+01:00', 'Saturday, July 5th, 2025 at 4pm'],
  [EVENT, '2025-07-05T16:00+01:00', '2025-02-30T16:00+01:00'],
  [EVENT, '2025-07-05T16:00+01:00', '2025-07-05T24:00+01:00'],
  [EVENT, '2025-07-05T16:00+01:00', '2025-07-05T16:00+02:00'],
  [EVENT, 'price: 5000', 'price: N5,000'],
  [EVENT, 'status: on sale', 'status: on slae'],
  [EVENT, 'category: Theatre', 'category: theatre'],
  [EVENT, 'venue: lagos-theatre', 'venue: lagos-theater'],
  [EVENT, 'title: Sankara (Revival)', 'title: &t Sankara'],
  ['content/people/tobi-ajibola.md', 'src: ./tobi-ajibola.svg', 'src: ./toby-ajibola.svg'],
  ['content/people/tobi-ajibola.md', 'src: ./tobi-ajibola.svg', 'src: ./tobi.png'],
  ['content/company.md', "opens: '09:00'", 'opens: 9am'],
  ['content/company.md', "opens: '09:00'", 'opens: 10h'],
  ['content/productions/sankara/index.md', 'featured: true', 'featured: yes'],
  ...[
    'Buy at [tickets](http://tickets.example/a).',
    'See [us](/abuot).',
    'See [us] (/about).',
    'See (us)[/about].',
    'An :yo [àṣà] of ours.',
  ].map((text) => [ARTICLE, 'A few practical matters.', text] as const),
  [ARTICLE, '\n\nA few practical matters.', '\n\n##Matters\n\nA few practical matters.'],
  [ARTICLE, '\n\nA few practical matters.', '\n\n• A drum\n\nA few practical matters.'],
]
const CASES: readonly AccidentCase[] = [
  ...EDITING_ACCIDENTS,
  ...SLIPS.map(([file, from, to]) => ({ what: to, file, damage: put(from, to) })),
]

/** A text with an example in the place of the field or the words that it is an example for. */
function apply(text: string, { line, message, example = '' }: Problem): string {
  const lines = text.split('\n')
  const written = lines[line - 1] ?? ''
  const [, indent = '', dash = ''] = /^(\s*)(- )?/.exec(written) ?? []
  const isField = /^(?:- |[\w-]+:)/.test(example) && line < lines.indexOf('---', 1) + 1
  if (!isField) {
    // In a text the message quotes what it is about.
    const [, quoted = ''] = /“([^”]*)”/.exec(message) ?? []
    const isLink = example.startsWith('[') && /\[[^\]]+\]\([^)]+\)/.test(written)
    const place = isLink ? /\[[^\]]+\]\([^)]+\)/ : quoted
    lines[line - 1] = /^(?:#|- )/.test(example) ? example : written.replace(place, () => example)
    return lines.join('\n')
  }
  const isDeeper = (other: string) => other.trim() !== '' && (/^\s*/.exec(other)?.[0].length ?? 0) > indent.length + dash.length
  let end = line
  while (end < lines.length && isDeeper(lines[end] ?? '')) end += 1
  const isItem = example.startsWith('- ')
  lines.splice(line - 1, end - line + 1, `${indent}${isItem ? '' : dash}${example}`)
  return lines.join('\n')
}

const toValue = (line: string) =>
  line
    .trim()
    .replace(/^- /, '')
    .replace(/^[\w-]+:\s*/, '')
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const numbersOf = (text: string) => (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).map(Number)
/** Whether an example has the numbers that are written; an hour of the afternoon has 12 more. */
const hasNumbers = (example: string, written: string) =>
  numbersOf(written).every((one) => numbersOf(example).some((other) => other === one || other === one + 12 || other === one + 2000))

it('an example is made from what is written, and is right where it is put', { timeout: 120_000 }, () => {
  let count = 0
  for (const { what, file, damage } of CASES) {
    const damaged = damage(readOriginal(file))
    if (!damaged || typeof damaged.data !== 'string') continue
    const { data } = damaged
    for (const problem of sample.loadWith({ [file]: data }).problems.filter(({ example }) => example)) {
      count += 1
      const { example = '', line } = problem
      const written = data.split('\n')[line - 1] ?? ''
      const [link = toValue(written)] = example.startsWith('[') ? (/\[[^\]]*\]\([^)]*\)/.exec(written) ?? []) : []
      const [from, to] = [lettersOf(link), lettersOf(toValue(example))]
      // Nothing comes from elsewhere: letters are those written, but for a slip; digits are the same, but for the century of a year.
      const areWordsOwn = example
        .split(/[^\p{L}\p{N}]+/u)
        .every((word) => /^(?:https|mailto|true|false)?$/.test(word) || written.includes(word))
      const isOwn =
        areWordsOwn ||
        from.includes(to) ||
        countEdits(from, to) <= Math.max(2, to.length / 3) ||
        (numbersOf(to).length > 0 && hasNumbers(toValue(example), toValue(written)))
      expect(isOwn, `${what}: ${written} became ${example}`).toBe(true)
      const after = sample
        .loadWith({ [file]: apply(data, problem) })
        .problems.filter((one) => one.file === file && Math.abs(one.line - line) < 1)
      expect(
        after.map(({ message }) => message),
        `${what}: ${example}`,
      ).toEqual([])
    }
  }
  expect(count).toBeGreaterThan(40)
})
