import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePicture } from '../../scripts/pictures/makePicture.ts'
import { checkPictureFiles } from '../../src/content/pictures/pictureErrors.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { ATTACKS } from './attacks/allAttacks.ts'
import { makePages } from './attacks/articlePages.tsx'
import { ARTICLE } from './attacks/attack.ts'
import { findSvgDangers } from './attacks/dangers.ts'
import { shorten } from './contentFolder.ts'
import { type Changes, makeSample, type Sample } from './contentSample.ts'
import { findMessageErrors } from './messageErrors.ts'

/** The longest message that an editor reads. */
const MAX_MESSAGE_LENGTH = 4_000

let sample: Sample
let pages: ReturnType<typeof makePages>
beforeAll(() => {
  sample = makeSample()
  pages = makePages()
})

/** What the content check says of an attack, or what the site shows of it. `errors` are empty if the attack had no effect. */
interface AttackOutcome {
  outcome: 'refused' | 'harmless'
  message: string
  errors: string[]
}

async function attack(changes: Changes): Promise<AttackOutcome> {
  const pictures = Object.keys(changes).filter((file) => /\.(?:svg|png)$/.test(file))
  const revert = sample.change(changes)
  try {
    const { loaded, problems } = sample.load()
    const found = [...problems, ...(await checkPictureFiles(sample.root, pictures))]
    if (found.length > 0) {
      const message = formatProblems(found)
      const isLong = message.length > MAX_MESSAGE_LENGTH
      return {
        outcome: 'refused',
        message: shorten(message),
        errors: [...(isLong ? ['It is too long.'] : []), ...findMessageErrors(found)],
      }
    }
    if (pictures.length > 0) return await generate(pictures)
    const article = loaded.entries.news?.find(({ file }) => file === ARTICLE)
    if (!article) return { outcome: 'harmless', message: '', errors: ['The article is missing, and no error says so.'] }
    const { shown, errors } = pages.show(article)
    return { outcome: 'harmless', message: shown, errors }
  } finally {
    revert()
  }
}

/** Generates the web versions of pictures that the check accepted, and looks for dangers in them. */
async function generate(pictures: readonly string[]): Promise<AttackOutcome> {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'attack-'))
  const made = await Promise.all(pictures.map((file) => makePicture({ root: sample.root, file, hash: 'a1b2c3d4', outFolder })))
  const errors = made.filter((one) => typeof one === 'string').map((error) => `The picture step refuses it: ${error}`)
  const shown = readdirSync(outFolder)
    .toSorted()
    .map((name) => {
      const bytes = readFileSync(path.join(outFolder, name))
      if (name.endsWith('.svg')) {
        errors.push(...findSvgDangers(bytes.toString('utf8')))
        return bytes.toString('utf8')
      }
      if (/script|evil/.test(bytes.toString('latin1'))) errors.push(`${name} contains the hidden data of the photograph.`)
      return name
    })
  return { outcome: 'harmless', message: shown.join('\n'), errors }
}

describe.each(ATTACKS)('an attack $place', ({ attacks, toChanges }) => {
  it.each(attacks.map(([what, sent, must = 'refused']) => ({ what, sent, must })))('$what is $must', async ({ sent, must }) => {
    const { outcome, message, errors } = await attack(toChanges(typeof sent === 'function' ? await sent() : sent))
    expect({ outcome, errors }).toEqual({ outcome: must, errors: [] })
    // Without line numbers, which change with the article and are tested elsewhere.
    expect(message.replace(/(?<=\.(?:md|svg|png)):\d+/g, ':N')).toMatchSnapshot()
  })
})

it('no attack has changed what all objects have', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
})
