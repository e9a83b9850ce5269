import type { Page } from 'playwright'
import { onPage, type RecordedSite } from '../recordedSite.ts'
import { controlOf, type Journey, type Step } from './journeys.ts'

/** A 1280 by 1024 viewport at 400 %. */
const MAGNIFIED = { viewport: { width: 320, height: 256 } }
const WITHOUT_SCRIPTS = { javaScriptEnabled: false }
const TIMEOUT_MS = 10_000

/** What blocks the journey at 400 %: a control that cannot be clicked, or a page that scrolls sideways. */
export const findMagnified = (site: RecordedSite, journey: Journey) => findBlockers(site, journey, MAGNIFIED, sideways)

/** What blocks the journey without scripts. */
export const findWithoutScripts = (site: RecordedSite, journey: Journey) => findBlockers(site, journey, WITHOUT_SCRIPTS, async () => [])

async function findBlockers(
  site: RecordedSite,
  { name, steps }: Journey,
  options: typeof MAGNIFIED | typeof WITHOUT_SCRIPTS,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const step of steps) {
    const errors = await onPage(site, step.at, options, async (page) => [...(await findUnclickable(page, step)), ...(await look(page))])
    found.push(...errors.map((error) => `${name}, on ${step.at}: ${error}`))
  }
  return found
}

async function findUnclickable(page: Page, step: Step): Promise<string[]> {
  try {
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (step.within === 'header' && (await menu.isVisible())) await menu.click()
    await controlOf(page, step).click({ trial: true, timeout: TIMEOUT_MS })
    return []
  } catch {
    return [`“${step.control}” cannot be clicked.`]
  }
}

async function sideways(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width > MAGNIFIED.viewport.width ? [`the page is ${width} pixels wide at 400 %.`] : []
}
