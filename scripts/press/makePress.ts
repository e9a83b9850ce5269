import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PRESS_LIST, type PressFiles } from '../../src/content/pressFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { openCache } from '../lib/cache.ts'
import { mapWithLimit } from '../lib/mapWithLimit.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { readPortable } from '../lib/readPortable.ts'
import { writeAtomically } from '../lib/writeAtomically.ts'
import { drawForPress } from './drawForPress.ts'
import { writeTexts } from './pressTexts.ts'
import { writeZip } from './zip.ts'

const [FOLDER, CACHE_FOLDER] = [`${PUBLIC_FOLDER}/press`, '.generated/press']
/** The module that draws the pictures. A change of its code invalidates the cache. */
const DRAWING = new URL('drawForPress.ts', import.meta.url).href

/**
 * Writes each picture of the press kit as a PNG, all of them with the texts as one archive, and the list in .generated/press.json.
 * Unchanged pictures come from the cache. Throws when two pictures would have one name.
 */
export async function makePress(root: string, site: Site): Promise<{ files: PressFiles; made: number }> {
  const folder = path.join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const cache = openCache(path.join(root, CACHE_FOLDER), [
    sharp.versions.sharp ?? '',
    sharp.versions.vips,
    readPortable(fileURLToPath(DRAWING)),
  ])
  const pictures = await mapWithLimit(site.newsPage.press.pictures, availableParallelism(), async ({ file }) => {
    const full = path.join(root, file)
    const name = `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}.png`
    return { name, data: readFileSync(await cache.find(name, [readPortable(full)], () => drawForPress(full))) }
  })
  const { made } = cache.finish()
  const title = `${site.company.slug}-press-kit`
  const kit = writeZip([
    ...writeTexts(
      site,
      pictures.map(({ name }) => name),
    ).map(({ name, text }) => ({ name: `${title}/${name}`, data: Buffer.from(text, 'utf8') })),
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
