import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TicketSheet } from '../../src/components/TicketSheet.tsx'
import { getEntry } from '../../src/content/site.ts'
import { NOTICE_STATUSES } from '../../src/lib/eventTypes.ts'
import { WORDS } from '../../src/lib/words.ts'
import { toEventCardProps } from '../../src/model/eventCards.ts'
import { site } from '../fixtures/site.ts'
import { textOf } from '../pages/renderMain.tsx'

beforeEach(() => vi.stubEnv('SITE_NOW', '2025-06-01'))

const EVENT = getEntry(site, 'tickets', 'sankara-revival')
type Changes = Partial<(typeof EVENT)['dates'][number]>

/** The ticket sheet of a performance with this status. */
function sheetOf(status: NonNullable<Changes['status']>, more: Changes = {}): DocumentFragment {
  const dates = EVENT.dates.slice(0, 1).map((date) => ({ ...date, status, ...more }))
  return JSDOM.fragment(renderToStaticMarkup(<TicketSheet {...toEventCardProps(site, { ...EVENT, dates })} id={EVENT.id} />))
}

const hrefsOf = (sheet: DocumentFragment, part: string) =>
  [...sheet.querySelectorAll(`a[href*="${part}"]`)].map((link) => link.getAttribute('href'))
const namesOf = (sheet: DocumentFragment) => [...sheet.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '')

const { accessibleName } = WORDS.common
const DATE = 'Sankara (Revival), July 5, 2025 at 4:00 PM'

describe('a date of a ticket sheet', () => {
  it.each([
    ['scheduled', true],
    ['on sale', true],
    ['sold out', true],
    ['postponed', true],
    ['cancelled', false],
    ['completed', false],
  ] as const)('has calendar links while it is %s: %s', (status, expected) => {
    const links = ['/calendar/sankara-revival-lagos-july-5.ics', 'https://calendar.google.com/', 'https://outlook.live.com/calendar/']
    const found = links.map((link) => hrefsOf(sheetOf(status), link).length === 1)
    expect(found).toEqual(links.map(() => expected))
  })

  it('has a link to ask about access, until it is over', () => {
    const name = accessibleName(WORDS.contact.askAboutDate, DATE)
    vi.stubEnv('SITE_NOW', '2025-07-05')
    expect(namesOf(sheetOf('on sale'))).toContain(name)
    vi.stubEnv('SITE_NOW', '2025-07-06')
    expect(namesOf(sheetOf('on sale'))).not.toContain(name)
  })

  it.each(['sold out', 'postponed', 'cancelled'] as const)('shows that it is %s, and why, and offers no tickets', (status) => {
    const { getTickets, sellersPage } = WORDS.tickets
    expect(namesOf(sheetOf('on sale')).join()).toContain(`${accessibleName(getTickets, DATE)} (tickets.example, `)
    const sheet = sheetOf(status, { reason: 'The hall is being repaired' })
    expect([...sheet.querySelectorAll('p')].map(textOf)).toContain(`${NOTICE_STATUSES[status]} The hall is being repaired`)
    expect(namesOf(sheet).join()).not.toContain(getTickets)
    expect(namesOf(sheet).join()).toContain(`${accessibleName(sellersPage, DATE)} (tickets.example, `)
  })

  it('is listed under its first date with its new date, which the calendar link has', () => {
    const sheet = sheetOf('postponed', { reason: 'The lead is ill', newDate: '2025-08-02T16:00+01:00' })
    expect(textOf(sheet.querySelector('h4'))).toBe('July 5, 2025 at 4:00 PM')
    const { postponed, newDate } = WORDS.notices
    expect([...sheet.querySelectorAll('p')].map(textOf)).toContain(`${postponed} The lead is ill ${newDate}: August 2, 2025 at 4:00 PM`)
    expect(namesOf(sheet)).toContain(accessibleName(WORDS.calendar.add, 'Sankara (Revival), August 2, 2025 at 4:00 PM'))
  })
})
