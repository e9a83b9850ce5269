import type { Page } from 'playwright'
import { onPage, type RecordedSite } from '../recordedSite.ts'
import { countWords, withoutMarks } from '../toSpeech.ts'
import { transcriptOf } from '../transcripts.ts'
import { controlOf, controlsOf, type Journey, LANDMARK, type Step } from './journeys.ts'

const MAX_TAB_KEYS = 200
/** A 1280 by 1024 viewport at 400 %. */
const MAGNIFIED = { viewport: { width: 320, height: 256 } }
const WITHOUT_SCRIPTS = { javaScriptEnabled: false }
const TIMEOUT_MS = 10_000

const pathOf = ({ at }: Step) => at.split('#')[0]

/**
 * The number of key presses from the home page to the last control, including its activation: Tab, Enter, and a skip link where the control
 * is not in the header. Throws when a control cannot be reached.
 */
export async function countKeys(site: RecordedSite, { steps }: Journey): Promise<number> {
  return await onPage(site, steps[0]?.at ?? '/', {}, async (page) => {
    let keys = 0
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1]
      if (before) await enter(page, step, site.origin)
      // A newly opened page starts at its top.
      const isFresh = !step.at.includes('#') && pathOf(step) !== (before && pathOf(before))
      if (isFresh && step.within !== 'header') keys += await skipHeader(page, step)
      keys += (await tabTo(page, step)) + 1
    }
    return keys
  })
}

async function skipHeader(page: Page, { within }: Step): Promise<number> {
  const stops = within === 'footer' ? 2 : 1
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  return stops + 1
}

async function tabTo(page: Page, step: Step): Promise<number> {
  const controls = controlsOf(page, step)
  for (let keys = 1; keys <= MAX_TAB_KEYS; keys += 1) {
    await page.keyboard.press('Tab')
    if (await controls.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return keys
  }
  throw new Error(`“${step.control}” on ${step.at} cannot be reached with Tab.`)
}

async function enter(page: Page, next: Step, origin: string): Promise<void> {
  await page.keyboard.press('Enter')
  if (pathOf(next) !== new URL(page.url()).pathname) await page.waitForURL(`${origin}${pathOf(next)}**`)
  await page.waitForLoadState('networkidle')
  await controlOf(page, next).waitFor({ state: 'visible' })
}

const isLandmark = (line: string) => /^(?:banner|navigation|main|contentinfo|search)\b/.test(line)
const isHeading = (line: string) => line.startsWith('heading, ')

/**
 * The number of words a screen reader speaks before the last control of a journey: to a visitor who navigates by headings, and by landmarks
 * to header and footer; and to one who listens to every page from its top. Throws where a step’s control is never announced.
 */
export async function countSpoken(site: RecordedSite, { steps }: Journey) {
  const words = { byHeadings: 0, fromTop: 0 }
  for (const { at, within, under, control } of steps) {
    const lines = (await transcriptOf(site, at)).lines.map(withoutMarks)
    const part = lines.indexOf(within ? LANDMARK[within] : 'main')
    const heading = lines.findIndex((line, index) => index > part && isHeading(line) && line.includes(`, ${under}`))
    const begins = under === undefined ? part : heading
    const isControl = (line: string) => /\b(?:link|button), /.test(line) && line.includes(`, ${control}`)
    const to = lines.findIndex((line, index) => index >= begins && isControl(line))
    // The header contains the navigation landmark, so a visitor who navigates by landmarks starts there.
    const from = within === 'header' ? lines.slice(0, to).findLastIndex(isLandmark) : begins
    if (part < 0 || from < 0 || to < 0) throw new Error(`“${control}” on ${at} is never announced.`)
    const passed = lines.slice(0, within === 'header' ? from : part).filter(isLandmark)
    const headings = lines.slice(part, from).filter(isHeading)
    words.byHeadings += countWords([...passed, ...headings, ...lines.slice(from, to + 1)])
    words.fromTop += countWords(lines.slice(0, to + 1))
  }
  return words
}

/** What blocks the journey at 400 %: a control that cannot be clicked, or a page that scrolls sideways. */
export const findMagnified = (site: RecordedSite, journey: Journey) => findBlockers(site, journey, MAGNIFIED)

/** What blocks the journey without scripts: a control that cannot be clicked. */
export const findWithoutScripts = (site: RecordedSite, journey: Journey) => findBlockers(site, journey, WITHOUT_SCRIPTS)

async function findBlockers(site: RecordedSite, { name, steps }: Journey, mode: typeof MAGNIFIED | typeof WITHOUT_SCRIPTS) {
  const found: string[] = []
  for (const step of steps)
    await onPage(site, step.at, mode, async (page) => {
      const place = `${name}, on ${step.at}`
      if (!(await canClick(page, step))) found.push(`${place}: “${step.control}” cannot be clicked.`)
      const width = mode === MAGNIFIED ? await page.evaluate(() => document.documentElement.scrollWidth) : 0
      if (width > MAGNIFIED.viewport.width) found.push(`${place}: the page is ${width} pixels wide at 400 %.`)
    })
  return found
}

async function canClick(page: Page, step: Step): Promise<boolean> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  try {
    if (step.within === 'header' && (await menu.isVisible())) await menu.click()
    await controlOf(page, step).click({ trial: true, timeout: TIMEOUT_MS })
    return true
  } catch {
    return false
  }
}
