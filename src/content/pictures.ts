import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureFile } from '../lib/picture.ts'
import { pictureFile } from './fieldChecks.ts'
import type { LooseEntry } from './load.ts'
import { isRecord } from './schema.ts'

/** What the picture step made, by the file it was made from. */
type PictureManifest = Readonly<Record<string, PictureFile>>

const MANIFEST = '.generated/pictures.json'

/** Reads what the picture step wrote. Empty when it has not run yet. */
export function loadManifest(root: string): PictureManifest {
  const file = path.join(root, MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureManifest) : {}
}

/** Gives every picture of the entries its size and addresses. Throws PictureNotMade, naming the command to run, when some are not made yet. */
export function resolvePictures(entries: readonly LooseEntry[], manifest: PictureManifest): LooseEntry[] {
  const missing = new Set<string>()
  const resolve = (value: unknown, contentFile: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, contentFile))
    if (!isRecord(value)) return value
    if (typeof value.src === 'string' && typeof value.alt === 'string') {
      const file = pictureFile(contentFile, value.src)
      const made = manifest[file]
      if (!made) missing.add(file)
      const { url, width, height, bytes, weights, sources } = made ?? {}
      return { ...value, file, url, width, height, bytes, ...(weights && { weights }), sources }
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, contentFile)]))
  }
  const resolved = entries.map((entry) => resolve(entry, entry.file) as LooseEntry)
  const [first] = missing
  if (first) throw new PictureNotMade(first, missing.size)
  return resolved
}

/** Content names pictures that the step before a build has not made yet. */
class PictureNotMade extends Error {
  override readonly name = 'PictureNotMade'

  constructor(first: string, count: number) {
    super(
      `${count === 1 ? 'A picture is' : `${count} pictures are`} not ready for the pages yet, ${first} first. Run: npx tsx scripts/pictures.ts`,
    )
  }
}
