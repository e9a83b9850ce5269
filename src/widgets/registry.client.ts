import type { Widget } from '../browser/lazyLoad.ts'

/** Milliseconds after the load event at which the hero carousel’s code loads: shortly before its first advance. */
const HERO_LOAD_MS = 4000

/** For a widget near the viewport whose code loads as soon as the page has loaded and is idle. */
const AT_ONCE_MS = 1

/** A widget with React: the code that such widgets share loads in parallel with its own module, to save a round trip. */
const withReact = (load: Widget['load']): Widget => ({
  load: async () => {
    const [code] = await Promise.all([load(), import('../browser/hydrate.tsx')])
    return code
  },
})

/** An island, which hydrates its HTML near the viewport. */
const island = (load: Widget['load']): Widget => ({ ...withReact(load), nearAfterMs: AT_ONCE_MS })

const ISLANDS = {
  disclosures: island(() => import('./disclosures/disclosures.client.tsx')),
  tabs: island(() => import('./tabs/tabs.client.tsx')),
}

/** Every widget by its name in the HTML (lazyPart.ts): where its code is, and what loads it. */
export const WIDGETS = {
  ...ISLANDS,
  acknowledge: { load: () => import('./acknowledge/acknowledge.client.ts') },
  carousel: { load: () => import('./carousel/carousel.client.ts'), nearAfterMs: AT_ONCE_MS },
  dialog: withReact(() => import('./dialog/dialog.client.tsx')),
  'dialog-pictures': withReact(() => import('./dialog/pictures.client.tsx')),
  filter: { load: () => import('./filter/filter.client.ts') },
  form: { load: () => import('./form/form.client.ts') },
  hero: { load: () => import('./carousel/carousel.client.ts'), nearAfterMs: HERO_LOAD_MS },
  'save-data': { load: () => import('./save-data/saveData.client.ts') },
  search: { load: () => import('./news-search/newsSearch.client.ts') },
  share: { load: () => import('./share/share.client.ts') },
} satisfies Record<string, Widget>

export type WidgetName = keyof typeof WIDGETS

/** The widgets that hydrate their HTML (island/Island.tsx). */
export type IslandName = keyof typeof ISLANDS
