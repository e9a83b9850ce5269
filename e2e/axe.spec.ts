import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { readToEnd } from '../scripts/browser/readToEnd.ts'
import { OFFLINE, ROUTES } from '../src/lib/routes.ts'
import { test } from './islands.ts'
import { KINDS } from './kinds.ts'
import { takeScriptsAway } from './withoutScripts.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
/** The not-found page stands wherever no other does. */
const ADDRESSES = [...ROUTES, '/no-such-page', OFFLINE]

/** On phones every page is looked at each time; otherwise one of each kind, and the others by `npm run audit browser`. */
const detailsOf = (address: string) => ((KINDS as readonly string[]).includes(address) ? {} : { tag: '@long' })

/** What axe finds, a line a fault: the rule, what it asks for, and where. */
async function faultsOf(page: Page): Promise<string[]> {
  // The pages hold no frames: "legacy" looks at the page itself, without opening a second one to gather what frames say.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode()
  const { violations, passes } = await axe.analyze()
  expect(passes.length, 'axe looked at the page').toBeGreaterThan(20)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`))
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`axe finds nothing on ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })
    for (const address of ADDRESSES) {
      test(address, viewport === PHONE ? {} : detailsOf(address), async ({ page }) => {
        await page.goto(address)
        // So that what wakes near the screen is awake, and pictures are there.
        await readToEnd(page, { rest: 300 })
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await faultsOf(page)).toEqual([])
      })
    }
  })
}

test.describe('axe finds nothing on a phone without scripts', () => {
  test.use({ viewport: PHONE })
  for (const address of ADDRESSES) {
    test(address, detailsOf(address), async ({ page }) => {
      await takeScriptsAway(page)
      await page.goto(address)
      await expect(page.locator('script[src], html[data-hold]')).toHaveCount(0)
      expect(await faultsOf(page)).toEqual([])
    })
  }
})
