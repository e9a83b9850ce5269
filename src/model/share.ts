import { DEFAULT_SHARE, findShareFile, type ShareFile } from '../content/shareFiles.ts'
import { getEntry, type Site } from '../content/site.ts'
import type { Picture } from '../lib/picture.ts'
import type { Route } from '../lib/routes.ts'
import type { SiteArea } from '../lib/theme.ts'
import { findArticle } from './news.ts'

/** What a page is shared with: its title and its own pictures. One picture fills its room; four or six stand in rows. */
export interface ShareSource {
  title: string
  /** The part of the site it belongs to, where its title alone does not say so. */
  kicker?: string
  house: SiteArea
  pictures: readonly Picture[]
  /** When a news article came out, as an ISO date. */
  published?: string
}

type SourceOf = (site: Site) => Omit<ShareSource, 'house'>

/** Pages that stand alone. Productions, programmes and articles are found by their address. */
const PAGES: Partial<Record<Route, readonly [SiteArea, SourceOf]>> = {
  '/': ['home', ({ home }) => ({ title: home.title, pictures: home.slides.slice(0, 1).map((slide) => slide.imageTall) })],
  '/about': ['home', ({ about }) => ({ title: about.title, pictures: [about.hero] })],
  '/productions': ['productions', ({ productionsPage: page }) => ({ title: page.title, pictures: [page.hero] })],
  '/academy': ['academy', ({ academy }) => ({ title: academy.title, pictures: [academy.hero] })],
  '/academy/young-creatives-bootcamp': ['academy', (site) => inAcademy(site, site.bootcamp.title, [site.bootcamp.hero])],
  '/academy/young-creatives-bootcamp/courses': [
    'academy',
    (site) =>
      ofBootcamp(
        site,
        site.bootcamp.courses.title,
        site.courses.slice(0, 4).map((course) => course.image),
      ),
  ],
  '/academy/young-creatives-bootcamp/faculty': [
    'academy',
    (site) =>
      ofBootcamp(
        site,
        site.bootcamp.faculty.title,
        site.faculty.slice(0, 6).map(({ person }) => getEntry(site, 'people', person).portrait),
      ),
  ],
  '/academy/young-creatives-bootcamp/scholarships': [
    'academy',
    (site) => inAcademy(site, site.scholarships.title, [site.bootcamp.graduation.image]),
  ],
  '/academy/young-creative-workshop': ['academy', (site) => inAcademy(site, site.workshop.title, [site.workshop.hero])],
  '/festival': ['festival', ({ festival }) => ({ title: festival.title, pictures: [festival.hero] })],
  '/news': ['news', ({ newsPage: page, news }) => ({ title: page.title, pictures: news.slice(0, 4).map((article) => article.image) })],
  '/careers': ['home', ({ careers }) => ({ title: careers.title, pictures: [careers.hero] })],
  '/get-involved': ['home', ({ getInvolved }) => ({ title: getInvolved.title, pictures: [getInvolved.hero] })],
  '/contact': ['home', ({ contact }) => ({ title: contact.title, pictures: [contact.map] })],
  '/tickets': ['productions', ({ ticketsPage }) => ({ title: ticketsPage.title, pictures: [ticketsPage.hero] })],
}

/** What a page is shared with, from the pictures it shows itself. Undefined for an address that is no page. */
export function findShareSource(site: Site, path: string): ShareSource | undefined {
  const page = PAGES[path as Route]
  if (page) return { house: page[0], ...page[1](site) }
  const production = site.productions.find(({ id }) => path === `/productions/${id}`)
  if (production) {
    return { house: 'productions', title: production.title, kicker: site.productionsPage.title, pictures: [production.image] }
  }
  const programme = site.programmes.find(({ id }) => path === `/academy/${id}`)
  if (programme) return { house: 'academy', ...inAcademy(site, programme.title, [programme.image]) }
  const article = findArticle(site, path)
  if (!article) return undefined
  return { house: 'news', title: article.title, kicker: site.newsPage.title, pictures: [article.image], published: article.date }
}

const inAcademy = ({ academy }: Site, title: string, pictures: readonly Picture[]) => ({ title, kicker: academy.title, pictures })
const ofBootcamp = ({ bootcamp }: Site, title: string, pictures: readonly Picture[]) => ({ title, kicker: bootcamp.title, pictures })

/** How an address looks where it is shared: its own picture, or the site's; undefined before the pictures have been made. */
export function findShare(site: Site, path: string | undefined): { picture: ShareFile | undefined; published: string | undefined } {
  const source = path === undefined ? undefined : findShareSource(site, path)
  return { picture: findShareFile(path ?? DEFAULT_SHARE), published: source?.published }
}
