import { NOT_FOUND, OFFLINE } from '../../../src/lib/routes.ts'
import { listBuiltPages } from '../../lib/builtPages.ts'
import { FIXTURE_DIST } from '../../test/fixtureProject.ts'
import { formatTable } from '../phone/figures.ts'
import { BROWSER_JOURNEYS, type BrowserJourney } from './browserJourneys.ts'
import type { EngineBrowser } from './driver.ts'
import type { TextBrowser } from './textBrowser.ts'
import { visitorOf } from './visitor.ts'

const listAllPages = () => [...listBuiltPages(FIXTURE_DIST), OFFLINE]

/** Matches code that a text browser shows as text. */
const CODE = /\{"|=>|function\s*\(|:root\b/

/** One more journey, which opens every page. */
const EVERY_PAGE: BrowserJourney = {
  about: 'open every page, read it to its end, and nothing complains',
  screen: 'phone',
  act: async (visitor) => {
    for (const page of [...listAllPages(), NOT_FOUND]) {
      await visitor.opens(page)
      await visitor.readsToTheEnd()
    }
  },
  read: async (reader) => {
    for (const page of listAllPages()) {
      await reader.opens(page)
      reader.reads('Skip to content', 'Quick links')
      reader.readsNo(CODE)
    }
  },
}

const ALL = [...BROWSER_JOURNEYS, EVERY_PAGE]

/** The descriptions of all journeys: the titles of the table’s rows. */
export const JOURNEY_NAMES: readonly string[] = ALL.map(({ about }) => about)

/** Tries every journey in a browser, each in a new page. Any error on the way fails the journey. */
export async function tryInEngine(engine: EngineBrowser, origin: string): Promise<Column> {
  const errors = new Map<string, string[]>()
  for (const { about, screen, act } of ALL) {
    const driver = await engine.open(screen)
    const ended = await inWords(() => act(visitorOf(driver, origin)))
    const complaints = await driver.errors()
    errors.set(about, [...ended, ...new Set(complaints)])
    await driver.close()
  }
  return { browser: engine.name, errors }
}

/** Runs the text part of every journey in a text browser. */
export async function tryAsText(browser: TextBrowser, origin: string): Promise<Column> {
  const errors = new Map<string, string[]>()
  for (const { about, read } of ALL) if (read) errors.set(about, await inWords(() => read(browser.read(origin))))
  return { browser: browser.name, errors }
}

async function inWords(act: () => Promise<void>): Promise<string[]> {
  try {
    await act()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** The results of the journeys in one browser. */
export interface Column {
  /** The browser’s name and version. */
  browser: string
  /** Error messages by journey; empty for success. Journeys that were not tried are missing. */
  errors: ReadonlyMap<string, readonly string[]>
}

/** The table as text: a row for each journey, a column for each browser. */
export function formatJourneyTable(journeys: readonly string[], columns: readonly Column[]): string {
  const rows = journeys.map((journey) => [journey, ...columns.map(({ errors }) => toCell(errors.get(journey)))])
  return formatTable(['', ...columns.map(({ browser }) => browser)], rows)
}

function toCell(errors: readonly string[] | undefined): string {
  if (errors === undefined) return '–'
  return errors.length === 0 ? 'made' : 'FAILED'
}
