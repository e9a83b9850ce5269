import type { DeskConfig, DeskField } from '../../scripts/desk/deskConfig.ts'
import { toConfig } from '../../scripts/desk/toConfig.ts'
import { loadContent } from '../../src/content/load.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'

const { documents } = loadContent({ root: process.cwd(), ...SITE_OPTIONS, withDrafts: true })

/** The configuration for the content there is. */
export const config = toConfig(documents, 'http://localhost:5173/')

/** A content file, with the fields the editor has for it. */
interface EditedFile {
  file: string
  fields: DeskField[]
  names: string[]
}

/** Every content file the editor may open. */
export function filesOf({ collections }: DeskConfig): EditedFile[] {
  return collections.flatMap((collection) => {
    const { name, fields, files = [] } = collection
    const inFolder = fields ? documents.of(name).map(({ file }) => ({ file, fields })) : []
    const single = files.map((one) => ({ file: `content/${one.file}`, fields: one.fields }))
    return [...inFolder, ...single].map((one) => ({ ...one, names: one.fields.map((field) => field.name) }))
  })
}
