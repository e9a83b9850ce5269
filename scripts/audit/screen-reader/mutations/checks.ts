import { readFileSync } from 'node:fs'
import { JSDOM, VirtualConsole } from 'jsdom'
import type { BrowserContextOptions, Page } from 'playwright'
import { recordAnnouncements } from '../../../../e2e/announcements.ts'
import { findUnmarked } from '../../../../e2e/findUnmarkedControls.ts'
import { walk } from '../../../../e2e/focusWalk.ts'
import { findOverflow } from '../../../../e2e/overflow.ts'
import { findSmallTargets } from '../../../../e2e/smallTargets.ts'
import { SPACED, setTextStyle } from '../../../../e2e/textStyles.ts'
import { formatFinding, runAxe } from '../matrix/axe.ts'
import { measureFindings } from '../matrix/contrast.ts'
import { runEqualAccess } from '../matrix/equalAccess.ts'
import { openAll } from '../matrix/openAll.ts'
import { outlineOf } from '../pageText.ts'
import { loadAllWidgets } from '../recordedSite.ts'
import { firstDifference } from '../recordOrCompare.ts'
import { TEXTS } from '../reports/writeReports.ts'
import { readTranscript } from '../transcripts.ts'
import { readWithScreenReader } from '../virtualScreenReader.ts'

/** One of the project’s checks, run on a page that may be broken. Returns the errors, a line each. */
interface Check {
  options: BrowserContextOptions
  find: (page: Page, route: string) => Promise<string[]>
}

const DESKTOP = { viewport: { width: 1280, height: 900 } }
const PHONE = { viewport: { width: 390, height: 664 } }
const SMALL = { viewport: { width: 320, height: 568 } }

/** The checks that mutations name. Each is the one that tests or audits use. */
export const MUTATION_CHECKS = {
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
      const { undecided } = await runAxe(page, 'main')
      const contrasts = undecided.filter(({ rule }) => rule === 'color-contrast')
      return (await measureFindings(page, contrasts)).errors
    },
  },
  'Equal Access': {
    options: DESKTOP,
    find: async (page) => {
      await loadAllWidgets(page)
      const sure = (await runEqualAccess(page)).filter(({ isSure }) => isSure)
      return sure.map(({ rule, message }) => `${rule} (${message})`)
    },
  },
  outline: {
    options: DESKTOP,
    // Checked before the widgets load, because the recorded outlines are of the built files.
    find: async (page, route) => {
      const { document } = new JSDOM(await page.content(), { virtualConsole: new VirtualConsole() }).window
      return firstDifference(JSON.parse(readFileSync(TEXTS, 'utf8'))[route].headings, outlineOf(document))
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
} as const satisfies Readonly<Record<string, Check>>

export type CheckName = keyof typeof MUTATION_CHECKS

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
    if (announced.length !== 1) errors.push(`${what} is said ${announced.length} times`)
  }
  for (const label of (await page.locator('[data-widget=filter] .filter-choice').all()).slice(1))
    await expectOne(`the choice “${await label.innerText()}”`, () => label.click())
  const form = page.locator('footer [data-widget=form]')
  await form.locator('[required]').fill('ada@example.com')
  await expectOne('what came of a form', () => form.locator('[type=submit]').click())
  return errors
}
