import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { openCache } from '../lib/cache.ts'
import { readLockedVersions } from '../lib/lockfile.ts'
import { readPortable } from '../lib/readPortable.ts'
import { writeAtomically } from '../lib/writeAtomically.ts'
import { neededCharacters } from './characters.ts'
import { FACES, type Face, FONT_BUDGET } from './faces.ts'
import { renameFont } from './renameFont.ts'

const FOLDER = '.generated/fonts'
/** Keeps kerning, ligatures, mark positioning and localised forms. Figures of Source Sans 3 are lining and tabular by default. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum']
/** The replacement for the reserved word in a subset’s name, of the same length. */
const OWN_NAME = 'Subset'
const OPTIONS = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const

/** Packages that subset and compress fonts, as package-lock.json names them. */
const TOOLS = /\/(?:subset-font|harfbuzzjs|fontverter|wawoff2)$/
const CODE = ['subset.ts', 'renameFont.ts']

/** Writes the subset fonts to .generated/fonts, and returns their sizes in bytes. Throws when they exceed the budget together. */
export async function makeFonts(root: string): Promise<{ fonts: { face: Face; bytes: number }[]; made: number }> {
  const folder = path.join(root, FOLDER)
  const cache = openCache(path.join(folder, 'kept'), listTools(root))
  const characters = neededCharacters(root)
  const fonts: { face: Face; bytes: number }[] = []
  for (const face of FACES) {
    const original = readFileSync(face.original)
    const data = readFileSync(
      await cache.find(face.file, [characters, face.reserved ?? '', original], () => cut(face, original, characters)),
    )
    const file = path.join(folder, face.file)
    // Unchanged files are not written again, because another process may be reading them.
    if (!existsSync(file) || !readFileSync(file).equals(data)) writeAtomically(file, data)
    fonts.push({ face, bytes: data.length })
  }
  const total = fonts.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > FONT_BUDGET) throw new Error(`The fonts weigh ${total} bytes together; ${FONT_BUDGET} are allowed.`)
  return { fonts, made: cache.finish().made }
}

function cut({ reserved }: Face, original: Buffer, characters: string): Promise<Buffer> {
  return subsetFont(reserved ? renameFont(original, reserved, OWN_NAME) : original, characters, OPTIONS)
}

function listTools(root: string): (string | Buffer)[] {
  const versions = Object.entries(readLockedVersions(root)).flatMap(([place, { version }]) =>
    TOOLS.test(place) ? `${place} ${version}` : [],
  )
  return [...versions, ...CODE.map((file) => readPortable(path.join(import.meta.dirname, file)))]
}
