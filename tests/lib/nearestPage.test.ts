import { describe, expect, it } from 'vitest'
import { findNearestPage } from '../../src/lib/nearestPage.ts'
import { listPages } from '../../src/model/pages.ts'
import { site } from '../fixtures/site.ts'

const NAMES: Readonly<Record<string, string>> = { '/': 'Home', '/about': 'About Us', '/productions/daughters-of-dance': 'Ọjọ́ Ijó' }
const pages = listPages(site).map(({ path }) => ({ path, name: NAMES[path] ?? 'Another page' }))
const gaps = [
  { path: '/privacy-policy', nearest: '/contact' },
  { path: '/festival/volunteer', nearest: '/get-involved' },
  { path: '/festival/events/*/tickets', nearest: '/tickets' },
  { path: '/news/*', nearest: '/news' },
]

describe('the page nearest to an unknown address', () => {
  it.each([
    // Typing errors.
    ['/ticket', '/tickets'],
    ['/FESTIVAL/', '/festival'],
    ['/productions/sankra.html', '/productions/sankara'],
    ['/acadmy/story-telling-intensive', '/academy/storytelling-intensive'],
    ['/Fẹ́stíval', '/festival'],
    // The last part or the name of a page.
    ['/sankara', '/productions/sankara'],
    ['/about-us', '/about'],
    ['/ọjọ-ijo', '/productions/daughters-of-dance'],
    // Dead links of the specification.
    ['/news/unknown-article', '/news'],
    ['/festival/events/avalanche/tickets', '/tickets'],
    ['/privacy-policy.html', '/contact'],
    // No page, but there is a parent.
    ['/productions/hamlet', '/productions'],
    ...['/no/such/page', '/wp-login.php', '/admin', '/cart', '/x', '/.env', '//', '/%E0%A4%A'].map((address) => [address, undefined]),
  ])('of %s is %s', (address = '', page) => {
    expect(findNearestPage(address, pages, gaps)).toBe(page)
  })
})
