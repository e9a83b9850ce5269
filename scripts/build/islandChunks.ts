import type { Plugin, Rollup } from 'vite'

/** The island that every hydrated one arrives with. */
const HYDRATE = /\/islands\/hydrate\.tsx$/
const ISLAND = /\.island\.tsx$/
/** React Aria Components' Modal names these without using them: only tabs do, so they stay in the tabs' own chunk. */
const ONLY_TABS = /\/(?:react-aria|react-stately)\/dist\/private\/(?:selection|collections|list|tabs)\//

/**
 * Splits the browser's code so that an island costs two requests at most: its own chunk, and one chunk that all islands share
 * (React, React DOM and what two islands have in common of React Aria). Left alone, each combination of islands would get a chunk.
 */
export function islandChunks(): Plugin {
  return {
    name: 'island-chunks',
    config: (_config, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } }),
  }
}

function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }): string | undefined {
  if (ONLY_TABS.test(id)) return undefined
  const entries = entriesOf(id, getModuleInfo)
  if ([...entries].some((entry) => getModuleInfo(entry)?.isEntry)) return undefined
  const islands = [...entries].filter((entry) => ISLAND.test(entry) || HYDRATE.test(entry))
  return islands.some((entry) => HYDRATE.test(entry)) || islands.length > 1 ? 'react' : undefined
}

/** The modules that are asked for by themselves and bring this one along, itself included. */
function entriesOf(id: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const entries = new Set<string>()
  const seen = new Set<string>()
  const queue = [id]
  for (let current = queue.pop(); current !== undefined; current = queue.pop()) {
    if (seen.has(current)) continue
    seen.add(current)
    const info = getModuleInfo(current)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) entries.add(current)
    queue.push(...info.importers)
  }
  return entries
}
