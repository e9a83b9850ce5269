import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { SITE_FOLDER, toPageFile } from '../build/staging.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { mapWithLimit } from '../lib/mapWithLimit.ts'
import { inFreshContext, openPage, PHONE } from './measure.ts'
import { scriptName } from './scoreboard.ts'

/** A lazily loaded widget, a page that has it, and which scripts may load for it and when. */
interface LazyWidget {
  name: string
  /** Its page. If the content decides where the widget is: the first page whose HTML has `containing` and not `without`. */
  route: string | { containing: string; without?: string }
  selector: string
  /** Scripts that load when the widget is near the viewport and the page idle, in any order. */
  near: readonly string[]
  /** Scripts that load on intent: pointer, touch or focus. */
  onIntent: readonly string[]
  /** Why it loads at that time: what works without the code, and what loading earlier would cost. */
  why: string
  /** Additional delay in milliseconds before the widget loads. */
  delay?: number
}

const small = { near: [], onIntent: ['commonBundle.client'] }
const hidden = {
  near: ['react', 'tabs.client'],
  onIntent: [],
  why: 'Roles and states must exist before a screen reader gets there; the browser handles an early click.',
}
const dialog = {
  near: [],
  onIntent: ['dialog.client', 'react'],
  why: 'Visitors who never click would download 78 KB; a click shows at once that the page is busy.',
}
const carousel = { near: ['carousel'], onIntent: [], why: 'It scrolls natively; its buttons and automatic advance need the code.' }

/**
 * When each widget’s code loads. Carousels, tabs and disclosures load near the viewport, so that roles and states exist before a screen
 * reader gets there. Every other widget works natively and loads on intent.
 */
export const LAZY_WIDGETS: readonly LazyWidget[] = [
  // Its code loads shortly before it first advances automatically.
  { name: 'hero', route: '/', selector: '.carousel-hero', ...carousel, delay: 4000 },
  { name: 'testimonials', route: '/academy', selector: '.carousel', ...carousel },
  { name: 'tabs', route: '/festival', selector: '[data-widget=tabs]', ...hidden },
  { name: 'roles', route: '/careers', selector: '[data-widget=disclosures]', ...hidden, near: ['disclosures.client', 'react'] },
  {
    name: 'picture dialog',
    route: { containing: 'data-widget="dialog-pictures"', without: 'class="carousel' },
    selector: '[data-widget=dialog-pictures]',
    ...dialog,
    // In parallel: its own chunk, React, and the chunks shared with other dialogs and with carousels.
    onIntent: ['carousel', 'dialog.client', 'pictures.client', 'react'],
    why: 'Visitors who never click would download 86 KB; a click shows at once that the page is busy.',
  },
  { name: 'ticket dialog', route: '/tickets', selector: '[data-widget^=dialog]', ...dialog },
  {
    name: 'filter',
    route: '/productions',
    selector: '[data-widget=filter]',
    ...small,
    why: 'CSS shows and hides the items; the code adds the count and the URL, and 2 KB load soon after a tap.',
  },
  {
    name: 'search',
    route: '/news',
    selector: '[data-widget=search]',
    ...small,
    why: 'The page has the whole list; an early submit waits for 3 KB that the first typed character has already requested.',
  },
  {
    name: 'contact form',
    route: '/contact',
    selector: 'main [data-widget=form]',
    ...small,
    why: 'Visitors who do not use it download nothing; an early click waits for 2 KB that focusing a field has already requested, and would otherwise open an email.',
  },
  {
    name: 'newsletter',
    route: '/about',
    selector: 'footer [data-widget=form]',
    ...small,
    why: 'It is in the footer of every page and few use it; an early click waits for 2 KB that focusing its field has already requested.',
  },
  // `near` has the scripts of the disclosures on the same page, which load too.
  {
    name: 'share',
    route: '/careers',
    selector: '[data-widget=share]',
    ...small,
    near: ['disclosures.client', 'react'],
    why: 'Without the code the link opens an email; an early click waits for 2 KB.',
  },
  {
    name: 'interest',
    route: '/get-involved',
    selector: '[data-widget=acknowledge]',
    ...small,
    why: 'Without the code the browser opens a popover; an early click waits for 2 KB.',
  },
  {
    name: 'save-data mode',
    route: '/about',
    selector: '[data-widget=save-data]',
    ...small,
    onIntent: ['saveData.client'],
    why: 'The switch is a form, and the head script reads its value: without the code, the page reloads.',
  },
]

