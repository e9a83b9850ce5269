import type { Page } from 'playwright'
import { onPage, type RecordedSite } from '../recordedSite.ts'
import { controlOf, controlsOf, type Journey, type Step } from './journeys.ts'

const MAX_TAB_KEYS = 200

/**
 * The number of key presses from the home page to the last control, including its activation: Tab, Enter, and a skip link where the control
 * is not in the header. Throws when a control cannot be reached.
 */
export async function countKeys(site: RecordedSite, { steps }: Journey): Promise<number> {
  const [first] = steps
  return await onPage(site, first?.at ?? '/', {}, async (page) => {
    let keys = 0
    for (const [index, step] of steps.entries()) {
      keys += (await skipHeader(page, step, steps[index - 1])) + (await tabTo(page, step)) + 1
      if (index < steps.length - 1) await enter(page, steps[index + 1] as Step, site.origin)
    }
    return keys
  })
}

/** A newly opened page starts at its top. */
async function skipHeader(page: Page, step: Step, before: Step | undefined): Promise<number> {
  const isFresh = !step.at.includes('#') && pathOf(step) !== (before && pathOf(before))
  if (step.within === 'header' || !isFresh) return 0
  const stops = step.within === 'footer' ? 2 : 1
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

const pathOf = ({ at }: Step) => at.split('#')[0]
