import { FACES, type Face } from './faces.ts'
import { fallbackMetrics, HEADINGS, SYSTEM_WIDTHS, WORDS } from './metrics.ts'

/** A system font, by the names devices know it under, and how wide it is. */
interface System {
  width: number
  locals: readonly string[]
}

const ROBOTO = ['Roboto', 'Roboto-Regular']
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold']
const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']

/** Android's font first: of two faces with the same name and weight, the last one that the device has is used. */
const STAND_INS: Readonly<Record<Face['weight'], { sample: string; systems: readonly System[] }>> = {
  400: {
    sample: WORDS,
    systems: [
      { width: SYSTEM_WIDTHS.roboto, locals: ROBOTO },
      { width: SYSTEM_WIDTHS.arial, locals: ARIAL },
    ],
  },
  700: {
    sample: WORDS,
    systems: [
      { width: SYSTEM_WIDTHS.robotoBold, locals: ROBOTO_BOLD },
      { width: SYSTEM_WIDTHS.arialBold, locals: ARIAL_BOLD },
    ],
  },
  800: {
    sample: HEADINGS,
    systems: [
      { width: SYSTEM_WIDTHS.robotoBoldHeadings, locals: ROBOTO_BOLD },
      { width: SYSTEM_WIDTHS.arialBoldHeadings, locals: ARIAL_BOLD },
    ],
  },
}

/** The text of src/styles/font-fallbacks.css: system fonts scaled so that text does not move when the real ones arrive. */
export function fallbackCss(): string {
  const rules = FACES.flatMap((face) => {
    const { sample, systems } = STAND_INS[face.weight]
    return systems.map((system) => rule(face, sample, system))
  })
  return `/* Written by "npm run fonts": system fonts that take the room of the real ones until those have come. */\n${rules.join('')}`
}

function rule(face: Face, sample: string, system: System): string {
  const metrics = fallbackMetrics(face.original, sample, system.width)
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
