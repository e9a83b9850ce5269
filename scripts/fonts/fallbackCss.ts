import { FACES, type Face } from './faces.ts'
import { fallbackMetrics, SYSTEM_WIDTHS } from './metrics.ts'

interface System {
  width: number
  locals: readonly string[]
}

/** Android's font first: of two faces with the same name and weight, the last one that the device has is used. */
const REGULAR: readonly System[] = [
  { width: SYSTEM_WIDTHS.roboto, locals: ['Roboto', 'Roboto-Regular'] },
  { width: SYSTEM_WIDTHS.arial, locals: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'] },
]
const BOLD: readonly System[] = [
  { width: SYSTEM_WIDTHS.robotoBold, locals: ['Roboto Bold', 'Roboto-Bold'] },
  { width: SYSTEM_WIDTHS.arialBold, locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'] },
]

/** The text of src/styles/font-fallbacks.css: system fonts scaled so that text does not move when the real ones arrive. */
export function fallbackCss(): string {
  const rules = FACES.flatMap((face) => (face.weight === 400 ? REGULAR : BOLD).map((system) => rule(face, system)))
  return `/* Written by "npm run fonts": system fonts that take the room of the real ones until those have come. */\n${rules.join('')}`
}

function rule(face: Face, system: System): string {
  const metrics = fallbackMetrics(face.original, system.width)
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
