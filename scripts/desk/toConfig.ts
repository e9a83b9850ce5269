import { COLLECTIONS, type Collection, type CollectionName } from '../../src/content/collections.ts'
import type { ContentDocuments } from '../../src/content/documents.ts'
import type { DeskCollection, DeskConfig, DeskField } from './deskConfig.ts'
import { KEEPING_FORMAT } from './keepingFormat.ts'
import { toLabel } from './labels.ts'
import { type Choices, toFields } from './toFields.ts'
import { DESK_WORDS } from './words.ts'

/** One of the kinds of file of which there may be many. */
type FolderName = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name]['path'] extends `${string}*${string}` ? Name : never
}[CollectionName]

/** What one file of each kind is called, and the field that names it. In the order of the desk: what changes most often first. */
const FOLDERS: Readonly<Record<FolderName, readonly [one: string, name: string]>> = {
  tickets: ['Ticketed event', 'title'],
  news: ['Article', 'title'],
  productions: ['Production', 'title'],
  festivalEvents: ['Festival event', 'title'],
  roles: ['Role', 'title'],
  people: ['Person', 'name'],
  venues: ['Venue', 'name'],
  partners: ['Partner', 'name'],
  programmes: ['Programme', 'title'],
  courses: ['Course', 'title'],
  faculty: ['Member of the faculty', 'person'],
}

/** Everything the editor may change, by the schemas. `documents` are the files there are, which fields may name. */
export function toConfig(documents: ContentDocuments, siteAddress: string): DeskConfig {
  const folders = Object.entries(FOLDERS) as [FolderName, (typeof FOLDERS)[FolderName]][]
  const choices: Choices = Object.fromEntries(
    folders.map(([name, [, title]]) => [name, documents.of(name).map(({ id, data }) => ({ label: String(data[title] ?? id), value: id }))]),
  )
  const singles = Object.entries(COLLECTIONS).filter(([, { path }]) => !path.includes('*'))
  return {
    load_config_file: false,
    backend: { name: 'proxy', proxy_url: '/files' },
    media_folder: 'pages',
    locale: DESK_WORDS,
    site_url: siteAddress,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...folders.map(([name, words]) => toFolder(name, words, choices)),
      {
        name: 'pages',
        label: 'Pages',
        format: KEEPING_FORMAT,
        files: singles.map(([name, collection]) => ({
          name,
          label: toLabel(name),
          file: collection.path,
          ...BESIDE,
          fields: withText(collection, choices),
        })),
      },
    ],
  }
}

/** What is new begins as a draft. */
const DRAFT = { label: 'Draft', hint: 'As long as this is on, the file shows on this computer alone · In the file: draft', default: true }

/** Pictures lie beside the file that shows them. */
const BESIDE = { media_folder: '', public_folder: '' }

function toFolder(name: FolderName, [one, title]: readonly [string, string], choices: Choices): DeskCollection {
  const collection: Collection = COLLECTIONS[name]
  const [folder = '', file = ''] = collection.path.split('/*')
  return {
    name,
    label: toLabel(name),
    label_singular: one,
    format: KEEPING_FORMAT,
    folder,
    ...(file.startsWith('/') ? { path: `{{slug}}${file.replace(/\.md$/, '')}` } : {}),
    slug: `{{fields.${title}}}`,
    identifier_field: title,
    summary: `{{${title}}}`,
    create: true,
    // Other files may name this one, and only a text editor shows which. What shall not be seen is made a draft.
    delete: false,
    ...BESIDE,
    fields: withText(collection, choices).map((field) => (field.name === 'draft' ? { ...field, ...DRAFT } : field)),
  }
}

function withText({ schema, body }: Collection, choices: Choices): DeskField[] {
  const text = { name: 'body', label: 'The text', hint: 'In Markdown, under the fields of the file', widget: 'text', required: true }
  return [...toFields(schema, choices), ...(body === 'required' ? [text] : [])]
}
