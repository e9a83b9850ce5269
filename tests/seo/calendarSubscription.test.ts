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

it('a city without an event has no calendar', () => {
  const ibadan = site.venues.find(({ city }) => city === 'Ibadan')?.id ?? ''
  const moved: Site = {
    ...site,
    tickets: site.tickets.map((event) => ({ ...event, dates: event.dates.map((one) => ({ ...one, venue: ibadan })) })),
  }
  const pathsOf = (of: Site) => listCalendars(of).map(({ path }) => path)
  expect(build(site, '/calendar/cities/lagos.ics')).not.toEqual([])
  expect(pathsOf(moved)).toEqual(pathsOf(site).filter((path) => path !== '/calendar/cities/lagos.ics'))
})

describe('a calendar of a kind of access', () => {
  const signed = '/calendar/access/signed.ics'
  const withAccess = edit({ access: [{ kind: 'signed', language: 'Nigerian Sign Language', position: 'at the left of the stage' }] })

  it('has the dates of its kind, and describes their access', () => {
    const event = build(withAccess, signed).find(isChanged)
    expect(event?.description).toContain('Signed: Nigerian Sign Language. At the left of the stage.')
    expect(build(withAccess, '/calendar/access/captioned.ics').find(isChanged)).toBeUndefined()
  })

  it('is written only where a date has that kind', () => {
    const none: Site = {
      ...site,
      tickets: site.tickets.map((event) => ({ ...event, dates: event.dates.map(({ access, ...one }) => one) })),
    }
    expect(listCalendars(site).map(({ path }) => path)).toContain(signed)
    expect(listCalendars(none).map(({ path }) => path)).not.toContain(signed)
  })
})
