import { CHAPTERS } from './chapters.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'

interface Kind {
  /** What one file of this kind is called. */
  one: string
  /** The page that shows files of this kind, if they have no pages of their own. */
  page: string
}

/** Every kind of file, in the order of the editor: the most often changed first. */
export const KINDS: Readonly<Record<CollectionName, Kind>> = {
  tickets: { one: 'Ticketed event', page: '/tickets' },
  news: { one: 'Article', page: '/news' },
  productions: { one: 'Production', page: '/productions' },
  roles: { one: 'Role', page: '/careers' },
  festivalEvents: { one: 'Festival event', page: '/festival' },
  people: { one: 'Person', page: '/about' },
  venues: { one: 'Venue', page: '/tickets' },
  partners: { one: 'Partner', page: '/about' },
  programmes: { one: 'Programme', page: '/academy' },
  courses: { one: 'Course', page: '/academy/young-creatives-bootcamp/courses' },
  faculty: { one: 'Faculty member', page: '/academy/young-creatives-bootcamp/faculty' },
  home: { one: 'Home page', page: '/' },
  about: { one: 'About page', page: '/about' },
  productionsPage: { one: 'Productions page', page: '/productions' },
  ticketsPage: { one: 'Tickets page', page: '/tickets' },
  academy: { one: 'Academy page', page: '/academy' },
  bootcamp: { one: 'Bootcamp pages', page: '/academy/young-creatives-bootcamp' },
  scholarships: { one: 'Scholarships page', page: '/academy/young-creatives-bootcamp/scholarships' },
  workshop: { one: 'Workshop page', page: '/academy/young-creative-workshop' },
  festival: { one: 'Festival page', page: '/festival' },
  newsPage: { one: 'News page', page: '/news' },
  careers: { one: 'Careers page', page: '/careers' },
  getInvolved: { one: 'Get Involved page', page: '/get-involved' },
  contact: { one: 'Contact page', page: '/contact' },
  accessibility: { one: 'Statement of accessibility', page: '/contact' },
  company: { one: 'The company', page: '/' },
  messages: { one: 'Messages of the site', page: '/' },
}

export const KIND_NAMES = Object.keys(KINDS) as CollectionName[]

/** Whether a kind has a folder of files, and not only one file. */
export const isFolder = (name: CollectionName): boolean => COLLECTIONS[name].path.includes('*')

/** The kinds of new files, by the word that `content:new` takes: festival-event. */
export const FILE_KINDS: Readonly<Record<string, CollectionName>> = Object.fromEntries(
  (Object.keys(CHAPTERS) as CollectionName[]).filter(isFolder).map((name) => [KINDS[name].one.toLowerCase().replace(' ', '-'), name]),
)
