import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { HEARD_REPORTS, wakeAll } from '../scripts/audit/heard/site.ts'
import { faultsOf } from '../scripts/audit/heard/walk/faults.ts'
import { walkFile, whoIs } from '../scripts/audit/heard/walk/record.ts'
import { type Stop, walk } from '../scripts/audit/heard/walk/stops.ts'
import { test } from './islands.ts'

/** One page of each kind whose stops are the same on any day. `npm run audit heard` walks every page, on the day of the record. */
const PAGES = ['/about', '/academy', '/careers', '/contact', '/news', '/get-involved']

/** Pages that say other things once a date has passed: events change their places, and these stops come and go. */
const DATED_PAGES = ['/tickets']
const DATED = /^(?:Add to calendar|Get tickets|The seller’s page|Hear of the next one|All dates|Buy Tickets|View Details)/

const PHONE = { width: 390, height: 664 }

/** What has been measured already: what looks and is marked alike is measured once. */
const measured = new Set<string>()
const isNew = ({ kind }: Stop) => !measured.has(kind) && measured.add(kind) !== undefined

test.use({ viewport: PHONE })

async function open(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
  await wakeAll(page)
}

/** The stops that are kept of a page on a phone, each as name, role and state. */
function readKept(route: string): string[] {
  const record = readFileSync(`${HEARD_REPORTS}/walk/${walkFile(route)}`, 'utf8')
  const [, table = ''] = record.split(/^## /m)
  expect(table).toContain(`${PHONE.width} by ${PHONE.height} pixels`)
  return [...table.matchAll(/^\| \d+ \| (.+)(?: \| [^|]*){4} \|$/gm)].map(([, who = '']) => who)
}

/** What is lost, what is new, and whether the order is another. */
function findChanges(kept: readonly string[], walked: readonly string[]): string[] {
  const less = (from: readonly string[], taken: readonly string[]) => {
    const left = [...taken]
    return from.filter((one) => !left.includes(one) || left.splice(left.indexOf(one), 1).length === 0)
  }
  const changes = [...less(kept, walked).map((one) => `lost: ${one}`), ...less(walked, kept).map((one) => `new: ${one}`)]
  const moved = kept.findIndex((one, index) => one !== walked[index])
  return changes.length > 0 || moved < 0 ? changes : [`stop ${moved + 1} is ${walked[moved]}, and was ${kept[moved]}`]
}

const AGAIN = 'after a change that is meant: npx tsx scripts/audit/heard.ts walk'

for (const route of PAGES) {
  test(`${route}: each stop of the Tab key is the one that is kept, and is seen`, async ({ page }) => {
    await open(page, route)
    const walked = await walk(page, isNew)
    expect(faultsOf(walked)).toEqual([])
    expect(findChanges(readKept(route), walked.stops.map(whoIs)), AGAIN).toEqual([])
  })
}

for (const route of DATED_PAGES) {
  test(`${route}: but for what comes and goes with the day, the stops of the Tab key are those that are kept`, async ({ page }) => {
    await open(page, route)
    const walked = await walk(page, isNew)
    const onAnyDay = (stops: readonly string[]) => stops.filter((stop) => !DATED.test(stop)).toSorted()
    expect(faultsOf(walked)).toEqual([])
    expect(onAnyDay(readKept(route)).length).toBeGreaterThan(30)
    expect(findChanges(onAnyDay(readKept(route)), onAnyDay(walked.stops.map(whoIs))), AGAIN).toEqual([])
  })
}

test('a stop that is lost, renamed, new, moved or no longer marked is told of', async ({ page }) => {
  await open(page, '/contact')
  await page.evaluate(() => {
    const [lost, renamed, unmarked, moved] = document.querySelectorAll<HTMLElement>('footer nav a')
    if (!lost || !renamed || !unmarked || !moved) throw new Error('The footer has no links.')
    lost.tabIndex = -1
    renamed.ariaLabel = 'Another name'
    unmarked.style.cssText = 'outline: none; box-shadow: none'
    unmarked.className = 'unmarked'
    moved.tabIndex = 0
    const idle = document.createElement('div')
    idle.tabIndex = 0
    idle.textContent = 'Nothing'
    document.querySelector('main')?.append(idle)
  })
  const walked = await walk(page, ({ kind }) => kind.endsWith('unmarked'))
  console.log(faultsOf(walked), findChanges(readKept('/contact'), walked.stops.map(whoIs)))
})
