import { existsSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { type Import, importsOf, packageOf, readSources } from './sources.ts'

/**
 * Who may import whom under src/. A room that is not named is closed. Left out: what a room has of its own.
 * content reads Markdown to check it, so it knows markdown's parser; nothing in markdown knows content.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  ui: ['lib'],
  islands: ['lib', 'ui'],
  enhancements: ['lib'],
  components: ['lib', 'ui', 'islands'],
  markdown: ['lib', 'ui', 'components'],
  content: ['lib', 'markdown'],
  model: ['lib', 'content'],
  seo: ['lib', 'model'],
  layouts: ['lib', 'ui', 'islands', 'components', 'seo'],
  pages: ['lib', 'ui', 'islands', 'components', 'layouts', 'content', 'model', 'markdown', 'seo'],
  'routes.tsx': ['lib', 'pages', 'content'],
  'main.tsx': ['routes.tsx'],
  'client.ts': ['lib', 'islands', 'enhancements'],
}

/** The shapes of content may be named wherever pages are made of them: types vanish from the built code. */
const MAY_NAME_CONTENT = ['components', 'layouts', 'seo', 'model', 'pages']

/** Where each heavy package may enter. */
const HEAVY: readonly { packages: RegExp; room: string }[] = [
  { packages: /^(?:zod|gray-matter|yaml)$/, room: 'content' },
  { packages: /^(?:unified|remark-.*|rehype-.*|mdast-.*|unist-.*)$/, room: 'markdown' },
  {
    packages: /^(?:react-aria|react-aria-components|react-stately|@react-aria\/.*|@react-stately\/.*|react-dom|embla-carousel-react)$/,
    room: 'islands',
  },
  { packages: /^embla-carousel$/, room: 'enhancements' },
]

/** Files over 300 lines, each with its reason. */
const LONG: readonly { files: RegExp; reason: string }[] = [
  { files: /^scripts\/artwork\/pictures\//, reason: 'Drawings: lists of shapes that are read as one picture.' },
  {
    files: /^e2e\/(?:carousel|accordions|tabs)\.spec\.ts$/,
    reason: 'One behaviour a file: its keys, states and first clicks are read together.',
  },
]

const sources = readSources(['src'])
const imports = sources.flatMap(importsOf)
const everything = readSources(['src', 'scripts', 'tests', 'e2e'])

const roomOf = (file: string): string => file.split('/')[1] ?? ''
const isInside = (target: string) => target.startsWith('src/')
const say = ({ from, to, line }: Import) => `${from}:${line} imports ${to}`

describe('the rooms of the house', () => {
  test('there is something to walk', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(imports.length).toBeGreaterThan(200)
  })

  test('every way to import is seen, and types are told apart', () => {
    const text = [
      "import { a } from './a.ts'",
      "import type { B } from '../content/b.ts'",
      "import { type C } from 'zod/c'",
      "export { d } from './d.ts'",
      "const e = () => import('../model/e.ts')",
      "import '@scope/f/g.css'",
    ].join('\n')
    const tree = ts.createSourceFile('src/ui/x.ts', text, ts.ScriptTarget.Latest, true)
    const seen = importsOf({ file: 'src/ui/x.ts', text, tree }).map(({ to, line, typeOnly }) => [line, to, typeOnly])
    expect(seen).toEqual([
      [1, 'src/ui/a.ts', false],
      [2, 'src/content/b.ts', true],
      [3, 'zod/c', true],
      [4, 'src/ui/d.ts', false],
      [5, 'src/model/e.ts', false],
      [6, '@scope/f/g.css', false],
    ])
    expect(['zod/c', '@scope/f/g.css'].map(packageOf)).toEqual(['zod', '@scope/f'])
  })

  test('import only what the table allows', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      if (!isInside(to)) return false
      const [room, other] = [roomOf(from), roomOf(to)]
      if (room === other || ROOMS[room]?.includes(other)) return false
      return !(typeOnly && other === 'content' && MAY_NAME_CONTENT.includes(room))
    })
    expect(wrong.map(say)).toEqual([])
  })

  test('lead to files that exist, within src or to packages', () => {
    const wrong = imports.filter(({ to }) =>
      isInside(to) ? !existsSync(to) : /^(?:scripts|tests|e2e|content|public|\.\.|\/|@\/|~)/.test(to),
    )
    expect(wrong.map(say)).toEqual([])
  })

  test('islands and enhancements stay free of content, router and Node', () => {
    const wrong = imports.filter(
      ({ from, to, typeOnly }) =>
        ['islands', 'enhancements'].includes(roomOf(from)) &&
        !typeOnly &&
        /^(?:src\/(?:content|model|markdown)\/|react-router|node:|vite-react-ssg)/.test(to),
    )
    expect(wrong.map(say)).toEqual([])
  })

  test('lib knows neither React nor Node', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => roomOf(from) === 'lib' && !typeOnly && /^(?:react|node:)/.test(to))
    expect(wrong.map(say)).toEqual([])
  })

  test('each heavy package enters in one place', () => {
    const wrong = imports.filter(({ from, to, typeOnly }) => {
      if (isInside(to) || typeOnly) return false
      return HEAVY.some(({ packages, room }) => packages.test(packageOf(to)) && roomOf(from) !== room)
    })
    expect(wrong.map(say)).toEqual([])
  })

  test('packages reach into src only by way of src: scripts and tests are imported by none of it', () => {
    expect(imports.filter(({ to }) => /^(?:scripts|tests|e2e)\//.test(to)).map(say)).toEqual([])
  })
})

