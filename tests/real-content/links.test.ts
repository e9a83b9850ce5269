import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { matchesPath } from '../../src/lib/paths.ts'
import { WORDS } from '../../src/lib/words.ts'
import { linksOf, providersOf } from '../built/linksOf.ts'
import { type BuiltPage, outerTags } from '../built/readPages.ts'
import { REAL_PAGES, site } from './realPages.ts'

const routes = listBuiltPages()
const gaps = site.company.knownGaps.map((gap) => gap.path)
const byRoute = new Map(REAL_PAGES.map((page) => [page.route, page]))

const { opensNewTab, opensHostInNewTab } = WORDS.frame
const hostOf = (link: Element) => new URL(link.getAttribute('href') ?? '').host

/** An approximate accessible name of a link: pictures in links have no text here. */
const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent ?? ''

const saysNewTab = (link: Element) => [opensNewTab, opensHostInNewTab(hostOf(link))].some((words) => nameOf(link).includes(words))

/** Whether there is a file at an address. Those of pages have no ending. */
const isFile = (address: string) => !['', '.html'].includes(path.posix.extname(address)) && existsSync(`dist${address}`)

const providers = providersOf(site)

describe.each(REAL_PAGES)('$route', (page) => {
  const { route, document } = page

  test('links only to pages, without a trailing slash and .html, files and known dead links', () => {
    const lost = linksOf(page).filter(
      ({ path: target }) =>
        !routes.includes(target) && !isFile(target) && !gaps.some((gap) => matchesPath(gap, target)) && target !== route,
    )
    expect(lost.map(({ href }) => href)).toEqual([])
  })

  test('links only to fragments that exist', () => {
    const lost = linksOf(page).filter(({ path: target, fragment }) => {
      const page = byRoute.get(target)
      return fragment !== '' && page !== undefined && page.document.getElementById(fragment) === null
    })
    expect(lost.map(({ href }) => href)).toEqual([])
  })

  test('has for every link to another site a name that says that it opens a new tab, and rel="noopener noreferrer"', () => {
    const silent = [...document.querySelectorAll('a[href^="http"]')].filter(
      (link) =>
        link.getAttribute('target') !== '_blank' ||
        link.getAttribute('rel') !== 'noopener noreferrer' ||
        !saysNewTab(link) ||
        link.querySelector('svg') === null,
    )
    expect(outerTags(silent)).toEqual([])
  })

  test('names the host in links for payments, tickets and applications', () => {
    const links = [...document.querySelectorAll('a[href^="http"]')].filter((link) => providers.has(link.getAttribute('href') ?? ''))
    expect(outerTags(links.filter((link) => !nameOf(link).includes(hostOf(link))))).toEqual([])
  })

  test('refers only to pictures, styles, scripts and icons that exist', () => {
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
    for (const { path: target } of linksOf(byRoute.get(route) as BuiltPage)) {
      if (reached.has(target) || !routes.includes(target)) continue
      reached.add(target)
      queue.push(target)
    }
  }
  expect(routes.filter((route) => !reached.has(route))).toEqual([])
})
