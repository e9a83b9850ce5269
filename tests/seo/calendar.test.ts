import { describe, expect, it } from 'vitest'
import { WORDS } from '../../src/lib/words.ts'
import type { CalendarEvent } from '../../src/model/calendarFacts.ts'
import { toCalendar } from '../../src/seo/calendar.ts'
import { toCalendarEvent } from '../model/samples.ts'
import { readCalendar } from './readCalendar.ts'

const HEAD = { owner: 'Ìlù; & Company', url: 'https://www.ilu.example' }

/** The only event of a calendar file, parsed. */
const read = (more: Partial<CalendarEvent> = {}) => readCalendar(toCalendar(HEAD, [toCalendarEvent(more)])).events[0]

describe('a performance in a calendar', () => {
  it('begins at Lagos time, in any time zone', () => {
    expect(read()?.start).toBe('2025-07-05T15:00:00Z')
  })

  it('has an end only if its length is known', () => {
    expect(read()?.end).toBeUndefined()
    expect(read({ start: '2025-12-31T23:00+01:00', runningTime: 90 })?.end).toBe('2025-12-31T23:30:00Z')
  })

  it('that lasts several days ends with the last one, with any running time', () => {
    expect(read({ start: '2025-08-10T10:00+01:00', end: '2025-08-15', runningTime: 90 })).toMatchObject({
      start: '2025-08-10T09:00:00Z',
      end: '2025-08-15T23:00:00Z',
    })
  })

  it('has the same UID after a change of title, day and place', () => {
    const { uid } = read() ?? {}
    expect(uid).toBe('lagos-july-5.sankara@www.ilu.example')
    expect(read({ title: 'The Captain', start: '2025-08-01T16:00+01:00', place: 'A hall, Ibadan', status: 'cancelled' })?.uid).toBe(uid)
  })

  it('is updated when it is postponed, gets a new date, or is cancelled', () => {
    const states = (['on sale', 'sold out', 'postponed', 'rescheduled', 'cancelled'] as const).map((status) =>
      read({ status, reason: 'The hall is shut' }),
    )
    const { postponed, newDate, cancelled } = WORDS.notices
    expect(states.map((event) => [event?.status, event?.summary])).toEqual([
      ['CONFIRMED', 'Sankara'],
      ['CONFIRMED', 'Sankara'],
      ['TENTATIVE', `${postponed}: Sankara`],
      ['CONFIRMED', `${newDate}: Sankara`],
      ['CANCELLED', `${cancelled}: Sankara`],
    ])
    const sequences = states.map((event) => event?.sequence ?? 0)
    expect(sequences.map((sequence) => sequence - (sequences[0] ?? 0))).toEqual([0, 0, 1, 2, 3])
    expect(states.map((event) => event?.isTransparent)).toEqual([false, false, true, false, true])
    const reasons = states.map((event) => event?.description.includes('The hall is shut.'))
    expect(reasons).toEqual([false, false, true, true, true])
  })

  it('has a higher SEQUENCE and a later LAST-MODIFIED after each day with a change, with any status', () => {
    const sequences = (['cancelled', 'on sale', 'postponed', 'scheduled'] as const).map(
      (status, index) => read({ status, changed: `2025-06-0${index + 1}` })?.sequence ?? 0,
    )
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    expect(read({ changed: '2012-02-29' })?.sequence).toBeGreaterThan(0)
    expect(read({ changed: '2025-06-04' })).toMatchObject({ modified: '2025-06-04T00:00:00Z', stamp: '2025-06-04T00:00:00Z' })
  })
})

describe('days in a calendar', () => {
  it('end on the day after the last, because DTEND is exclusive', () => {
    expect(read({ start: '2024-12-31' })).toMatchObject({ start: '2024-12-31', end: '2025-01-01' })
    expect(read({ start: '2024-02-28', end: '2024-02-28' })?.end).toBe('2024-02-29')
  })
})

describe('a calendar file', () => {
  const yoruba = 'Ọ̀ṣun ọjọ́ àti ẹ̀kọ́ nípa ìtàn; ìlù, ijó\\nlá '.repeat(9)

  it('is parsed back to the same text, with any characters', () => {
    expect(read({ title: yoruba, description: `${yoruba}\n${yoruba}` })).toMatchObject({
      summary: yoruba,
      description: `${yoruba}\n${yoruba}`,
    })
  })

  it('has lines of at most 75 octets that end with CRLF, and splits no character', () => {
    const text = toCalendar({ ...HEAD, name: yoruba }, [toCalendarEvent({ title: yoruba })])
    const lines = text.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n\uFFFD]/.test(line))).toEqual([])
    expect(Buffer.from(text).toString()).toBe(text)
    expect(text).toContain('ìtàn\\; ìlù\\, ijó\\\\nlá')
    expect(text).toContain('\r\nLOCATION:A theatre\\, Lagos\r\n')
  })
})
