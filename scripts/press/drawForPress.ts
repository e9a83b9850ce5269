import sharp from 'sharp'

/** The longer side of a picture, in pixels: a page of a magazine at 200 to the inch. */
const LONGEST = 2400

/** A drawing or photograph at the size of print. Few colours: drawings have no more, and a photograph keeps all of its own. */
export async function drawForPress(source: Uint8Array): Promise<Buffer> {
  const { width = LONGEST, height = LONGEST, format } = await sharp(source).metadata()
  const isDrawing = format === 'svg'
  const picture = sharp(source, isDrawing ? { density: (72 * LONGEST) / Math.max(width, height) } : {})
  const colours = isDrawing ? { palette: true, colours: 256, dither: 0 } : {}
  return await picture
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: !isDrawing })
    .png({ ...colours, compressionLevel: 9, effort: 4 })
    .toBuffer()
}
