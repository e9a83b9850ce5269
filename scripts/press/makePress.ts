import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { PRESS_LIST, type PressFiles } from '../../src/content/pressFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { writeAtomically } from '../../src/content/writeAtomically.ts'
import { writeZip } from '../../src/content/writeZip.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { readPortable } from '../lib/readPortable.ts'
import { UserError } from '../lib/userError.ts'
import { pressTexts } from './pressTexts.ts'

const FOLDER = `${PUBLIC_FOLDER}/press`
/** The longer side of a picture in pixels: a magazine page at 200 dpi. */
const LONGER_SIDE = 2400

/**
 * Writes each picture of the press kit as a PNG, all of them with the texts as one archive, and the list in .generated/press.json. Throws
 * when two pictures would have one name.
 */
export async function makePress(root: string, site: Site): Promise<PressFiles> {
  const folder = path.join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const sources = site.newsPage.press.pictures.map(({ file }) => ({
    file,
    name: `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}.png`,
  }))
  const names = sources.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new UserError(`Two pictures of the press kit are called ${twice}. Rename one of them.`)
  const pictures = await mapWithLimit(sources, availableParallelism(), async ({ file, name }) => ({
    name,
    data: await draw(readPortable(path.join(root, file))),
  }))
  const title = `${site.company.slug}-press-kit`
  const kit = writeZip({
    ...Object.fromEntries(pressTexts(site, names).map(({ name, text }) => [`${title}/${name}`, Buffer.from(text)])),
    ...Object.fromEntries(pictures.map(({ name, data }) => [`${title}/pictures/${name}`, data])),
  })
  const write = (name: string, data: Buffer) => {
    writeAtomically(path.join(folder, name), data)
    return { url: `/press/${name}`, bytes: data.length }
  }
  const files: PressFiles = { kit: write(`${title}.zip`, kit), pictures: pictures.map(({ name, data }) => write(name, data)) }
  const used = new Set([files.kit, ...files.pictures].map(({ url }) => path.basename(url)))
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name))
  writeAtomically(path.join(root, PRESS_LIST), `${JSON.stringify(files, null, 2)}\n`)
  return files
}

/** Renders a drawing or photograph as a PNG in print size. Drawings get a palette, because they have few colours. */
async function draw(source: Buffer): Promise<Buffer> {
  const { width = LONGER_SIDE, height = LONGER_SIDE, format } = await sharp(source).metadata()
  const isDrawing = format === 'svg'
  const picture = sharp(source, isDrawing ? { density: (72 * LONGER_SIDE) / Math.max(width, height) } : {})
  const colours = isDrawing ? { palette: true, colours: 256, dither: 0 } : {}
  return picture.resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: !isDrawing }).png(colours).toBuffer()
}
