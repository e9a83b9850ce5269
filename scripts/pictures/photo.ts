import sharp, { type Metadata } from 'sharp'

/** One encoded size of a photograph. */
interface Variant {
  format: 'avif' | 'webp' | 'jpeg' | 'png'
  /** CSS pixels. */
  width: number
  data: Buffer
}

/** A photograph in all its sizes and formats. Sizes are those of the fallback, in CSS pixels. */
export interface Photo {
  width: number
  height: number
  variants: Variant[]
}

/** The widths a photograph is offered in, as far as it is that wide itself. */
const WIDTHS = [400, 800, 1200, 1600] as const
/** The one size of the format every browser knows. */
const FALLBACK_WIDTH = 1200

/** File endings and what sharp calls the format. */
const FORMATS: Record<string, string> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp', avif: 'heif' }

/**
 * Makes AVIF, WebP and a fallback of a photograph, upright and without camera data, never larger than it is.
 * Throws an Error with a plain sentence when the file is cut off, or is not what its name says.
 */
export async function makePhoto(source: Buffer, ending: string): Promise<Photo> {
  const upright = await readUpright(source, ending)
  const { width, height, hasAlpha } = upright
  const sizes = widthsFor(width)
  const variants: Variant[] = []
  for (const size of sizes) {
    const image = () => sharp(upright.data).resize({ width: size, withoutEnlargement: true })
    variants.push({ format: 'avif', width: size, data: await image().avif({ quality: 52, effort: 4 }).toBuffer() })
    variants.push({ format: 'webp', width: size, data: await image().webp({ quality: 74, effort: 5 }).toBuffer() })
  }
  const fallback = Math.min(width, FALLBACK_WIDTH)
  const last = sharp(upright.data).resize({ width: fallback, withoutEnlargement: true })
  variants.push(
    hasAlpha
      ? { format: 'png', width: fallback, data: await last.png({ palette: true, effort: 8 }).toBuffer() }
      : { format: 'jpeg', width: fallback, data: await last.jpeg({ quality: 76, mozjpeg: true }).toBuffer() },
  )
  return { width: fallback, height: Math.round((height * fallback) / width), variants }
}

/** The widths a picture of the given width is offered in, smallest first. Its own width is the largest, up to the largest of WIDTHS. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, WIDTHS[WIDTHS.length - 1] ?? width)
  return [...WIDTHS.filter((size) => size < largest), largest]
}

async function readUpright(source: Buffer, ending: string) {
  const wanted = FORMATS[ending.toLowerCase()]
  let found: Metadata
  try {
    found = await sharp(source, { failOn: 'truncated' }).metadata()
  } catch {
    throw new Error(`This is not a picture: what its name says (.${ending}) is not in it.`)
  }
  if (found.format !== wanted) {
    throw new Error(
      `This picture is called .${ending}, but it is ${found.format ?? 'something else'}. Export it again as .${ending}, or rename it.`,
    )
  }
  try {
    // Colours become sRGB and the orientation of the camera is applied; sharp drops all other camera data.
    const { data, info } = await sharp(source, { failOn: 'truncated' })
      .autoOrient()
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, hasAlpha: found.hasAlpha === true }
  } catch {
    throw new Error('This picture is cut off: its end is missing. Export or copy it again.')
  }
}
