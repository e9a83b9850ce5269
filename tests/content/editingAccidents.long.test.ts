import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSample, type Sample } from '../../scripts/audit/contentSample.ts'
import { findTechnicalTerms } from '../../scripts/audit/independentContentCheck.ts'
import { findMissingGlyphs } from '../../scripts/content/missingGlyphs.ts'
import { checkPictureFiles } from '../../scripts/pictures/pictureErrors.ts'
import { FIXTURE_CONTENT, FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import type { Problem } from '../../src/content/problems.ts'
import { set } from './accidentBuilders.ts'
import { formatShort } from './contentFolder.ts'
import { EDITING_ACCIDENTS, TOLERATED } from './editingAccidents.ts'

let sample: Sample
const messages: string[] = []

beforeAll(() => {
  sample = makeSample(FIXTURE_PROJECT)
})
afterAll(() => sample.remove())

/** Removes line numbers, which are computed and compared separately, so that no snapshot changes when a text above the error grows. */
function format(problems: readonly Problem[]): string {
  const text = formatShort(problems)
  messages.push(text)
  return text.replace(/(?<=\.(?:md|svg|png|jpg|webp|avif)):\d+/g, ':N')
}

describe('one mistake gives one error, in plain words, on its own line', () => {
  it.each(EDITING_ACCIDENTS)('$what', ({ file, damage }) => {
    const mutilated = damage(readFileSync(path.join(FIXTURE_PROJECT, file), 'utf8'))
    if (!mutilated) throw new Error(`${file} has no such place any more: choose another`)
    const { problems } = sample.loadWith({ [file]: mutilated.data })
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`${file}:${mutilated.line}`])
    expect(format(problems)).toMatchSnapshot()
  })

  it('has a name for each', () => {
    expect(new Set(EDITING_ACCIDENTS.map(({ what }) => what)).size).toBe(EDITING_ACCIDENTS.length)
    expect(EDITING_ACCIDENTS.length).toBeGreaterThanOrEqual(40)
  })
})

describe('harmless differences give no error', () => {
  it.each(TOLERATED)('$what', ({ file, damage }) => {
    const text = readFileSync(path.join(FIXTURE_PROJECT, file), 'utf8')
    const data = damage(text)?.data ?? text
    expect(data).not.toBe(text)
    const { loaded, problems } = sample.loadWith({ [file]: data })
    expect(problems).toEqual([])
    expect(loaded.entries).toEqual(sample.loadWith({}).loaded.entries)
  })

  it('an emoji in a title, which gives only a warning', () => {
    const file = 'content/news/fest-2025.md'
    const mutilated = set(['title'], 'Three drummers 🥁')(readFileSync(path.join(FIXTURE_PROJECT, file), 'utf8'))
    const { loaded, problems } = sample.loadWith({ [file]: mutilated?.data })
    expect(problems).toEqual([])
    expect(loaded.entries.news?.[0]?.title).toBe('Three drummers 🥁')
    const warnings = findMissingGlyphs(loaded.documents)
    expect(warnings.map(({ line }) => line)).toEqual([mutilated?.line])
    expect(format(warnings)).toMatchSnapshot()
  })
})

describe('a picture', () => {
  const drawing = 'content/people/tobi-ajibola.svg'
  const bytes = readFileSync(path.join(FIXTURE_PROJECT, drawing))
  const half = (data: Buffer) => data.subarray(0, data.length / 2)
  const photograph = (ending: string) =>
    sharp(drawing)
      .resize(80)
      .toFormat(ending as 'png')
      .toBuffer()

  /** The message for a picture in the folder of people. */
  async function messageFor(name: string, data: Buffer | string): Promise<string> {
    const file = path.posix.join('content/people', name)
    // `use` reverts the change as soon as the check returns its promise. The check has read the file by then.
    const problems = await sample.use({ [file]: data }, () => checkPictureFiles(sample.root, [file]))
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`${file}:1`])
    return format(problems)
  }

  it.each([
    ['drawing cut off', half(bytes)],
    ['drawing cut off within its first tag', bytes.subarray(0, 46)],
    ['drawing emptied', ''],
    ['drawing with a movement that cannot be read', bytes.toString().replace('<path', '<path transform="matrix(1 0 0 1 2`4 0)"')],
    ['drawing with a script', bytes.toString().replace('>', '><script>alert(1)</script>')],
    ['drawing that runs on a click', bytes.toString().replace('<path', '<path onclick="alert(1)"')],
    ['drawing that loads from elsewhere', bytes.toString().replace('>', '><style>@import "https://a.example"</style>')],
    ['drawing without its size', bytes.toString().replace(/viewBox="[^"]*"/, '')],
    ['web page with the name of a drawing', '<!doctype html><title>Not found</title>'],
  ])('%s', async (_what, data) => {
    expect(await messageFor('tobi-ajibola.svg', data)).toMatchSnapshot()
  })

  it.each(['png', 'jpg', 'webp', 'avif'] as const)('photograph cut off, as %s', async (ending) => {
    const whole = await photograph(ending)
    expect(await messageFor(`photo.${ending}`, half(whole))).toMatchSnapshot()
  })

  it('photograph with the name of a drawing, and a drawing with the name of a photograph', async () => {
    expect(await messageFor('tobi-ajibola.svg', await photograph('png'))).toMatchSnapshot()
    expect(await messageFor('photo.png', bytes)).toMatchSnapshot()
  })

  it('taken away', () => {
    const { problems } = sample.loadWith({ [drawing]: undefined })
    const text = readFileSync(path.join(FIXTURE_CONTENT, 'people/tobi-ajibola.md'), 'utf8')
    const line = text.slice(0, text.indexOf('src: ./tobi-ajibola.svg')).split('\n').length
    expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`content/people/tobi-ajibola.md:${line}`])
    expect(format(problems)).toMatchSnapshot()
  })
})

describe('all messages', () => {
  it('are plain sentences, without internals', () => {
    expect(messages.length).toBeGreaterThanOrEqual(40)
    expect(messages.filter((text) => findTechnicalTerms(text).length > 0)).toEqual([])
  })
})
