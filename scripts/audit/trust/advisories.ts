import { spawnSync } from 'node:child_process'
import type { TrustRow } from './trustTable.ts'

const ABOUT = 'packages of a build, in the registry’s list of known errors'

/** Looks up known vulnerabilities of the packages that a build uses: `npm audit --omit=dev`. */
export function checkAdvisories(): TrustRow {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' })
  try {
    const { metadata, vulnerabilities = {} } = JSON.parse(stdout) as {
      metadata: { dependencies: { prod: number } }
      vulnerabilities?: Record<string, { severity: string }>
    }
    const errors = Object.entries(vulnerabilities).map(([name, { severity }]) => `An error of ${name} is known: ${severity}.`)
    return { about: ABOUT, tried: metadata.dependencies.prod, errors }
  } catch {
    return { about: ABOUT, tried: 0, errors: [], note: 'the registry does not answer here' }
  }
}
