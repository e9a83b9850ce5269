import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compareSites, FENCE } from './compare/compareSites.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'

const COMMENT = '.build/comparison/comment.md'

const { flags, operands } = readCommandLine(
  `npx tsx scripts/compare.ts <before> <after> [--log <file>]

Compares the texts of two built sites, such as ../before/dist and dist: writes a comment for people as Markdown to ${COMMENT}.

  --log  The log of the check and the build, for the comment if there is no site to compare.`,
  { log: { type: 'string' } },
  true,
)
const [before = '', after] = operands
if (after === undefined) throw new UserError('Name two folders of built sites, such as: ../before/dist dist')
const text = existsSync(after) ? compareSites(before, after) : formatFailure(flags.log)
mkdirSync('.build/comparison', { recursive: true })
writeFileSync(COMMENT, text)

/** Why a site could not be built: the end of the log, in which the content check names its errors. */
function formatFailure(log: string | undefined): string {
  const why = log !== undefined && existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-100) : []
  const lines = [FENCE, ...why.map((line) => `    ${line}`), FENCE, '']
  return `## Nothing can be published yet\n\nThe site that is online stays as it is. Correct this, and the check runs again:\n\n${lines.join('\n')}`
}
