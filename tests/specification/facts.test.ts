import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { FIXTURE_CONTENT, FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { FACTS, ROUTES } from './facts.ts'
import type { AcceptedWords, Count, ExpectedFact } from './pageExpectations.ts'
import { FRAME } from './pageFrame.ts'
import { contains, describeFact, lowerCased, mapTexts, normaliseText, type ReadPage, readPage } from './readPage.ts'

function readBuilt(page: string): ReadPage {
  const file = `${FIXTURE_DIST}/${page === '/' ? 'index' : page.slice(1)}.html`
  if (!existsSync(file)) throw new Error(`${file} is not there. Run "npx tsx scripts/fixture.ts" first.`)
  return readPage(readFileSync(file, 'utf8'))
}

/** The company’s own values, so that renaming it needs one edit only. */
const OWN = (() => {
  const company = parse(readFileSync(`${FIXTURE_CONTENT}/company.md`, 'utf8').split(/^---$/m)[1] ?? '') as Record<string, string>
  const { name = '', fullName = '', email = '', phone = '', slug = '' } = company
  return { company: name, companyFull: fullName, email, phone, slug, tel: phone.replaceAll(' ', '') }
})()

const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, key: string) => (OWN as Record<string, string>)[key] ?? whole)
const fillWords = (words: AcceptedWords): AcceptedWords => (typeof words === 'string' ? fill(words) : words.map(fill))

const fillFact = (fact: ExpectedFact) => mapTexts(fact, fill)

/** Names without bracketed additions, such as “(opens in a new tab)”. */
const bareName = (name: string) => name.replace(/\s*\([^()]*\)$/, '').replace(/,? opens in a new tab.*$/, '')

const missing = (page: ReadPage, facts: readonly ExpectedFact[], exact: readonly ExpectedFact[]) => [
  ...facts.map(fillFact).filter((fact) => !contains(page.text.toLowerCase(), lowerCased(fact))),
  ...exact.map(fillFact).filter((fact) => !contains(page.text, fact)),
]

/**
 * The counts of the section with a heading, limited to the kinds that are expected. If no section has the expected counts, those of every
 * section with that heading, for the failure message.
 */
function asCounted(page: ReadPage, count: Count): Count | Count[] {
  const { under, lists, elements } = count
  const found = page.sections.filter(({ headings: [first = ''] }) => contains(first, fillWords(under)))
  const counted = found.map((section) => ({
    under,
    ...(lists && { lists: section.lists }),
    ...(elements && { elements: Object.fromEntries(Object.keys(elements).map((name) => [name, section.elements[name] ?? 0])) }),
  }))
  return counted.find((one) => isDeepStrictEqual(one, count)) ?? counted
}

describe('the table of facts', () => {
  it('has one entry for each route and one for the not-found page', () => {
    expect(FACTS.map(({ page }) => page).sort()).toEqual([...ROUTES, '/404'].sort())
  })
})

describe.each(FACTS)(
  '$page with scripts off',
  ({ page, facts, exact = [], labels = [], links = [], counts = [], pictures = [], newTab = 0, linksLike = [], carried = [] }) => {
    let read: ReadPage

    beforeAll(() => {
      read = readBuilt(page)
    })

    it('has every fact', () => {
      expect(missing(read, [...FRAME.facts, ...facts], [...(FRAME.exact ?? []), ...exact]).map(describeFact)).toEqual([])
    })

    it('names its controls and fields', () => {
      const names = read.names.map(bareName)
      const absent = [...(FRAME.labels ?? []), ...labels]
        .map(fillWords)
        .filter((label) => ![label].flat().some((form) => names.includes(normaliseText(form))))
      expect(absent).toEqual([])
    })

    it('has the expected links', () => {
      // Each address in full, and without query and fragment.
      const addresses = (own: boolean) =>
        read.links.filter((link) => link.own === own).flatMap(({ href }) => [href, href.replace(/[?#].*$/, '')])
      expect((FRAME.links ?? []).map(fill).filter((link) => !addresses(false).includes(link))).toEqual([])
      expect(links.map(fill).filter((link) => !addresses(true).includes(link))).toEqual([])
    })

    it('shows as many of each thing as there are', () => {
      expect(counts.map((count) => asCounted(read, count))).toEqual(counts)
    })

    it('has the expected alternative texts', () => {
      const absent = pictures.map(fillWords).filter((words) => !read.pictures.some((picture) => contains(picture, words)))
      expect(absent).toEqual([])
    })

    it('opens other sites in a new tab, and enough of them', () => {
      const outside = read.links.filter(({ href }) => href.startsWith('https://'))
      expect(outside.filter((link) => !link.newTab)).toEqual([])
      expect(new Set(outside.map(({ href }) => href)).size).toBeGreaterThanOrEqual(newTab)
      for (const { address, count } of linksLike) {
        const fitting = new Set(read.links.map(({ href }) => href).filter((href) => address.test(href)))
        expect(fitting.size, `different addresses like ${address}`).toBeGreaterThanOrEqual(count)
      }
    })

    it('contains the texts that its scripts announce', () => {
      expect([...(FRAME.carried ?? []), ...carried].filter((words) => !read.everything.includes(normaliseText(words)))).toEqual([])
    })
  },
)

describe.each(FACTS.filter(({ steps }) => steps))('$page', ({ page, steps = [] }) => {
  it('numbers its steps in an ordered list', () => {
    const { orderedLists } = readBuilt(page)
    const tellsAll = (items: string[]) =>
      items.length === steps.length && steps.every((step, index) => contains(items[index]?.toLowerCase() ?? '', lowerCased(step)))
    expect(orderedLists.filter(tellsAll), `ordered lists: ${JSON.stringify(orderedLists)}`).toHaveLength(1)
  })
})

describe('the browser’s title of the not-found page', () => {
  it('says that the page was not found', () => {
    expect(readBuilt('/404').title.toLowerCase()).toContain('not found')
  })
})
