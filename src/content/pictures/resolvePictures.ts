import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureFile } from '../../lib/responsivePicture.ts'
import type { LooseEntry } from '../loadContent.ts'
import { fileBeside } from '../read/namedFiles.ts'
import { isRecord } from '../schemas/inspection.ts'

type PictureManifest = Readonly<Record<string, PictureFile>>

export type Entries = Readonly<Record<string, readonly LooseEntry[]>>

const MANIFEST = '.generated/pictures.json'

/** Reads the output of the pictures step. Empty when it has not run yet. */
export function loadManifest(root: string): PictureManifest {
  const file = path.join(root, MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureManifest) : {}
}

/** Adds sizes and addresses to all pictures. Throws an Error named PictureNotMade when some have not been generated. */
export function resolvePictures(entries: Entries, manifest: PictureManifest): Entries {
  const missing = new Set<string>()
  const resolve = (value: unknown, contentFile: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, contentFile))
    if (!isRecord(value)) return value
    if (typeof value.src === 'string' && typeof value.alt === 'string') {
      const file = fileBeside(contentFile, value.src)
      const { url, small, width, height, bytes, weights, sources } = manifest[file] ?? {}
      if (!url) missing.add(file)
      return { ...value, file, url, small, width, height, bytes, ...(weights && { weights }), sources }
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, contentFile)]))
  }
  const resolved = Object.entries(entries).map(([name, list]) => [name, list.map((entry) => resolve(entry, entry.file) as LooseEntry)])
  const [first] = missing
  if (!first) return Object.fromEntries(resolved)
  const are = missing.size === 1 ? 'A picture is' : `${missing.size} pictures are`
  const message = `${are} not ready for the pages yet, ${first} first. Run: npm run build`
  throw Object.assign(new Error(message), { name: 'PictureNotMade' })
}
