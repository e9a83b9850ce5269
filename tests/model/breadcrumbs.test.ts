import { describe, expect, it } from 'vitest'
import { toAddress } from '../../src/lib/routes.ts'
import { breadcrumbsOf, listPages } from '../../src/model/pages.ts'
import { site } from '../fixtures/site.ts'

const namesOf = (path: string) => breadcrumbsOf(site, path).map(({ name }) => name)

describe('the way to a page', () => {
  it('leads from the main page above it to the page itself', () => {
    expect(breadcrumbsOf(site, '/productions/sankara')).toEqual([
      { name: 'Productions', path: '/productions' },
      { name: 'Sankara', path: '/productions/sankara' },
    ])
  })

  it('names the bootcamp’s pages as the links to them do, behind its own name', () => {
    expect(namesOf('/academy/young-creatives-bootcamp')).toEqual(['Academy', 'Young Creatives Bootcamp'])
    expect(namesOf('/academy/young-creatives-bootcamp/faculty')).toEqual(['Academy', 'Young Creatives Bootcamp', 'Faculty'])
  })

  it('gives the beginning of a headline, in the headline’s language', () => {
    expect(namesOf('/news/alliance-francaise-partnership')).toEqual(['News and Press', 'A French cultural…'])
    const [article] = site.news
    if (!article) throw new Error('There is no news.')
    const yoruba = { ...site, news: [{ ...article, title: 'Ìlù wa', language: 'Yoruba' as const }] }
    expect(breadcrumbsOf(yoruba, toAddress('news', article)).at(-1)).toMatchObject({ name: 'Ìlù wa', lang: 'yo' })
  })

  it('is there for the pages below a main page, all of them, and for no other', () => {
    const routes = listPages(site).map(({ path }) => path)
    const deep = routes.filter((route) => breadcrumbsOf(site, route).length > 0)
    expect(deep).toEqual(routes.filter((route) => route.lastIndexOf('/') > 0))
  })

  it('throws an error for an unknown page', () => {
    expect(() => breadcrumbsOf(site, '/productions/no-such-play')).toThrow('There is no page at /productions/no-such-play.')
  })
})
