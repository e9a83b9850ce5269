import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from './sources.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'editor/README.md', 'receiver/README.md'],
  ...readdirSync('docs').map((file) => `docs/${file}`),
  ...filesIn('a11y-reports', ['.md']),
].filter((file) => file.endsWith('.md'))

it('the documents name and link only files that exist', () => {
  const named = documents.flatMap((file) => {
    const targets = read(file).matchAll(/(?:\]\((?!\w+:|\/)|`(?=(?:src|scripts|editor|receiver|tests|e2e|docs)\/[\w./-]+`))([^)#\s`]+)/g)
    return [...targets].map(([, target = '']) => ({ file, target }))
  })
  expect(named).toContainEqual({ file: 'README.md', target: 'docs/architecture.md' })
  const exists = (file: string, target: string) => existsSync(target) || existsSync(path.join(path.dirname(file), target))
  expect(named.filter(({ file, target }) => !exists(file, target))).toEqual([])
})

it('the reports quote only tests that exist', () => {
  const quoted = documents.flatMap((file) => {
    const evidence = read(file).matchAll(/\]\(([^)#]+\.(?:test|spec)\.tsx?)\): “([^”]+)”/g)
    return [...evidence].map(([, target = '', title = '']) => ({ file: path.join(path.dirname(file), target), title }))
  })
  expect(quoted.length).toBeGreaterThan(50)
  expect(quoted.filter(({ file, title }) => !read(file).includes(title))).toEqual([])
})

it('a command exists if a document, a comment, a message or a workflow names it', () => {
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  const folders = ['src', 'scripts', 'editor', 'receiver', 'e2e', 'content', '.github/workflows']
  const files = [...documents, ...folders.flatMap((folder) => filesIn(folder, ['.ts', '.tsx', '.mjs', '.md', '.css', '.yml']))]
  const named = files.flatMap((file) => [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => ({ file, name })))
  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['build', 'content:check']))
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})
