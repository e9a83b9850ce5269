import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makePicture } from '../../scripts/pictures/makePicture.ts'
import { checkPictureFiles } from '../../src/content/pictures/pictureErrors.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { ATTACKS } from './attacks/allAttacks.ts'
import { makePages } from './attacks/articlePages.tsx'
import { ARTICLE } from './attacks/attack.ts'
import { SVG_DANGER } from './attacks/dangers.ts'
import { writeFolder } from './contentFolder.ts'
import { type Changes, makeSample } from './contentSample.ts'
import { findMessageErrors } from './messageErrors.ts'

/** The longest message that an editor reads. */
const MAX_MESSAGE_LENGTH = 4_000

const sample = makeSample()
const pages = makePages()

/** Whether the content check refuses an attack, or else what it does on the page. `errors` are empty if it had no effect. */
async function attack(changes: Changes): Promise<{ outcome: 'refused' | 'harmless'; errors: string[] }> {
  const pictures = Object.keys(changes).filter((file) => /\.(?:svg|png)$/.test(file))
  const revert = sample.change(changes)
  try {
    const { loaded, problems } = sample.load()
    const found = [...problems, ...(await checkPictureFiles(sample.root, pictures))]
    if (found.length > 0) {
      expect(formatProblems(found).length).toBeLessThan(MAX_MESSAGE_LENGTH)
      // Each names a line and a reason, in plain words.
      return { outcome: 'refused', errors: findMessageErrors(found) }
    }
    if (pictures.length > 0) return { outcome: 'harmless', errors: await generate(pictures) }
    const article = loaded.entries.news?.find(({ file }) => file === ARTICLE)
    return { outcome: 'harmless', errors: article ? pages.findAdded(article) : ['The article is missing, and no error says so.'] }
  } finally {
    revert()
  }
}

/** Generates the web versions of pictures that the check accepted. Returns the dangers in them. */
async function generate(pictures: readonly string[]): Promise<string[]> {
  const outFolder = writeFolder({})
  const made = await Promise.all(pictures.map((file) => makePicture({ root: sample.root, file, hash: 'a1b2c3d4', outFolder })))
  const dangers = readdirSync(outFolder).filter((name) => {
    const bytes = readFileSync(path.join(outFolder, name))
    return name.endsWith('.svg') ? SVG_DANGER.test(bytes.toString('utf8')) : /script|evil/.test(bytes.toString('latin1'))
  })
  return [...made.filter((one) => typeof one === 'string'), ...dangers]
}

describe.each(ATTACKS)('an attack $place', ({ attacks, toChanges }) => {
  it.each(attacks.map(([what, sent, must = 'refused']) => ({ what, sent, must })))('$what is $must', async ({ sent, must }) => {
    expect(await attack(toChanges(typeof sent === 'function' ? await sent() : sent))).toEqual({ outcome: must, errors: [] })
  })
})

it('no attack has changed what all objects have', () => {
  expect(Object.keys(Object.prototype)).toEqual([])
})
