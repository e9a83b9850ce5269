import type { Plugin, Rollup } from 'vite'

/** The modules that every hydrated island needs. */
const HYDRATE = /\/browser\/hydrate\.tsx$/
const ISLAND = /\/widgets\/(?:tabs|disclosures|dialog)\/(?:tabs|disclosures|dialog|pictures)\.client\.tsx$/
/**
 * Modal.mjs is all that dialogs need of react-aria-components. Its other imports (menus, selection) are dropped from the output, so they
 * must not move modules that only tabs use into the shared chunk.
 */
const DROPPED = /\/react-aria-components\/dist\/(?!private\/(?:Modal|utils)\.mjs)/
/** Small helpers that any part of React Aria may use: they are in the chunk with React, so that no chunk is made for one of them. */
const HELPERS = /\/react-aria\/dist\/private\/utils\//
/** The module whose chunk also gets Embla’s core. The picture dialog uses Embla too, but carousels need it more often. */
const CAROUSEL = /\/widgets\/carousel\/carousel\.client\.ts$/

const PRELOAD_HELPER = '\0vite/preload-helper.js'
const WRAPPED =
  /__vitePreload\(\(\) => (import\([^()]*\)(?:\.then\([^()]*\))?),\s*__VITE_IS_MODERN__\s*\?\s*__VITE_PRELOAD__\s*:\s*void 0\)/g

/** Without `onlyExplicitManualChunks`, modules that the entry shares with an island would be in its chunk, and the entry import React. */
const OUTPUT = { manualChunks: chunkOf, onlyExplicitManualChunks: true } satisfies Rollup.OutputOptions

/**
 * Splits the client code so that an island loads its own chunk and one chunk that all islands share: React, React DOM, and modules of React
 * Aria that two islands use. Requests the other imports of an island in parallel. By default, each combination of islands would get a chunk,
 * and imported chunks would be requested one round trip later.
 */
export function islandChunks(): Plugin {
  return {
    name: 'island-chunks',
    enforce: 'pre',
    config: (_config, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rollupOptions: { output: OUTPUT } } }),
    // Vite wraps every import() to preload stylesheets and chunks. There are none to preload, so the wrapper is removed.
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
    renderChunk: (code) => ({ code: code.replace(WRAPPED, '$1'), map: null }),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') requestImportsInParallel(chunk, bundle)
    },
  }
}

function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }): string | undefined {
  const entries = entriesOf(id, getModuleInfo)
  const has = (pattern: RegExp) => entries.some((entry) => pattern.test(entry))
  // An island that imports another loads all of it, so shared modules are in the chunk of the imported one.
  const importsAnotherIsland = (island: string) =>
    getModuleInfo(island)?.importedIds.some((imported) => ISLAND.test(imported) && entries.includes(imported))
  if (entries.some((entry) => getModuleInfo(entry)?.isEntry)) return undefined
  if (has(CAROUSEL)) return 'carousel'
  const islands = entries.filter((entry) => ISLAND.test(entry) && !importsAnotherIsland(entry))
  return has(HYDRATE) || HELPERS.test(id) || islands.length > 1 ? 'react' : undefined
}

/** All modules or chunks that can be reached from `starts` by steps of `next`. A Set also iterates over what is added meanwhile. */
function follow(starts: readonly string[], next: (id: string) => readonly string[] | undefined): string[] {
  const found = new Set(starts)
  for (const id of found) for (const other of next(id) ?? []) found.add(other)
  return [...found]
}

/** The entry and the dynamically imported modules that need this one, directly or indirectly; the module itself may be one of them. */
function entriesOf(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const infoOf = (current: string) => (DROPPED.test(current) ? null : getModuleInfo(current))
  return follow([id], (current) => infoOf(current)?.importers).filter((current) => {
    const info = infoOf(current)
    return info && (info.isEntry || info.dynamicImporters.length > 0)
  })
}

/** The chunk that islands share, requested together with the first island (src/widgets/registry.client.ts). */
const isSharedChunk = (chunk: Rollup.OutputBundle[string] | undefined) =>
  chunk?.type === 'chunk' && chunk.moduleIds.some((id) => HYDRATE.test(id))

/** Rewrites `import("./a.js")` to request the imports of a.js in parallel. A chunk that fails to load makes a.js fail as well. */
function requestImportsInParallel(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): void {
  const here = new Set([chunk.fileName, ...importsOf(chunk, bundle)])
  chunk.code = chunk.code.replace(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, (call, _quote, name: string) => {
    const target = bundle[`${chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1)}${name}`]
    if (target?.type !== 'chunk') return call
    const beside = importsOf(target, bundle).filter((file) => !here.has(file) && file !== target.fileName && !isSharedChunk(bundle[file]))
    const calls = beside.map((file) => `import("./${file.slice(file.lastIndexOf('/') + 1)}").catch(()=>{})`)
    return calls.length > 0 ? `(${[...calls, call].join(',')})` : call
  })
}

function importsOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const findChunk = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file] : undefined)
  return follow(chunk.imports, (file) => findChunk(file)?.imports)
    .filter(findChunk)
    .sort()
}
