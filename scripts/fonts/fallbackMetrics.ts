import { openSync } from 'fontkit'

/** The descriptors of a @font-face rule that give a system font the metrics of a web font, in per cent of the font size. */
interface FallbackMetrics {
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
}

/**
 * The descriptors with which a system font, scaled by `scale`, takes the space of the web font in `file`. Whole per cents are exact enough:
 * one per cent of a line is less than a pixel. The web fonts have no line gap. Throws when `file` contains more than one font.
 */
export function fallbackMetrics(file: string, scale: number): FallbackMetrics {
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  const override = (units: number) => `${Math.round((Math.abs(units) / font.unitsPerEm / scale) * 100)}%`
  return {
    sizeAdjust: `${Number((scale * 100).toFixed(2))}%`,
    ascentOverride: override(font.ascent),
    descentOverride: override(font.descent),
  }
}
