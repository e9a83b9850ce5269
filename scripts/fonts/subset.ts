import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { writeWhole } from '../lib/writeWhole.ts'
import { neededCharacters } from './characters.ts'
import { FACES, type Face, FONT_BUDGET } from './faces.ts'
import { renameFont } from './rename.ts'

/** A subset and what it weighs, in bytes. */
interface FontReport {
  face: Face
  bytes: number
}

const FOLDER = '.generated/fonts'
/** Kerning, ligatures, marks on letters and their local forms. Figures of Source Sans 3 are lining and tabular by default. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum']
/** What a subset calls itself in place of a reserved word of its name, a letter for a letter. */
const OWN_NAME = 'Subset'
const OPTIONS = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const

/**
 * Writes the subset fonts to .generated/fonts. Does nothing when the characters and the originals are those of the last run.
 * Throws when the files together pass the budget.
 */
export async function makeFonts(root: string): Promise<FontReport[]> {
  const folder = path.join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const characters = neededCharacters(root)
  const key = createHash('sha256').update(JSON.stringify([characters, OPTIONS, OWN_NAME]))
  for (const face of FACES) key.update(readFileSync(face.original))
  const keyFile = path.join(folder, 'key.txt')
  const digest = key.digest('hex')
  const fresh = readText(keyFile) === digest && FACES.every((face) => statSync(path.join(folder, face.file), { throwIfNoEntry: false }))
  if (!fresh) {
    // Until all of them are written, these are the fonts of no text.
    rmSync(keyFile, { force: true })
    for (const face of FACES) {
      const original = readFileSync(face.original)
      const font = face.reserved ? renameFont(original, face.reserved, OWN_NAME) : original
      const woff2 = await subsetFont(font, characters, OPTIONS)
      writeWhole(path.join(folder, face.file), woff2)
    }
    writeWhole(keyFile, digest)
  }
  const report = FACES.map((face) => ({ face, bytes: statSync(path.join(folder, face.file)).size }))
  const total = report.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > FONT_BUDGET) throw new Error(`The fonts weigh ${total} bytes together; ${FONT_BUDGET} are allowed.`)
  return report
}

function readText(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : undefined
}
