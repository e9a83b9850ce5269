import { describe, expect, it } from 'vitest'
import { breadcrumbsOf, findPage, listPages } from '../../src/model/pages.ts'
import { site as fixture } from '../fixtures/site.ts'

const newest = <Item extends object>([item]: readonly Item[], changes: object): Item => ({ ...(item as Item), ...changes })

const site = {
  ...fixture,
  productions: [
    newest(fixture.productions, { id: 'a-play', title: 'A play', updated: '2031-02-03' }),
    newest(fixture.productions, { id: 'no-page', title: 'Another', page: false }),
  ],
  news: [
    newest(fixture.news, {
      id: 'a-story',
      slug: 'the-story',
      title: 'A story',
      shortTitle: undefined,
      date: '2031-03-04',
      updated: undefined,
      language: 'Yoruba',
    }),
    newest(fixture.news, { id: 'a-card', title: 'A card', page: false, date: '2025-03-03' }),
  ],
} as typeof fixture

describe('the pages of a site', () => {
  it('are the fixed ones, and one for each file of a collection without “page: false”', () => {
    const paths = listPages(site).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/productions/a-play', '/news/the-story', '/academy/young-creatives-bootcamp/courses']))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('have their file, section, and date of change; articles also their language and date', () => {
    const entry = { collection: 'productions', id: 'a-play' }
    expect(findPage(site, '/productions/a-play')).toMatchObject({ title: 'A play', area: 'productions', modified: '2031-02-03', entry })
    expect(findPage(site, '/productions')).toMatchObject({ modified: '2031-02-03' })
    expect(findPage(site, '/productions')?.entry).toBeUndefined()
    expect(findPage(site, '/news/the-story')).toMatchObject({
      area: 'news',
      lang: 'yo',
      published: '2031-03-04',
      modified: '2031-03-04',
    })
  })

  it.each(['/news/a-card', '/news/a-story', '/productions/no-page', '/nowhere'])('do not include %s', (path) => {
    expect(findPage(site, path)).toBeUndefined()
  })
})

it('the breadcrumbs of an article have its short title, whole, in its language', () => {
  const [news, article] = breadcrumbsOf(fixture, '/news/alliance-francaise-partnership')
  expect([news?.name, article?.name]).toEqual([fixture.newsPage.title, 'Daughters of the Dance: a French partner in Lagos'])
  expect(breadcrumbsOf(site, '/news/the-story').at(-1)).toMatchObject({ name: 'A story', lang: 'yo' })
})
