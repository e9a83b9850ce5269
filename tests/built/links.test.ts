import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { getSite } from '../../src/content/site.ts'
import { matchesPath, ROUTES } from '../../src/lib/routes.ts'
import { outerTags, PAGES, ROUTED } from './pages.ts'

const routes: readonly string[] = ROUTES
const gaps = getSite().company.knownGaps.map((gap) => gap.path)
const byRoute = new Map(PAGES.map((page) => [page.route, page]))

/** The internal addresses a page links to, with path and fragment apart. */
function linksOf(route: string): { href: string; path: string; fragment: string }[] {
  const document = byRoute.get(route)?.document
  return [...(document?.querySelectorAll('a[href], area[href]') ?? [])].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (!/^[/#?]/.test(href) || href.startsWith('//')) return []
    const url = new URL(href, `https://site.example${route}`)
    return [{ href, path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }]
  })
}

/** What a link is called aloud, near enough: no picture in a link has words of its own. */
const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent ?? ''

const isFile = (address: string) => path.posix.extname(address) !== '' && existsSync(`dist${address}`)

/** Where visitors pay, buy, apply or sign up: before they go they are told whose site it is. */
const site = getSite()
const PROVIDERS = new Set([
  ...Object.values(site.company.services),
  ...site.tickets.flatMap((event) => event.dates.map((date) => date.ticketLink)),
  ...site.roles.map((role) => role.applicationLink),
])

describe.each(PAGES)('$route', ({ route, document }) => {
  test('links only to pages, files and declared gaps', () => {
    const lost = linksOf(route).filter(
      ({ path: target }) =>
        !routes.includes(target) && !isFile(target) && !gaps.some((gap) => matchesPath(gap, target)) && target !== route,
    )
    expect(lost.map(({ href }) => href)).toEqual([])
  })

  test('links only to parts that are there', () => {
    const lost = linksOf(route).filter(({ path: target, fragment }) => {
      const page = byRoute.get(target)
      return fragment !== '' && page !== undefined && page.document.getElementById(fragment) === null
    })
    expect(lost.map(({ href }) => href)).toEqual([])
  })

  test('says of every link to another site that it opens a new tab, and gives that site no hold on this page', () => {
    const silent = [...document.querySelectorAll('a[href^="http"]')].filter(
      (link) =>
        link.getAttribute('target') !== '_blank' ||
        link.getAttribute('rel') !== 'noopener noreferrer' ||
        !nameOf(link).includes('opens in a new tab)') ||
        link.querySelector('svg') === null,
    )
    expect(outerTags(silent)).toEqual([])
  })

  test('names the host where visitors pay, buy or apply', () => {
    const links = [...document.querySelectorAll('a[href^="http"]')].filter((link) => PROVIDERS.has(link.getAttribute('href') ?? ''))
    expect(outerTags(links.filter((link) => !nameOf(link).includes(new URL(link.getAttribute('href') ?? '').host)))).toEqual([])
  })

  test('writes addresses without a slash at the end and without .html', () => {
    expect(
      linksOf(route)
        .filter(({ path: target }) => /.\/$|\.html$/.test(target))
        .map(({ href }) => href),
    ).toEqual([])
  })

  test('shows only pictures, styles, scripts and icons that are there', () => {
    const addresses = [...document.querySelectorAll('[src], [srcset], link[href]')].flatMap((element) => [
      element.getAttribute('src') ?? '',
      ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      element.tagName === 'LINK' && element.getAttribute('rel') !== 'canonical' ? (element.getAttribute('href') ?? '') : '',
    ])
    const missing = addresses.filter((address) => address.startsWith('/') && !existsSync(`dist${address}`))
    expect(missing).toEqual([])
    expect(addresses.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([])
  })
})

test('every page can be reached from the home page by links', () => {
  const reached = new Set<string>(['/'])
  const queue = ['/']
  for (let route = queue.pop(); route !== undefined; route = queue.pop()) {
    for (const { path: target } of linksOf(route)) {
      if (reached.has(target) || !routes.includes(target)) continue
      reached.add(target)
      queue.push(target)
    }
  }
  expect(routes.filter((route) => !reached.has(route))).toEqual([])
})

test('every page is found by more than one way', () => {
  const waysTo = (target: string) =>
    ROUTED.filter(
      ({ route, document }) => route !== target && document.querySelector(`main a[href="${target}"], main a[href^="${target}#"]`),
    )
  const inFrame = new Set(
    [...(byRoute.get('/')?.document.querySelectorAll('header a[href], footer a[href]') ?? [])].map((link) => link.getAttribute('href')),
  )
  const rare = routes.filter((target) => waysTo(target).length + (inFrame.has(target) ? 1 : 0) < 2)
  expect(rare).toEqual([])
})

test('every declared gap is linked to from somewhere, so that none is kept for nothing', () => {
  const targets = ROUTED.flatMap(({ route }) => linksOf(route).map(({ path: target }) => target))
  expect(gaps.filter((gap) => !targets.some((target) => matchesPath(gap, target)))).toEqual([])
})

test('every place to pay, buy or apply is linked to from some page', () => {
  const targets = new Set(
    ROUTED.flatMap(({ document }) => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))),
  )
  expect([...PROVIDERS].filter((href) => !targets.has(href))).toEqual([])
})
