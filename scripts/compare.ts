import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { formatProblems, type Problem } from '../src/content/problems.ts'
import { compareSites, FENCE } from './compare/compareSites.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'

const COMMENT = '.build/comparison/comment.md'

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/compare.ts',
  about: `Compares the texts of two built sites: writes a comment for people as Markdown to ${COMMENT}.`,
  flags: {
    findings: { value: 'file', about: 'The findings of "npm run content:check -- --json", for the comment if they have errors.' },
    log: { value: 'file', about: 'The log of the build, for the comment if there is no site to compare.' },
  },
  operands: { name: '<before> <after>', about: 'The folders of two built sites, such as ../before/dist dist.' },
})
const [before = '', after, ...others] = operands
if (after === undefined || others.length > 0)
  throw new UserError('Name two folders of built sites. For example: npx tsx scripts/compare.ts ../before/dist dist')
const read = (file: string | undefined) => (file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '')
const findings = JSON.parse(read(flags.findings) || '[]') as (Problem & { severity: string })[]
const errors = findings.filter(({ severity }) => severity === 'error')
const text = errors.length === 0 && existsSync(after) ? compareSites(before, after) : formatFailure()
mkdirSync('.build/comparison', { recursive: true })
writeFileSync(COMMENT, text)
console.log(text)

/** The errors of a site that could not be built, in the words of the content check. */
function formatFailure(): string {
  const why = errors.length > 0 ? formatProblems(errors) : read(flags.log).trim().split('\n').slice(-40).join('\n')
  const block = [FENCE, ...why.split('\n').map((line) => `    ${line}`), FENCE].join('\n')
  return `## Nothing can be published yet\n\nThe site that is online stays as it is. Correct this, and the check runs again:\n\n${block}\n`
}
