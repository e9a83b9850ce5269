import { existsSync, readFileSync } from 'node:fs'
import { formatDay } from '../../../../src/lib/dates.ts'
import { pageName } from '../../../lib/pageName.ts'
import { TRANSCRIPT_DAY, TRANSCRIPT_REPORTS } from '../recordedSite.ts'
import { toMarkdownTable } from '../reports/markdownTables.ts'
import { ENHANCED_TARGET_SIZE, toPercent, toSize } from './findWalkErrors.ts'
import type { Stop, Walk } from './walkPage.ts'

/** A viewport for walks, in CSS pixels. */
export interface Screen {
  width: number
  height: number
}

/** The walks through one page. */
export interface WalkedPage {
  route: string
  title: string
  /** One walk for each viewport, in the order of the viewports. */
  walks: readonly (Walk & { screen: Screen })[]
}

/** The file of a page’s walk: / is home.md, /academy/youth-theatre-workshop is academy-youth-theatre-workshop.md. */
export const walkFile = (route: string): string => `${pageName(route)}.md`

/** The part of a recorded stop that a test can compare without measuring pixels. */
export const describeStop = ({ name, role, states }: Pick<Stop, 'name' | 'role' | 'states'>): string =>
  [name, role, states.join(', ')].map(toCell).join(' | ')

/** Formats one page’s stops, a table for each viewport. */
export const toWalkRecord = ({ route, title, walks }: WalkedPage): string => `# ${title}

Every stop of the Tab key on \`${route}\`, as of ${formatDay(TRANSCRIPT_DAY)}. [How this is walked, and what the columns say](README.md).

${walks.map(toSection).join('\n\n')}
`

const toSection = ({ screen, stops }: WalkedPage['walks'][number]) => `## ${screen.width} by ${screen.height} pixels: ${stops.length} stops

${toMarkdownTable(
  ['stop', 'name', 'role', 'state', 'indicator', 'contrast', 'in view', 'target'],
  stops.map((stop, index) => [String(index + 1), describeStop(stop), ...measuresOf(stop)]),
  ['stop', 'indicator', 'contrast', 'in view'],
)}`

const toCell = (words: string) => words.replaceAll('|', '\\|')

function measuresOf({ indicator, uncovered, target, isInSentence }: Stop): string[] {
  const remarks = isInSentence
    ? [', in a sentence']
    : Math.min(target.width, target.height) < ENHANCED_TARGET_SIZE
      ? [`, under ${ENHANCED_TARGET_SIZE}`]
      : []
  return [
    indicator ? toPercent(inSteps(indicator.area)) : '',
    indicator ? `${toRatio(indicator.contrast)}:1` : '',
    toPercent(uncovered),
    [toSize(target), ...remarks].join(''),
  ]
}

/** Rounded, because text rendering differs slightly between machines. */
const inSteps = (area: number) => Math.floor(area * 10) / 10
const toRatio = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1)

/** How pages are walked, and the lowest values found on each. */
export const toOverview = (pages: readonly WalkedPage[]): string => `# The keyboard walk

Written by \`npx tsx scripts/audit/screenReader.ts walk\`, a file for each page, as of ${formatDay(TRANSCRIPT_DAY)}; \`e2e/keyboard-walk.spec.ts\` walks some of the
built pages again in \`npm test\` and compares. In Chromium, on two screens, Tab is pressed from the top of the page until the focus
leaves it; what opens in its place (the menu, answers, further pictures) is opened on the way. *Name*, *role* and *state* are those
the browser computes for assistive technology. *Indicator* is measured from two pictures of the screen, with the focus and without it:
the pixels whose colour changes by 3:1 or more, in hundredths of what WCAG 2.4.13 asks for (a line 2 CSS pixels thick around what is
seen of the component: of a whole card, where the card answers). *Contrast* is what as many pixels reach as the criterion asks for.
*In view* is the share of the component that nothing covers (2.4.11 and 2.4.12), of one higher than the screen the share of what
would fit. *Target* is what answers to a click, in CSS pixels: under 24 by 24 only in a sentence (2.5.8 excepts those), under ${ENHANCED_TARGET_SIZE} is
said (2.5.5). It is an error as well when a stop has no name, no role or no purpose, when something that can be acted on is never
reached (of tabs and choices one is, and arrow keys lead on), when the focus goes back against reading order (but for a carousel’s
buttons, which the APG puts before its slides), and when it never leaves
the page. The limits: one engine, one zoom and one colour scheme; whole pixels; only what is shown is walked, so not the other slides
and tabs, nor dialogs, which \`e2e/carousel.spec.ts\`, \`e2e/tabs.spec.ts\` and \`e2e/dialogs.spec.ts\` try; what lies over a component is
looked for at points 12 by 6 pixels apart; whether a name says enough and whether an order makes sense, people must judge by the tables.

${toMarkdownTable(['page', ...FIGURES, 'smallest target'], pages.map(toRow), FIGURES)}
`

const FIGURES = ['stops on a phone', 'wide', 'least indicator', 'least contrast']

function toRow({ route, walks }: WalkedPage): string[] {
  const stops = walks.flatMap((walk) => walk.stops)
  const areas = stops.flatMap(({ indicator }) => indicator?.area ?? [])
  const contrasts = stops.flatMap(({ indicator }) => indicator?.contrast ?? [])
  const side = ({ width, height }: Stop['target']) => Math.min(width, height)
  const [smallest] = stops.filter(({ isInSentence }) => !isInSentence).toSorted((a, b) => side(a.target) - side(b.target))
  return [
    `[${route}](${walkFile(route)})`,
    ...walks.map((walk) => String(walk.stops.length)),
    toPercent(inSteps(Math.min(...areas))),
    `${toRatio(Math.min(...contrasts))}:1`,
    smallest ? toSize(smallest.target) : '',
  ]
}

/** The recorded stops of a page at a screen size, each as name, role and state; undefined where there is no record. */
export function readRecord(route: string, { width, height }: Screen): string[] | undefined {
  const file = `${TRANSCRIPT_REPORTS}/keyboard-walk/${walkFile(route)}`
  if (!existsSync(file)) return undefined
  const tables = readFileSync(file, 'utf8').split(/^## /m)
  const table = tables.find((one) => one.split('\n')[0]?.includes(`${width} by ${height} pixels`)) ?? ''
  return [...table.matchAll(/^\| \d+ \| (.+)(?: \| [^|]*){4} \|$/gm)].map(([, who = '']) => who)
}

/** The stops that disappeared, the new ones, and whether the order changed. */
export function findChanges(recorded: readonly string[], walked: readonly string[]): string[] {
  const without = (from: readonly string[], taken: readonly string[]) => {
    const left = [...taken]
    return from.filter((one) => !left.includes(one) || left.splice(left.indexOf(one), 1).length === 0)
  }
  const changes = [...without(recorded, walked).map((one) => `lost: ${one}`), ...without(walked, recorded).map((one) => `new: ${one}`)]
  const moved = recorded.findIndex((one, index) => one !== walked[index])
  return changes.length > 0 || moved < 0 ? changes : [`stop ${moved + 1} is ${walked[moved]}, and was ${recorded[moved]}`]
}
