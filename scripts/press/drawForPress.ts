import sharp from 'sharp'
import { readPortable } from '../lib/readPortable.ts'

/** The longer side of a picture, in pixels: a page of a magazine at 200 to the inch. */
const LONGEST = 2400

/**
 * The drawing or photograph of a file as a PNG at the size of print. Few colours: drawings
 * have no more, and a photograph keeps all of its own.
 */
export async function drawForPress(file: string): Promise<Buffer> {
  const source = readPortable(file)
  const { width = LONGEST, height = LONGEST, format } = await sharp(source).metadata()
  const isDrawing = format === 'svg'
  const picture = sharp(source, isDrawing ? { density: (72 * LONGEST) / Math.max(width, height) } : {})
  const colours = isDrawing ? { palette: true, colours: 256, dither: 0 } : {}
  return picture
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: !isDrawing })
    .png({ ...colours, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
