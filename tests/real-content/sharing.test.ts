import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../../src/content/kinds.ts'
import { findPage } from '../../src/model/pages.ts'
import { REAL_PAGES, site } from './realPages.ts'

const { company } = site

/**
 * The limits of social networks. X, “Summary card with large image”: title 70 characters, description 200, alternative text 420. Facebook,
 * “Images in link shares”: 1200 by 630 pixels. WhatsApp: pictures below 300 KB.
 */
const LIMITS = { title: 70, description: 200, alternative: 420, bytes: 300_000, picture: { width: 1200, height: 630 } } as const

describe.each(REAL_PAGES)('the share metadata of $route', ({ route, document }) => {
  const of = (name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? `no ${name}`
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')

  test('has title, description, type and URL', () => {
    expect(`${document.title} ${document.querySelector('h1')?.textContent}`).toContain(of('og:title').replace(/…$/, ''))
    expect(of('og:description')).toBe(of('description'))
    expect(of('og:site_name')).toBe(company.name)
    expect(of('og:locale')).toBe('en_NG')
    const entry = findPage(site, route)?.entry
    expect(of('og:type')).toBe(entry ? KINDS[entry.collection].hasPages.type : 'website')
    expect(of('twitter:card')).toBe('summary_large_image')
    expect(of('og:url')).toBe(canonical ?? 'no og:url')
  })

  test('is within the limits of social networks, and has each property once', () => {
    const said = [...document.querySelectorAll('meta[property], meta[name^="twitter:"]')].map(
      (meta) => meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
    )
    expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([])
    expect(of('og:title').length).toBeLessThanOrEqual(LIMITS.title)
    expect(of('og:description').length).toBeLessThanOrEqual(LIMITS.description)
    expect(of('og:image:alt').length).toBeLessThanOrEqual(LIMITS.alternative)
    expect([of('og:title'), of('og:description'), of('og:image:alt')].join(' ')).not.toMatch(/[{}*_]|\]\(|:yo\[/)
  })

  test('has a picture of the right size on this site', async () => {
    const address = of('og:image')
    expect(address.startsWith(`${company.url}/share/`)).toBe(true)
    const file = path.join('dist', address.slice(company.url.length))
    expect(statSync(file).size).toBeLessThanOrEqual(LIMITS.bytes)
    const { width, height } = await sharp(readFileSync(file)).metadata()
    expect({ width, height }).toEqual(LIMITS.picture)
    expect([of('og:image:width'), of('og:image:height')]).toEqual([String(width), String(height)])
    expect(of('og:image:alt').length).toBeGreaterThan(20)
  })
})
