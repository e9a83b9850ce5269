import path from 'node:path'
import { startBrowser } from '../../browser/findBrowser.ts'
import { serveSite } from '../../serve/server.ts'
import { copyChangedSite } from '../copyChangedSite.ts'
import { type Round, readLoad } from './figures.ts'

/** A page measured beside its twin, the same page without what is measured, such as scripts. */
export interface SideBySide<Figures> {
  route: string
  rounds: readonly Round<Figures>[]
}

/** How many times each page is measured. */
const ROUNDS = 3

/** What to measure of every page. `Extra` is what is measured of the page as built alone. */
interface Measurement<SiteBrowser, Figures, Extra extends object> {
  /** The folders of the site as built and of its twin. */
  copies: Round<string>
  routes: readonly string[]
  start: () => Promise<{ browser: SiteBrowser; close(): unknown }>
  measure: (browser: SiteBrowser, address: string) => Promise<Figures>
  /** Whether a page seems to miss a goal. With few rounds that may be noise, so it is measured in as many rounds again. */
  isUncertain: (comparison: SideBySide<Figures>) => boolean
  measureExtra: (browser: SiteBrowser, address: string) => Promise<Extra>
  /** A table of pages. Its last line is printed after each. */
  format: (reports: readonly (SideBySide<Figures> & Extra)[]) => string
}

/**
 * Serves the site and its twin, and measures the pages one by one in one browser, in turns. `load` is the range of the machine’s load
 * before the first page and after each, because times measured on a busy machine are longer.
 */
export async function measureSideBySide<SiteBrowser, Figures, Extra extends object>({
  copies,
  routes,
  start,
  measure,
  isUncertain,
  measureExtra,
  format,
}: Measurement<SiteBrowser, Figures, Extra>): Promise<{ reports: (SideBySide<Figures> & Extra)[]; load: string }> {
  const [site, twin] = [await serveSite(copies.asBuilt), await serveSite(copies.twin)]
  const { browser, close } = await start()
  const load = [readLoad()]
  const reports: (SideBySide<Figures> & Extra)[] = []
  /** Measures a page and its twin several times, alternating which one is first. */
  const measureInTurns = async (route: string) => {
    const results: Round<Figures>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const isTwinFirst = round % 2 === 1
      const first = await measure(browser, (isTwinFirst ? twin : site).origin + route)
      const second = await measure(browser, (isTwinFirst ? site : twin).origin + route)
      results.push(isTwinFirst ? { asBuilt: second, twin: first } : { asBuilt: first, twin: second })
    }
    return results
  }
  try {
    for (const route of routes) {
      const measured = await measureInTurns(route)
      if (isUncertain({ route, rounds: measured })) measured.push(...(await measureInTurns(route)))
      reports.push({ route, rounds: measured, ...(await measureExtra(browser, site.origin + route)) })
      load.push(readLoad())
      console.log(format(reports.slice(-1)).split('\n').at(-1))
    }
  } finally {
    await close()
    site.close()
    twin.close()
  }
  return { reports, load: `${Math.min(...load)} to ${Math.max(...load)}` }
}

/** Starts the browser with the font of Android phones. */
export async function startPhoneBrowser() {
  const browser = await startBrowser('roboto')
  return { browser, close: () => browser.close() }
}

/** Copies the built site to `folder` twice, each changed in its own way, so that a build during the audit changes nothing. */
export function makeCopies(folder: string, changes: Round<(html: string) => string>): Round<string> {
  const copies = { asBuilt: path.join(folder, 'as-built'), twin: path.join(folder, 'twin') }
  copyChangedSite('dist', copies.asBuilt, changes.asBuilt)
  copyChangedSite('dist', copies.twin, changes.twin)
  return copies
}

/**
 * Marks the picture that a page requests first, its largest above the fold, with elementtiming (https://wicg.github.io/element-timing/).
 * LCP itself may choose a slightly larger block of text, and then reports no picture.
 */
export const markFirst = (html: string): string => html.replace(/<img(?=[^>]* fetchpriority="high")/i, '$& elementtiming="first-picture"')

/** Removes scripts from a page. JSON-LD and other data stay: they never run. */
export function stripScripts(html: string): string {
  return html.replace(/<script(?! type="application\/)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}

/**
 * The site as built and without scripts. The twin is still opened with JavaScript enabled: otherwise the browser would render noscript
 * content and ignore lazy loading, and be slower. Both report when the first picture was painted.
 */
export const SCRIPT_FREE_TWIN: Round<(html: string) => string> = { asBuilt: markFirst, twin: (html) => markFirst(stripScripts(html)) }
