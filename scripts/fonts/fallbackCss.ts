import { FACES, type Face } from './faces.ts'
import { fallbackMetrics } from './metrics.ts'

/** A family of system fonts of the same widths, by the PostScript names that `local()` finds on every platform. */
interface SystemFont {
  scale: number
  locals: readonly string[]
}

/** Each scale is the factor by which a system font is drawn larger to break lines where the web font does. */
const SCALES: Readonly<Record<Face['weight'], Readonly<Record<'dejavu' | 'noto' | 'roboto' | 'arial', number>>>> = {
  400: { dejavu: 0.82, noto: 0.885, roboto: 0.947, arial: 0.935 },
  700: { dejavu: 0.767, noto: 0.88, roboto: 0.975, arial: 0.917 },
  800: { dejavu: 0.65, noto: 0.743, roboto: 0.823, arial: 0.775 },
}

/**
 * The fonts that devices set sans-serif text in: Linux (DejaVu Sans, Noto Sans), Android (Roboto), and the rest with Arial, its clones
 * and near relations: Windows (Arial, Segoe UI), macOS and iOS (Helvetica Neue; their system font has no name that `local()` may use).
 * Of several faces with the same family and weight, browsers use the last one whose font the device has, so the closest come last.
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

/** The text of src/styles/font-fallbacks.css: system fonts scaled so that text hardly moves when the web fonts arrive. */
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
