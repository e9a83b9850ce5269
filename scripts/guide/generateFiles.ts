import { COLLECTIONS } from '../../src/content/collections.ts'
import { toEditorSchema } from './editorSchema.ts'
import { writeGuide } from './writeGuide.ts'

/** Every file generated from the schemas, with its text; paths are relative to the project root. */
export function generateFiles(): [file: string, text: string][] {
  const schemas = Object.entries(COLLECTIONS).map(([name, collection]): [string, string] => {
    return [`.vscode/schemas/${name}.json`, `${JSON.stringify(toEditorSchema(collection), undefined, 1)}\n`]
  })
  return [['docs/authoring-guide.md', writeGuide()], ...schemas]
}
