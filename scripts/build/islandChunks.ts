import type { Plugin, Rollup } from 'vite'

/** What every hydrated island arrives with. */
const HYDRATE = /\/browser\/hydrate\.tsx$/
const ISLAND = /\/widgets\/(?:tabs|disclosures|dialog)\/(?:tabs|disclosures|dialog|pictures)\.client\.tsx$/
/**
 * Modal.mjs is all the dialogs take of react-aria-components. Files it mentions beside that reach far (menus, selection), are dropped
 * from the output, and are no reason to load with every island what only tabs use.
 */
const DROPPED = /\/react-aria-components\/dist\/(?!private\/(?:Modal|utils)\.mjs)/
/** Small helpers that every part of React Aria may use: they lie with React, so that no two islands get a chunk for one of them. */
const HELPERS = /\/react-aria\/dist\/private\/utils\//
/** Pages and the picture dialog both move Embla's core: it lies with the pages' carousels, which want it more often. */
const CAROUSEL = /\/widgets\/carousel\/carousel\.client\.ts$/

const PRELOAD_HELPER = '\0vite/preload-helper.js'
const WRAPPED =
  /__vitePreload\(\(\) => (import\([^()]*\)(?:\.then\([^()]*\))?),\s*__VITE_IS_MODERN__\s*\?\s*__VITE_PRELOAD__\s*:\s*void 0\)/g

/** Without "only explicit", what the page's entry shares with an island would move into the island's chunk, and the entry would import React. */
const OUTPUT = { manualChunks: chunkOf, onlyExplicitManualChunks: true } satisfies Rollup.OutputOptions

/**
 * Splits the browser's code so that an island costs its own chunk and one chunk that all islands share (React, React DOM and
 * what two islands have in common of React Aria), and asks in the same moment for what else it stands on. Left alone, each combination of
 * islands would get a chunk, and a further one would be asked for only after the island's own has come: a round trip lost.
 */
export function islandChunks(): Plugin {
  return {
    name: 'island-chunks',
    enforce: 'pre',
    config: (_config, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rollupOptions: { output: OUTPUT } } }),
    // Vite wraps every import() to preload stylesheets and chunks. There is nothing to preload: the wrapper only calls, and goes.
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
    renderChunk: (code) => ({ code: code.replace(WRAPPED, '$1'), map: null }),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') askTogether(chunk, bundle)
    },
  }
}

function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }): string | undefined {
  const entries = entriesOf(id, getModuleInfo)
  const has = (pattern: RegExp) => entries.some((entry) => pattern.test(entry))
  // An island that stands on another brings all of it: what both have lies with the other.
  const standsOnAnother = (island: string) =>
    getModuleInfo(island)?.importedIds.some((imported) => ISLAND.test(imported) && entries.includes(imported))
  if (entries.some((entry) => getModuleInfo(entry)?.isEntry)) return undefined
  if (has(CAROUSEL)) return 'carousel'
  const islands = entries.filter((entry) => ISLAND.test(entry) && !standsOnAnother(entry))
  return has(HYDRATE) || HELPERS.test(id) || islands.length > 1 ? 'react' : undefined
}

/** The modules that are asked for by themselves and bring this one along, itself included. */
function entriesOf(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const entries: string[] = []
  const seen = new Set<string>()
  const queue = [id]
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    if (seen.has(current) || DROPPED.test(current)) continue
    seen.add(current)
    const info = getModuleInfo(current)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(current)
    queue.push(...info.importers)
  }
  return entries
}

/** What islands share: whoever loads an island asks for it in the same moment (src/widgets/registry.client.ts). */
const isAskedFor = (chunk: Rollup.OutputBundle[string] | undefined) =>
  chunk?.type === 'chunk' && chunk.moduleIds.some((id) => HYDRATE.test(id))

/** Rewrites `import("./a.js")` so that what a.js will import is asked for beside it. A chunk that fails to come fails in a.js as well. */
function askTogether(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): void {
  const here = new Set([chunk.fileName, ...importsOf(chunk, bundle)])
  chunk.code = chunk.code.replace(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, (call, _quote, name: string) => {
    const target = bundle[`${chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1)}${name}`]
    if (target?.type !== 'chunk') return call
    const beside = importsOf(target, bundle).filter((file) => !here.has(file) && file !== target.fileName && !isAskedFor(bundle[file]))
    const calls = beside.map((file) => `import("./${file.slice(file.lastIndexOf('/') + 1)}").catch(()=>{})`)
    return calls.length > 0 ? `(${[...calls, call].join(',')})` : call
  })
}

/** Everything a chunk imports, and what that imports. */
function importsOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>()
  const queue = [...chunk.imports]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const next = bundle[file]
    if (found.has(file) || next?.type !== 'chunk') continue
    found.add(file)
    queue.push(...next.imports)
  }
  return [...found].sort()
}
