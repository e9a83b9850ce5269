import { expect, test } from 'vitest'
import { WORDS } from '../../src/lib/words.ts'
import { FIXTURE_PAGES } from './fixturePages.ts'
import { outerTags } from './readPages.ts'
import { spokenText } from './texts.ts'

/** The accessible name of a link. */
const nameOf = (link: Element) => link.getAttribute('aria-label') ?? spokenText(link)

/** Link texts that do not name their target in a list of links. */
const EMPTY_NAMES = /^(?:here|click here|ask us|more|read more|learn more|this|this page|link|details)$/i

test('links with the same name on a page have the same target, and each name describes it', () => {
  const ambiguous = FIXTURE_PAGES.flatMap(({ route, document }) => {
    const links = [...document.querySelectorAll('a[href]')].map((link) => ({ name: nameOf(link), href: link.getAttribute('href') ?? '' }))
    const hrefsByName = new Map<string, Set<string>>()
    for (const { name, href } of links) hrefsByName.set(name, (hrefsByName.get(name) ?? new Set()).add(href))
    return [...hrefsByName]
      .filter(([name, hrefs]) => hrefs.size > 1 || name === '' || EMPTY_NAMES.test(name))
      .map(([name, hrefs]) => `${route}: “${name}” leads to ${[...hrefs].join(' and ')}`)
  })
  expect(ambiguous).toEqual([])
})

/** Normalises a name: lowercase, without punctuation. “View Details: Sankara” is matched by “view details”. */
const spoken = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}₦]+/gu, ' ')
    .trim()

test('the accessible name of a control contains its visible label', () => {
  const named = FIXTURE_PAGES.flatMap(({ document }) => [...document.querySelectorAll(':is(a[href], button, input, summary)[aria-label]')])
  expect(named.length).toBeGreaterThan(100)
  const different = named.filter((one) => !spoken(one.getAttribute('aria-label') ?? '').includes(spoken(spokenText(one))))
  expect(outerTags(different)).toEqual([])
})

test('text in another language is marked with lang, which is Yoruba', () => {
  const parts = FIXTURE_PAGES.flatMap(({ document }) => [...document.body.querySelectorAll('[lang]')])
  expect(parts.length).toBeGreaterThan(5)
  expect(outerTags(parts.filter((part) => part.getAttribute('lang') !== 'yo' || part.textContent?.trim() === ''))).toEqual([])
})

test('words that are not true yet begin with when they are, for browsers that ignore `hidden` and styles', () => {
  const EARLY = '.form-done, .filter-empty, [data-after], [popover] > p:has([data-part=title]), .less-data p'
  const early = FIXTURE_PAGES.flatMap(({ document }) => [...document.querySelectorAll(EARLY)])
  for (const { document } of FIXTURE_PAGES)
    for (const { content } of document.querySelectorAll('template')) early.push(...content.querySelectorAll('p:not([data-part])'))
  const isMarked = (text: string) => Object.values(WORDS.onlyOnce).some((words) => text.replace(/^ \(/, '').startsWith(`${words}: `))
  const wrong = early.filter(({ textContent }) => !isMarked(textContent))
  expect([early.length > 60, outerTags(wrong)]).toEqual([true, []])
})

test('fields and controls are no part of the next word in text browsers', () => {
  const find = (selector: string) => FIXTURE_PAGES.flatMap(({ document }) => [...document.querySelectorAll(selector)])
  const controls = find(':is(a, button, cite, label, legend) + :is(a, button, label, span)')
  const wrong = controls.filter((one) => one.previousSibling === one.previousElementSibling)
  // w3m sends a form by any of its buttons.
  wrong.push(...find('form > [name]:not([type=hidden], button), form button:not([type=submit])'))
  expect([controls.length > 100, outerTags(wrong)]).toEqual([true, []])
})
