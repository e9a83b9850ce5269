import type { Row } from './row.ts'

const ABOUT = 'journeys in other engines and as text'

/** The result file of `npm run audit engines`. */
export interface EnginesResult {
  missing: readonly string[]
  outcomes: readonly { browser: string; journey: string; errors: readonly string[] }[]
}

/** The table row for the results of the journeys. */
export function journeysRow({ missing, outcomes }: EnginesResult): Row {
  const browsers = [...new Set(outcomes.map(({ browser }) => browser))]
  const without = missing.length > 0 ? `; not installed here: ${missing.join(', ')}` : ''
  return {
    about: ABOUT,
    tried: outcomes.length,
    errors: outcomes.flatMap(({ browser, journey, errors }) => (errors.length > 0 ? [`${browser}, ${journey}: ${errors.join(' ')}`] : [])),
    note: browsers.join(', ') + without,
  }
}
