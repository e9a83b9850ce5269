import { describe, expect, it } from 'vitest'
import { breadcrumbsOf, findPage, listPages } from '../../src/model/pages.ts'
import { site as fixture } from '../fixtures/site.ts'
import { toSite } from './samples.ts'

const picture = (name: string) => ({ src: `./${name}.svg`, alt: name })
const several = (name: string, count: number) => Array.from({ length: count }, (_, index) => picture(`${name}-${index + 1}`))
const page = (title: string) => ({ title, updated: '2025-01-01', hero: picture('hero') })

const site = toSite({
  ...fixture,
  home: { ...fixture.home, slides: [{ imageTall: picture('slide-1, tall') }, { imageTall: picture('slide-2, tall') }] },
  productionsPage: page('Productions'),
  newsPage: page('News'),
  courses: several('course', 7).map((image) => ({ image })),
  faculty: several('teacher', 9).map(({ alt }) => ({ person: alt })),
  people: several('teacher', 9).map((portrait) => ({ id: portrait.alt, portrait })),
  productions: [
    { id: 'a-play', title: 'A play', image: picture('poster'), updated: '2025-02-03' },
    { id: 'no-page', title: 'Another', page: false },
  ],
  programmes: [{ id: 'a-programme', title: 'A programme', image: picture('programme'), updated: '2025-04-05' }],
  news: [
    { id: 'a-story', slug: 'the-story', title: 'A story', date: '2025-03-04', image: picture('story'), language: 'Yoruba' },
    { id: 'a-card', title: 'A card', date: '2025-03-03', image: picture('card'), page: false },
    ...several('more', 3).map((image) => ({ id: image.alt, title: image.alt, date: '2025-03-01', image })),
  ],
})
const pictureOf = (path: string) => findPage(site, path)?.picture?.alt

describe('the pages of a site', () => {
  it('are the fixed ones, and one for each file of a collection without “page: false”', () => {
    const paths = listPages(site).map(({ path }) => path)
    expect(paths.filter((path) => /a-|no-page|the-story/.test(path))).toEqual([
      '/productions/a-play',
      '/academy/a-programme',
      '/news/the-story',
    ])
    expect(paths).toContain('/academy/young-creatives-bootcamp/courses')
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('have their file, section, and date of change; articles also their language and date', () => {
    expect(findPage(site, '/productions/a-play')).toMatchObject({
      title: 'A play',
      area: 'productions',
      modified: '2025-02-03',
      entry: { collection: 'productions', id: 'a-play' },
    })
    expect(findPage(site, '/productions')).toMatchObject({ modified: '2025-02-03' })
    expect(findPage(site, '/productions')?.entry).toBeUndefined()
    expect(findPage(site, '/academy/a-programme')).toMatchObject({ area: 'academy' })
    expect(findPage(site, '/news/the-story')).toMatchObject({
      area: 'news',
      lang: 'yo',
      published: '2025-03-04',
      modified: '2025-03-04',
    })
  })

  it.each(['/news/a-card', '/news/a-story', '/nowhere', '/productions/hamlet'])('do not include %s', (path) => {
    expect(findPage(site, path)).toBeUndefined()
  })

  it('have their first picture', () => {
    expect(pictureOf('/academy/young-creatives-bootcamp/courses')).toBe('course-1')
    expect(pictureOf('/news')).toBe('story')
    expect(pictureOf('/productions/a-play')).toBe('poster')
  })
})

describe('the breadcrumbs of a page', () => {
  const namesOf = (path: string) => breadcrumbsOf(fixture, path).map(({ name }) => name)

  it('have the short title of an article, whole, in its language', () => {
    expect(namesOf('/news/alliance-francaise-partnership')).toEqual(['News and Press', 'Daughters of the Dance: a French partner in Lagos'])
    expect(breadcrumbsOf(site, '/news/the-story').at(-1)).toMatchObject({ name: 'A story', lang: 'yo' })
  })
})
