import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DeskConfig, DeskField } from '../../scripts/desk/deskConfig.ts'
import { toConfig } from '../../scripts/desk/toConfig.ts'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { loadContent } from '../../src/content/load.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'

const { documents } = loadContent({ root: FIXTURE_PROJECT, ...SITE_OPTIONS, withDrafts: true })

/** The configuration for the content there is. */
export const config = toConfig(documents, 'http://localhost:5173/')

/** The text of a content file. */
export const readContent = (file: string): string => readFileSync(path.join(FIXTURE_PROJECT, file), 'utf8')

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
