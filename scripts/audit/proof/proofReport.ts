import { formatDay } from '../../../src/lib/dates.ts'
import { toMarkdownTable } from '../screen-reader/reports/markdownTables.ts'
import type { ProofResult } from './proofResult.ts'

const toCell = (text: string) => text.replace(/\|/g, '\\|').replace(/</g, '&lt;')

/** The report as Markdown: the number of errors and the false positives of each engine, and every error of the site. */
export function formatProof({ date, pages, states, engines }: ProofResult): string {
  const rows = engines.map((one) =>
    'skipped' in one
      ? [one.engine, one.version, `not run: ${one.skipped}`, '']
      : [one.engine, one.version, String(one.errors.length), String(one.mistakes.reduce((sum, { times }) => sum + times, 0))],
  )
  const ran = engines.filter((one) => 'errors' in one)
  const mistakes = ran.flatMap(({ engine, mistakes: own }) =>
    own.map(({ rule, reason, times }) => [engine, `\`${toCell(rule)}\``, String(times), reason]),
  )
  const errors = ran
    .flatMap((one) => one.errors)
    .map(({ engine, rule, page, message, at }) => `- ${engine}, ${page}, ${rule}: ${message} \`${at.replace(/`/g, "'")}\``)
  return `# What other engines find

Written by \`npm run audit -- --record proof\` on ${formatDay(date)}: ${pages.length} pages in ${states} states, each loaded to its end, and with the first
thing of each kind opened. What is the same on every page (the skip link, the menu, the form at the foot) is opened on the first page alone.

${toMarkdownTable(['engine', 'version', 'errors', 'mistakes of the engine'], rows)}

## Mistakes of the engines

${mistakes.length > 0 ? toMarkdownTable(['engine', 'rule', 'times', 'why it is wrong here'], mistakes) : 'None.'}

## Errors

${errors.join('\n') || 'None.'}
`
}
