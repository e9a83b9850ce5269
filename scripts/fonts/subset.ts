import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { writeAtomically } from '../../src/files/writeAtomically.ts'
import { neededCharacters } from './characters.ts'
import { FACES, findOriginal } from './faces.ts'
import { fallbackCss } from './fallbackCss.ts'

const FOLDER = '.generated/fonts'
/** Keeps kerning, ligatures and mark positioning. Figures of Source Sans 3 are lining and tabular by default. */
const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'mkmk']
/** The replacement for the reserved word in a subset’s name, of the same length. */
const OWN_NAME = 'Subset'
const OPTIONS = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const

/** Writes the subset fonts, and the fallback faces that src/styles/critical.css imports, to .generated/fonts. */
export async function makeFonts(root: string): Promise<void> {
  const folder = path.join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const characters = neededCharacters(root)
  for (const face of FACES) {
    const font = readFileSync(findOriginal(face))
    const renamed = face.reserved ? renameFont(font, face.reserved, OWN_NAME) : font
    writeAtomically(path.join(folder, face.file), await subsetFont(renamed, characters, OPTIONS))
  }
  writeAtomically(path.join(folder, 'fallbacks.css'), fallbackCss())
}

/** Name ID of the copyright notice in the name table (OpenType, “name IDs”). It is not changed. */
const COPYRIGHT = 0

/**
 * A copy of a TrueType font whose names do not contain a reserved one: the SIL Open Font License reserves it for unchanged fonts, and a
 * subset is changed. The copyright notice is unchanged. `name` must be as long as `reserved`, so that no offset in the file changes;
 * otherwise throws.
 */
function renameFont(font: Buffer, reserved: string, name: string): Buffer {
  if (name.length !== reserved.length) throw new Error(`“${name}” is not as long as “${reserved}”.`)
  const copy = Buffer.from(font)
  const tables = Array.from({ length: copy.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((offset) => copy.toString('latin1', offset, offset + 4) === 'name')
  if (entry === undefined) return copy
  const table = copy.readUInt32BE(entry + 8)
  const strings = table + copy.readUInt16BE(table + 4)
  for (let index = 0; index < copy.readUInt16BE(table + 2); index += 1) {
    const record = table + 6 + index * 12
    if (copy.readUInt16BE(record + 6) === COPYRIGHT) continue
    const from = strings + copy.readUInt16BE(record + 10)
    const text = copy.subarray(from, from + copy.readUInt16BE(record + 8))
    // Platform 1, the old Macintosh, uses one byte a character; the others two.
    const toBytes = (name: string) =>
      copy.readUInt16BE(record) === 1 ? Buffer.from(name, 'latin1') : Buffer.from(name, 'utf16le').swap16()
    for (let found = text.indexOf(toBytes(reserved)); found >= 0; found = text.indexOf(toBytes(reserved))) toBytes(name).copy(text, found)
  }
  return copy
}
