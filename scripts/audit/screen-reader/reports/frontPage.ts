import { existsSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../../../src/lib/dates.ts'
import { joinWords } from '../../../../src/lib/text.ts'
import { TRANSCRIPT_DAY } from '../recordedSite.ts'
import { countCriteria } from '../wcag/conformanceReports.ts'
import { toMarkdownTable } from './markdownTables.ts'
import { PAGE_CHECKS } from './pageChecks.ts'
import { type PageRecords, REPORTS } from './readRecords.ts'

/** Reports on the whole site: their file, their name, and their subject. */
const OTHERS: readonly (readonly [file: string, name: string, about: string])[] = [
  ['wcag.md', 'WCAG 2.2, criterion by criterion', 'each criterion, how it is met or why it is not, and what shows it'],
  ['atag.md', 'The editor by ATAG 2.0', 'each criterion for tools that write web pages, and what shows it'],
  ['openacr.yaml', 'OpenACR', 'the same table, for programs that compare conformance reports'],
  ['earl.jsonld', 'EARL', 'criteria, long checks and engines as assertions in JSON-LD'],
  ['proof.md', 'Other engines', 'what five engines by other makers find, and where they are wrong'],
  ['yoruba.md', 'Yoruba', 'every Yoruba run with its neighbours, and false alarms of the warning for unmarked Yoruba'],
  ['screen-reader/journeys.md', 'Journeys', 'what visitors come for, by keyboard, by screen reader, magnified and without scripts'],
  ['screen-reader/matrix.md', 'The matrix', 'every page in every mode, before two rule engines'],
  ['screen-reader/mutations.md', 'Errors put in on purpose', 'whether the checks find what was broken for them'],
  ['screen-reader/keyboard-walk/README.md', 'The keyboard walk', 'every stop of the Tab key on every page'],
  ['screen-reader/orca/send-with-scripts.txt', 'A message by screen reader', 'what Orca says while the contact form is filled in and sent'],
  ['screen-reader/orca/send-without-scripts.txt', 'The same without scripts', 'what Orca says where a browser runs none'],
  ['screen-reader/orca/send-refused.txt', 'The same, refused', 'what Orca says where the message could not be stored'],
  ['screen-reader/editor.md', 'Jobs in the editor', 'common jobs by keyboard and with Orca: keys, words and seconds'],
  ['screen-reader/outlines.md', 'Outlines', 'what the headings of every page tell'],
  ['screen-reader/words.md', 'Words', 'how hard every page is to read, its links and its languages'],
  ['weight.md', 'Weight', 'how much every page costs a phone'],
  ['goals.md', 'Goals', 'how far speed and growth reach what they aim at, day by day'],
]

/**
 * The front page of all reports as Markdown: every page by every check, links to the other reports, the long checks, and the limits of the
 * method.
 */
export function formatFrontPage(root: string, pages: readonly PageRecords[], longChecks: string): string {
  const rows = pages.map((page) => [`[${page.route}](pages/${page.name}.md)`, ...PAGE_CHECKS.map((check) => toCell(check.of(page)))])
  const others = OTHERS.filter(([file]) => existsSync(path.join(root, REPORTS, file)))
  return `# How accessible this site is, and how we know

Written by commands, never by hand. WCAG 2.2 has ${countCriteria(['A', 'AA'])} criteria of levels A and AA: ${countCriteria(['A', 'AA'], 'met')} are met, and ${countCriteria(['A', 'AA'], 'not applicable')} do not
arise here. Of the ${countCriteria(['AAA'])} of level AAA, which nobody has to meet, ${countCriteria(['AAA'], 'met')} are met and ${countCriteria(['AAA'], 'not met')} are not. Programs have looked, and its
makers; **no disabled visitors have yet been asked**.

## Page by page

${PAGE_CHECKS.map(({ name, about }) => `- *${name}*: ${about}.`).join('\n')}

${toMarkdownTable(['page', ...PAGE_CHECKS.map(({ name }) => name)], rows)}

${formatOpen(pages)}

## More reports

${others.map(([file, name, about]) => `- [${name}](${file}): ${about}.`).join('\n')}

## The long checks

They take hours and are no part of \`npm test\`; \`npm run audit -- --record\` runs them and writes this table.

${longChecks}

${METHOD}
`
}

const toCell = ({ outcome, open }: { outcome: string; open?: string }) => (open ? `**${outcome}**` : outcome)

const MAX_PAGES_NAMED = 5

/** What does not pass and why: a line for each check and reason, with the affected pages. */
function formatOpen(pages: readonly PageRecords[]): string {
  const reasons = new Map<string, string[]>()
  for (const page of pages)
    for (const check of PAGE_CHECKS) {
      const { open } = check.of(page)
      if (open) reasons.set(`*${check.name}*: ${open}`, [...(reasons.get(`*${check.name}*: ${open}`) ?? []), page.route])
    }
  if (reasons.size === 0) return 'All of it is green.'
  const lines = [...reasons].map(
    ([reason, routes]) =>
      `- ${reason} (${routes.length === pages.length ? 'all pages' : routes.length > MAX_PAGES_NAMED ? `${routes.length} pages` : joinWords(routes)}).`,
  )
  return `What is not green is bold, and why:\n\n${lines.join('\n')}`
}

/** How the site was tested, and what remains untested, in plain words. */
const METHOD = `## How it was tested, and what that cannot tell

- **Rule engines** (axe and Lighthouse, with every \`npm test\`; two engines in more modes in the matrix) find what a rule can decide: a
  missing name, too little contrast. They cannot tell whether a name is a good one.
- **A virtual screen reader** says what the standards ask a screen reader to say. Nobody uses it: how real ones differ, how they sound,
  how fast they are and what braille shows, it cannot tell. It listens to the pages as a wide screen has them, with motion reduced: what
  phones have instead (the button of the menu, tables as blocks, a slide show that turns) is met by the engines and the keyboard walk.
- **Orca**, the screen reader of Linux, has read some pages and gone some journeys, with one browser. Its records lie in
  \`screen-reader/orca\`. NVDA, JAWS, VoiceOver and TalkBack, which most people use, have not been tried.
- **The keyboard walk** and the journeys count keys and see whether the focus shows. They cannot tell how tiring a page is, nor how it
  goes with a switch, by voice or with eyes alone.
- **The measures of words** count sentences and syllables. They cannot tell whether somebody understands, or what a learning
  difficulty, tiredness or another first language changes.
- **Alternative texts** are there on every picture. Whether each says what matters, only readers can tell.
- **Phones** were imitated on a computer, slow ones too. No page has been measured on a real phone or a real network.
- **One day**: all transcripts, outlines and counts are of the site as of ${formatDay(TRANSCRIPT_DAY)}, so that these reports change when the site
  does. Where bytes and scores are of another day, their reports say so.
- **People**: no disabled visitors have yet been asked, and nobody from outside has audited the site. Until they have, this is what its
  makers believe. Whoever meets a barrier can write or call: the ways stand at the foot of every page.`