/** Milliseconds to wait after the load event, and after scrolling to a widget, before its scripts are listed. */
const WAIT_MS = 1500

/** The scripts that loaded for a widget, when it was near the viewport and on intent, and their bytes on the wire together. */
export type LazyLoadReport = Awaited<ReturnType<typeof measureWidget>>

/**
 * Opens each widget’s page as a phone, waits, scrolls near the widget, hovers it, and compares the scripts that load with those that may.
 */
export const measureLazyLoading = (browser: Browser, origin: string, atOnce: number) =>
  mapWithLimit(LAZY_WIDGETS, atOnce, (widget) => measureWidget(browser, origin, { ...widget, route: findRoute(widget) }))

/** The page of a widget in a built site. Throws when there is none. */
export function findRoute({ route }: Pick<LazyWidget, 'route'>, folder: string = SITE_FOLDER): string {
  if (typeof route === 'string') return route
  const found = listBuiltPages(folder).find((page) => {
    const html = readFileSync(path.join(folder, toPageFile(page)), 'utf8')
    return html.includes(route.containing) && !(route.without && html.includes(route.without))
  })
  if (found === undefined) throw new Error(`No page contains ${route.containing}.`)
  return found
}

function measureWidget(
  browser: Browser,
  origin: string,
  { name, route, selector, why, delay = 0, near, onIntent }: LazyWidget & { route: string },
) {
  return inFreshContext(browser, PHONE, async (context) => {
    const { page, fetched, errors } = await openPage(context, origin, route)
    const listScripts = async () =>
      (await fetched())
        .filter(({ kind, beforeLoad }) => kind === 'script' && !beforeLoad)
        .map(({ url, bytes }) => ({ name: scriptName(url), bytes }))
    const namesOf = (scripts: readonly { name: string }[]) => scripts.map((script) => script.name).sort()
    await page.waitForTimeout(WAIT_MS)
    const early = (await listScripts()).map((script) => `${script.name} loaded far from the widget`)
    const widget = page.locator(selector).first()
    await widget.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(WAIT_MS + delay)
    await page.waitForLoadState('networkidle')
    const loadedNear = await listScripts()
    await widget.dispatchEvent('pointerover')
    await page.waitForLoadState('networkidle')
    const all = await listScripts()
    const loaded = { near: namesOf(loadedNear), onIntent: namesOf(all.slice(loadedNear.length)) }
    const compare = (when: string, found: readonly string[], expected: readonly string[]) =>
      found.join() === expected.join() ? [] : [`${listOf(found)} loaded ${when}; expected ${listOf(expected)}`]
    return {
      name,
      route,
      why,
      ...loaded,
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
      errors: [
        ...errors,
        ...early,
        ...compare('near the viewport', loaded.near, near),
        ...compare('on intent', loaded.onIntent, onIntent),
      ].map((error) => `${name} on ${route}: ${error}`),
    }
  })
}

const listOf = (scripts: readonly string[]) => (scripts.length > 0 ? scripts.join(' and ') : 'nothing')

/** The columns of the report, as toLazyLoadRow fills them. */
export const LAZY_LOAD_HEAD = ['widget', 'page', 'loads near the viewport', 'loads on intent', 'KB', 'why']
/** The row of a widget in the report. */
export const toLazyLoadRow = ({ name, route, near, onIntent, bytes, why }: LazyLoadReport) => [
  name,
  route,
  listOf(near),
  listOf(onIntent),
  (bytes / 1024).toFixed(1),
  why,
]
