import { expect, test } from 'vitest'
import { matchesPath } from '../../src/lib/paths.ts'
import { site } from '../fixtures/site.ts'
import { FIXTURE_PAGES, FIXTURE_ROUTED_PAGES } from './fixturePages.ts'
import { linksOf, providersOf } from './linksOf.ts'

const gaps = site.company.knownGaps.map((gap) => gap.path)

test('every page can be reached in more than one way', () => {
  const waysTo = (target: string) =>
    FIXTURE_ROUTED_PAGES.filter(
      ({ route, document }) => route !== target && document.querySelector(`main a[href="${target}"], main a[href^="${target}#"]`),
    )
  const inFrame = new Set(
    [...(FIXTURE_PAGES.find(({ route }) => route === '/')?.document.querySelectorAll('header a[href], footer a[href]') ?? [])].map((link) =>
      link.getAttribute('href'),
    ),
  )
  const rare = FIXTURE_ROUTED_PAGES.map(({ route }) => route).filter((target) => waysTo(target).length + (inFrame.has(target) ? 1 : 0) < 2)
  expect(rare, 'Link it from the main part of another page too').toEqual([])
})

test('every known dead link is the target of a link', () => {
  const targets = FIXTURE_ROUTED_PAGES.flatMap((page) => linksOf(page).map(({ path: target }) => target))
  expect(gaps.filter((gap) => !targets.some((target) => matchesPath(gap, target)))).toEqual([])
})

test('every provider for payments, tickets or applications is linked from a page', () => {
  const targets = new Set(
    FIXTURE_ROUTED_PAGES.flatMap(({ document }) => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))),
  )
  expect([...providersOf(site)].filter((href) => !targets.has(href))).toEqual([])
})
