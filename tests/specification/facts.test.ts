import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { site, specifiedSite } from '../fixtures/site.ts'
import { FACTS, FRAME, ROUTES } from './facts.ts'
import { contains, countLists, headingsOf, lowerCased, mapTexts, normaliseText, readPage, textOf } from './readPage.ts'

function readBuilt(page: string) {
  const file = `${FIXTURE_DIST}/${page === '/' ? 'index' : page.slice(1)}.html`
  if (!existsSync(file)) throw new Error(`${file} does not exist. Run "npx tsx scripts/fixture.ts" first.`)
  return readPage(readFileSync(file, 'utf8'))
}

/** The company’s own values, so that renaming it needs one edit only. */
const { name: company, fullName: companyFull, email, phone, slug } = site.company
const OWN: Readonly<Record<string, string>> = { company, companyFull, email, phone, slug, tel: phone.replaceAll(' ', '') }

const fill = <Value>(value: Value): Value =>
  mapTexts(value, (text) => text.replace(/\{(\w+)\}/g, (whole, key: string) => OWN[key] ?? whole))

/** Names without bracketed additions, such as “(opens in a new tab)”. */
const bareName = (name: string) => name.replace(/\s*\([^()]*\)$/, '').replace(/,? opens in a new tab.*$/, '')

it('has one entry for each of the 27 routes and one for the not-found page', () => {
  expect(new Set(ROUTES).size).toBe(27)
  expect(FACTS).toHaveLength(28)
})

describe('the fixture site (specification, sections 3 and 9)', () => {
  it('has as many entries as the specification lists', () => {
    const counts = { productions: 8, news: 7, festivalEvents: 6, tickets: 3, programmes: 3, courses: 7, faculty: 9, roles: 10, partners: 4 }
    const names = Object.keys(counts) as (keyof typeof counts)[]
    expect(Object.fromEntries(names.map((name) => [name, specifiedSite[name].length]))).toEqual(counts)
  })

  it('puts every production in the category Theatre, and features four', () => {
    expect(site.productions.filter(({ category }) => category !== 'Theatre')).toEqual([])
    expect(site.productions.filter(({ featured }) => featured)).toHaveLength(4)
  })
})

describe.each(FACTS)(
  '$page without scripts',
  ({ page, facts, exact = [], labels = [], links = [], counts = [], pictures = [], newTab = 0, linksLike = [], carried = [] }) => {
    let read: ReturnType<typeof readPage>

    beforeAll(() => {
      read = readBuilt(page)
    })

    it('has every fact', () => {
      const text = read.text.toLowerCase()
      expect(fill([...FRAME.facts, ...facts]).filter((fact) => !contains(text, lowerCased(fact)))).toEqual([])
      expect(fill([...(FRAME.exact ?? []), ...exact]).filter((fact) => !contains(read.text, fact))).toEqual([])
    })

    it('has the expected names of controls and fields', () => {
      const names = read.names.map(bareName)
      const absent = fill([...(FRAME.labels ?? []), ...labels]).filter(
        (label) => ![label].flat().some((form) => names.includes(normaliseText(form))),
      )
      expect(absent).toEqual([])
    })

    it('has the expected links', () => {
      // Each address in full, and without query and fragment.
      const addresses = (own: boolean) =>
        read.links.filter((link) => link.own === own).flatMap(({ href }) => [href, href.replace(/[?#].*$/, '')])
      expect(fill(FRAME.links ?? []).filter((link) => !addresses(false).includes(link))).toEqual([])
      expect(fill(links).filter((link) => !addresses(true).includes(link))).toEqual([])
    })

    it.each(counts)('has the expected number of items under $under', ({ under, lists, elements }) => {
      const sections = [...read.document.querySelectorAll('section')].filter((section) =>
        contains(headingsOf(section)[0] ?? '', fill(under)),
      )
      const counted = sections.map((section) => ({
        lists: lists && countLists(section),
        elements: elements && Object.fromEntries(Object.keys(elements).map((name) => [name, section.querySelectorAll(name).length])),
      }))
      expect(counted).toContainEqual({ lists, elements })
    })

    it('has the expected alternative texts', () => {
      const shown = [...read.document.images].map(({ alt }) => normaliseText(alt))
      expect(fill(pictures).filter((words) => !shown.some((picture) => contains(picture, words)))).toEqual([])
    })

    it('opens links to other sites in a new tab, and has enough of them', () => {
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
    const lists = [...readBuilt(page).document.querySelectorAll('ol')].map((list) => [...list.children].map(textOf))
    const tellsAll = (items: string[]) =>
      items.length === steps.length && steps.every((step, index) => contains(items[index]?.toLowerCase() ?? '', lowerCased(step)))
    expect(lists.filter(tellsAll), `ordered lists: ${JSON.stringify(lists)}`).toHaveLength(1)
  })
})

describe('the document title of the not-found page', () => {
  it('says that the page was not found', () => {
    expect(readBuilt('/404').document.title.toLowerCase()).toContain('not found')
  })
})