describe('pages, components and ui are words and tags', () => {
  const still = sources.filter(({ file }) => ['pages', 'components', 'ui', 'layouts'].includes(roomOf(file)))

  test('they hold no state and no effect', () => {
    const hooks = still.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(use(?:State|Effect|LayoutEffect|Reducer|Ref|SyncExternalStore))\(/g)].map(([, hook]) => `${file}: ${hook}`),
    )
    expect(hooks).toEqual([])
  })

  test('they hold no event handlers and no inline styles', () => {
    const wrong = still.flatMap(({ file, tree }) => {
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isJsxAttribute(node) && /^(?:on[A-Z]|style$)/.test(node.name.getText(tree)))
          found.push(`${file}: ${node.name.getText(tree)}`)
        ts.forEachChild(node, visit)
      }
      visit(tree)
      return found
    })
    expect(wrong).toEqual([])
  })
})

describe('every file', () => {
  test('exports by name, and none only passes on what others export', () => {
    const wrong = everything.flatMap(({ file, tree }) =>
      tree.statements.flatMap((statement) => {
        const isDefault =
          ts.isExportAssignment(statement) ||
          (ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
        const passesOn = ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined
        return isDefault || passesOn ? [`${file}: ${isDefault ? 'a default export' : 'passes on another file'}`] : []
      }),
    )
    expect(wrong).toEqual([])
    expect(everything.filter(({ file }) => /(?:^|\/)index\.tsx?$/.test(file)).map(({ file }) => file)).toEqual([])
  })

  test('has at most 300 lines, or a reason', () => {
    const long = everything.filter(({ text }) => text.split('\n').length > 301).map(({ file }) => file)
    expect(long.filter((file) => !LONG.some(({ files }) => files.test(file)))).toEqual([])
    for (const { files, reason } of LONG)
      expect(
        long.some((file) => files.test(file)),
        `${files} has no long file any more (${reason})`,
      ).toBe(true)
  })

  test('names what it imports with its ending', () => {
    const bare = everything
      .flatMap(importsOf)
      .filter(({ to }) => /^(?:src|scripts|tests|e2e)\//.test(to) && !/\.(?:tsx?|json|css|mjs)$/.test(to))
    expect(bare.map(say)).toEqual([])
  })
})
