import { FACES, type Face } from './faces.ts'
import { fallbackMetrics } from './metrics.ts'

/** A system font, by the names devices know it under, and how many times as large it is drawn. */
interface System {
  scale: number
  locals: readonly string[]
}

const ROBOTO = ['Roboto', 'Roboto-Regular']
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold']
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']

/**
 * Android's font first: of two faces with the same name and weight, the last one that the device has is used. Each is as large as lets
 * the fewest texts break into lines otherwise than in the real font, of the 1,100 on the first screens of all pages between 320 and
 * 1,440 pixels: 15 of 594 in the text font, 8 of 58 in bold and 23 of 450 headings, and none of the first screens at 390. As wide on
 * the whole as the real font, Arial's headings were 76.2 % and 31 broke elsewhere. Arial by Liberation Sans, which has its widths.
 */
const STAND_INS: Readonly<Record<Face['weight'], readonly System[]>> = {
  400: [
    { scale: 0.9475, locals: ROBOTO },
    { scale: 0.935, locals: ARIAL },
  ],
  700: [
    { scale: 0.96, locals: ROBOTO_BOLD },
    { scale: 0.9, locals: ARIAL_BOLD },
  ],
  800: [
    { scale: 0.8225, locals: ROBOTO_BOLD },
    { scale: 0.775, locals: ARIAL_BOLD },
  ],
}

/** The text of src/styles/font-fallbacks.css: system fonts scaled so that text does not move when the real ones arrive. */
export function fallbackCss(): string {
  const rules = FACES.flatMap((face) => STAND_INS[face.weight].map((system) => rule(face, system)))
  return `/* Written by "npm run fonts": system fonts that take the room of the real ones until those have come. */\n${rules.join('')}`
}

function rule(face: Face, system: System): string {
  const metrics = fallbackMetrics(face.original, system.scale)
  return `@font-face {
  font-family: "${face.family} Fallback";
  font-weight: ${face.weight};
  src: ${system.locals.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${metrics.sizeAdjust};
  ascent-override: ${metrics.ascentOverride};
  descent-override: ${metrics.descentOverride};
  line-gap-override: ${metrics.lineGapOverride};
}
`
}
