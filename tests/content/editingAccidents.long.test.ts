import { describe, expect, it } from 'vitest'
import { findMissingGlyphs } from '../../scripts/content/missingGlyphs.ts'
import type { Problem } from '../../src/content/problems.ts'
import { lineAt } from '../../src/lib/text.ts'
import { formatShort } from './contentFolder.ts'
import { makeSample, readOriginal } from './contentSample.ts'
import { EDITING_ACCIDENTS, put, TOLERATED } from './editingAccidents.ts'
import { findTechnicalTerms } from './messageErrors.ts'

const sample = makeSample()
const messages: string[] = []

/** Removes line numbers, which are computed and compared separately, so that no snapshot changes when a text above the error grows. */
function format(problems: readonly Problem[]): string {
  const text = formatShort(problems)
  messages.push(text)
  return text.replace(/(?<=\.md):\d+/g, ':N')
}

describe('one mistake gives one error, in plain words, on its own line', () => {
  it.each(EDITING_ACCIDENTS)('$what', ({ file, damage }) => {
    const damaged = damage(readOriginal(file))
    if (!damaged) throw new Error(`${file} has no such place any more: choose another`)
    const { problems } = sample.loadWith({ [file]: damaged.data })
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`${file}:${damaged.line}`])
    expect(format(problems)).toMatchSnapshot()
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

  it('an emoji in a title, which gives only a warning', () => {
    const file = 'content/news/fest-2025.md'
    const damaged = put(/^title: .*/m, 'title: Three drummers 🥁')(readOriginal(file))
    const { loaded, problems } = sample.loadWith({ [file]: damaged?.data })
    expect(problems).toEqual([])
    expect(loaded.entries.news?.[0]?.title).toBe('Three drummers 🥁')
    const warnings = findMissingGlyphs(loaded.documents)
    expect(warnings.map(({ line }) => line)).toEqual([damaged?.line])
    expect(format(warnings)).toMatchSnapshot()
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

describe('all messages', () => {
  it('are plain sentences, without internals', () => {
    expect(messages.length).toBeGreaterThanOrEqual(40)
    expect(messages.filter((text) => findTechnicalTerms(text).length > 0)).toEqual([])
  })
})
