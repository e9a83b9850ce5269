import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CARD, CARD_BUDGET } from '../../scripts/share/card.ts'
import { getSite } from '../../src/content/site.ts'
import { PAGES, ROUTED } from './pages.ts'

const { company } = getSite()

describe.each(PAGES)('$route, where it is shared', ({ route, document }) => {
  const of = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? `no ${name}`
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')

  test('tells its title, description, kind and address', () => {
    expect(document.title).toContain(of('og:title'))
    expect(of('og:description')).toBe(of('description'))
    expect(of('og:site_name')).toBe(company.name)
    expect(of('og:locale')).toBe('en_NG')
    expect(of('og:type')).toBe(route.startsWith('/news/') ? 'article' : 'website')
    expect(of('twitter:card')).toBe('summary_large_image')
    expect(of('og:url')).toBe(canonical ?? 'no og:url')
  })

  test('has a picture of the right size at an address of this site', async () => {
    const address = of('og:image')
    expect(address.startsWith(`${company.url}/share/`)).toBe(true)
    const file = path.join('dist', address.slice(company.url.length))
    expect(statSync(file).size).toBeLessThanOrEqual(CARD_BUDGET)
    const { width, height } = await sharp(readFileSync(file)).metadata()
    expect({ width, height }).toEqual(CARD)
    expect([of('og:image:width'), of('og:image:height')]).toEqual([String(CARD.width), String(CARD.height)])
    expect(of('og:image:alt').length).toBeGreaterThan(20)
  })
})

test('no two pages of the site map are shared with the same picture', () => {
  const pictures = ROUTED.map(({ document }) => document.querySelector('meta[property="og:image"]')?.getAttribute('content'))
  expect(new Set(pictures).size).toBe(ROUTED.length)
})
