import { COLLECTIONS, type Collection, type CollectionName } from '../../src/content/collections.ts'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'
import { PAGE_FOLDERS } from '../../src/lib/routes.ts'

interface Kind {
  one: string
  /** The page that shows files of this kind, if they have no pages of their own. */
  page: string
}

/** Every kind of file, in the order of the editor: the most often changed first. */
export const EDIT_KINDS: Readonly<Record<CollectionName, Kind>> = {
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
  company: { one: 'The company', page: '/' },
  messages: { one: 'Messages of the site', page: '/' },
}

/** A file in content/ by its kind and name. */
export interface Place {
  name: CollectionName
  collection: Collection
  id: string
  file: string
}

export const isFolder = ({ path }: Collection): boolean => path.includes('*')

/** The file of a kind and a name, relative to the project root; undefined when there can be none. */
export function findPlace(name: string | undefined, id: string | undefined): Place | undefined {
  if (name === undefined || id === undefined || !Object.hasOwn(COLLECTIONS, name) || !/^[a-z0-9-]+$/.test(id)) return undefined
  const collection: Collection = COLLECTIONS[name as CollectionName]
  return { name: name as CollectionName, collection, id, file: `content/${collection.path.replace('*', id)}` }
}

/** The title or name of an entry; for an entry that only refers to a person, that person’s name. */
export function titleOf(documents: ContentDocuments, { data, id }: Pick<ContentDocument, 'data' | 'id'>): string {
  const own = data.title ?? data.name
  if (typeof own === 'string' && own !== '') return own
  const person = documents.of('people').find((one) => one.id === data.person)
  return person ? titleOf(documents, person) : id
}

/** The address of a file’s own page; undefined when it has none. */
export function pageAddressOf(documents: ContentDocuments, { name, id }: Place): string | undefined {
  const folder = (PAGE_FOLDERS as Readonly<Record<string, string>>)[name]
  const document = documents.of(name).find((one) => one.id === id)
  return folder === undefined ? undefined : `${folder}${String(document?.data.slug ?? id)}`
}
