import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { writeMachineReadableFiles } from '../../scripts/build/machineReadableFiles.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import type { Site } from '../../src/content/site.ts'
import { writeFolder } from '../content/contentFolder.ts'
import { specifiedSite as site } from '../fixtures/site.ts'
import { isOfOneDate, readCalendar } from './readCalendar.ts'

const { url } = site.company

/** All machine-readable files of a site, by address. */
function write(of: Site): Map<string, string> {
  const folder = writeFolder({})
  writeMachineReadableFiles(folder, of)
  return new Map(listFiles(folder).map((file) => [`/${file}`, readFileSync(path.join(folder, file), 'utf8')]))
}

const files = write(site)
const textOf = (address: string, from = files) => from.get(address) ?? `${address} was not written`
const calendars = [...files].filter(([address]) => isOfOneDate(address))
const fixture = (name: string) => ({ fileName: name, contents: readFileSync(`tests/fixtures/${name}`, 'utf8') })

/** The errors of the XML validator. */
async function errorsOf(text: string, schema: string): Promise<string[]> {
  const extension = schema.endsWith('.rng') ? 'relaxng' : 'schema'
  const { errors } = await validateXML({ xml: { fileName: 'file.xml', contents: text }, schema: [fixture(schema)], extension })
  return errors.map(({ message }) => message)
}

/** The site with articles added or changed. */
const withNews = (news: readonly Partial<Site['news'][number]>[]) =>
  write({ ...site, news: news.map((more) => ({ ...(site.news[0] as Site['news'][number]), updated: undefined, ...more })) })

describe('the calendar files', () => {
  const season = readCalendar(textOf('/calendar/season.ics'))

  it('are parsed as iCalendar, have one event each, and together are the season', () => {
    const events = calendars.flatMap(([, text]) => readCalendar(text).events)
    expect(events).toHaveLength(calendars.length)
    const byName = (a: { uid: string }, b: { uid: string }) => (a.uid < b.uid ? -1 : 1)
    expect(season.events.toSorted(byName)).toEqual(events.toSorted(byName))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  })

  it('have every performance, every session and the festival, earliest first', () => {
    const performances = site.tickets.flatMap((event) => event.dates.map(({ start }) => Date.parse(start)))
    const days = [...site.programmes, site.bootcamp, site.workshop, site.festival].map(({ starts }) => Date.parse(starts))
    const starts = season.events.map(({ start }) => Date.parse(start))
    expect(starts.toSorted()).toEqual([...performances, ...days].toSorted())
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })
})

describe('the calendars to subscribe to', () => {
  it('of a kind of access have the dates of their kind, and describe their access', () => {
    const access = [{ kind: 'signed' as const, language: 'Nigerian Sign Language', position: 'at the left of the stage' }]
    const [changed, ...others] = site.tickets.map((event, index) =>
      index === 0 ? { ...event, dates: event.dates.map((date) => ({ ...date, access })) } : event,
    ) as [Site['tickets'][number], ...Site['tickets']]
    const from = write({ ...site, tickets: [changed, ...others] })
    const signed = readCalendar(textOf('/calendar/access/signed.ics', from)).events
    expect(signed).toHaveLength(changed.dates.length)
    expect(signed[0]?.description).toContain('Signed: Nigerian Sign Language. At the left of the stage.')
    expect([...from.keys()].filter((address) => address.startsWith('/calendar/access/'))).toEqual(['/calendar/access/signed.ics'])
  })
})

