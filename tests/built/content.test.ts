import { expect, test } from 'vitest'
import { matchesPath } from '../../src/lib/paths.ts'
import { toPlainText } from '../../src/markdown/toPlainText.ts'
import { site } from '../fixtures/site.ts'
import { FIXTURE_PAGES, FIXTURE_ROUTED_PAGES } from './fixturePages.ts'
import { linksOf } from './linksOf.ts'

/** Fields whose texts no page shows as they are, or not in the state in which the fixture site is. */
const NOT_SHOWN: readonly RegExp[] = [
  // They choose words or parts of a page.
  /\.(?:status|kind|access)$/,
  // A list that is empty, a form without a receiver, and the pages and emails of the receiver.
  /\.empty(?:\.|$)|^messages\.(?:unavailable|forms)\./,
  // For a festival that is still to come.
  /^festival\.(?:next\.title|beforeYouCome\.)/,
  // A place or a person that no page names, and pictures whose description another one has.
  /^venues\.|^people\.(?:summary|body|portrait\.alt)$|\.imageTall\.alt$|^tickets\.image\.alt$/,
  // Without upcoming events, their list says so in place of its introduction.
  /^home\.upcoming\.text$/,
]

/** Every text of two words or more in the content, a paragraph at a time, with the path of its field. Articles without a page have none. */
function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return value.split('\n\n').flatMap((text) => (/\p{L} \p{L}/u.test(text) ? { field, text } : []))
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, field))
  if (typeof value !== 'object' || value === null || ('page' in value && value.page === false)) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, field === '' ? name : `${field}.${name}`))
}

const withoutSpace = (text: string) => text.replace(/[\s\u200b]+/g, '')

/** The text and the attributes of a document, with everything that is hidden. Prices are read as they are announced. */
function everythingIn(page: Document): string {
  const document = page.cloneNode(true) as Document
  for (const shown of document.querySelectorAll('[aria-hidden=true]')) shown.remove()
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ value }) => value))
  const decoder = document.createElement('textarea')
  decoder.innerHTML = document.documentElement.outerHTML.replace(/<[^>]*>/g, '')
  return withoutSpace(`${decoder.value} ${attributes.join(' ')}`)
}

test('every text of the content is on a page', () => {
  const shown = FIXTURE_PAGES.map(({ document }) => everythingIn(document)).join('\n')
  const texts = textsIn(site).filter(({ field, text }) => !text.includes('{') && !NOT_SHOWN.some((fields) => fields.test(field)))
  const isShown = (text: string) =>
    shown.includes(withoutSpace(text)) || shown.includes(withoutSpace(toPlainText(text)).replace(/₦([\d,]+)/g, '$1naira'))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ text }) => !isShown(text))).toEqual([])
})

test('the dead links of the specification are there', () => {
  const routes = FIXTURE_ROUTED_PAGES.map(({ route }) => route)
  const dead = FIXTURE_PAGES.flatMap(linksOf).filter(({ path }) => !routes.includes(path))
  const gaps = site.company.knownGaps.map(({ path }) => path)
  expect(gaps.filter((gap) => !dead.some(({ path }) => matchesPath(gap, path)))).toEqual([])
})
