import type { ComponentType } from 'react'
import type { IslandContext, IslandName } from './frame.tsx'

/** Where each island’s code lies. Its name stands in the page as data-island. */
export const islands: Record<IslandName, () => Promise<ComponentType<never & IslandContext>>> = {
  tabs: () => import('./tabs.island.tsx').then((module) => module.Tabs),
  disclosures: () => import('./disclosures.island.tsx').then((module) => module.Disclosures),
}
