import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/content/kinds.ts'
import { findArticleLink } from '../../src/model/news.ts'
import { toSite } from './samples.ts'

const article = (fields: Partial<Entry<'news'>>) => fields as Entry<'news'>

describe('the link of an article’s card', () => {
  const site = toSite({ company: { knownGaps: [{ path: '/news/a-gap' }] } })

  it('leads to its page', () => {
    expect(findArticleLink(site, article({ id: 'sankara-returns' }))).toBe('/news/sankara-returns')
    expect(findArticleLink(site, article({ id: 'fest-2025', slug: 'gangan-fest-2025' }))).toBe('/news/gangan-fest-2025')
  })

  it('is missing without a page, unless the address is a known dead link', () => {
    expect(findArticleLink(site, article({ id: 'a-story', page: false }))).toBeUndefined()
    expect(findArticleLink(site, article({ id: 'a-gap', page: false }))).toBe('/news/a-gap')
  })
})
