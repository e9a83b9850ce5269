import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn } from './sources.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const documents = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((file) => `docs/${file}`)].filter((file) =>
  file.endsWith('.md'),
)

describe('the documents', () => {
  it('name and link only files that exist', () => {
    const others = ['editor/README.md', 'receiver/README.md', ...filesIn('a11y-reports', ['.md'])]
    const missing = [...documents, ...others].flatMap((file) => {
      const targets = read(file).matchAll(/(?:\]\((?!\w+:|\/)|`(?=(?:src|scripts|editor|receiver|tests|e2e|docs)\/[\w./-]+`))([^)#\s`]+)/g)
      const exists = (target: string) => [target, path.join(path.dirname(file), target)].some((one) => existsSync(one))
      return [...targets].flatMap(([, target = '']) => (exists(target) ? [] : `${file}: ${target}`))
    })
    expect(missing).toEqual([])
  })
})

describe('the commands', () => {
  it('exist if a document, a comment or a message names them', () => {
    const files = [
      ...documents,
      ...['src', 'scripts', 'editor', 'receiver', 'e2e', 'content'].flatMap((folder) =>
        filesIn(folder, ['.ts', '.tsx', '.mjs', '.md', '.css']),
      ),
    ]
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
        .filter(([, name = '']) => scripts[name] === undefined)
        .map(([command]) => `${file}: ${command}`),
    )
    expect(missing).toEqual([])
  })
})
