import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Site } from '../../src/content/site.ts'
import { writeAtomically } from '../../src/content/writeAtomically.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import type { Picture } from '../../src/lib/responsivePicture.ts'
import { listPages } from '../../src/model/pages.ts'
import { findSharePicture, SHARE_SIZE } from '../../src/model/sharePicture.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'

/** WhatsApp shows no larger picture beside a link, in bytes. */
export const MAX_SHARE_BYTES = 300_000
/** The first quality that gives a small enough file is used. */
const QUALITIES = [80, 60, 40, 20]

/**
 * Writes the pictures that social networks show beside links: the first one of each page, cropped. Those of the last run are used again,
 * because their names change with the pictures they are made from.
 */
export async function makeShare(root: string, site: Site): Promise<void> {
  const folder = path.join(root, PUBLIC_FOLDER, 'share')
  mkdirSync(folder, { recursive: true })
  const found = [undefined, ...listPages(site)].flatMap((page) => findSharePicture(site, page?.path) ?? [])
  const pictures = new Map(found.map(({ url, picture }) => [path.basename(url), picture]))
  for (const name of readdirSync(folder)) if (!pictures.has(name)) rmSync(path.join(folder, name))
  const missing = [...pictures].filter(([name]) => !existsSync(path.join(folder, name)))
  await mapWithLimit(missing, availableParallelism(), async ([name, picture]) =>
    writeAtomically(path.join(folder, name), await crop(readFileSync(path.join(root, picture.file)), picture)),
  )
}

/**
 * Crops a picture to its focus if it has one, else a wide one to its busiest part and a tall one from the top, so that heads stay visible.
 * Throws when the result is too large at every quality.
 */
export async function crop(source: Buffer, { file, width, height, focus }: Pick<Picture, 'file' | 'width' | 'height' | 'focus'>) {
  const scale = Math.max(SHARE_SIZE.width / width, SHARE_SIZE.height / height)
  const isTall = width / height < SHARE_SIZE.width / SHARE_SIZE.height
  const { data, info } = await sharp(source, { density: Math.min(288, 72 * scale) })
    .autoOrient()
    .resize({ ...SHARE_SIZE, fit: 'cover', position: focus ?? (isTall ? 'top' : sharp.strategy.attention) })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_SHARE_BYTES) return jpeg
  }
  throw new Error(`${file} has more than ${MAX_SHARE_BYTES / 1000} KB as a share picture.`)
}
