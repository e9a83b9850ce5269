import { formatDay } from '../../../src/lib/dates.ts'
import { findDecision } from './findingDecisions.ts'
import { COLUMNS, type PageResult } from './matrix/checkPage.ts'
import { BOTH_ENGINES } from './matrix/modes.ts'
import { TRANSCRIPT_DAY } from './recordedSite.ts'
import { toMarkdownTable } from './reports/markdownTables.ts'

const FIGURES = [...COLUMNS, ...BOTH_ENGINES.map((mode) => `Equal Access, ${mode}`), 'states']

/** The table of all pages by mode, and how open findings were decided. */
export function formatMatrix(results: readonly (readonly [string, PageResult])[]): string {
  const rows = results.map(([route, { modes, equalAccess, states }]) => [
    route,
    ...COLUMNS.map((mode) => numberOf(modes[mode])),
    ...BOTH_ENGINES.map((mode) => numberOf(equalAccess[mode])),
    String(states),
  ])
  const decided = new Map<string, number>()
  for (const [, result] of results)
    for (const [rule, { times }] of Object.entries(result.left)) decided.set(rule, (decided.get(rule) ?? 0) + times)
  const ways = [...decided].toSorted().map(([rule, times]) => [rule, String(times), findDecision(rule) ?? ''])
  return `# The matrix

Written by \`npm run audit screen-reader\`, of the site as it is on ${formatDay(TRANSCRIPT_DAY)}: how many errors two engines find on every page in every mode.
axe runs with every rule it has, level AAA, best practice and what is still tried out among them; IBM Equal Access with its rules for
WCAG 2.2 and its own. “Opened” is axe after opening every menu, dialog, tab, answer, gallery, filter, search, slide, message, form with
empty fields, form that was sent, and error; the last column says how many such states there were. No finding is excepted.

${toMarkdownTable(['page', ...FIGURES], rows, FIGURES)}

## What the engines left open

Some things an engine cannot know and asks somebody to look at. Contrasts are measured one by one, and what is too faint counts above.
Of the rest each rule was looked into once, at every kind of place it names, and decided for all of them; what nobody decided would
have failed the run.

${toMarkdownTable(['rule', 'times', 'how it was decided'], ways, ['times'])}
`
}

const numberOf = (errors: readonly string[] | undefined) => (errors ? String(errors.length) : 'not looked at')
