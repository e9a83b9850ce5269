import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from '../../src/model/calendarFacts.ts'
import { toWebCalendars } from '../../src/model/calendarFacts.ts'

const URL_OF_SITE = 'https://www.ilu.example'

const toEvent = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  eventId: 'drum',
  dateId: 'may-6',
  title: 'Ìlù & Ọmọ',
  description: 'A *drum* speaks.',
  start: '2034-05-06T16:00+01:00',
  runningTime: 80,
  status: 'on sale',
  place: 'Mushin Arts Hall, Lagos',
  access: [{ kind: 'captioned live' }],
  page: '/productions/drum',
  changed: '2034-01-01',
  ...more,
})

/** The query of each link, by the name of its calendar. */
const queries = (event: CalendarEvent) =>
  Object.fromEntries(toWebCalendars(event, URL_OF_SITE).map(({ name, href }) => [name, Object.fromEntries(new URL(href).searchParams)]))

describe('the links of web calendars', () => {
  it('have the title, times and place of the event, and its page, which has its access', () => {
    const details = 'https://www.ilu.example/productions/drum'
    const { Google, Outlook } = queries(toEvent())
    expect(Google).toEqual({
      action: 'TEMPLATE',
      text: 'Ìlù & Ọmọ',
      dates: '20340506T150000Z/20340506T162000Z',
      location: 'Mushin Arts Hall, Lagos',
      details,
    })
    expect(Outlook).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: 'Ìlù & Ọmọ',
      startdt: '2034-05-06T15:00:00Z',
      enddt: '2034-05-06T16:20:00Z',
      location: 'Mushin Arts Hall, Lagos',
      body: details,
    })
  })

  it('end when they begin if the length is not known, since both calendars need an end', () => {
    expect(queries(toEvent({ runningTime: undefined })).Google?.dates).toBe('20340506T150000Z/20340506T150000Z')
  })

  it('take whole days, with the day after the last as their end', () => {
    const { Google, Outlook } = queries(toEvent({ start: '2034-08-10', end: '2034-08-15', runningTime: undefined }))
    expect(Google?.dates).toBe('20340810/20340816')
    expect(Outlook).toMatchObject({ startdt: '2034-08-10', enddt: '2034-08-16', allday: 'true' })
  })
})
