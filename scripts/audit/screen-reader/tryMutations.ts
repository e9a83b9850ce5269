import { writeFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright'
import { recordAnnouncements } from '../../../e2e/announcements.ts'
import { findUnmarked } from '../../../e2e/findUnmarkedControls.ts'
import { walk } from '../../../e2e/focusWalk.ts'
import { findOverflow } from '../../../e2e/overflow.ts'
import { findSmallTargets } from '../../../e2e/smallTargets.ts'
import { SPACED, setTextStyle } from '../../../e2e/textStyles.ts'
import { formatDay } from '../../../src/lib/dates.ts'
import { toMarkdownTable } from '../../lib/toMarkdownTable.ts'
import { runAxe } from './matrix/axe.ts'
import { measureFindings } from './matrix/contrast.ts'
import { formatFinding } from './matrix/engineFinding.ts'
import { runEqualAccess } from './matrix/equalAccess.ts'
import { openAll } from './matrix/openAll.ts'
import { type CheckName, MUTATIONS } from './pageMutations.ts'
import { loadAllWidgets, onPage, type RecordedSite, renderOffScreen, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS } from './recordedSite.ts'
import { firstDifference } from './recordOrCompare.ts'
import { readTranscript } from './transcripts.ts'
import { readWithScreenReader } from './virtualScreenReader.ts'

const MAX_QUOTED_CHARACTERS = 150

/**
 * Breaks pages on purpose, one mutation at a time, and runs the check that should fail. Errors are checks that do not fail, or that also
 * fail on the unchanged page.
 */
export async function tryMutations(site: RecordedSite): Promise<string[]> {
  const errors: string[] = []
  const rows: string[][] = []
  for (const [index, { name, page, caughtBy, from, to }] of MUTATIONS.entries()) {
    let isBroken = false
    const [error = 'nothing'] = await check(site, caughtBy, page, (open) =>
      changeResponses(open, (whole) => {
        const body = whole.replace(from, to)
        isBroken ||= body !== whole
        return body
      }),
    )
    if (!isBroken) errors.push(`${name}: ${page} does not have the text that this mutation replaces. Correct it in pageMutations.ts.`)
    else if (error === 'nothing') errors.push(`${name} (${page}): the check “${caughtBy}” finds no error.`)
    console.log(`${index + 1}. ${name} (${page}): ${caughtBy} reports ${error.slice(0, MAX_QUOTED_CHARACTERS)}`)
    rows.push([String(index + 1), name, page, caughtBy, inTable(error)])
  }
  // Each check runs once on each unchanged page that a mutation uses.
  for (const { page, caughtBy } of new Map(MUTATIONS.map((one) => [`${one.page} ${one.caughtBy}`, one])).values())
    errors.push(...(await check(site, caughtBy, page)).map((error) => `The check “${caughtBy}” fails on the unchanged ${page}: ${error}`))
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/mutations.md`, toReport(rows))
  return errors
}

function check(site: RecordedSite, name: CheckName, route: string, prepare?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const { options, find } = CHECKS[name]
  return onPage(site, route, { bypassCSP: true, ...options }, (page) => find(page, route), prepare)
}

const CHANGED = new Set(['document', 'stylesheet', 'script'])

/** Changes pages, stylesheets and scripts on their way to the browser, without a new build. The page must have no CSP for them. */
const changeResponses = (page: Page, change: (whole: string) => string) =>
  page.route('**/*', async (route) => {
    if (!CHANGED.has(route.request().resourceType())) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: change(await response.text()) })
  })

const inTable = (error: string) =>
  (error.length > MAX_QUOTED_CHARACTERS ? `${error.slice(0, MAX_QUOTED_CHARACTERS)} …` : error)
    .replaceAll('|', '/')
    .replaceAll('<', '‹')
    .replaceAll('\n', ' ')

const toReport = (rows: readonly string[][]) => `# Broken on purpose

Written by \`npm run audit screen-reader\`, of the site as of ${formatDay(TRANSCRIPT_DAY)}. Each line is one way to break a page. Its files are changed on their way to the browser,
without a new build. A check of the project must report an error, and must report none on the unchanged page.

${toMarkdownTable(['no.', 'what is broken', 'page', 'check', 'error'], rows, ['no.'])}
`

/** One of the project’s checks, run on a page that may be broken. Returns the errors, a line each. */
interface Check {
  options: BrowserContextOptions
  find: (page: Page, route: string) => Promise<string[]>
}

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 664 } }
const SMALL = { viewport: { width: 320, height: 568 } }

