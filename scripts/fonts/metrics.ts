import { openSync } from 'fontkit'

/** What a font-face rule needs so that another font takes the same room until the real one has come. */
interface FallbackMetrics {
  /** All in per cent of the font size, with two digits. */
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
  lineGapOverride: string
}

/** How a system font that is drawn so many times as large has to be moved to stand in for a font file. */
export function fallbackMetrics(file: string, scale: number): FallbackMetrics {
  const font = openFont(file)
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
