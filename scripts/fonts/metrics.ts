import { openSync } from 'fontkit'

/** What a font-face rule needs so that another font takes the same room until the real one has come. */
export interface FallbackMetrics {
  /** All in per cent of the font size, with two digits. */
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

/** English as this site writes it, with its capitals and spaces: what the width of a font is measured on. */
const SAMPLE =
  'We make African theatre, film and performance. The academy trains young creatives in Lagos and Ibadan, ' +
  'and every December the festival fills five days with drums, masks, stories and song. Come and see the play; bring the family.'

/**
 * Mean width of a character of SAMPLE, in parts of the font size. Arial by Liberation Sans, which has its widths;
 * Roboto is the system font of Android phones.
 */
export const SYSTEM_WIDTHS = { arial: 0.44954, arialBold: 0.48228, roboto: 0.44638, robotoBold: 0.45389 } as const

/** Mean width of a character of SAMPLE in a font file, in parts of the font size. */
export function meanWidth(file: string): number {
  const font = openFont(file)
  const { advanceWidth } = font.layout(SAMPLE)
  return advanceWidth / font.unitsPerEm / SAMPLE.length
}

/** How a system font of the given mean width has to be scaled and moved to stand in for a font file. */
export function fallbackMetrics(file: string, systemWidth: number): FallbackMetrics {
  const font = openFont(file)
  const scale = meanWidth(file) / systemWidth
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
