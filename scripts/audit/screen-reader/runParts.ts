import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A part of the audit. `run` writes its reports and returns its errors, a line each. */
export interface AuditPart<Site> {
  name: string
  about: string
  run: (site: Site) => Promise<string[]>
}

/**
 * Runs parts one after the other, also after one that throws, and returns all errors. `folder` holds the state of the site for which each
 * part passed last: with `skipsPassed`, such a part does not run again for the same state.
 */
export async function runParts<Site extends { state: string }>(
  site: Site,
  parts: readonly AuditPart<Site>[],
  { folder, skipsPassed }: { folder: string; skipsPassed: boolean },
): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const errors: string[] = []
  for (const { name, about, run } of parts) {
    const passedState = path.join(folder, `${name}.txt`)
    console.log(`\n${name}: ${about}`)
    if (skipsPassed && existsSync(passedState) && readFileSync(passedState, 'utf8') === site.state) {
      console.log('Passed for this state already; name it to run it again.')
      continue
    }
    const found = await run(site).catch((error: Error) => [`${name} failed: ${error.stack ?? error.message}`])
    for (const line of found) console.error(line)
    if (found.length === 0) writeFileSync(passedState, site.state)
    errors.push(...found)
  }
  return errors
}
