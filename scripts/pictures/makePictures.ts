import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { VERSION as SVGO } from 'svgo/browser'
import type { Problem } from '../../src/content/problems.ts'
import { PICTURE } from '../../src/content/read/namedFiles.ts'
import { writeAtomically } from '../../src/files/writeAtomically.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { listFiles } from '../lib/files.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { makePicture, type PictureEntry } from './makePicture.ts'

/** The version of this step. Increase it when its settings change, so that all pictures are generated again. */
const STEP = 9
/** Letters of a picture’s hash in its addresses, which compress to half of their length: a new version is cached as the last in one of a million cases. */
const HASH_LENGTH = 5
/** How many pictures are encoded and compressed at once: Node and sharp do both on threads. */
const AT_ONCE = 2 * availableParallelism()
const TOOLS = JSON.stringify([STEP, SVGO, sharp.versions.sharp, sharp.versions.vips])

/**
 * Generates every picture under content/ for the site: files in .generated/public/pictures, and their list in .generated/pictures.json.
 * Unchanged pictures are not `made` again. `problems` has the errors; invalid pictures, and those in `without`, are left out.
 */
export async function makePictures(root: string, { without = [] }: { without?: readonly string[] } = {}) {
  const outFolder = path.join(root, PUBLIC_FOLDER, 'pictures')
  const listFile = path.join(root, '.generated/pictures.json')
  mkdirSync(outFolder, { recursive: true })
  const before = readList(listFile)
  const files = listFiles(path.join(root, 'content'), root).filter((name) => PICTURE.test(name) && !without.includes(name))
  const entries = await mapWithLimit(files, AT_ONCE, async (file) => {
    const source = readFileSync(path.join(root, file))
    const hash = createHash('sha256').update(TOOLS).update(file).update(source).digest('hex').slice(0, HASH_LENGTH)
    const entry = before[file]
    const isUnchanged = entry?.hash === hash && entry.files.every((name) => existsSync(path.join(outFolder, name)))
    return isUnchanged ? entry : makePicture({ root, file, hash, outFolder })
  })
  const pictures: Record<string, PictureEntry> = {}
  const problems: Problem[] = []
  for (const [index, file] of files.entries()) {
    const entry = entries[index]
    if (typeof entry === 'object') pictures[file] = entry
    else problems.push({ file, line: 1, field: '', message: entry ?? '' })
  }
  const used = new Set(Object.values(pictures).flatMap(({ files }) => files))
  for (const name of readdirSync(outFolder)) if (!used.has(name)) rmSync(path.join(outFolder, name), { recursive: true })
  writeAtomically(listFile, `${JSON.stringify(pictures, null, 2)}\n`)
  return { pictures, problems, made: Object.values(pictures).filter((entry) => entry !== before[entry.file]).length }
}

/** The list of the last run. Empty if it is missing or invalid, as after a power cut or a merge conflict. */
function readList(file: string): Readonly<Record<string, PictureEntry>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
