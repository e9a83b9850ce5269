import sharp, { type CreateText, type OverlayOptions } from 'sharp'
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
  const draw = (options: Partial<CreateText>) =>
    sharp({ text: { text: markup, fontfile: findOriginal(face), rgba: true, width, ...options } })
      .raw()
      .toBuffer({ resolveWithObject: true })
  const largest = await draw({ font: `${family} ${size}` })
  const fits = largest.info.width <= width && largest.info.height <= height
  // With a height, the library finds the size.
  const { data, info } = fits ? largest : await draw({ font: family, height })
  return { ...info, at: (left: number, top: number): OverlayOptions => ({ input: data, raw: info, left, top: Math.round(top) }) }
}
