import { describe, expect, test } from 'vitest'
import { formatDay, formatMoment, formatRangeParts } from '../../src/lib/dates.ts'
import { formatNaira } from '../../src/lib/money.ts'
import { WORDS } from '../../src/lib/words.ts'
import { visibleText } from '../built/texts.ts'
import { REAL_ROUTED_PAGES } from './realPages.ts'

/** An item of structured data: its type and properties. */
type Thing = { '@type': string } & Record<string, unknown>

const graphs = REAL_ROUTED_PAGES.map((page) => {
  const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
  const things: Thing[] = scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
  return { ...page, things, text: visibleText(page.document.documentElement) }
})

/** An item and all items nested in it. */
function within(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return '@type' in value ? [value as Thing, ...inner] : inner
}

/** Splits a text into sentences without their full stops, because items of lists on pages have none. */
const toSentences = (paragraph: string) => paragraph.split(/(?<=[.!?]) /).map((sentence) => sentence.replace(/\.$/, ''))

describe.each(graphs.filter(({ things }) => things.length > 0))('the structured data of $route', ({ document, things, text }) => {
  const shown = (part: string) => text.includes(part)

  test('has only names and texts that the page shows', () => {
    const texts = within(things).flatMap((thing) =>
      ['name', 'legalName', 'headline', 'description', 'streetAddress', 'addressLocality', 'telephone', 'email'].flatMap((property) =>
        typeof thing[property] === 'string' ? [thing[property]] : [],
      ),
    )
    expect(texts.length).toBeGreaterThan(1)
    // The description of a date with access performances is composed from several parts of the page.
    const sentences = texts.filter((one) => !shown(one)).flatMap(toSentences)
    expect(sentences.filter((sentence) => !shown(sentence))).toEqual([])
  })

  test('has only dates that the page shows', () => {
    const notShown = within(things).flatMap((thing) =>
      ['startDate', 'endDate', 'datePublished', 'validThrough'].flatMap((property) => {
        const value = thing[property]
        if (typeof value !== 'string') return []
        const span = [thing.startDate, thing.endDate].map((day) => (typeof day === 'string' ? day : value))
        const parts = formatRangeParts(span[0] ?? value, span[1] ?? value)
        const time = value.includes('T') ? formatMoment(value) : formatDay(value)
        return shown(time) || parts.every(shown) || document.querySelector(`time[datetime="${value}"]`) ? [] : [value]
      }),
    )
    expect(notShown).toEqual([])
  })

  test('has only prices that the page shows, in naira', () => {
    const offers = within(things).filter(({ price }) => price !== undefined)
    expect(offers.filter(({ priceCurrency }) => priceCurrency !== 'NGN')).toEqual([])
    expect(offers.filter(({ price }) => !shown(formatNaira(Number(price))))).toEqual([])
  })
})

test('breadcrumbs are in the structured data of every page that shows them', () => {
  const breadcrumbs = graphs.map(({ route, things }) => ({
    route,
    way: things
      .filter((thing) => thing['@type'] === 'BreadcrumbList')
      .flatMap((thing) =>
        (thing.itemListElement as { name: string; item: string }[]).map(({ name, item }) => [name, new URL(item).pathname]),
      ),
  }))
  const shown = graphs.map(({ route, document }) => ({
    route,
    way: [...document.querySelectorAll(`nav[aria-label="${WORDS.frame.breadcrumb}"] li`)].map((step) => [
      (step.querySelector('a') ?? step).textContent,
      step.querySelector('a')?.getAttribute('href') ?? route,
    ]),
  }))
  expect(breadcrumbs).toEqual(shown)
})
