import type { ComponentType } from 'react'
import type { IslandContext, IslandName } from '../../browser/islandRoot.tsx'

/** Each island’s module, by the name in `data-island`. */
const islands: Record<IslandName, () => Promise<{ island: ComponentType<never & IslandContext> }>> = {
  tabs: () => import('../tabs/tabs.client.tsx'),
  disclosures: () => import('../disclosures/disclosures.client.tsx'),
}

/** Fetches a module and, in parallel, what islands share, to save a round trip. */
const withShared = <Code>(code: Promise<Code>) => Promise.all([code, import('../../browser/hydrate.tsx')])

/** Loads the island that a host names. Rejects when the chunk fails to load. */
export const loadIsland = (host: HTMLElement) => withShared(islands[host.dataset.island as IslandName]())

/** Loads the dialog that a link opens: a gallery’s pictures, or a section of the page. Rejects when the chunk fails to load. */
export const loadDialog = (link: HTMLElement) =>
  withShared(link.dataset.gallery ? import('../dialog/pictures.client.tsx') : import('../dialog/dialog.client.tsx'))
