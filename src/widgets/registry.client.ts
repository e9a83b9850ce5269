import type { IslandComponent } from '../browser/islandRoot.tsx'
import { isUnmodifiedClick } from '../browser/isUnmodifiedClick.ts'
import type { Report, Start, Widget } from '../browser/lazyLoad.ts'

/** Milliseconds after the load event at which the hero carousel’s code loads: shortly before its first advance. */
const HERO_LOAD_MS = 4000

/** A widget that loads near the viewport, `near` milliseconds after the load event at the earliest; without `near`, on intent alone. */
const widget = (load: () => Promise<{ start: Start }>, near?: number): Widget => ({
  load: async () => (await load()).start,
  near,
})

/** Loads React and the other code that islands share in parallel with an island’s own module, to save a round trip. */
const withReact = <Code>(code: Promise<Code>) => Promise.all([code, import('../browser/hydrate.tsx')])

/** An island that hydrates its HTML near the viewport. */
const island = (load: () => Promise<{ island: unknown }>) => ({
  load: async (): Promise<Start> => {
    const [{ island }, { hydrate }] = await withReact(load())
    return (host, report) => hydrate(host, island as IslandComponent<object>, report)
  },
  near: 1,
  isIsland: true as const,
})

/** A link that opens a dialog, whose code loads on intent. */
const dialog = (load: () => Promise<{ openDialog: (link: HTMLAnchorElement, report: Report) => void }>): Widget => ({
  load: async () => {
    const [{ openDialog }] = await withReact(load())
    return (link, report) =>
      link.addEventListener('click', (event) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        openDialog(link as HTMLAnchorElement, report)
      })
  },
})

/** Every widget by its name in the HTML (lazyPart.ts): where its code is, and what loads it. */
export const WIDGETS = {
  acknowledge: widget(() => import('./acknowledge/acknowledge.client.ts')),
  carousel: widget(() => import('./carousel/carousel.client.ts'), 1),
  dialog: dialog(() => import('./dialog/dialog.client.tsx')),
  'dialog-pictures': dialog(() => import('./dialog/pictures.client.tsx')),
  disclosures: island(() => import('./disclosures/disclosures.client.tsx')),
  filter: widget(() => import('./filter/filter.client.ts')),
  form: widget(() => import('./form/form.client.ts')),
  hero: widget(() => import('./carousel/carousel.client.ts'), HERO_LOAD_MS),
  'save-data': widget(() => import('./save-data/saveData.client.ts')),
  search: widget(() => import('./news-search/newsSearch.client.ts')),
  share: widget(() => import('./share/share.client.ts')),
  tabs: island(() => import('./tabs/tabs.client.tsx')),
}

export type WidgetName = keyof typeof WIDGETS

/** The widgets that hydrate their HTML (island/Island.tsx). */
export type IslandName = { [Name in WidgetName]: (typeof WIDGETS)[Name] extends { isIsland: true } ? Name : never }[WidgetName]
