import { COLLECTIONS } from '../../src/content/collections.ts'
import { toEditorSchema } from './editorSchema.ts'
import { writeGuide } from './writeGuide.ts'

/** Everything that is made from the schemas: each file, from the project's root, with its text. */
export function generateFiles(): [file: string, text: string][] {
  const schemas = Object.entries(COLLECTIONS).map(([name, collection]): [string, string] => {
    return [`.vscode/schemas/${name}.json`, `${JSON.stringify(toEditorSchema(collection), undefined, 1)}\n`]
  })
  return [['docs/authoring-guide.md', writeGuide()], ...schemas]
}
