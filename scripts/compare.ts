import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compareSites, FENCE } from './compare/compareSites.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'

const COMMENT = '.build/comparison/comment.md'

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/compare.ts',
  about: `Compares the texts of two built sites: writes a comment for people as Markdown to ${COMMENT}.`,
  flags: { log: { value: 'file', about: 'The log of the check and the build, for the comment if there is no site to compare.' } },
  operands: { name: '<before> <after>', about: 'The folders of two built sites, such as ../before/dist dist.' },
})
const [before = '', after, ...others] = operands
if (after === undefined || others.length > 0)
  throw new UserError('Name two folders of built sites. For example: npx tsx scripts/compare.ts ../before/dist dist')
const text = existsSync(after) ? compareSites(before, after) : formatFailure(flags.log)
mkdirSync('.build/comparison', { recursive: true })
writeFileSync(COMMENT, text)
console.log(text)

/** Why a site could not be built: the end of the log, in which the content check names its errors. */
function formatFailure(log: string | undefined): string {
  const why = log !== undefined && existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-100) : []
  const block = [FENCE, ...why.map((line) => `    ${line}`), FENCE].join('\n')
  return `## Nothing can be published yet\n\nThe site that is online stays as it is. Correct this, and the check runs again:\n\n${block}\n`
}
