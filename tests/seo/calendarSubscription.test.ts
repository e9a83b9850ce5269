import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeMachineReadableFiles } from '../../scripts/build/machineReadableFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { listCalendars } from '../../src/model/calendars.ts'
import { site } from '../fixtures/site.ts'
import { type ReadEvent, readCalendar } from './readCalendar.ts'

type EventDate = Site['tickets'][number]['dates'][number]

/** The events of one calendar of a site. */
function build(of: Site, address: string): ReadEvent[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'calendar-'))
  writeMachineReadableFiles(folder, of)
  return readCalendar(readFileSync(path.join(folder, address), 'utf8')).events
}

/** What a strict calendar program shows after reading two builds: it updates a known event only when SEQUENCE or DTSTAMP rises. */
function follow(before: readonly ReadEvent[], after: readonly ReadEvent[]): ReadEvent[] {
  const known = new Map(before.map((event) => [event.uid, event]))
  return after.map((event) => {
    const old = known.get(event.uid)
    const isNewer = !old || event.sequence > old.sequence || (event.sequence === old.sequence && event.stamp > old.stamp)
    return isNewer ? event : old
  })
}

const EVENT = 'sankara-revival'
const edit = (change: Partial<EventDate>, updated = '2026-12-01'): Site => ({
  ...site,
  tickets: site.tickets.map((event) =>
    event.id === EVENT
      ? { ...event, updated, dates: event.dates.map((date, index) => (index === 0 ? { ...date, ...change } : date)) }
      : event,
  ),
})
const date = site.tickets.find(({ id }) => id === EVENT)?.dates[0]
const isChanged = ({ uid }: ReadEvent) => uid.startsWith(`${date?.id}.${EVENT}@`)
const REASON = 'The hall is being repaired'

it.each(['/calendar/season.ics', '/calendar/cities/lagos.ics', '/calendar/productions/sankara.ics'])(
  'a subscription to %s follows a new time, and no other event changes its name or time',
  (address) => {
    const before = build(site, address)
    const after = follow(before, build(edit({ start: '2025-07-05T19:00+01:00' }), address))
    expect(after.find(isChanged)).toMatchObject({ start: '2025-07-05T18:00:00Z', status: 'CONFIRMED' })
    expect(after.map(({ uid }) => uid).toSorted()).toEqual(before.map(({ uid }) => uid).toSorted())
    const others = (events: readonly ReadEvent[]) => events.filter(({ uid }) => !uid.includes(`.${EVENT}@`)).toSorted(byUid)
    expect(others(after)).toEqual(others(before))
  },
)

const byUid = (a: ReadEvent, b: ReadEvent) => a.uid.localeCompare(b.uid)

it('an event is updated through every status, and back to on sale', () => {
  const changes: Partial<EventDate>[] = [
    { status: 'postponed', reason: REASON },
    { status: 'postponed', reason: REASON, newDate: '2025-08-02T16:00+01:00' },
    { status: 'cancelled', reason: REASON },
    { status: 'on sale' },
  ]
  let shown = build(site, '/calendar/season.ics')
  const states = changes.map((change, index) => {
    shown = follow(shown, build(edit(change, `2026-12-0${index + 1}`), '/calendar/season.ics'))
    const { status, start, summary } = shown.find(isChanged) ?? {}
    return [status, start, summary?.split(': ')[0]]
  })
  expect(states).toEqual([
    ['TENTATIVE', '2025-07-05T15:00:00Z', 'Postponed'],
    ['CONFIRMED', '2025-08-02T15:00:00Z', 'New date'],
    ['CANCELLED', '2025-07-05T15:00:00Z', 'Cancelled'],
    ['CONFIRMED', '2025-07-05T15:00:00Z', 'Sankara (Revival)'],
  ])
})

it('a date that moves to another city is removed from the calendar of the first, which keeps its URL when it is empty', () => {
  const ibadan = site.venues.find(({ city }) => city === 'Ibadan')?.id ?? ''
  const moved: Site = {
    ...site,
    tickets: site.tickets.map((event) => ({ ...event, dates: event.dates.map((one) => ({ ...one, venue: ibadan })) })),
  }
  expect(build(site, '/calendar/cities/lagos.ics')).not.toEqual([])
  expect(build(moved, '/calendar/cities/lagos.ics')).toEqual([])
  expect(listCalendars(moved)).toHaveLength(listCalendars(site).length)
})

describe('a calendar of a kind of access', () => {
  const signed = '/calendar/access/signed.ics'
  const withAccess = edit({ access: [{ kind: 'signed', language: 'Nigerian Sign Language', position: 'at the left of the stage' }] })

  it('has the dates of its kind, and describes their access', () => {
    const event = build(withAccess, signed).find(isChanged)
    expect(event?.description).toContain('Signed: Nigerian Sign Language. At the left of the stage.')
    expect(build(withAccess, '/calendar/access/captioned.ics').find(isChanged)).toBeUndefined()
  })

  it('omits a date that is no longer of its kind, and keeps its URL', () => {
    const none: Site = {
      ...site,
      tickets: site.tickets.map((event) => ({ ...event, dates: event.dates.map(({ access, ...one }) => one) })),
    }
    expect(build(none, signed)).toEqual([])
  })
})
