import type { Browser } from 'playwright'
import type { Route } from '../../src/lib/routes.ts'
import { inTurns } from '../lib/inTurns.ts'
import { openPage, PHONE } from './measure.ts'
import { scriptName, toTable } from './scoreboard.ts'

/** A part of the pages whose code comes later, on a page where it stands, and what may come for it and when. */
interface Part {
  name: string
  route: Route | '/404'
  selector: string
  /** Scripts that come when the part is near the screen and the page idle, in any order. */
  near: readonly string[]
  /** Scripts that come when it is touched: a pointer on its way, a finger or the focus. */
  touched: readonly string[]
  /** How much longer than others the part waits of itself, in milliseconds. */
  waits?: number
}

const form = { near: [], touched: ['small'] }

/**
 * When the code of each part comes. Carousels, tabs and disclosures come near the screen, so that roles and states are there
 * before a screen reader arrives; for all else the browser has an answer of its own, and code comes for whoever touches it.
 */
const PARTS: readonly Part[] = [
  // Its code comes shortly before its first turn.
  { name: 'hero', route: '/', selector: '.carousel-hero', near: ['carousel'], touched: [], waits: 4000 },
  { name: 'testimonials', route: '/academy', selector: '[data-enhance=carousel]', near: ['carousel'], touched: [] },
  { name: 'tabs', route: '/festival', selector: '[data-island=tabs]', near: ['react', 'tabs.island'], touched: [] },
  { name: 'roles', route: '/careers', selector: '[data-island=disclosures]', near: ['disclosures.island', 'react'], touched: [] },
  {
    name: 'picture dialog',
    route: '/productions/sankara',
    selector: '[data-dialog=picture]',
    near: [],
    touched: ['carousel', 'dialog.island', 'react'],
  },
  { name: 'ticket dialog', route: '/tickets', selector: '[data-dialog]', near: [], touched: ['carousel', 'dialog.island', 'react'] },
  { name: 'filter', route: '/productions', selector: '[data-enhance=filter]', ...form },
  { name: 'search', route: '/news', selector: '[data-enhance=search]', ...form },
  { name: 'contact form', route: '/contact', selector: 'main [data-enhance=form]', ...form },
  { name: 'newsletter', route: '/about', selector: 'footer [data-enhance=form]', ...form },
  // The roles stand beside it.
  { name: 'share', route: '/careers', selector: '[data-enhance=share]', near: ['disclosures.island', 'react'], touched: ['small'] },
  { name: 'interest', route: '/get-involved', selector: '[data-enhance=acknowledge]', ...form },
  { name: 'less data', route: '/about', selector: '[data-enhance=less]', near: [], touched: ['less'] },
]

/** The scripts that came for a part: before it was near, when it was, and when it was touched. */
interface WakingReport {
  name: string
  route: string
  near: readonly string[]
  touched: readonly string[]
  /** All of them together, in bytes on the wire. */
  bytes: number
  faults: string[]
}

/** So long a part is near before it is looked at what came, in milliseconds. */
const NEAR_FOR = 1500

/** Opens each part’s page as a phone does, comes near the part, touches it, and holds what comes against what may come. */
export const measureWakings = (browser: Browser, origin: string, atOnce: number): Promise<WakingReport[]> =>
  inTurns(PARTS, atOnce, (part) => measureWaking(browser, origin, part))

async function measureWaking(
  browser: Browser,
  origin: string,
  { name, route, selector, waits = 0, ...expected }: Part,
): Promise<WakingReport> {
  const context = await browser.newContext(PHONE)
  try {
    const { page, fetched, faults } = await openPage(context, origin, route)
    const later = async () =>
      (await fetched())
        .filter(({ kind, beforeLoad }) => kind === 'script' && !beforeLoad)
        .map(({ url, bytes }) => ({ name: scriptName(url), bytes }))
    const part = page.locator(selector).first()
    await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(NEAR_FOR + waits)
    await page.waitForLoadState('networkidle')
    const near = await later()
    await part.dispatchEvent('pointerover')
    await page.waitForLoadState('networkidle')
    const all = await later()
    const came = {
      near: near.map((script) => script.name).sort(),
      touched: all
        .slice(near.length)
        .map((script) => script.name)
        .sort(),
    }
    const wrong = (['near', 'touched'] as const).filter((when) => came[when].join() !== expected[when].join())
    return {
      name,
      route,
      ...came,
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
      faults: [...faults, ...wrong.map((when) => `${listOf(came[when])} came when it was ${when}, and not ${listOf(expected[when])}`)].map(
        (fault) => `${name} on ${route}: ${fault}`,
      ),
    }
  } finally {
    await context.close()
  }
}

const listOf = (scripts: readonly string[]) => (scripts.length > 0 ? scripts.join(' and ') : 'nothing')

/** The parts, one a line: what comes for each, and when. */
export function formatWakings(reports: readonly WakingReport[]): string {
  const rows = reports.map(({ name, route, near, touched, bytes }) => [
    name,
    route,
    listOf(near),
    listOf(touched),
    (bytes / 1024).toFixed(1),
  ])
  return toTable([['part', 'on page', 'comes near the screen', 'comes when touched', 'KB'], ...rows])
}
