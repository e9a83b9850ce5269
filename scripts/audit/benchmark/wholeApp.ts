import { readdirSync } from 'node:fs'
import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { InlineConfig, Plugin } from 'vite'
import { findBrochure } from '../../../src/content/brochures.ts'
import { BROCHURES } from '../../../src/content/files.ts'
import { findPressFiles } from '../../../src/content/pressFiles.ts'
import { findShareFile } from '../../../src/content/shareFiles.ts'
import { ROUTES } from '../../../src/lib/routes.ts'

/** The benchmark's own entry, from the project's root. */
export const ENTRY = 'scripts/audit/benchmark/app/main.tsx'

const APP = 'scripts/audit/benchmark/app'
/** Modules of the site that others stand for: everywhere, or in the browser alone, which has no disk. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'src/islands/Island.tsx': `${APP}/Island.tsx`,
  'src/islands/frame.tsx': `${APP}/frame.tsx`,
}
const IN_BROWSER: Readonly<Record<string, string>> = { 'src/content/site.ts': `${APP}/site.ts` }

const SCHEMAS = /^src\/content\/schemas\/\w+\.ts$/
/** In the browser there is no disk: what these modules find there is data. */
const FOUND_ON_DISK: Readonly<Record<string, () => string>> = {
  'src/content/shareFiles.ts': shareFiles,
  'src/content/brochures.ts': brochures,
  'src/content/pressFiles.ts': () => `export const findPressFiles = () => (${JSON.stringify(findPressFiles())})`,
}
const PAGE_IMPORT = /^import \{ (\w+Page) \} from '\.\/(pages\/\w+\.tsx)'$/gm

/** The packages that render Markdown: a chunk of their own, so that its bytes can be told. */
const MARKDOWN =
  /node_modules\/(?:(?:unified|remark|rehype|mdast|micromark|hast|unist|vfile|estree)[^/]*|property-information|decode-named-character-reference)\//

/** How vite-react-ssg builds the project at `root` for hydration as a whole: one entry, in which every page and the router are. */
export const wholeApp = (root: string, outDir: string): InlineConfig => ({
  root,
  configFile: false,
  // Without the first, React Aria would bring the words of thirty languages.
  plugins: [optimizeLocales.vite({ locales: ['en-US'] }), ordinaryWay(root)],
  define: { 'import.meta.env.HAS_SERVICE_WORKER': 'false' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    reportCompressedSize: false,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  logLevel: 'warn',
})

/** Changes what differs in the ordinary way while the files of src/ stay as they are. */
function ordinaryWay(root: string): Plugin {
  const nameOf = (id: string) => path.relative(root, id.split('?')[0] ?? '')
  return {
    name: 'ordinary-way',
    enforce: 'pre',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rollupOptions: { output: { manualChunks: (id) => (MARKDOWN.test(id) ? 'markdown' : undefined) } } } },
    transformIndexHtml: {
      order: 'pre',
      // What our own build writes into the page stands in a style sheet here.
      handler: (html) =>
        html
          .replace('/src/client.ts', `/${ENTRY}`)
          .replace('<link rel="stylesheet"', '<link rel="stylesheet" href="/src/styles/critical.css"><link rel="stylesheet"'),
    },
    async resolveId(source, importer, options) {
      if (!importer) return undefined
      if (source === 'node:url' && !options.ssr) return path.join(root, `${APP}/url.ts`)
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const name = found ? nameOf(found.id) : ''
      const other = EVERYWHERE[name] ?? (options.ssr ? undefined : IN_BROWSER[name])
      return other === undefined || nameOf(importer) === other ? found : path.join(root, other)
    },
    async load(id, options) {
      if (options?.ssr) return undefined
      const name = nameOf(id)
      return SCHEMAS.test(name) ? constantsOf(id) : FOUND_ON_DISK[name]?.()
    },
    transform: (code, id) => (nameOf(id) === 'src/routes.tsx' ? withLazyPages(code) : undefined),
  }
}

/** Every page a chunk of its own. Throws when src/routes.tsx is not written as expected. */
function withLazyPages(code: string): string {
  if (!PAGE_IMPORT.test(code)) throw new Error('src/routes.tsx imports no pages.')
  const lazy = code.replace(
    PAGE_IMPORT,
    (_all, name: string, file: string) => `const ${name} = lazily(() => import('./${file}').then((page) => page.${name}), 'src/${file}')`,
  )
  return `import { lazily } from '/${APP}/lazily.ts'\n${lazy}`
}

function shareFiles(): string {
  const list = Object.fromEntries(ROUTES.map((route) => [route, findShareFile(route)]))
  return `const list = ${JSON.stringify(list)}\nexport const DEFAULT_SHARE = '/default'\nexport const findShareFile = (address) => list[address]`
}

function brochures(): string {
  const programmes = readdirSync(BROCHURES).map((name) => path.parse(name).name)
  const list = Object.fromEntries(programmes.map((programme) => [programme, findBrochure(programme)]))
  return `const list = ${JSON.stringify(list)}\nexport const findBrochure = (programme) => list[programme]`
}

/** Of the schemas pages take only words. Left as they are, they would bring zod to the browser. */
async function constantsOf(id: string): Promise<string> {
  const module: Record<string, unknown> = await import(id)
  const words = Object.entries(module).filter(
    ([, value]) => typeof value === 'string' || (Array.isArray(value) && value.every((word) => typeof word === 'string')),
  )
  return words.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
}
