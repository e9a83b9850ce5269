import { afterAll, describe, expect, it, vi } from 'vitest'
import { toSite } from './samples.ts'

const FILES = '../../src/content/shareFiles.ts'

// Mocks the share cards of all addresses, as if they had been generated. Resets the modules, which other tests may have loaded.
vi.resetModules()
vi.doMock(FILES, () => ({
  DEFAULT_SHARE: '/default',
  findShareFile: (address: string) => ({ url: `/share${address}.png`, width: 1200, height: 630, alt: '' }),
}))
const { findShareCard } = await import('../../src/model/shareCard.ts')
const { findPage } = await import('../../src/model/pages.ts')

afterAll(() => {
  vi.doUnmock(FILES)
  vi.resetModules()
})

const picture = (name: string) => ({ src: `./${name}.svg`, alt: name })
const several = (name: string, count: number) => Array.from({ length: count }, (_, index) => picture(`${name}-${index + 1}`))

const site = toSite({
  home: {
    title: 'Home',
    upcomingEvents: [],
    slides: several('slide', 5).map((image) => ({ image, imageTall: { ...image, alt: `${image.alt}, tall` } })),
  },
  productionsPage: { title: 'Productions' },
  productions: [{ id: 'sankara', title: 'Sankara', image: picture('poster') }],
  academy: { title: 'Academy' },
  roles: [],
  careers: { title: 'Careers' },
  programmes: [{ id: 'storytelling-intensive', title: 'Storytelling Intensive', image: picture('storytelling') }],
  bootcamp: { title: 'Bootcamp', courses: { title: 'Courses' }, faculty: { title: 'Faculty' } },
  courses: several('course', 7).map((image) => ({ image })),
  faculty: several('teacher', 9).map(({ alt }) => ({ person: alt })),
  people: several('teacher', 9).map((portrait) => ({ id: portrait.alt, portrait })),
  newsPage: { title: 'News' },
  workshop: {},
  tickets: [],
  news: [
    { id: 'plain', title: 'Plain', date: '2025-03-15', image: picture('plain') },
    { id: 'fest', slug: 'gangan-fest', title: 'Festival', date: '2025-04-01', image: picture('fest') },
    ...several('more', 3).map((image) => ({ id: image.alt, image })),
  ],
})

const picturesOf = (path: string) => findPage(site, path)?.pictures.map(({ alt }) => alt)

describe('what a page is shared with', () => {
  it('is the first slide of the home page, in its tall cut', () => {
    expect(picturesOf('/')).toEqual(['slide-1, tall'])
  })

  it('is four courses, six teachers and four articles where a page is a list', () => {
    expect(picturesOf('/academy/young-creatives-bootcamp/courses')).toEqual(['course-1', 'course-2', 'course-3', 'course-4'])
    expect(picturesOf('/academy/young-creatives-bootcamp/faculty')).toHaveLength(6)
    expect(picturesOf('/news')).toEqual(['plain', 'fest', 'more-1', 'more-2'])
  })

  it('is the poster of a production, under the name of the list', () => {
    expect(findPage(site, '/productions/sankara')).toMatchObject({
      area: 'productions',
      title: 'Sankara',
      kicker: 'Productions',
      pictures: [picture('poster')],
    })
  })

  it('is the picture of a programme, under the name of the academy', () => {
    expect(findPage(site, '/academy/storytelling-intensive')).toMatchObject({ area: 'academy', kicker: 'Academy' })
  })

  it('is the picture of an article with its day, found by the article’s address', () => {
    expect(findPage(site, '/news/gangan-fest')).toMatchObject({ area: 'news', kicker: 'News', published: '2025-04-01' })
    expect(findPage(site, '/news/fest')).toBeUndefined()
  })

  it('is nothing for an address that is no page', () => {
    expect(findPage(site, '/privacy-policy')).toBeUndefined()
    expect(findPage(site, '/productions/hamlet')).toBeUndefined()
  })
})

describe('how an address looks where it is shared', () => {
  it('is its own picture, with a day for articles alone', () => {
    expect(findShareCard(site, '/news/plain')).toMatchObject({ picture: { url: '/share/news/plain.png' }, published: '2025-03-15' })
    expect(findShareCard(site, '/productions/sankara').published).toBeUndefined()
  })

  it('is the picture of the site where there is no address', () => {
    expect(findShareCard(site, undefined)).toMatchObject({ picture: { url: '/share/default.png' }, published: undefined })
  })
})
