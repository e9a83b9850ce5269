import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resultFile } from '../../test/step.ts'
import { type EnginesResult, journeysRow } from './journeysRow.ts'
import type { Row } from './row.ts'

/** Runs the journeys in every engine that is installed or can be, and counts them. Names the missing ones. */
export function tryEngines(): Row {
  const file = resultFile('engines')
  rmSync(file, { force: true })
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/audit/engines.ts'], { stdio: 'inherit' })
  if (!existsSync(file))
    return { about: 'journeys in other engines', tried: 1, errors: ['They did not run: npm run audit engines says why.'] }
  return journeysRow(JSON.parse(readFileSync(file, 'utf8')) as EnginesResult)
}
