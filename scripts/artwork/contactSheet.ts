import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const MARGIN = 10
const LABEL = 20
const WIDTH = 1920

/** A sheet as PNG, and a thumbnail of each picture on it: 16 by 16 grey values, 0 to 255, in the order of the files. */
interface ContactSheet {
  png: Buffer
  thumbnails: Buffer[]
}

/**
 * All drawings on one sheet, each under its path, to be judged in a glance. `files` are paths below `folder`; `cell` is the
 * width and height of a drawing's place, in pixels. Throws when a file is missing or is no picture.
 */
export async function makeContactSheet(folder: string, files: readonly string[], cell: number): Promise<ContactSheet> {
  const columns = Math.max(1, Math.floor(WIDTH / cell))
  const tiles = await Promise.all(
    files.map(async (path, index) => {
      const drawing = sharp(readFileSync(join(folder, path)), { density: 36 })
      const picture = await drawing
        .clone()
        .resize(cell - MARGIN, cell - LABEL - MARGIN, { fit: 'inside' })
        .png()
        .toBuffer()
      const thumbnail = await drawing.resize(16, 16, { fit: 'fill' }).flatten().greyscale().raw().toBuffer()
      const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * cell]
      const layers = [
        { input: picture, left, top: top + LABEL },
        { input: label(path, cell), left, top },
      ]
      return { layers, thumbnail }
    }),
  )
  const height = Math.max(1, Math.ceil(files.length / columns)) * cell
  const png = await sharp({ create: { width: columns * cell, height, channels: 3, background: '#d8d4cc' } })
    .composite(tiles.flatMap(({ layers }) => layers))
    .png()
    .toBuffer()
  return { png, thumbnails: tiles.map(({ thumbnail }) => thumbnail) }
}

const label = (path: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="18"><text x="2" y="13" font-family="sans-serif" font-size="11">${path}</text></svg>`,
  )
