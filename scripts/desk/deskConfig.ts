/** A field of the editor, in Decap’s terms. See https://decapcms.org/docs/widgets. */
export interface DeskField {
  name: string
  label: string
  label_singular?: string
  widget: string
  hint?: string
  required?: boolean
  pattern?: [string, string]
  default?: unknown
  options?: (string | { label: string; value: string })[]
  value_type?: 'int'
  min?: number
  max?: number
  format?: string
  date_format?: string | false
  time_format?: string | false
  choose_url?: boolean
  collapsed?: boolean
  summary?: string
  field?: DeskField
  fields?: DeskField[]
  /** Ours: what a fact is once it is confirmed. */
  fact?: 'words' | 'number' | 'list'
  /** Ours: whether the empty text says something, as `alt: ""` does. */
  may_be_empty?: boolean
  /** Ours: the kinds of group the field belongs to, where a group is of one kind or another. */
  kinds?: string[]
}

/** A file that there is once. */
interface DeskFile {
  name: string
  label: string
  file: string
  media_folder: string
  public_folder: string
  fields: DeskField[]
}

/** A collection of the editor: a folder of many files of one kind, or a list of single files. */
export interface DeskCollection {
  name: string
  label: string
  label_singular?: string
  format: string
  folder?: string
  path?: string
  slug?: string
  identifier_field?: string
  summary?: string
  create?: boolean
  delete?: boolean
  media_folder?: string
  public_folder?: string
  fields?: DeskField[]
  files?: DeskFile[]
}

/** The editor’s configuration. See https://decapcms.org/docs/configuration-options. */
export interface DeskConfig {
  load_config_file: false
  backend: { name: 'proxy'; proxy_url: string }
  media_folder: string
  locale: string
  /** Where a page shows as it is written. */
  site_url: string
  editor: { preview: false }
  slug: { encoding: 'ascii'; clean_accents: true }
  collections: DeskCollection[]
}

/** The fields of every kind of file, as its format asks for them. */
export const kindsOf = ({ collections }: DeskConfig): DeskField[][] =>
  collections.flatMap(({ fields, files = [] }) => (fields ? [fields] : files.map((file) => file.fields)))
