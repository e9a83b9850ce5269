import { expect, type Page } from '@playwright/test'
import { findWalkErrors, type Stop, walkPage } from '../scripts/audit/screen-reader/keyboard-walk/walkPage.ts'
import { describeStop, readStops } from '../scripts/audit/screen-reader/keyboard-walk/writeWalk.ts'
import { loadAllWidgets } from '../scripts/audit/screen-reader/recordedSite.ts'
import { test } from './test.ts'

/**
 * One page of each kind, which together have every widget. `npm run audit screen-reader` walks every page, on the day of the record; the last
 * test here walks /contact.
 */
const WALKED_PAGES = ['/', '/academy', '/careers', '/festival', '/news', '/productions']

/** Pages that are not compared with the record of one day, because their events and articles depend on the day. */
const DATED_PAGES = ['/', '/festival', '/news']
/** Focus stops of the other pages that depend on the day. */
const DATED = /^(?:Add to calendar: |Hear of the next one after )/

const PHONE = { width: 390, height: 664 }

/** The kinds of focus stops whose indicator was measured already: stops with equal markup and styles are measured once. */
const measured = new Set<string>()
const isNew = ({ kind }: Stop) => !measured.has(kind) && measured.add(kind) !== undefined

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 120_000 })

async function open(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
  await loadAllWidgets(page)
}

const ACCEPT_HINT = 'after an intended change: npx tsx scripts/audit/screenReader.ts walk --record'

const onAnyDay = (stops: readonly string[]) => stops.filter((stop) => !DATED.test(stop))

for (const route of WALKED_PAGES) {
  const isCompared = !DATED_PAGES.includes(route)
  const title = isCompared ? 'every Tab stop is as recorded, and visible' : 'every Tab stop is visible'
  test(`${route}: ${title}`, async ({ page }) => {
    await open(page, route)
    const walked = await walkPage(page, isNew)
    expect(findWalkErrors(walked)).toEqual([])
    expect(walked.stops.length).toBeGreaterThan(30)
    if (!isCompared) return
    expect(onAnyDay(walked.stops.map(describeStop)), ACCEPT_HINT).toEqual(onAnyDay(readStops(route, PHONE)))
  })
}

test('a focus stop that is missing, renamed, new or has lost its indicator is an error or differs from the record', async ({ page }) => {
  await open(page, '/contact')
  const [lost, renamed, unmarked] = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('footer li a')].slice(0, 3)
    const names = links.map((link) => link.textContent)
    const [first, second, third] = links
    first?.setAttribute('tabindex', '-1')
    second?.setAttribute('aria-label', 'Another name')
    third?.style.setProperty('outline', 'none')
    third?.style.setProperty('box-shadow', 'none')
    third?.classList.add('unmarked')
    const idle = Object.assign(document.createElement('div'), { tabIndex: 0, textContent: 'Nothing' })
    document.querySelector('footer')?.before(idle)
    return names
  })
  const walked = await walkPage(page, ({ kind }) => kind.endsWith('unmarked'))
  expect(findWalkErrors(walked)).toEqual([
    expect.stringMatching(/“Nothing”: it has no role\.$/),
    expect.stringMatching(/“Nothing”: it takes the focus, but does nothing\.$/),
    expect.stringContaining(`link “${unmarked}”: its focus indicator has 0 % of the area`),
    `a “${lost}” is never reached by Tab.`,
  ])
  const recorded = readStops('/contact', PHONE)
  const without = recorded.toSpliced(recorded.lastIndexOf(`${lost} | link | `), 1)
  const changed = without.with(without.lastIndexOf(`${renamed} | link | `), 'Another name | link | ')
  const now = walked.stops.map(describeStop)
  const added = now.indexOf('Nothing |  | ')
  expect(added).toBeGreaterThan(0)
  expect(now).toEqual(changed.toSpliced(added, 0, 'Nothing |  | '))
})
