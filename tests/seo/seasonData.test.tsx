import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it, vi } from 'vitest'
import { writeMachineReadableFiles } from '../../scripts/build/machineReadableFiles.ts'
import { formatWhen } from '../../src/lib/dates.ts'
import { TicketsPage } from '../../src/pages/TicketsPage.tsx'
import { toSeasonCsv, toSeasonJson } from '../../src/seo/seasonData.ts'
import { site } from '../fixtures/site.ts'
import { renderMain, textOf, textsOf } from '../pages/renderMain.tsx'
import { readCalendar } from './readCalendar.ts'

interface SeasonEvent {
  uid: string
  title: string
  start: string
  end?: string
  place?: string
  page: string
  tickets?: { url: string; types: { name: string; price: number }[] }
}

const folder = mkdtempSync(path.join(tmpdir(), 'season-'))
writeMachineReadableFiles(folder, site)
const read = (name: string) => readFileSync(path.join(folder, 'calendar', name), 'utf8')
const season = JSON.parse(read('season.json')) as { events: SeasonEvent[]; license: string; $schema: string }
const validate = new Ajv({ allErrors: true }).compile(JSON.parse(read('season.schema.json')))

/** The cells of a CSV file without line breaks in cells. */
const toRows = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain),
    )

describe('the season as data', () => {
  it('is valid by its schema, which refuses missing and unknown values', () => {
    validate(season)
    expect(validate.errors ?? []).toEqual([])
    expect(validate({ ...season, license: undefined })).toBe(false)
    expect(validate({ ...season, events: [{ ...season.events[0], start: 'tomorrow' }] })).toBe(false)
    expect(season.$schema).toBe(`${site.company.url}/calendar/season.schema.json`)
    expect(season.license).toBe(site.ticketsPage.data.licence.href)
  })

  it('has the events of the calendar, with the same names and in the same order', () => {
    const { events } = readCalendar(read('season.ics'))
    expect(season.events.map(({ uid, title, page }) => [uid, title, page])).toEqual(
      events.map(({ uid, summary, url }) => [uid, summary, url]),
    )
  })

  it('is the same in CSV as in JSON', () => {
    const [head = [], ...rows] = toRows(read('season.csv'))
    const cells = (name: string) => rows.map((row) => row[head.indexOf(name)])
    for (const name of ['uid', 'title', 'start', 'end', 'place', 'page'] as const)
      expect(cells(name), name).toEqual(season.events.map((event) => event[name] ?? ''))
    const prices = season.events.map(({ tickets }) => tickets?.types.map(({ price }) => price) ?? [])
    expect(cells('lowest_price_ngn')).toEqual(prices.map((list) => (list.length > 0 ? String(Math.min(...list)) : '')))
    expect(cells('highest_price_ngn')).toEqual(prices.map((list) => (list.length > 0 ? String(Math.max(...list)) : '')))
    expect(new Set(cells('license'))).toEqual(new Set([season.license]))
  })

  it('agrees with the ticket sheets: day, time, place, prices and seller of each date', () => {
    const shown = [...renderMain(<TicketsPage site={site} />).querySelectorAll('.ticket-date')].map((sheet) => ({
      when: textOf(sheet.querySelector('h4')),
      place: textOf(sheet.querySelector('h4 + p')),
      seller: sheet.querySelector('.external-link')?.getAttribute('href'),
      prices: textsOf(sheet, '.ticket-prices strong').map((price) => Number(/[\d,]+/.exec(price)?.[0].replaceAll(',', ''))),
    }))
    const listed = season.events.flatMap(({ start, end, place, tickets }) =>
      tickets ? [{ when: formatWhen({ start, end }), place, seller: tickets.url, prices: tickets.types.map(({ price }) => price) }] : [],
    )
    const bySeller = (a: { seller?: string | null }, b: { seller?: string | null }) => (a.seller ?? '').localeCompare(b.seller ?? '')
    expect(listed.toSorted(bySeller)).toEqual(shown.toSorted(bySeller))
  })

  const event = { event: 'a', date: 'b', title: '=SUM(A1)', about: '', start: '2025-01-01', page: '/', changed: '2025-01-01' } as const
  const head = { owner: 'Ìlù', url: 'https://ilu.example', licence: 'https://licence.example' }

  it.each([
    ['2025-08-15', 'on sale', 'on sale'],
    ['2025-08-16', 'on sale', 'completed'],
    ['2025-08-16', 'rescheduled', 'completed'],
    ['2025-08-16', 'postponed', 'postponed'],
  ] as const)('says on %s of an event until August 15 that is %s: %s', (today, status, told) => {
    vi.stubEnv('SITE_NOW', today)
    expect(JSON.parse(toSeasonJson(head, [{ ...event, end: '2025-08-15', status }]))).toMatchObject({ events: [{ status: told }] })
  })

  it('quotes commas and quotation marks in CSV, and has no cell that begins like a formula', () => {
    const table = toSeasonCsv(head, [{ ...event, status: 'scheduled', reason: 'The "old" hall, shut' }])
    expect(table).toContain(",'=SUM(A1),")
    expect(table).toContain(',"The ""old"" hall, shut",')
  })
})
