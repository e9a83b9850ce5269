import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '../../src/model/calendarFacts.ts'
import { toWebCalendars } from '../../src/model/calendarFacts.ts'
import { toCalendarEvent } from './samples.ts'

const URL_OF_SITE = 'https://www.ilu.example'

/** The query of each link, by the name of its calendar. */
const queries = (event: CalendarEvent) =>
  Object.fromEntries(toWebCalendars(event, URL_OF_SITE).map(({ name, href }) => [name, Object.fromEntries(new URL(href).searchParams)]))

describe('the links of web calendars', () => {
  it('have the title, times and place of the event, and its page, which has its access', () => {
    const details = 'https://www.ilu.example/productions/sankara'
    const { Google, Outlook } = queries(toCalendarEvent({ title: 'Ìlù & Ọmọ', runningTime: 80 }))
    expect(Google).toEqual({
      action: 'TEMPLATE',
      text: 'Ìlù & Ọmọ',
      dates: '20250705T150000Z/20250705T162000Z',
      location: 'A theatre, Lagos',
      details,
    })
    expect(Outlook).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: 'Ìlù & Ọmọ',
      startdt: '2025-07-05T15:00:00Z',
      enddt: '2025-07-05T16:20:00Z',
      location: 'A theatre, Lagos',
      body: details,
    })
  })

  it('end when they begin if the length is not known, since both calendars need an end', () => {
    expect(queries(toCalendarEvent()).Google?.dates).toBe('20250705T150000Z/20250705T150000Z')
  })

  it('take whole days, with the day after the last as their end', () => {
    const { Google, Outlook } = queries(toCalendarEvent({ start: '2034-08-10', end: '2034-08-15' }))
    expect(Google?.dates).toBe('20340810/20340816')
    expect(Outlook).toMatchObject({ startdt: '2034-08-10', enddt: '2034-08-16', allday: 'true' })
  })
})
