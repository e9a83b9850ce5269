import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Site } from '../../src/content/site.ts'
import { writeAtomically } from '../../src/files/writeAtomically.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { listPages } from '../../src/model/pages.ts'
import { findSharePicture, framingOf, SHARE_SIZE } from '../../src/model/sharePicture.ts'
import { BRAND } from '../identity/logo.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'

/** WhatsApp shows no larger picture beside a link, in bytes. */
export const MAX_SHARE_BYTES = 300_000
/** The first quality that gives a small enough file is used. */
const QUALITIES = [80, 60, 40, 20]

/** Writes the pictures that networks show beside links. Those of the last run are used again: their names change with their sources. */
export async function makeShare(root: string, site: Site): Promise<void> {
  const folder = path.join(root, PUBLIC_FOLDER, 'share')
  mkdirSync(folder, { recursive: true })
  const found = [undefined, ...listPages(site)].flatMap((page) => findSharePicture(site, page?.path) ?? [])
  const pictures = new Map(found.map(({ url, picture }) => [path.basename(url), picture]))
  for (const name of readdirSync(folder)) if (!pictures.has(name)) rmSync(path.join(folder, name))
  const missing = [...pictures].filter(([name]) => !existsSync(path.join(folder, name)))
  await mapWithLimit(missing, availableParallelism(), async ([name, picture]) =>
    writeAtomically(path.join(folder, name), await frame(readFileSync(path.join(root, picture.file)), framingOf(picture))),
  )
}

/** Gives a picture the size that networks show, on the paper of the site. Throws when it is too large at every quality. */
export async function frame(source: Buffer, framing: ReturnType<typeof framingOf>): Promise<Buffer> {
  const background = BRAND.chalk
  const { data, info } = await sharp(source, { density: 144 })
    .autoOrient()
    .resize({ ...SHARE_SIZE, background, ...(framing === 'whole' ? { fit: 'contain' } : { fit: 'cover', position: framing }) })
    .flatten({ background })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_SHARE_BYTES) return jpeg
  }
  throw new Error(`A share picture has more than ${MAX_SHARE_BYTES / 1000} KB.`)
}
