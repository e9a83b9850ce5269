import type { Site } from '../content/site.ts'
import { accessListId } from '../lib/access.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { accessPerformances } from './events.ts'

/** Quick links of the footer that only this page has, before those of every page: on the home page, the next performances by access, and the calendars. */
export function quickLinksOf(site: Site, path: string | undefined): readonly { text: string; href: string }[] {
  if (path !== '/') return []
  const byAccess = accessPerformances(site).map(({ group }) => ({
    text: fillTokens(site.messages.access.next, { kind: group }),
    href: `/tickets#${accessListId(group)}`,
  }))
  return [...byAccess, { text: site.ticketsPage.calendars.title, href: '/tickets#calendars' }]
}
