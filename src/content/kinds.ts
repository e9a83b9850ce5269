import type { z } from 'zod'
import type { PictureFile } from '../lib/responsivePicture.ts'
import * as academy from './schemas/academy.ts'
import * as careers from './schemas/careers.ts'
import { companySchema } from './schemas/company.ts'
import * as festival from './schemas/festival.ts'
import { type Kind, many, single } from './schemas/kind.ts'
import { messagesSchema } from './schemas/messages.ts'
import { articleSchema } from './schemas/news.ts'
import * as pages from './schemas/pages.ts'
import * as people from './schemas/people.ts'
import { productionSchema } from './schemas/productions.ts'
import { ticketedEventSchema } from './schemas/tickets.ts'
import { venueSchema } from './schemas/visitorFacts.ts'

const BOOTCAMP = '/academy/young-creatives-bootcamp'

/** Every kind of content file, in the order of the guide and of the editor. Types, pages, references and messages follow from this table. */
export const KINDS = {
  productions: many('productions/*/index.md', productionSchema, {
    one: 'Production',
    title: 'Productions',
    about: 'A play, film or performance, with its pictures in the same folder. Dates and prices are in the ticketed event it names.',
    hasText: true,
    shownOn: '/productions',
    hasPages: { folder: '/productions/', type: 'website' },
  }),
  tickets: many('tickets/*.md', ticketedEventSchema, {
    one: 'Ticketed event',
    title: 'Tickets',
    about: 'An event people buy tickets for: every date, place, ticket type and price, wherever the site shows them.',
    shownOn: '/tickets',
  }),
  venues: many('venues/*.md', venueSchema, {
    one: 'Venue',
    title: 'Venues',
    about: 'A place where something is shown, and what a visitor needs to know before coming. Tickets name it.',
    shownOn: '/tickets',
  }),
  news: many('news/*.md', articleSchema, {
    one: 'Article',
    title: 'News',
    about: 'An article. Those without a place come first, newest first; the first four are on the home page.',
    hasText: true,
    shownOn: '/news',
    hasPages: { folder: '/news/', type: 'article' },
  }),
  festival: single('festival/festival.md', festival.festivalSchema, { title: 'The festival', hasText: true, shownOn: '/festival' }),
  festivalEvents: many('festival/events/*.md', festival.festivalEventSchema, {
    one: 'Festival event',
    title: 'Events of the festival',
    about: 'One event of the festival’s programme. The days under `schedule` in festival.md name the events that they show.',
    hasText: true,
    shownOn: '/festival',
  }),
  academy: single('academy/academy.md', academy.academySchema, { title: 'The academy', shownOn: '/academy' }),
  programmes: many('academy/programmes/*.md', academy.programmeSchema, {
    one: 'Programme',
    title: 'Programmes',
    about: 'A programme of the academy with a page of its own, and its card in the catalogue.',
    hasText: true,
    shownOn: '/academy',
    hasPages: { folder: '/academy/', type: 'website' },
  }),
  bootcamp: single('academy/bootcamp/bootcamp.md', academy.bootcampSchema, { title: 'The bootcamp', hasText: true, shownOn: BOOTCAMP }),
  courses: many('academy/bootcamp/courses/*.md', academy.courseSchema, {
    one: 'Course',
    title: 'Courses',
    about: 'One course of the bootcamp, with its price.',
    hasText: true,
    shownOn: `${BOOTCAMP}/courses`,
  }),
  faculty: many('academy/bootcamp/faculty/*.md', academy.facultySchema, {
    one: 'Faculty member',
    title: 'Faculty',
    about: 'Somebody who teaches at the bootcamp. Name, portrait and biography are in their file under people.',
    shownOn: `${BOOTCAMP}/faculty`,
  }),
  scholarships: single('academy/bootcamp/scholarships.md', academy.scholarshipsSchema, {
    title: 'Scholarships',
    hasText: true,
    shownOn: `${BOOTCAMP}/scholarships`,
  }),
  workshop: single('academy/workshop/workshop.md', academy.workshopSchema, {
    title: 'The workshop',
    hasText: true,
    shownOn: '/academy/young-creative-workshop',
  }),
  people: many('people/*.md', people.personSchema, {
    one: 'Person',
    title: 'People',
    about: 'Somebody the site shows: on the team, in a cast, teaching, a guest. Each has one file; other files name that file.',
    hasText: true,
    shownOn: '/about',
  }),
  partners: many('partners/*.md', people.partnerSchema, {
    one: 'Partner',
    title: 'Partners',
    about: 'A body that works with the company. Other files name the file.',
    shownOn: '/about',
  }),
  careers: single('careers/careers.md', careers.careersSchema, { title: 'Careers', shownOn: '/careers' }),
  roles: many('careers/roles/*.md', careers.roleSchema, {
    one: 'Role',
    title: 'Roles',
    about: 'An open role. Take the file away when it is filled, or make it a draft.',
    shownOn: '/careers',
  }),
  home: single('pages/home/home.md', pages.homeSchema, { title: 'The home page', shownOn: '/' }),
  about: single('pages/about/about.md', pages.aboutSchema, { title: 'The About page', hasText: true, shownOn: '/about' }),
  productionsPage: single('pages/productions/productions.md', pages.productionsPageSchema, {
    title: 'The productions page',
    shownOn: '/productions',
  }),
  ticketsPage: single('pages/tickets/tickets.md', pages.ticketsPageSchema, { title: 'The tickets page', shownOn: '/tickets' }),
  newsPage: single('pages/news/news.md', pages.newsPageSchema, { title: 'The news page', shownOn: '/news' }),
  getInvolved: single('pages/get-involved/get-involved.md', pages.getInvolvedSchema, {
    title: 'The Get Involved page',
    shownOn: '/get-involved',
  }),
  contact: single('pages/contact/contact.md', pages.contactPageSchema, { title: 'The contact page', shownOn: '/contact' }),
  accessibility: single('pages/contact/accessibility.md', pages.accessibilitySchema, {
    title: 'The statement of accessibility',
    shownOn: '/contact',
  }),
  company: single('company.md', companySchema, { title: 'The company', shownOn: '/' }),
  messages: single('messages.md', messagesSchema, { title: 'Messages', shownOn: '/' }),
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as KindName[]

/** A row of the table, of which the compiler knows no more than of the others. */
export const getKind = (name: KindName): Kind => KINDS[name]

export type SingleKind = { [Name in KindName]: (typeof KINDS)[Name]['path'] extends `${string}*${string}` ? never : Name }[KindName]

export type PagedKind = { [Name in KindName]: (typeof KINDS)[Name] extends { hasPages: object } ? Name : never }[KindName]

export const isPaged = (name: string): name is PagedKind => Object.hasOwn(KINDS, name) && 'hasPages' in KINDS[name as KindName]

export const PAGED_KINDS = KIND_NAMES.filter(isPaged)

/** The address of a page that no single entry has. */
export type FixedPath = (typeof KINDS)[KindName]['shownOn']

export const FIXED_PATHS: readonly FixedPath[] = [...new Set(KIND_NAMES.map((name) => KINDS[name].shownOn))]

export const hasManyFiles = (name: KindName): boolean => KINDS[name].path.includes('*')

/** The kinds of new files, by the word that `content:new` takes: festival-event. */
export const FILE_KINDS: Readonly<Record<string, KindName>> = Object.fromEntries(
  KIND_NAMES.filter(hasManyFiles).map((name) => [getKind(name).one?.toLowerCase().replace(' ', '-'), name]),
)

/** The type of a schema’s value after loading: a picture, which has `src` and `alt` in the schema, also has its size and addresses. */
type Resolved<Value> = Value extends readonly (infer Item)[]
  ? Resolved<Item>[]
  : Value extends { src: string; alt: string }
    ? Value & PictureFile
    : Value extends object
      ? { [Key in keyof Value]: Resolved<Value[Key]> }
      : Value

/** A checked file of a kind: its fields, the Markdown under them, its file from the project root, and its name without an extension. */
export type Entry<Name extends KindName> = Resolved<z.output<(typeof KINDS)[Name]['schema']>> & {
  id: string
  file: string
  body: string
}

/** The fields that decide whether an entry has a page, and at which address. */
interface Addressed {
  id: string
  slug?: string | undefined
  page?: boolean | undefined
}

/** The address of an entry’s page, even if `page: false` leaves that page out. */
export const toAddress = (name: PagedKind, { id, slug = id }: Addressed): string => KINDS[name].hasPages.folder + slug

/** The address of an entry’s page; undefined for an entry with `page: false`. */
export const findPagePath = (name: PagedKind, entry: Addressed): string | undefined =>
  entry.page === false ? undefined : toAddress(name, entry)
