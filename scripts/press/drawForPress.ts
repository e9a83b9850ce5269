import sharp from 'sharp'
import { readPortable } from '../lib/readPortable.ts'

/** The longer side of a picture in pixels: a magazine page at 200 dpi. */
const LONGER_SIDE = 2400

/** Renders a drawing or photograph as a PNG in print size. Drawings get a palette, because they have few colours. */
export async function drawForPress(file: string): Promise<Buffer> {
  const source = readPortable(file)
  const { width = LONGER_SIDE, height = LONGER_SIDE, format } = await sharp(source).metadata()
  const isDrawing = format === 'svg'
  const picture = sharp(source, isDrawing ? { density: (72 * LONGER_SIDE) / Math.max(width, height) } : {})
  const colours = isDrawing ? { palette: true, colours: 256, dither: 0 } : {}
  return picture
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: !isDrawing })
    .png({ ...colours, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
