import type { ComponentType } from 'react'
import type { IslandContext, IslandName } from './frame.tsx'

/** Where each island’s code lies. Its name stands in the page as data-island. */
const islands: Record<IslandName, () => Promise<{ island: ComponentType<never & IslandContext> }>> = {
  tabs: () => import('./tabs.island.tsx'),
  disclosures: () => import('./disclosures.island.tsx'),
}

/** Asks for code and, in the same moment, for what islands share: asked for by the code itself, it would come a round trip later. */
const withShared = <Code>(code: Promise<Code>) => Promise.all([code, import('./hydrate.tsx')])

/** Loads the island that a host names. Rejects when it does not arrive. */
export const loadIsland = (host: HTMLElement) => withShared(islands[host.dataset.island as IslandName]())

/** Loads the code of the dialog that a link opens: pictures of the gallery it names, or a part of the page. Rejects when it does not arrive. */
export const loadDialog = (link: HTMLElement) =>
  withShared(link.dataset.gallery ? import('./pictures.island.tsx') : import('./dialog.island.tsx'))
