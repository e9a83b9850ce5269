import sharp from 'sharp'
import { BRAND } from '../identity/logo.ts'

interface Variant {
  /** CSS pixels. */
  width: number
  data: Buffer
}

/** A photograph in all its sizes and formats, smallest first. Width and height are those of the fallback, in CSS pixels. */
export interface Photo {
  width: number
  height: number
  avif: Variant[]
  webp: Variant[]
  fallback: { extension: 'jpg' | 'png'; data: Buffer }
}

const WIDTHS = [400, 800, 1200, 1600] as const
const FALLBACK_WIDTH = 1200
/** The width that a phone fetches, in device pixels. */
const PHONE = 800
/**
 * The width of pictures for the oldest browsers, in CSS pixels, and their quality. Such a browser fetches all pictures of a page, also those
 * of slides that nobody looks at, which may not be more bytes than another browser fetches of that page.
 */
const SMALL = 160
const SMALL_JPEG = { quality: 26, mozjpeg: true }
const AVIF = { quality: 52, effort: 4 }

/** Encodes a photograph as AVIF, WebP and a fallback, upright, without metadata, and never larger than the original. */
export async function makePhoto(source: Buffer): Promise<Photo> {
  const { hasAlpha } = await sharp(source).metadata()
  // Converts to sRGB and applies the camera’s orientation; sharp drops all other metadata.
  const upright = sharp(source, { failOn: 'truncated' }).autoOrient().toColourspace('srgb').png({ compressionLevel: 0 })
  const { data, info } = await upright.toBuffer({ resolveWithObject: true })
  const atWidth = (width: number) => sharp(data).resize({ width, withoutEnlargement: true })
  const photo: Pick<Photo, 'avif' | 'webp'> = { avif: [], webp: [] }
  for (const width of widthsFor(info.width)) {
    photo.avif.push({ width, data: await atWidth(width).avif(AVIF).toBuffer() })
    photo.webp.push({ width, data: await atWidth(width).webp({ quality: 74, effort: 5 }).toBuffer() })
  }
  const width = Math.min(info.width, FALLBACK_WIDTH)
  const fallback = hasAlpha
    ? { extension: 'png' as const, data: await atWidth(width).png({ palette: true, effort: 8 }).toBuffer() }
    : { extension: 'jpg' as const, data: await atWidth(width).jpeg({ quality: 76, mozjpeg: true }).toBuffer() }
  return { width, height: Math.round((info.height * width) / info.width), ...photo, fallback }
}

/** A picture for browsers that know neither `srcset` nor `max-width`: it fits every screen. Transparent parts get the page’s colour. */
export const makeSmall = (source: Buffer): Promise<Buffer> =>
  sharp(source)
    .autoOrient()
    .resize({ width: SMALL, withoutEnlargement: true })
    .flatten({ background: BRAND.chalk })
    .jpeg(SMALL_JPEG)
    .toBuffer()

/** The bytes that a phone fetches of a photograph as wide as its screen, without encoding the other sizes. */
export async function measurePhoneBytes(source: Buffer): Promise<number> {
  return (await sharp(source).resize({ width: PHONE, withoutEnlargement: true }).avif(AVIF).toBuffer()).length
}

/** The widths of a picture, smallest first: its own width is the largest, limited by the largest of WIDTHS. */
function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...WIDTHS))
  return [...WIDTHS.filter((size) => size < largest), largest]
}
