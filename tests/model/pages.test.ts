import { describe, expect, it } from 'vitest'
import { findPage, listPages } from '../../src/model/pages.ts'
import { toSite } from './samples.ts'

const picture = { src: './a.svg', alt: 'A picture' }
const page = (title: string) => ({ title, updated: '2025-01-01', hero: picture, map: picture })

const site = toSite({
  home: { ...page('Home'), slides: [], upcomingEvents: [] },
  about: page('About'),
  productionsPage: page('Productions'),
  ticketsPage: page('Tickets'),
  newsPage: page('News'),
  academy: page('Academy'),
  bootcamp: { ...page('Bootcamp'), courses: page('Courses'), faculty: page('Faculty'), graduation: { image: picture } },
  scholarships: page('Scholarships'),
  workshop: page('Workshop'),
  festival: { ...page('Festival'), venue: 'ground', next: { event: 'next' } },
  careers: page('Careers'),
  roles: [],
  getInvolved: page('Get Involved'),
  contact: page('Contact'),
  festivalEvents: [],
  venues: [{ id: 'ground' }],
  tickets: [{ id: 'next', dates: [] }],
  courses: [],
  faculty: [],
  productions: [
    { id: 'a-play', title: 'A play', image: picture, updated: '2025-02-03' },
    { id: 'no-page', title: 'Another', page: false },
  ],
  programmes: [{ id: 'a-programme', title: 'A programme', image: picture, updated: '2025-04-05' }],
  news: [
    { id: 'a-story', slug: 'the-story', title: 'A story', date: '2025-03-04', image: picture, language: 'Yoruba' },
    { id: 'a-card', title: 'A card', date: '2025-03-03', image: picture, page: false },
  ],
})

describe('the pages of a site', () => {
  const paths = listPages(site).map(({ path }) => path)

  it('are the fixed ones, and one for each file of a folder that does not say otherwise', () => {
    expect(paths.filter((path) => /a-|no-page|the-story/.test(path))).toEqual([
      '/productions/a-play',
      '/academy/a-programme',
      '/news/the-story',
    ])
    expect(paths).toContain('/academy/young-creatives-bootcamp/courses')
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('know their file, their section and the day on which they changed', () => {
    expect(findPage(site, '/productions/a-play')).toMatchObject({
      title: 'A play',
      kicker: 'Productions',
      area: 'productions',
      modified: '2025-02-03',
      entry: { collection: 'productions', id: 'a-play' },
    })
    expect(findPage(site, '/productions')).toMatchObject({ modified: '2025-02-03' })
    expect(findPage(site, '/productions')?.entry).toBeUndefined()
  })

  it('know the language and the day of an article', () => {
    expect(findPage(site, '/news/the-story')).toMatchObject({ lang: 'yo', published: '2025-03-04', modified: '2025-03-04' })
  })

  it('are not found where there is none', () => {
    expect(findPage(site, '/news/a-card')).toBeUndefined()
    expect(findPage(site, '/news/a-story')).toBeUndefined()
    expect(findPage(site, '/nowhere')).toBeUndefined()
  })
})
