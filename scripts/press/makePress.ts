import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { PRESS_LIST, type PressFiles } from '../../src/content/pressFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { openCache } from '../lib/cache.ts'
import { mapWithLimit } from '../lib/mapWithLimit.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { readPortable } from '../lib/readPortable.ts'
import { writeAtomically } from '../lib/writeAtomically.ts'
import { pressTexts } from './pressTexts.ts'
import { writeZip } from './writeZip.ts'

const [FOLDER, CACHE_FOLDER] = [`${PUBLIC_FOLDER}/press`, '.generated/press']
/** The longer side of a picture in pixels: a magazine page at 200 dpi. */
const LONGER_SIDE = 2400

/**
 * Writes each picture of the press kit as a PNG, all of them with the texts as one archive, and the list in .generated/press.json.
 * Unchanged pictures come from the cache. Throws when two pictures would have one name.
 */
export async function makePress(root: string, site: Site): Promise<{ files: PressFiles; made: number }> {
  const folder = path.join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const tools = [sharp.versions.sharp ?? '', sharp.versions.vips, readPortable(import.meta.filename)]
  const cache = openCache(path.join(root, CACHE_FOLDER), tools)
  const pictures = await mapWithLimit(site.newsPage.press.pictures, availableParallelism(), async ({ file }) => {
    const full = path.join(root, file)
    const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}.png`
    const source = readPortable(full)
    return { name, data: readFileSync(await cache.find(name, [source], () => draw(source))) }
  })
  const { made } = cache.finish()
  const title = `${site.company.slug}-press-kit`
  const names = pictures.map(({ name }) => name)
  const kit = writeZip([
    ...pressTexts(site, names).map(({ name, text }) => ({ name: `${title}/${name}`, data: Buffer.from(text) })),
    ...pictures.map(({ name, data }) => ({ name: `${title}/pictures/${name}`, data })),
  ])
  const write = (name: string, data: Buffer) => {
    writeAtomically(path.join(folder, name), data)
    return { url: `/press/${name}`, bytes: data.length }
  }
  const files: PressFiles = { kit: write(`${title}.zip`, kit), pictures: pictures.map(({ name, data }) => write(name, data)) }
  const used = new Set([files.kit, ...files.pictures].map(({ url }) => path.basename(url)))
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name))
  writeAtomically(path.join(root, PRESS_LIST), `${JSON.stringify(files, null, 2)}\n`)
  return { files, made }
}

/** Renders a drawing or photograph as a PNG in print size. Drawings get a palette, because they have few colours. */
async function draw(source: Buffer): Promise<Buffer> {
  const { width = LONGER_SIDE, height = LONGER_SIDE, format } = await sharp(source).metadata()
  const isDrawing = format === 'svg'
  const picture = sharp(source, isDrawing ? { density: (72 * LONGER_SIDE) / Math.max(width, height) } : {})
  const colours = isDrawing ? { palette: true, colours: 256, dither: 0 } : {}
  return picture
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: !isDrawing })
    .png({ ...colours, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
