import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatProblems } from '../../../src/content/problems.ts'
import { makePicture } from '../../pictures/makePicture.ts'
import { checkPictureFiles } from '../../pictures/pictureErrors.ts'
import { type Changes, makeSample, type Sample } from '../contentSample.ts'
import { findMessageErrors } from '../independentContentCheck.ts'
import { makePages } from './articlePages.tsx'
import { ARTICLE } from './attacks/attack.ts'
import { ATTACKS, DRAWING, PHOTOGRAPH } from './attacks.ts'
import { findSvgDangers } from './dangers.ts'

type AttackOutcome = { outcome: 'refused' | 'harmless'; message: string; errors: string[] }

/**
 * Tries all ATTACKS against the real content, pictures and pages, one after another. The pictures must have been generated. `message` holds
 * what the content check says, or what the site shows of the attack. `errors` are empty where the attack had no effect.
 */
export async function tryAttacks() {
  const sample = makeSample(process.cwd())
  const pages = makePages()
  const outcomes: (AttackOutcome & { place: string; what: string })[] = []
  try {
    for (const { place, attacks, toChanges } of ATTACKS) {
      for (const [what, sent, must = 'refused'] of attacks) {
        const result = await attack(sample, pages, toChanges(typeof sent === 'function' ? await sent() : sent))
        const missed = result.outcome === must ? [] : [`Expected ${must}, but was ${result.outcome}.`]
        outcomes.push({ place, what, ...result, errors: [...missed, ...result.errors] })
      }
    }
  } finally {
    sample.remove()
  }
  return outcomes
}

async function attack(sample: Sample, pages: ReturnType<typeof makePages>, changes: Changes): Promise<AttackOutcome> {
  const files = Object.keys(changes)
  const pictures = files.filter((file) => /\.(?:svg|png)$/.test(file))
  const ofPictures = await sample.use(changes, () => checkPictureFiles(sample.root, pictures))
  // The loader checks the name of a picture, not its bytes.
  const isOnlyBytes = files.every((file) => file === DRAWING || file === PHOTOGRAPH)
  const read = isOnlyBytes ? undefined : sample.loadWith(changes)
  const problems = [...(read?.problems ?? []), ...ofPictures]
  if (problems.length > 0) {
    const message = formatProblems(problems)
    const isLong = message.length > 4_000
    return { outcome: 'refused', message, errors: [...(isLong ? ['The messages are too long.'] : []), ...findMessageErrors(problems)] }
  }
  if (pictures.length > 0) return sample.use(changes, () => makeFiles(sample.root, pictures))
  const article = read?.loaded.entries.news?.find(({ file }) => file === ARTICLE)
  if (!article) return { outcome: 'harmless', message: '', errors: ['The article is missing, and no error says so.'] }
  const { shown, errors } = pages.show(article)
  return { outcome: 'harmless', message: shown, errors }
}

/** Generates the web versions of pictures that the check accepted, and looks for dangers in them. */
async function makeFiles(root: string, files: readonly string[]): Promise<AttackOutcome> {
  const outFolder = mkdtempSync(path.join(tmpdir(), 'attack-'))
  try {
    const made = await Promise.all(files.map((file) => makePicture({ root, file, hash: 'a1b2c3d4', outFolder })))
    const errors = made.filter((one) => typeof one === 'string').map((error) => `The picture step refuses it: ${error}`)
    const message = readdirSync(outFolder)
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
    return { outcome: 'harmless', message: message.join('\n'), errors }
  } finally {
    rmSync(outFolder, { recursive: true, force: true })
  }
}
