import { expect, it } from 'vitest'
import { readFields, rewriteFields } from '../../scripts/desk/rewriteFields.ts'
import { config, filesOf, readContent } from './samples.ts'

/** Words that mean something else in YAML where they are written without care. */
const WORDS = [
  'Play #1',
  'a: b',
  '- dash',
  '"quoted"',
  "it's",
  '{company} Festival',
  'long words '.repeat(40).trim(),
  `${'long words '.repeat(30).trim()}\n\nand a second part`,
  'two\nlines',
  'x\n---\ny',
  '2025-05-17',
  '09:00',
  'true',
  'null',
  '12',
  ' # space before',
  '> greater',
  '| pipe',
  '&and',
  '*star',
  '!mark',
  '%part',
  '@at',
  '`tick',
  'ọ̀ṣun',
  '---',
]

/** The same numbers on every run, from 0 to below `limit`. */
function dice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff
    return (state >> 8) % limit
  }
}

/** The value with something changed, added, taken away or moved here and there. */
function edit(value: unknown, roll: (limit: number) => number): unknown {
  const word = () => WORDS[roll(WORDS.length)]
  const perhaps = (part: unknown) => (roll(4) === 0 ? edit(part, roll) : part)
  if (Array.isArray(value)) {
    const items = value.map(perhaps)
    const what = roll(4)
    if (what === 0) items.splice(roll(items.length + 1), 0, { name: word(), list: [word(), roll(9)] })
    if (what === 1 && items.length > 1) items.splice(roll(items.length), 1)
    if (what === 2) items.reverse()
    return items
  }
  if (typeof value !== 'object' || value === null) return word()
  const fields = Object.entries(value).filter((_, index) => index === 0 || roll(20) > 0)
  if (roll(3) === 0) fields.splice(roll(fields.length + 1), 0, ['added', word()])
  return Object.fromEntries(fields.map(([key, part]) => [key, perhaps(part)]))
}

/** The fields of a file, with remarks above and behind some of them. */
function withRemarks(text: string, roll: (limit: number) => number): string {
  const lines = (text.split('\n---\n')[0] ?? '').slice('---\n'.length).split('\n')
  return lines
    .map((line, at) => {
      const [, indent, value] = /^( *)(?:- )?\w+:(.*)$/.exec(line) ?? []
      if (value === undefined || (at > 0 && roll(4) > 0)) return line
      return /^ [\w/.]/.test(value) && roll(2) === 0 ? `${line} # behind ${at}` : `${indent}# above ${at}\n${line}`
    })
    .concat('')
    .join('\n')
}

it.each(filesOf(config))('$file holds what was wanted after any edit, with remarks everywhere', ({ file }) => {
  const roll = dice(file.length)
  const yaml = withRemarks(readContent(file), roll)
  const values = readFields(yaml)
  expect(yaml).toContain('# ')
  expect(rewriteFields(yaml, values)).toBe(yaml)
  for (let time = 0; time < 10; time += 1) {
    const wanted = edit(values, roll) as Record<string, unknown>
    expect(readFields(rewriteFields(yaml, wanted))).toEqual(wanted)
  }
})
