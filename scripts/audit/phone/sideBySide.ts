import type { Browser } from 'playwright'
import { startBrowser } from '../../browser/findBrowser.ts'
import { createSiteServer, listen } from '../../serve/server.ts'
import { readLoad } from './loadAverage.ts'

/** A built site and a variant of it, measured in one browser. */
export interface SideBySide {
  browser: Browser
  origin: string
  twinOrigin: string
}

/**
 * Serves two folders on `port` and the next one, measures the pages one by one, and prints the last line that `format` makes of each
 * report. `load` is the machine’s load before the first page and after each.
 */
export async function measureSideBySide<Report>(
  { asBuilt, twin, port }: { asBuilt: string; twin: string; port: number },
  routes: readonly string[],
  measure: (sites: SideBySide, route: string) => Promise<Report>,
  format: (reports: readonly Report[]) => string,
): Promise<{ reports: Report[]; load: number[] }> {
  const [ours, twins] = [createSiteServer(asBuilt), createSiteServer(twin)]
  const origin = `http://localhost:${await listen(ours, port)}`
  const twinOrigin = `http://localhost:${await listen(twins, port + 1)}`
  const browser = await startBrowser()
  const load = [readLoad()]
  const reports: Report[] = []
  try {
    for (const route of routes) {
      const report = await measure({ browser, origin, twinOrigin }, route)
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
): Promise<{ asBuilt: Result; twin: Result }[]> {
  const results: { asBuilt: Result; twin: Result }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const isTwinFirst = round % 2 === 1
    const first = await measure(browser, (isTwinFirst ? twinOrigin : origin) + route)
    const second = await measure(browser, (isTwinFirst ? origin : twinOrigin) + route)
    results.push(isTwinFirst ? { asBuilt: second, twin: first } : { asBuilt: first, twin: second })
  }
  return results
}
