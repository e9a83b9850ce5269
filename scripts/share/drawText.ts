import sharp, { type OverlayOptions } from 'sharp'
import { escapeXml } from '../../src/seo/xml.ts'
import { BOLD_TEXT, DISPLAY, findOriginal } from '../fonts/faces.ts'

/** The fonts of cards, by what they are for: a display font for titles, a bold text font for the rest. */
const FONTS = {
  display: { family: 'Big Shoulders Display ExtraBold', face: DISPLAY },
  strong: { family: 'Source Sans 3 Bold', face: BOLD_TEXT },
}

interface TextStyle {
  font: keyof typeof FONTS
  colour: string
  /** The largest font size, and the space for all lines, in pixels. */
  size: number
  width: number
  height: number
}

/** Line height, in parts of that of the font. Dots below a line and accents of the next need all of it. */
const LEADING = { plain: 0.87, marked: 1 }

/** Draws a text, in several lines if need be, as large as its space allows. Resolves with its pixels, cropped to their edges. */
export async function drawText(text: string, { font, colour, size, width, height }: TextStyle) {
  const { family, face } = FONTS[font]
  const leading = /\u0323/.test(text.normalize('NFD')) ? LEADING.marked : LEADING.plain
  const markup = `<span foreground="${colour}" line_height="${leading}">${escapeXml(text)}</span>`
  let best: { width: number; height: number; at: (left: number, top: number) => OverlayOptions } | undefined
  // Halving what is left finds the size in a few drawings.
  for (let [fits, exceeds] = [0, 2 * size]; !best || (fits < size && exceeds - fits > size / 64); ) {
    const pixels = (fits + exceeds) / 2
    const drawn = sharp({ text: { text: markup, font: `${family} ${pixels}`, fontfile: findOriginal(face), rgba: true, width } })
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    if (info.width > width || info.height > height) exceeds = pixels
    else {
      fits = pixels
      best = { ...info, at: (left, top) => ({ input: data, raw: info, left, top: Math.round(top) }) }
    }
  }
  return best
}