describe('the sitemap', () => {
  it('is valid by the schema of sitemaps.org', async () => {
    expect(await errorsOf(textOf('/sitemap.xml').replaceAll('<loc>', '<url>').replaceAll('</loc>', '</url>'), 'sitemap.xsd')).not.toEqual(
      [],
    )
    expect(await errorsOf(textOf('/sitemap.xml'), 'sitemap.xsd')).toEqual([])
  })

  it('has the last change of events and their venues for a page with events', () => {
    const [event] = site.tickets
    const changed = (venue: string, day: string) => site.venues.map((one) => (one.id === venue ? { ...one, updated: day } : one))
    const linesWith = (of: Partial<Site>) =>
      textOf('/sitemap.xml', write({ ...site, ...of }))
        .split('\n')
        .flatMap((line) => /<loc>https:\/\/[^/]*(.*?)<\/loc><lastmod>2031-02-03/.exec(line)?.[1] ?? [])
    const tickets = site.tickets.map((one) => (one === event ? { ...one, updated: '2031-02-03' } : one))
    expect(linesWith({ tickets })).toEqual(['/tickets', '/productions/daughters-of-dance'])
    expect(linesWith({ venues: changed('ibadan-hall', '2031-02-03') })).toEqual(['/tickets', '/productions/daughters-of-dance'])
    const festivalEvents = site.festivalEvents.map((one) => ({ ...one, updated: '2031-02-03' }))
    expect(linesWith({ festivalEvents })).toEqual(['/festival'])
  })
})

describe('the feeds of news', () => {
  const toJson = (text: string) => JSON.parse(text) as { items: Record<string, string>[] }
  const items = toJson(textOf('/feed.json')).items
  const entriesOf = (text: string) => [...text.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry)

  it('are valid Atom and JSON Feed 1.1', async () => {
    expect(await errorsOf(textOf('/feed.xml').replace(/<id>.*?<\/id>/, ''), 'atom.rng')).not.toEqual([])
    expect(await errorsOf(textOf('/feed.xml'), 'atom.rng')).toEqual([])
    const validate = new Ajv({ allErrors: true }).compile(JSON.parse(fixture('jsonfeed.schema.json').contents))
    expect(validate({ ...toJson(textOf('/feed.json')), items: [{}] })).toBe(false)
    validate(toJson(textOf('/feed.json')))
    expect(validate.errors).toBeNull()
  })

  it('have every article, newest first, both in the same way, and of its day from Los Angeles to Auckland', () => {
    expect(items.map(({ title }) => title).toSorted()).toEqual(site.news.map(({ title }) => title).toSorted())
    const days = site.news.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a))
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Auckland'])
      expect(items.map((item) => new Date(item.date_published ?? '').toLocaleDateString('en-CA', { timeZone }))).toEqual(days)
    const ids = entriesOf(textOf('/feed.xml')).map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])
    expect(ids).toEqual(items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('link to the article’s own page, else to the coverage, else to the list of news', () => {
    const has = { id: 'alliance-francaise-partnership' }
    const press = 'https://press.example/review'
    const from = withNews([has, { id: 'review', externalLink: press, page: false }, { id: 'no-page', page: false }])
    const wanted = [`${url}/news/alliance-francaise-partnership`, `${url}/news`, press]
    expect(toJson(textOf('/feed.json', from)).items.map((item) => item.url)).toEqual(wanted)
    expect(entriesOf(textOf('/feed.xml', from)).map((entry) => /href="(.*?)"/.exec(entry)?.[1])).toEqual(wanted)
  })

  it('mark headlines in Yoruba, and are valid with any characters', async () => {
    const from = withNews([
      { id: 'ilu', title: 'Ìlù <ń> & "sọ̀rọ̀"', excerpt: 'Ẹ *káàbọ̀*.', language: 'Yoruba' },
      { id: 'drum', title: 'Drum' },
    ])
    const [drum, ilu] = entriesOf(textOf('/feed.xml', from))
    expect(await errorsOf(textOf('/feed.xml', from), 'atom.rng')).toEqual([])
    expect(ilu).toContain('<title xml:lang="yo">Ìlù &lt;ń&gt; &amp; &quot;sọ̀rọ̀&quot;</title>')
    expect(ilu).toContain('<summary xml:lang="yo">Ẹ káàbọ̀.</summary>')
    expect(drum).toContain('<title>Drum</title>')
    expect(toJson(textOf('/feed.json', from)).items.map(({ title, language }) => [title, language])).toEqual([
      ['Drum', undefined],
      ['Ìlù <ń> & "sọ̀rọ̀"', 'yo'],
    ])
  })
})
