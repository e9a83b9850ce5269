import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeMachineReadableFiles } from '../../scripts/build/machineReadableFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { listCalendars } from '../../src/model/calendars.ts'
import { site } from '../fixtures/site.ts'
import { type ReadEvent, readCalendar } from './readCalendar.ts'

/** The events of one calendar of a site. */
function build(of: Site, address: string): ReadEvent[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'calendar-'))
  writeMachineReadableFiles(folder, of)
  return readCalendar(readFileSync(path.join(folder, address), 'utf8')).events
}

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

it('a calendar of a kind of access has the dates of its kind, and describes their access', () => {
  const access = [{ kind: 'signed' as const, language: 'Nigerian Sign Language', position: 'at the left of the stage' }]
  const changed = site.tickets.find(({ id }) => id === 'sankara-revival')
  const tickets = site.tickets.map((event) =>
    event === changed ? { ...event, dates: event.dates.map((date) => ({ ...date, access })) } : event,
  )
  const find = (kind: string) =>
    build({ ...site, tickets }, `/calendar/access/${kind}.ics`).find(({ uid }) => uid.includes('.sankara-revival@'))
  expect(find('signed')?.description).toContain('Signed: Nigerian Sign Language. At the left of the stage.')
  expect(find('captioned')).toBeUndefined()
})
