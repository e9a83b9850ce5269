import { describe, expect, it } from 'vitest'
import type { Entry } from '../../src/content/collections.ts'
import { findArticleLink, languageOfLink } from '../../src/model/news.ts'
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

describe('the text of a link', () => {
  const news = [article({ id: 'ilu', title: 'Ìlù ń sọ̀rọ̀', language: 'Yoruba' }), article({ id: 'drum', title: 'The drum speaks' })]

  it('is in Yoruba if it is the headline of an article in Yoruba', () => {
    expect(languageOfLink({ news }, { text: 'Ìlù ń sọ̀rọ̀', href: '/news/ilu' })).toBe('yo')
    expect(languageOfLink({ news }, { text: 'The drum speaks', href: '/news/drum' })).toBeUndefined()
    expect(languageOfLink({ news }, { text: 'Read it in Yoruba', href: '/news/ilu' })).toBeUndefined()
    expect(languageOfLink({ news }, { text: 'Contact', href: '/contact' })).toBeUndefined()
  })
})
