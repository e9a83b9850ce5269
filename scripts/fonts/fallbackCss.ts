import { FACES, type Face } from './faces.ts'
import { fallbackMetrics } from './fallbackMetrics.ts'

/** System fonts with the same widths, by the PostScript names that `local()` finds on every platform. */
interface SystemFont {
  scale: number
  locals: readonly string[]
}

/** The factor by which each system font is scaled so that lines break as with the web font. */
const SCALES: Readonly<Record<Face['weight'], Readonly<Record<'dejavu' | 'noto' | 'roboto' | 'arial', number>>>> = {
  400: { dejavu: 0.82, noto: 0.885, roboto: 0.947, arial: 0.935 },
  700: { dejavu: 0.767, noto: 0.88, roboto: 0.975, arial: 0.917 },
  800: { dejavu: 0.65, noto: 0.743, roboto: 0.823, arial: 0.775 },
}

/**
 * Default sans-serif fonts of devices: Linux (DejaVu Sans, Noto Sans), Android (Roboto), and Arial with its clones and relatives for
 * Windows (Arial, Segoe UI), macOS and iOS (Helvetica Neue; `local()` cannot name their system font). Of several faces with the same family
 * and weight, browsers use the last one whose font the device has, so the closest come last.
 */
const systemFonts = (weight: Face['weight']): readonly SystemFont[] => {
  const { dejavu, noto, roboto, arial } = SCALES[weight]
  const isBold = weight > 400
  return [
    { scale: dejavu, locals: [isBold ? 'DejaVuSans-Bold' : 'DejaVuSans'] },
    { scale: noto, locals: [isBold ? 'NotoSans-Bold' : 'NotoSans-Regular'] },
    { scale: roboto, locals: [isBold ? 'Roboto-Bold' : 'Roboto-Regular'] },
    {
      scale: arial,
      locals: isBold
        ? ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold', 'HelveticaNeue-Bold', 'SegoeUI-Bold']
        : ['ArialMT', 'LiberationSans', 'Arimo-Regular', 'HelveticaNeue', 'SegoeUI'],
    },
  ]
}

/** The text of src/styles/font-fallbacks.css: system fonts scaled so that text hardly shifts when the web fonts load. */
export function fallbackCss(): string {
  const rules = FACES.flatMap((face) => systemFonts(face.weight).map((font) => rule(face, font)))
  return `/* Written by "npx tsx scripts/fonts.ts": system fonts with the metrics of the web fonts, shown until those have loaded. */\n${rules.join('')}`
}

function rule(face: Face, font: SystemFont): string {
  const { sizeAdjust, ascentOverride, descentOverride } = fallbackMetrics(face.original, font.scale)
  return `@font-face {
  font-family: "${face.family} Fallback";
  font-weight: ${face.weight};
  src: ${font.locals.map((name) => `local(${name})`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
}
`
}
