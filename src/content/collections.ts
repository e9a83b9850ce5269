import type { z } from 'zod'
import type { PictureFile } from '../lib/responsivePicture.ts'
import * as academy from './schemas/academy.ts'
import * as careers from './schemas/careers.ts'
import { companySchema } from './schemas/company.ts'
import * as festival from './schemas/festival.ts'
import { pageFields, publicationFields } from './schemas/fields.ts'
import { messagesSchema } from './schemas/messages.ts'
import { articleSchema } from './schemas/news.ts'
import * as pages from './schemas/pages.ts'
import * as people from './schemas/people.ts'
import { productionSchema } from './schemas/productions.ts'
import { ticketedEventSchema } from './schemas/tickets.ts'
import { venueSchema } from './schemas/visitorFacts.ts'

/** Where the files of a collection are. `*` is the entry’s id: a file name, or a folder that holds index.md. */
export interface Collection {
  path: string
  schema: z.ZodType
  /** Whether the text under the front matter is required or forbidden. */
  body: 'required' | 'none'
}

/** A collection of many files, each of which may be a draft or have a publication period. */
const folder = <Shape extends z.ZodRawShape, const Path extends `${string}*${string}`>(
  path: Path,
  schema: z.ZodObject<Shape, z.core.$strict>,
  body: 'required' | 'none',
) => ({ path, schema: schema.extend(publicationFields), body })

/** A collection whose files have a page each, unless they say `page: false`: then the text is optional. */
const paged = <Shape extends z.ZodRawShape, const Path extends `${string}*${string}`>(
  path: Path,
  schema: z.ZodObject<Shape, z.core.$strict>,
) => folder(path, schema.extend(pageFields), 'required')

/** Every kind of content file, by the name used in references and messages. */
export const COLLECTIONS = {
  company: { path: 'company.md', schema: companySchema, body: 'none' },
  messages: { path: 'messages.md', schema: messagesSchema, body: 'none' },
  people: folder('people/*.md', people.personSchema, 'required'),
  partners: folder('partners/*.md', people.partnerSchema, 'none'),
  venues: folder('venues/*.md', venueSchema, 'none'),
  productions: paged('productions/*/index.md', productionSchema),
  tickets: folder('tickets/*.md', ticketedEventSchema, 'none'),
  news: paged('news/*.md', articleSchema),
  festival: { path: 'festival/festival.md', schema: festival.festivalSchema, body: 'required' },
  festivalEvents: folder('festival/events/*.md', festival.festivalEventSchema, 'required'),
  academy: { path: 'academy/academy.md', schema: academy.academySchema, body: 'none' },
  programmes: paged('academy/programmes/*.md', academy.programmeSchema),
  bootcamp: { path: 'academy/bootcamp/bootcamp.md', schema: academy.bootcampSchema, body: 'required' },
  courses: folder('academy/bootcamp/courses/*.md', academy.courseSchema, 'required'),
  faculty: folder('academy/bootcamp/faculty/*.md', academy.facultySchema, 'none'),
  scholarships: { path: 'academy/bootcamp/scholarships.md', schema: academy.scholarshipsSchema, body: 'required' },
  workshop: { path: 'academy/workshop/workshop.md', schema: academy.workshopSchema, body: 'required' },
  careers: { path: 'careers/careers.md', schema: careers.careersSchema, body: 'none' },
  roles: folder('careers/roles/*.md', careers.roleSchema, 'none'),
  home: { path: 'pages/home/home.md', schema: pages.homeSchema, body: 'none' },
  about: { path: 'pages/about/about.md', schema: pages.aboutSchema, body: 'required' },
  productionsPage: { path: 'pages/productions/productions.md', schema: pages.productionsPageSchema, body: 'none' },
  ticketsPage: { path: 'pages/tickets/tickets.md', schema: pages.ticketsPageSchema, body: 'none' },
  newsPage: { path: 'pages/news/news.md', schema: pages.newsPageSchema, body: 'none' },
  getInvolved: { path: 'pages/get-involved/get-involved.md', schema: pages.getInvolvedSchema, body: 'none' },
  contact: { path: 'pages/contact/contact.md', schema: pages.contactPageSchema, body: 'none' },
  accessibility: { path: 'pages/contact/accessibility.md', schema: pages.accessibilitySchema, body: 'none' },
} as const

export type CollectionName = keyof typeof COLLECTIONS

/** The type of a schema’s value after loading: a picture, which has `src` and `alt` in the schema, also has its size and addresses. */
type Resolved<Value> = Value extends readonly (infer Item)[]
  ? Resolved<Item>[]
  : Value extends { src: string; alt: string }
    ? Value & PictureFile
    : Value extends object
      ? { [Key in keyof Value]: Resolved<Value[Key]> }
      : Value

/** A checked entry of a collection: its fields, the Markdown under them, its file from the project root, and its name without an extension. */
export type Entry<Name extends CollectionName> = Resolved<z.output<(typeof COLLECTIONS)[Name]['schema']>> & {
  id: string
  file: string
  body: string
}
