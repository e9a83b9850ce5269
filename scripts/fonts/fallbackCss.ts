import type { Font } from 'fontkit'
import { FACES, type Face, findOriginal, openFont } from './faces.ts'

/**
 * Default sans-serif fonts of devices, by the PostScript names that `local()` finds on every platform, regular and bold: Linux (DejaVu Sans,
 * Noto Sans), Android (Roboto), and Arial with its clones for Windows, macOS, iOS and ChromeOS (`local()` cannot name the system font of
 * Apple’s devices). Of several faces with the same family and weight, browsers use the last one whose font the
 * device has. Roboto comes last, so that Android phones, the slowest devices, need no other look-up; Chromium looks up each size of text.
 * `scales` are the factors, by weight, with which lines break as with the web font.
 */
const SYSTEM_FONTS = [
  { scales: { 400: 0.82, 800: 0.65 }, regular: ['DejaVuSans'], bold: ['DejaVuSans-Bold'] },
  { scales: { 400: 0.885, 800: 0.743 }, regular: ['NotoSans-Regular'], bold: ['NotoSans-Bold'] },
  {
    scales: { 400: 0.935, 800: 0.775 },
    regular: ['ArialMT', 'LiberationSans', 'Arimo-Regular'],
    bold: ['Arial-BoldMT', 'LiberationSans-Bold', 'Arimo-Bold'],
  },
  { scales: { 400: 0.947, 800: 0.823 }, regular: ['Roboto-Regular'], bold: ['Roboto-Bold'] },
]

/** System fonts scaled so that text hardly shifts when the web fonts load. */
export const fallbackCss = (): string =>
  FACES.flatMap((face) => {
    const font = openFont(findOriginal(face))
    return SYSTEM_FONTS.map(({ scales, regular, bold }) => toRule(face, font, scales[face.weight], face.weight > 400 ? bold : regular))
  }).join('')

/** A system font that takes the space of a web font. One per cent of a line is less than a pixel. The web fonts have no line gap. */
function toRule({ family, weight }: Face, { ascent, descent, unitsPerEm }: Font, scale: number, locals: readonly string[]): string {
  const override = (units: number) => `${Math.round((Math.abs(units) / unitsPerEm / scale) * 100)}%`
  return `@font-face {
  font-family: "${family} Fallback";
  font-weight: ${weight};
  src: ${locals.map((name) => `local(${name})`).join(', ')};
  size-adjust: ${Number((scale * 100).toFixed(2))}%;
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
}
`
}
