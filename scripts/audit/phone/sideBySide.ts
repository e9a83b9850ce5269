import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { startBrowser } from '../../browser/findBrowser.ts'
import { serveSite } from '../../serve/server.ts'
import { copyChangedSite } from '../copyChangedSite.ts'
import { type Round, readLoad } from './figures.ts'

/** A built site and a variant of it, measured in one browser. */
export interface SideBySide<SiteBrowser = Browser> {
  browser: SiteBrowser
  origin: string
  twinOrigin: string
}

/**
 * Copies the built site to `folder` twice, as it is and without scripts, so that a build during the audit changes nothing. The second copy
 * is still opened with JavaScript enabled: otherwise the browser would render noscript content and ignore lazy loading, and be slower. Both
 * report when the first picture was painted.
 */
export function makeCopies(folder: string): Round<string> {
  rmSync(folder, { recursive: true, force: true })
  const copies = { asBuilt: path.join(folder, 'as-built'), twin: path.join(folder, 'script-free') }
  copyChangedSite('dist', copies.asBuilt, markFirst)
  copyChangedSite('dist', copies.twin, (html) => markFirst(stripScripts(html)))
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
 * Serves two folders, measures the pages one by one, and prints the last line that `format` makes of each report. `load` is the machine’s
 * load before the first page and after each.
 */
export async function measureSideBySide<Report>(
  folders: Round<string>,
  routes: readonly string[],
  measure: (sites: SideBySide, route: string) => Promise<Report>,
  format: (reports: readonly Report[]) => string,
): Promise<{ reports: Report[]; load: number[] }> {
  const [ours, twins] = [await serveSite(folders.asBuilt), await serveSite(folders.twin)]
  // Android phones have Roboto.
  const browser = await startBrowser('roboto')
  const load = [readLoad()]
  const reports: Report[] = []
  try {
    for (const route of routes) {
      const report = await measure({ browser, origin: ours.origin, twinOrigin: twins.origin }, route)
      reports.push(report)
      load.push(readLoad())
      console.log(format([report]).split('\n').at(-1))
    }
  } finally {
    await browser.close()
    ours.close()
    twins.close()
  }
  return { reports, load }
}

/** Measures a page of both sites several times, alternating which one is first. */
export async function inTurns<Result, SiteBrowser>(
  { browser, origin, twinOrigin }: SideBySide<SiteBrowser>,
  route: string,
  rounds: number,
  measure: (browser: SiteBrowser, address: string) => Promise<Result>,
): Promise<Round<Result>[]> {
  const results: Round<Result>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const isTwinFirst = round % 2 === 1
    const first = await measure(browser, (isTwinFirst ? twinOrigin : origin) + route)
    const second = await measure(browser, (isTwinFirst ? origin : twinOrigin) + route)
    results.push(isTwinFirst ? { asBuilt: second, twin: first } : { asBuilt: first, twin: second })
  }
  return results
}