/** The checks that mutations name. Each is the one that tests or audits use. */
const CHECKS: Readonly<Record<CheckName, Check>> = {
  axe: {
    options: DESKTOP,
    find: async (page) => {
      await loadAllWidgets(page)
      // axe decides contrasts on plain backgrounds itself; “contrast as drawn” covers the others.
      return (await runAxe(page, 'html', 'ignored')).errors.map(formatFinding)
    },
  },
  'axe in dialogs': {
    options: DESKTOP,
    find: async (page) => {
      const errors: string[] = []
      const look = async (state: string, part: string) => {
        errors.push(...(await runAxe(page, part)).errors.map((finding) => `${state}: ${formatFinding(finding)}`))
      }
      await openAll(page, look, 'dialogs')
      return errors
    },
  },
  'contrast as drawn': {
    options: DESKTOP,
    find: async (page) => {
      await renderOffScreen(page)
      const { undecided } = await runAxe(page, 'main')
      const contrasts = undecided.filter(({ rule }) => rule === 'color-contrast')
      return (await measureFindings(page, contrasts)).errors
    },
  },
  'Equal Access': {
    options: DESKTOP,
    find: async (page) => {
      await loadAllWidgets(page)
      await renderOffScreen(page)
      return (await runEqualAccess(page)).errors.map(({ rule, message }) => `${rule} (${message})`)
    },
  },
  transcript: {
    options: DESKTOP,
    find: async (page, route) => {
      await loadAllWidgets(page)
      return firstDifference(readTranscript(route), await readWithScreenReader(page))
    },
  },
  'focus walk': {
    options: PHONE,
    find: async (page) => {
      try {
        const { errors } = await walk(page, 'Tab')
        return [...errors, ...(await walk(page, 'Shift+Tab')).errors]
      } catch (error) {
        return [String(error)]
      }
    },
  },
  targets: { options: PHONE, find: findSmallTargets },
  'reflow at 320 px': { options: SMALL, find: findOverflow },
  'text spacing': {
    options: PHONE,
    find: async (page) => {
      await setTextStyle(page, SPACED)
      return await findOverflow(page)
    },
  },
  'forced colours': { options: { ...DESKTOP, forcedColors: 'active' }, find: findUnmarked },
  announcements: { options: DESKTOP, find: findUnannounced },
}

const ANNOUNCEMENT_TIMEOUT_MS = 1500

/** Uses every filter and submits the footer’s form: each result must be announced once. */
async function findUnannounced(page: Page): Promise<string[]> {
  await loadAllWidgets(page)
  const said = await recordAnnouncements(page)
  const errors: string[] = []
  const expectOne = async (what: string, act: () => Promise<unknown>) => {
    const before = (await said()).length
    await act()
    await page.waitForTimeout(ANNOUNCEMENT_TIMEOUT_MS)
    const announced = (await said()).slice(before)
    if (announced.length !== 1) errors.push(`${what} is announced ${announced.length} times`)
  }
  for (const label of (await page.locator('[data-widget=filter] .filter-choice').all()).slice(1))
    await expectOne(`the choice “${await label.innerText()}”`, () => label.click())
  const form = page.locator('footer [data-widget=form]')
  await form.locator('[required]').fill('ada@example.com')
  await expectOne('the result of the form', () => form.locator('[type=submit]').click())
  return errors
}
