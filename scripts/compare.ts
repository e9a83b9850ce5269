import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../src/content/problems.ts'
import { compareSites } from './compare/compareSites.ts'
import { formatComparison, formatFailure } from './compare/formatComparison.ts'
import { takeScreenshots } from './compare/takeScreenshots.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'

const FOLDER = '.build/comparison'

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/compare.ts',
  about: `Compares two built sites: writes a comment for people as Markdown, and screenshots of changed pages, to ${FOLDER}/.`,
  flags: {
    findings: { value: 'file', about: 'The findings of "npm run content:check -- --json". If they have errors, the comment says these.' },
    log: { value: 'file', about: 'The log of the build, for the comment if there is no site to compare.' },
  },
  operands: { name: '<before> <after>', about: 'The folders of two built sites, such as ../before/dist dist.' },
})
const [before, after, ...others] = operands
if (before === undefined || after === undefined || others.length > 0)
  throw new UserError(
    'npx tsx scripts/compare.ts takes two folders of built sites. For example: npx tsx scripts/compare.ts ../before/dist dist',
  )
mkdirSync(FOLDER, { recursive: true })
const read = (file: string | undefined) => (file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '')
const findings = JSON.parse(read(flags.findings) || '[]') as (Problem & { severity: string })[]
const errors = findings.filter(({ severity }) => severity === 'error')
const isBuilt = errors.length === 0 && existsSync(after)
const comparison = isBuilt ? compareSites(before, after) : undefined
const text = comparison ? formatComparison(comparison) : formatFailure(errors, read(flags.log))
writeFileSync(path.join(FOLDER, 'comment.md'), text)
console.log(text)
if (comparison) {
  const count = await takeScreenshots(before, after, path.join(FOLDER, 'screenshots'), comparison)
  console.log(`Screenshots: ${count}, in ${FOLDER}/screenshots/`)
}
