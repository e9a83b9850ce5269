import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hashOf } from '../../scripts/deploy/headers.ts'
import { headersFor } from '../../scripts/deploy/hostFiles.ts'
import { NOT_FOUND } from '../../src/lib/paths.ts'
import { outerTags, UNLISTED_PAGES } from '../built/readPages.ts'
import { REAL_PAGES, site } from './realPages.ts'

const { company } = site
const headers = readFileSync('dist/_headers', 'utf8')
const policy = headersFor(headers, '/')['Content-Security-Policy'] ?? ''
/** Whether the CSP allows an inline script or style. */
const isAllowed = (kind: 'script' | 'style') => (element: Element) =>
  policy.split('; ').some((rule) => rule.startsWith(`${kind}-src `) && rule.includes(`'${hashOf(element.textContent ?? '')}'`))

describe.each(REAL_PAGES)('$route', ({ route, html, document }) => {
  const all = (selector: string) => [...document.querySelectorAll(selector)]

  test('begins with its language, character set, and a viewport that can be zoomed', () => {
    expect(document.documentElement.lang).toBe('en-NG')
    expect(
      html.startsWith(
        '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      ),
    ).toBe(true)
  })

  test('has its canonical URL, except for the not-found and offline pages', () => {
    const links = all('link[rel=canonical]').map((link) => link.getAttribute('href'))
    expect(links).toEqual(UNLISTED_PAGES.includes(route) ? [] : [`${company.url}${route}`])
    expect(all('meta[name=robots][content*=noindex]')).toHaveLength(UNLISTED_PAGES.includes(route) ? 1 : 0)
  })

  test('has one h1, and no heading skips a level', () => {
    const headings = all('h1, h2, h3, h4, h5, h6')
    const levelOf = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0)
    expect(headings.filter((heading) => levelOf(heading) === 1)).toHaveLength(1)
    expect(outerTags(headings.filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1))).toEqual([])
    expect(outerTags(headings.filter((heading) => heading.textContent?.trim() === ''))).toEqual([])
  })

  test('has alternative text and dimensions for every picture', () => {
    expect(outerTags(all('img:not([alt]), img:not([width]), img:not([height])'))).toEqual([])
    expect(outerTags(all('svg:not([aria-hidden=true]):not([role=img])'))).toEqual([])
    expect(outerTags(all('main img').filter((image) => /\.(?:svg|png|jpe?g)$/i.test(image.getAttribute('alt') ?? '')))).toEqual([])
  })

  test('lazy-loads every picture, the first until the script beside it has run, because save-data mode may be on', () => {
    expect(outerTags(all('img:not([loading=lazy]), img[fetchpriority=high]:not(:has(+ script))'))).toEqual([])
    expect(all('img[fetchpriority=high]').length).toBeLessThanOrEqual(1)
    expect(outerTags(all('picture:not(.later) img:not([fetchpriority=high])'))).toEqual([])
  })

  test('has one inline script (the not-found page two), one module before its stylesheet, and hashed inline styles', () => {
    // The first picture has an inline script beside it.
    expect(all('picture script').filter(isAllowed('script'))).toEqual(all('picture script'))
    const inline = all('script:not([src], [type="application/ld+json"], picture script)')
    expect(inline.map((script) => script.getAttribute('type'))).toEqual(['speculationrules', null, ...(route === NOT_FOUND ? [null] : [])])
    expect(inline.filter(isAllowed('script'))).toEqual(inline)
    expect(all('script[src]').map((script) => script.getAttribute('src'))).toEqual([expect.stringMatching(/^\/assets\/app-/)])
    expect(outerTags(all('script[src]:not([type=module][async]:has(+ link[rel=stylesheet]))'))).toEqual([])
    expect(all('style')).toHaveLength(document.querySelector('.carousel') ? 2 : 1)
    expect(all('style').filter(isAllowed('style'))).toEqual(all('style'))
  })

  test('has no style attributes, inline event handlers or javascript: URLs', () => {
    const wrong = all('*').filter((element) =>
      [...element.attributes].some(({ name, value }) => name === 'style' || /^on/.test(name) || /^\s*javascript:/i.test(value)),
    )
    expect(outerTags(wrong)).toEqual([])
  })

  test('has no hydration data, and no render-blocking request', () => {
    expect(html.match(/__staticRouterHydrationData|__VITE_REACT_SSG|data-server-rendered|data-rh|SCRIPT_COMMENT|modulepreload/g)).toEqual([
      'modulepreload',
    ])
    // A first drawing is preloaded once the script in the head allows it.
    expect(outerTags(all('head link[rel=stylesheet], link[rel=preload]:not([as=image][media="not all"][data-media])'))).toEqual([])
    expect(all('body link[rel=stylesheet]')).toHaveLength(1)
  })
})

test('the headers are within the limits of Netlify and Cloudflare: 100 rules, 2,000 characters a line', () => {
  const lines = headers.split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  expect(lines.filter((line) => !/^(?:\/\S*| {2}[\w-]+: \S.*|)$/.test(line))).toEqual([])
})
