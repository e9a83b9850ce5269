import type { Browser } from 'playwright'
import { startBrowser } from '../../browser/findBrowser.ts'
import { serveSite } from '../../serve/server.ts'
import { type Round, readLoad } from './figures.ts'

/** A built site and a variant of it, measured in one browser. */
export interface SideBySide {
  browser: Browser
  origin: string
  twinOrigin: string
}

/**
 * Serves two folders, measures the pages one by one, and prints the last line that `format` makes of each
 * report. `load` is the machine’s load before the first page and after each.
 */
export async function measureSideBySide<Report>(
  folders: Round<string>,
  routes: readonly string[],
  measure: (sites: SideBySide, route: string) => Promise<Report>,
  format: (reports: readonly Report[]) => string,
): Promise<{ reports: Report[]; load: number[] }> {
  const [ours, twins] = [await serveSite(folders.asBuilt), await serveSite(folders.twin)]
  const browser = await startBrowser()
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
export async function inTurns<Result>(
  { browser, origin, twinOrigin }: SideBySide,
  route: string,
  rounds: number,
  measure: (browser: Browser, address: string) => Promise<Result>,
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
