import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '../../src/content/site.ts'
import { calendarPath } from '../../src/lib/calendarPath.ts'
import { toPlainText } from '../../src/markdown/toPlainText.ts'
import { calendarEvents, SEASON_CALENDAR } from '../../src/model/calendar.ts'
import { listPages } from '../../src/model/pages.ts'
import { toCalendar } from '../../src/seo/calendar.ts'
import { FEEDS, newsFeed, toAtom, toJsonFeed } from '../../src/seo/feed.ts'
import { SITEMAP, toRobots, toSitemap } from '../../src/seo/sitemap.ts'

/** Writes into the finished site what programs read of it: calendars, feeds, the sitemap and robots.txt. All of it comes from content alone. */
export function writeExtras(folder: string, site: Site): void {
  const { url } = site.company
  const feed = newsFeed(site, toPlainText)
  const files: Written[] = [
    ...calendarFiles(site),
    [FEEDS.atom.path, toAtom(feed)],
    [FEEDS.json.path, toJsonFeed(feed)],
    [SITEMAP, toSitemap(url, listPages(site))],
    ['/robots.txt', toRobots(url)],
  ]
  for (const [address, text] of files) {
    const file = path.join(folder, address)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** A file’s address on this site, and what it holds. */
type Written = [address: string, text: string]

function calendarFiles(site: Site): Written[] {
  const { name, url } = site.company
  const events = calendarEvents(site).map((event) => ({ ...event, about: toPlainText(event.about) }))
  return [
    ...events.map((event): Written => [calendarPath(event), toCalendar({ owner: name, url }, [event])]),
    [SEASON_CALENDAR, toCalendar({ owner: name, url, name }, events)],
  ]
}
