import { formatTable } from '../../lib/formatTable.ts'
import { BROWSER_JOURNEYS, listAllPages } from './browserJourneys.ts'
import { findTextErrors, type TextBrowser } from './textBrowser.ts'
import { type EngineBrowser, visitorOf } from './visitor.ts'

export interface JourneyResult {
  /** The browser’s name and version. */
  browser: string
  journey: string
  /** Empty for success. */
  errors: readonly string[]
}

/** Makes every journey for browsers with scripts, or without, each in a new page. Any error on the way fails the journey. */
export async function tryInEngine(engine: EngineBrowser, origin: string, runsScripts: boolean): Promise<JourneyResult[]> {
  const results: JourneyResult[] = []
  for (const [journey, { screen = 'phone', isWithoutScripts = false, act }] of Object.entries(BROWSER_JOURNEYS)) {
    if (isWithoutScripts === runsScripts) continue
    const driver = await engine.open(screen)
    const ended: string[] = []
    await act(visitorOf(driver, origin)).catch((error: Error) => ended.push(error.message))
    results.push({ browser: engine.name, journey, errors: [...ended, ...new Set(await driver.errors())] })
    await driver.close()
  }
  return results
}

/** Reads every page in a text browser. */
export async function readInTextBrowser({ name, read }: TextBrowser, origin: string): Promise<JourneyResult> {
  const errors: string[] = []
  for (const page of listAllPages()) errors.push(...findTextErrors(await read(origin + page)).map((error) => `${page}: ${error}`))
  return { browser: name, journey: 'read every page as text', errors }
}

/** The results as a text table: a row for each journey, a column for each browser. */
export function formatResults(results: readonly JourneyResult[]): string {
  const browsers = [...new Set(results.map(({ browser }) => browser))]
  const cellOf = (wanted: string, name: string) => {
    const result = results.find(({ journey, browser }) => journey === wanted && browser === name)
    return result ? (result.errors.length === 0 ? 'made' : 'FAILED') : '–'
  }
  const rows = [...new Set(results.map(({ journey }) => journey))].map((journey) => [
    journey,
    ...browsers.map((browser) => cellOf(journey, browser)),
  ])
  return formatTable(['', ...browsers], rows)
}
