import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, type Import, importsOf } from './sources.ts'

/** The folders of src/ that a folder may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  files: [],
  ui: ['lib'],
  browser: ['lib'],
  widgets: ['lib', 'ui', 'browser'],
  components: ['lib', 'ui', 'widgets'],
  layouts: ['lib', 'ui', 'widgets', 'components', 'model', 'seo'],
  // The content checks parse Markdown as the pages do.
  content: ['lib', 'markdown'],
  model: ['lib', 'content'],
  markdown: ['lib', 'ui'],
  seo: ['lib', 'content', 'model', 'markdown'],
  pages: ['lib', 'ui', 'widgets', 'components', 'layouts', 'content', 'model', 'markdown', 'seo'],
  'service-worker': ['lib'],
  'src/routes.tsx': ['pages', 'layouts', 'model', 'content', 'lib'],
  'src/main.tsx': ['src/routes.tsx'],
  'src/client.ts': ['widgets', 'browser'],
  'src/notFound.ts': ['lib'],
}

/** Types are erased, so components and widgets may use the content’s types. */
const MAY_TAKE_TYPES_OF_CONTENT = ['components', 'layouts', 'widgets']

/** Everything in these folders reaches a browser, like the files that end in .client.ts or .client.tsx. */
const SHIPPED_FOLDERS = ['browser', 'service-worker', 'src/client.ts', 'src/notFound.ts', 'lib']
/** The folders of src/ that such files may import from. */
const MAY_SHIP = ['browser', 'widgets', 'lib', 'service-worker']

/** The folders of the project that each of them may import, besides itself. Only tests may import tests. */
const PROJECT: Readonly<Record<string, readonly string[]>> = {
  src: [],
  scripts: ['src', 'receiver', 'editor'],
  editor: ['src'],
  receiver: ['src'],
  tests: ['src', 'scripts', 'editor', 'receiver', 'e2e'],
  e2e: ['src', 'scripts', 'editor', 'receiver', 'tests'],
}
/** Folders behind a fence and their tests, with all that they may import of ours. */
const FENCED: Readonly<Record<string, RegExp>> = {
  editor: /^(?:editor|src\/(?:content|files|lib))\//,
  receiver: /^receiver\/|^src\/content\/schemas\/forms\.ts$/,
  'editor/tests': /^(?:editor|src|scripts)\//,
  'receiver/tests': /^(?:receiver|scripts\/serve)\/|^src\/lib\/formFields\.ts$/,
}

const imports = importsOf(filesIn('src', ['.ts', '.tsx']))
const everywhere = importsOf(Object.keys(PROJECT).flatMap((folder) => filesIn(folder, ['.ts', '.tsx', '.mjs'])))
/** The folder of a file: tests of the editor and the receiver, which stand beside them, count as tests. */
const folderOf = (file: string) => (/^(?:editor|receiver)\/tests\//.test(file) ? 'tests' : (file.split('/')[0] ?? ''))
const describeImport = ({ file, target }: Import) => `${file} imports ${target}`

describe('imports between folders', () => {
  it('have a rule for every folder of src/', () => {
    const folders = new Set(imports.map(({ from }) => from))
    expect([...folders].filter((folder) => MAY_IMPORT[folder] === undefined)).toEqual([])
  })

  it('follow the order of layers', () => {
    const isForbidden = ({ from, to, typeOnly }: Pick<Import, 'from' | 'to' | 'typeOnly'>) => {
      if (to === undefined || to === from || MAY_IMPORT[from]?.includes(to)) return false
      return !(typeOnly && to === 'content' && MAY_TAKE_TYPES_OF_CONTENT.includes(from))
    }
    expect(isForbidden({ from: 'lib', to: 'pages', typeOnly: false })).toBe(true)
    expect(imports.filter(isForbidden).map(describeImport)).toEqual([])
  })

  it('of files that reach a browser include no node: module, router or content', () => {
    const shipped = imports.filter(({ from, file }) => SHIPPED_FOLDERS.includes(from) || /\.client\.tsx?$/.test(file))
    const forbidden = shipped.filter(
      ({ target, to }) => /^(node:|react-router|vite-react-ssg)/.test(target) || (to && !MAY_SHIP.includes(to)),
    )
    expect(shipped.length).toBeGreaterThan(50)
    expect(forbidden.map(describeImport)).toEqual([])
  })
})

describe('imports between the folders of the project', () => {
  const local = everywhere.filter(({ to }) => to !== undefined)

  it('are found by this test', () => {
    for (const folder of Object.keys(PROJECT)) expect(local.filter(({ file }) => folderOf(file) === folder).length).toBeGreaterThan(5)
  })

  it('let nothing that runs depend on tests, nor pages on what surrounds them', () => {
    const forbidden = local.filter(({ file, target }) => {
      const [from, to] = [folderOf(file), folderOf(target)]
      return from !== to && PROJECT[to] !== undefined && !PROJECT[from]?.includes(to)
    })
    expect(forbidden.map(describeImport)).toEqual([])
  })

  it('of the editor, the receiver and their tests are few', () => {
    const forbidden = local.filter(({ file, target }) => FENCED[path.dirname(file)]?.test(target) === false)
    expect(forbidden.map(describeImport)).toEqual([])
  })

  it('of the receiver, which runs on a server by itself, are Node and nodemailer alone', () => {
    const foreign = everywhere.filter(({ file, to }) => path.dirname(file) === 'receiver' && to === undefined)
    expect(new Set(foreign.map(({ target }) => target.replace(/^node:.*/, 'node').replace(/\/.*/, '')))).toEqual(
      new Set(['node', 'nodemailer']),
    )
  })
})
