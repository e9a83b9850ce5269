import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resultFile } from '../../test/step.ts'
import type { Row } from './row.ts'

const ABOUT = 'journeys in other engines and as text'

/** What `npm run audit engines` leaves behind. */
interface EnginesResult {
  missing: readonly string[]
  outcomes: readonly { browser: string; journey: string; faults: readonly string[] }[]
}

/** Makes the journeys in every engine that is there or can be installed, and counts them. Those that are missing are named. */
export function tryEngines(): Row {
  const file = resultFile('engines')
  rmSync(file, { force: true })
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/audit/engines.ts'], { stdio: 'inherit' })
  if (!existsSync(file)) return { about: ABOUT, tried: 1, faults: ['The journeys did not run: npm run audit engines says why.'] }
  return rowOf(JSON.parse(readFileSync(file, 'utf8')) as EnginesResult)
}

/** The line of the table for what came of the journeys. */
export function rowOf({ missing, outcomes }: EnginesResult): Row {
  const browsers = [...new Set(outcomes.map(({ browser }) => browser))]
  const without = missing.length > 0 ? `; not installed here: ${missing.join(', ')}` : ''
  return {
    about: ABOUT,
    tried: outcomes.length,
    faults: outcomes.flatMap(({ browser, journey, faults }) => (faults.length > 0 ? [`${browser}, ${journey}: ${faults.join(' ')}`] : [])),
    note: browsers.join(', ') + without,
  }
}
