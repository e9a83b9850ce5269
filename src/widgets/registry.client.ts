import type { IslandComponent } from '../browser/islandRoot.tsx'
import { isUnmodifiedClick } from '../browser/isUnmodifiedClick.ts'
import type { Report, Start, Widget } from '../browser/lazyLoad.ts'
import type { WidgetName } from '../lib/lazyPart.ts'

/** Milliseconds after the load event at which the hero carousel’s code loads: shortly before its first advance. */
const HERO_LOAD_MS = 4000

const inCommonBundle: Widget = {
  load: (name) => import('./commonBundle.client.ts').then((module) => module.commonWidgets[name] as Start),
}

const loadCarousel = () => import('./carousel/carousel.client.ts').then((module) => module.carousel)

/** Loads React and the other code that islands share in parallel with an island’s own module, to save a round trip. */
const loadWithShared = <Code>(code: Promise<Code>) => Promise.all([code, import('../browser/hydrate.tsx')])

const island = (load: () => Promise<{ island: unknown }>): Widget => ({
  load: () =>
    loadWithShared(load()).then(
      ([{ island }, { hydrate }]) =>
        (host, report) =>
          hydrate(host, island as IslandComponent<object>, report),
    ),
  near: 1,
})

const dialog = (load: () => Promise<{ openDialog: (link: HTMLAnchorElement, report: Report) => void }>): Widget => ({
  load: () =>
    loadWithShared(load()).then(
      ([{ openDialog }]) =>
        (link, report) =>
          link.addEventListener('click', (event) => {
            if (!isUnmodifiedClick(event)) return
            event.preventDefault()
            openDialog(link as HTMLAnchorElement, report)
          }),
    ),
})

/** The widgets that are not in the common bundle. */
const others: { [Name in WidgetName]?: Widget } = {
  'save-data': { load: () => import('./save-data/saveData.client.ts').then((module) => module.saveData) },
  carousel: { load: loadCarousel, near: 1 },
  hero: { load: loadCarousel, near: HERO_LOAD_MS },
  tabs: island(() => import('./tabs/tabs.client.tsx')),
  disclosures: island(() => import('./disclosures/disclosures.client.tsx')),
  dialog: dialog(() => import('./dialog/dialog.client.tsx')),
  'dialog-pictures': dialog(() => import('./dialog/pictures.client.tsx')),
}

/** A widget’s code by its name in the HTML (src/lib/lazyPart.ts), and when it loads. */
export const widgetOf = (name: WidgetName): Widget => others[name] || inCommonBundle
