import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '../../src/content/site.ts'
import { calendarPath } from '../../src/lib/calendarAddresses.ts'
import { toPlainText } from '../../src/markdown/toPlainText.ts'
import { calendarEvents } from '../../src/model/calendarEvents.ts'
import { listCalendars } from '../../src/model/calendars.ts'
import { listPages } from '../../src/model/pages.ts'
import { toCalendar } from '../../src/seo/calendar.ts'
import { FEEDS, newsFeed, toAtom, toJsonFeed } from '../../src/seo/feed.ts'
import { SITEMAP, toRobots, toSitemap } from '../../src/seo/sitemap.ts'
import { toManifest, WEB_MANIFEST } from '../identity/webManifest.ts'

/** Writes the files of the finished site that programs read, from the content: calendars, feeds, sitemap, robots.txt, web app manifest. */
export function writeMachineReadableFiles(folder: string, site: Site): void {
  const { url } = site.company
  const feed = newsFeed(site)
  const files: Written[] = [
    ...calendarFiles(site),
    [FEEDS.atom.path, toAtom(feed)],
    [FEEDS.json.path, toJsonFeed(feed)],
    [SITEMAP, toSitemap(url, listPages(site))],
    ['/robots.txt', toRobots(url)],
    [WEB_MANIFEST, `${JSON.stringify(toManifest(site.company), null, 2)}\n`],
  ]
  for (const [address, text] of files) {
    const file = path.join(folder, address)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

type Written = [address: string, text: string]

function calendarFiles(site: Site): Written[] {
  const { name: owner, url } = site.company
  const events = calendarEvents(site).map((event) => ({ ...event, description: toPlainText(event.description) }))
  return [
    ...events.map((event): Written => [calendarPath(event), toCalendar({ owner, url }, [event])]),
    ...listCalendars(site).map(({ path, name, holds }): Written => [path, toCalendar({ owner, url, name }, events.filter(holds))]),
  ]
}
