import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateFiles } from '../../scripts/guide/writeGuide.ts'

const files = generateFiles()
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

test('the authoring guide and the editor’s help are generated from the current schemas', () => {
  const stale = files.filter(([file, text]) => read(file) !== text).map(([file]) => file)
  expect(stale, 'These files are older than the schemas. Run: npx tsx scripts/guide.ts').toEqual([])
})

test('there is no help for deleted kinds of files', () => {
  const made = files.map(([file]) => file)
  const there = readdirSync('.vscode/schemas').map((file) => `.vscode/schemas/${file}`)
  expect(
    there.filter((file) => !made.includes(file)),
    'Delete these files',
  ).toEqual([])
})
