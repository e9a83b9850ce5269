import { openSync } from 'fontkit'

/** What a font-face rule needs so that another font takes the same room until the real one has come. */
interface FallbackMetrics {
  /** All in per cent of the font size, with two digits. */
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

/** English as this site writes it, with its capitals and spaces: what the width of a text font is measured on. */
export const WORDS =
  'Three weeks. Seven disciplines. Nine people who do the work. One evening on which you show what you made. ' +
  'We are a creative and culture company from Lagos and Ibadan. We make African theatre, film and performance, and once a year ' +
  'we give a festival. Somebody has to know where the ladder is. Come and work where plays are made, and the lights come up on time.'

/** Headings have more capitals and other letters than sentences: what the width of the display font is measured on. */
export const HEADINGS =
  'About Us Red is the Freedom Road The Engagement Daughters of the Dance In the Continuum Young Creatives Bootcamp ' +
  'Film Production Masterclass Storytelling Intensive Careers Tickets Get Involved Page Not Found News and Press Contact ' +
  'Hear the drum first Come and see us Keep my seat What you will learn Upcoming events Before you come Pages still being written'

/**
 * Mean width of a character, in parts of the font size: of WORDS, and of HEADINGS in bold. Arial by Liberation Sans,
 * which has its widths; Roboto is the system font of Android phones.
 */
export const SYSTEM_WIDTHS = {
  arial: 0.46471,
  arialBold: 0.49575,
  arialBoldHeadings: 0.50151,
  roboto: 0.46005,
  robotoBold: 0.46589,
  robotoBoldHeadings: 0.47075,
} as const

/** How a system font of the given mean width has to be scaled and moved to stand in for a font file, measured on a sample. */
export function fallbackMetrics(file: string, sample: string, systemWidth: number): FallbackMetrics {
  const font = openFont(file)
  const scale = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length / systemWidth
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  const override = (units: number) => percent(units / font.unitsPerEm / scale)
  return {
    sizeAdjust: percent(scale),
    ascentOverride: override(font.ascent),
    descentOverride: override(Math.abs(font.descent)),
    lineGapOverride: override(font.lineGap),
  }
}

function openFont(file: string) {
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  return font
}
