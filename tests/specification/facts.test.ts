import { describe, expect, it } from 'vitest'
import { documentAt } from '../built/fixturePages.ts'
import { site, specifiedSite } from '../fixtures/site.ts'
import { PAGES } from './pages.ts'
import { textOf } from './visibleText.ts'

const NAVIGATION = ['Home', 'About Us', 'Productions', 'Academy', 'Festival', 'Get Involved']
/** What the header and the footer of every page must show: specification, section 2. */
const FRAME = {
  texts: [
    NAVIGATION,
    ...['Gángan Creative & Culture Company', 'hello@gangan.example', '+234 800 000 0000', 'Privacy Policy', 'Terms of Service'],
    ['Lagos', 'Ibadan'],
  ],
  names: ['Open menu', 'Close menu', 'Your email address', ...NAVIGATION, 'Instagram', 'X/Twitter', 'Facebook', 'LinkedIn'],
  links: [
    ...['/', '/about', '/productions', '/academy', '/festival', '/get-involved', '/news', '/careers', '/contact', '/privacy-policy'],
    ...['/terms-of-service', 'mailto:hello@gangan.example', 'tel:+2348000000000'],
  ],
  carried: ['Unexpected Application Error!', 'Subscription successful!', 'Thank you for subscribing to our newsletter.'],
}

/** The end of the first match of a text, after `from`; undefined if there is none. Only whole numbers match: 5,000 is not found in 15,000. */
function findEnd(page: string, text: string, from: number): number | undefined {
  const literal = text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  const start = page.slice(from).search(new RegExp(`(?<!\\d[,.]?)${literal}(?![,.]?\\d)`))
  return start < 0 ? undefined : from + start + text.length
}

/** Whether a page’s text contains all of these, in this order. */
function contains(page: string, texts: readonly string[]): boolean {
  let end: number | undefined = 0
  for (const text of texts) if (end !== undefined) end = findEnd(page, text, end)
  return end !== undefined
}

/** The names of controls and fields, without bracketed additions such as “(opens in a new tab)”. */
function namesOf(document: Document): string[] {
  const labelled = ['aria-label', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  // A button may contain two names, of which CSS shows one: Open menu, Close menu.
  const controls = [...document.querySelectorAll('a, button, label, summary, legend, option')]
  return [...labelled, ...controls.flatMap((control) => [control, ...control.children].map(textOf))].map((name) =>
    name.replace(/(?:: share)? \([^()]*opens in a new tab\)$/, ''),
  )
}

/** The number of items of each list of a section, without nested lists. */
const countLists = (section: Element): number[] =>
  [...section.querySelectorAll('ul, ol')]
    .filter((list) => !section.contains(list.parentElement?.closest('ul, ol') ?? null))
    .map((list) => list.childElementCount)

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

describe.each(PAGES)(
  '$page without scripts',
  ({ page, texts, names = [], links = [], linksLike = {}, counts = [], pictures = [], carried = [] }) => {
    const document = documentAt(page)
    const text = textOf(document.documentElement)

    it('has every text', () => {
      expect([...FRAME.texts, ...texts].filter((expected) => !contains(text, [expected].flat()))).toEqual([])
      const everything = document.documentElement.outerHTML.replace(/\s+/g, ' ')
      expect([...FRAME.carried, ...carried].filter((words) => !everything.includes(words))).toEqual([])
    })

    it('has the expected names of controls and fields', () => {
      const found = namesOf(document)
      expect([...FRAME.names, ...names].filter((name) => !found.includes(name))).toEqual([])
    })

    it('has the expected links', () => {
      // Each address in full, and without query and fragment.
      const addressesIn = (selector: string) =>
        [...document.querySelectorAll(`${selector} a[href]`)].flatMap((link) => {
          const href = link.getAttribute('href') ?? ''
          return [href, href.replace(/[?#].*$/, '')]
        })
      const [inFrame, inMain] = [addressesIn(':is(header, footer)'), addressesIn('main')]
      expect(FRAME.links.filter((link) => !inFrame.includes(link))).toEqual([])
      expect(links.filter((link) => !inMain.includes(link))).toEqual([])
      for (const [start, count] of Object.entries(linksLike))
        expect(new Set(inMain.filter((address) => address.startsWith(start))).size, start).toBe(count)
    })

    it.each(counts)('has the expected number of items under $under', ({ under, lists, elements }) => {
      const sections = [...document.querySelectorAll('section')].filter((section) =>
        (section.getAttribute('aria-label') ?? textOf(section.querySelector('h1, h2, h3') ?? section)).includes(under),
      )
      const counted = sections.map((section) => ({
        lists: lists && countLists(section),
        elements: elements && Object.fromEntries(Object.keys(elements).map((name) => [name, section.querySelectorAll(name).length])),
      }))
      expect(counted).toContainEqual({ lists, elements })
    })

    it('has the expected alternative texts', () => {
      const alternatives = [...document.images].map(({ alt }) => alt)
      expect(pictures.filter((words) => !alternatives.includes(words))).toEqual([])
    })
  },
)

it('the document title of the not-found page says that the page was not found', () => {
  expect(documentAt('/404').title.toLowerCase()).toContain('not found')
})
