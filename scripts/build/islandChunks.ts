import type { Rollup } from 'vite'

/** The modules that every hydrated island needs. */
const HYDRATE = /\/browser\/hydrate\.tsx$/
/** Client modules with JSX are islands and dialogs: they need React. */
const ISLAND = /\/widgets\/[^/]+\/[^/]+\.client\.tsx$/
/**
 * Widgets without React share a chunk: together they have fewer bytes than a second request would cost. Not carousels, which bring Embla,
 * nor save-data mode, where each kilobyte counts.
 */
const SMALL_WIDGET = /\/widgets\/(?!carousel\/|save-data\/)[^/]+\/[^/]+\.client\.ts$/
/**
 * Modal.mjs is all that dialogs need of react-aria-components. Its other imports (menus, selection) are dropped from the output, so they
 * must not move modules that only tabs use into the shared chunk.
 */
const DROPPED = /\/react-aria-components\/dist\/(?!private\/(?:Modal|utils)\.mjs)/
/** Small helpers that any part of React Aria may use: they are in the chunk with React, so that no chunk is made for one of them. */
const HELPERS = /\/react-aria\/dist\/private\/utils\//
/** The module whose chunk also gets Embla’s core. The picture dialog uses Embla too, but carousels need it more often. */
const CAROUSEL = /\/widgets\/carousel\/carousel\.client\.ts$/

/**
 * Splits the client code so that an island loads its own chunk and one chunk that all islands share: React, React DOM, and modules of React
 * Aria that two islands use. By default, each combination of islands would get a chunk. Without `onlyExplicitManualChunks`, modules that
 * the entry shares with an island would be in its chunk, and the entry import React.
 */
export const ISLAND_CHUNKS = { manualChunks: chunkOf, onlyExplicitManualChunks: true } satisfies Rollup.OutputOptions

function chunkOf(id: string, { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo }): string | undefined {
  const entries = entriesOf(id, getModuleInfo)
  const has = (pattern: RegExp) => entries.some((entry) => pattern.test(entry))
  // An island that imports another loads all of it, so shared modules are in the chunk of the imported one.
  const importsAnotherIsland = (island: string) =>
    getModuleInfo(island)?.importedIds.some((imported) => ISLAND.test(imported) && entries.includes(imported))
  if (entries.some((entry) => getModuleInfo(entry)?.isEntry)) return undefined
  if (has(CAROUSEL)) return 'carousel'
  if (entries.length > 0 && entries.every((entry) => SMALL_WIDGET.test(entry))) return 'widgets'
  const islands = entries.filter((entry) => ISLAND.test(entry) && !importsAnotherIsland(entry))
  return has(HYDRATE) || HELPERS.test(id) || islands.length > 1 ? 'react' : undefined
}

/** The entry and the dynamically imported modules that need this one, directly or indirectly; the module itself may be one of them. */
function entriesOf(id: string, getModuleInfo: Rollup.GetModuleInfo): string[] {
  const infoOf = (current: string) => (DROPPED.test(current) ? null : getModuleInfo(current))
  const found = new Set([id])
  // A Set also iterates over what is added meanwhile.
  for (const current of found) for (const importer of infoOf(current)?.importers ?? []) found.add(importer)
  return [...found].filter((current) => {
    const info = infoOf(current)
    return info && (info.isEntry || info.dynamicImporters.length > 0)
  })
}
