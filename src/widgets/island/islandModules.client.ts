import type { ComponentType } from 'react'
import type { IslandContext, IslandName } from '../../browser/islandRoot.tsx'

/** Where each island’s code lies. Its name stands in the page as data-island. */
const islands: Record<IslandName, () => Promise<{ island: ComponentType<never & IslandContext> }>> = {
  tabs: () => import('../tabs/tabs.client.tsx'),
  disclosures: () => import('../disclosures/disclosures.client.tsx'),
}

/** Asks for code and, in the same moment, for what islands share: asked for by the code itself, it would come a round trip later. */
const withShared = <Code>(code: Promise<Code>) => Promise.all([code, import('../../browser/hydrate.tsx')])

/** Loads the island that a host names. Rejects when it does not arrive. */
export const loadIsland = (host: HTMLElement) => withShared(islands[host.dataset.island as IslandName]())

/** Loads the code of the dialog that a link opens: pictures of the gallery it names, or a part of the page. Rejects when it does not arrive. */
export const loadDialog = (link: HTMLElement) =>
  withShared(link.dataset.gallery ? import('../dialog/pictures.client.tsx') : import('../dialog/dialog.client.tsx'))
