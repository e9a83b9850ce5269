import loweredFigures from './lowered.json' with { type: 'json' }

const KB = 1024

/**
 * Limits below those of this file, by name. They have a file of their own because `npx tsx scripts/budgets.ts --lower` writes it whole, and
 * would lose the comments of this file.
 */
export const lowered: Readonly<Record<string, number>> = loweredFigures

/**
 * The figures of a page and how the scoreboard writes them, measured without interaction unless stated. Sizes are transferred bytes with
 * brotli.
 */
export const MEASURES = {
  /** The page without its inlined styles. */
  html: { title: 'HTML', unit: 'KB' },
  inlinedCss: { title: 'inlined CSS', unit: 'KB' },
  furtherCss: { title: 'stylesheet', unit: 'KB' },
  /** Scripts requested before the load event. */
  scriptAtLoad: { title: 'script at load', unit: 'KB' },
  /** Scripts after scrolling to the end of the page. */
  script: { title: 'script after scroll', unit: 'KB' },
  /** Scripts after every widget of the page has been used. */
  scriptTouched: { title: 'script after use', unit: 'KB' },
  fonts: { title: 'fonts', unit: 'KB' },
  /** Pictures requested before the load event. */
  earlyPictures: { title: 'pictures at load', unit: 'KB' },
  /** Everything requested before the load event. */
  atLoad: { title: 'at load', unit: 'KB' },
  /** Everything, after scrolling to the end of the page. */
  afterScroll: { title: 'after scroll', unit: 'KB' },
  requestsAtLoad: { title: 'requests at load', unit: 'count' },
  foreignRequests: { title: 'third-party requests', unit: 'count' },
  /** Requests that must finish before text can be read, the page's own included. */
  blockingRequests: { title: 'render-blocking requests', unit: 'count' },
  nodes: { title: 'DOM nodes', unit: 'count' },
  /** CLS while loading and scrolling, with a stylesheet that arrives late. The four figures of CLS are NaN where they were not measured. */
  layoutShift: { title: 'CLS', unit: 'shift' },
  /** `layoutShift` on a wide screen. */
  wideShift: { title: 'CLS, wide', unit: 'shift' },
  /** CLS when the fonts load, after the stylesheet. */
  fontShift: { title: 'CLS by fonts', unit: 'shift' },
  /** `fontShift` on a wide screen. */
  wideFontShift: { title: 'CLS by fonts, wide', unit: 'shift' },
  /** Bytes of the page from its beginning to the last text above the fold. */
  bytesBeforeFcp: { title: 'HTML before FCP', unit: 'KB' },
  /** Style recalculations that reach at least half of the page’s elements, while it loads. */
  fullStyles: { title: 'full style recalculations', unit: 'count' },
  /** Styles and layouts that scripts force while the page loads. */
  forcedLayouts: { title: 'forced layouts', unit: 'count' },
} as const satisfies Readonly<Record<string, { title: string; unit: 'KB' | 'count' | 'shift' }>>

export type Measure = keyof typeof MEASURES
export type Measures = Record<Measure, number>

type PageKind = 'home' | 'most' | 'rich'

/** Pages with more content than most. A production’s page with tabs counts too: see kindOf. */
const RICH: readonly string[] = ['/careers', '/festival', '/academy']

/** The kind of a page, by its address and what is on it. The not-found page and the offline page count as “most”. */
function kindOf(route: string, { islands }: Widgets): PageKind {
  if (route === '/') return 'home'
  return RICH.includes(route) || (route.startsWith('/productions/') && islands) ? 'rich' : 'most'
}

/** The limit of the script that every page loads, without those of widgets. */
const CLIENT_SCRIPT = 2.5 * KB

/** The limit of all scripts of the pages together: no page can fetch more, whichever widgets a visitor uses. */
export const ALL_SCRIPTS = 105 * KB

const EVERYWHERE = {
  // Lowered to 3,900 bytes, then raised to 4,000 for the borders of cards and panels (90 bytes, src/components/card.critical.css): without
  // them the late stylesheet shifted the first viewport of /news by 0.18 at 768 px and by 0.06 at 1280, /tickets by 0.02, /careers by 0.002.
  inlinedCss: 4 * KB,
  // Lowered to 6,500 bytes, then raised by 100 for the states of a form while it is sent: busy, done, failed.
  furtherCss: 8 * KB,
  scriptAtLoad: CLIENT_SCRIPT,
  // Lowered to 92,300 and 101,200 bytes, then raised by 250 when picture dialogs got a file of their own (two files compress worse than
  // one): a ticket dialog now fetches 79,538 bytes instead of 88,018, and no Embla.
  // Raised by 850 when forms began to send messages, and to offer other ways after a failure: that code must be loaded before the network
  // fails, so it loads with the form.
  // Raised by 150 when the news search began to find articles of earlier pages.
  scriptTouched: ALL_SCRIPTS,
  fonts: 45 * KB,
  earlyPictures: 40 * KB,
  foreignRequests: 0,
  blockingRequests: 1,
  layoutShift: 0.004,
  // Measured: 0.003 on the scholarships' page, where the stylesheet makes a note smaller, 0.002 on /news, 0.000 on the others.
  wideShift: 0.008,
  // Measured with Arial’s metrics. One heading that wraps differently in the fallback font shifts a page by 0.044 at most. `npm run audit
  // fonts` measures the other fonts that devices have.
  fontShift: 0.05,
  wideFontShift: 0.05,
  bytesBeforeFcp: 14 * KB,
  // The one allowed is for the stylesheet’s arrival. Later changes must not restyle the whole page.
  fullStyles: 1,
  // Embla measures a carousel near the viewport, and islands read the layout when they hydrate.
  forcedLayouts: 8,
}

/** The limits of a page except for scripts. Raise a figure only with a reason in a comment beside it. */
const LIMITS: Readonly<Record<PageKind, Omit<Measures, 'script'>>> = {
  home: { ...EVERYWHERE, html: 14 * KB, atLoad: 115 * KB, afterScroll: 300 * KB, requestsAtLoad: 10, nodes: 1200 },
  most: { ...EVERYWHERE, html: 10 * KB, atLoad: 110 * KB, afterScroll: 200 * KB, requestsAtLoad: 9, nodes: 1000 },
  rich: { ...EVERYWHERE, html: 14 * KB, atLoad: 115 * KB, afterScroll: 250 * KB, requestsAtLoad: 10, nodes: 1200 },
}

/** The widgets of a page, which decide how much script it may fetch. */
export interface Widgets {
  carousel: boolean
  /** Tabs or disclosures. */
  islands: boolean
}

/** Script limits of a page that was scrolled to its end without other interaction, by its widgets. */
const SCRIPT_AFTER_SCROLL = {
  'tabs or disclosures': 85 * KB,
  'tabs or disclosures, rich': 95 * KB,
  carousel: 11 * KB,
  neither: CLIENT_SCRIPT,
}

function scriptKind(kind: PageKind, { carousel, islands }: Widgets): keyof typeof SCRIPT_AFTER_SCROLL {
  if (islands) return kind === 'rich' ? 'tabs or disclosures, rich' : 'tabs or disclosures'
  return carousel ? 'carousel' : 'neither'
}

/** The measures that --lower may lower. Those that grow with editors’ texts and pictures are not among them. */
const LOWERABLE: readonly Measure[] = ['inlinedCss', 'furtherCss', 'scriptAtLoad', 'scriptTouched', 'fonts', 'requestsAtLoad']

/** The keys of a page’s figures in lowered.json, by measure. */
export function loweredNames(route: string, widgets: Widgets): Partial<Record<Measure, string>> {
  const kind = kindOf(route, widgets)
  return {
    ...Object.fromEntries(LOWERABLE.map((measure) => [measure, `${measure}: ${kind}`])),
    script: `script: ${scriptKind(kind, widgets)}`,
  }
}

/** The lower of the limit in this file and the one that `npx tsx scripts/budgets.ts --lower` wrote. */
const lowest = (name: string | undefined, limit: number): number => Math.min(limit, (name && lowered[name]) || limit)

/** All limits of a page. */
export function limitsOf(route: string, widgets: Widgets): Measures {
  const kind = kindOf(route, widgets)
  const figures: Measures = { ...LIMITS[kind], script: SCRIPT_AFTER_SCROLL[scriptKind(kind, widgets)] }
  const names = loweredNames(route, widgets)
  for (const measure of Object.keys(names) as Measure[]) figures[measure] = lowest(names[measure], figures[measure])
  return figures
}

/** The service worker. It is fetched seconds after the load event, and again only after a change, so no page’s figures include it. */
export const WORKER = 'service-worker'

/** The limit of each script: the page’s own, the chunk that islands share, each island and each enhancement. Add a line for a new one. */
const SCRIPTS: Readonly<Record<string, number>> = {
  app: 2 * KB,
  react: 76 * KB,
  'tabs.client': 9.5 * KB,
  'disclosures.client': 2.5 * KB,
  'dialog.client': 7 * KB,
  'pictures.client': 2 * KB,
  carousel: 8.5 * KB,
  // Five enhancements, at most 2 KB each: forms alone take 1 KB since they send messages.
  'commonBundle.client': 3 * KB,
  'earlierNews.client': 0.5 * KB,
  'saveData.client': 0.5 * KB,
  showError: 0.5 * KB,
  [WORKER]: 1.5 * KB,
}

/** The limit of a script in bytes, given its name; undefined if this file has no line for it. */
export function scriptLimit(name: string): number | undefined {
  const figure = SCRIPTS[name]
  return figure === undefined ? undefined : lowest(loweredScript(name), figure)
}

/** The key of a script’s figure in lowered.json. */
export const loweredScript = (name: string) => `file: ${name}`

/** Limits in save-data mode, after scrolling to the end of the page without other interaction. */
export const SAVE_DATA_LIMITS = { script: CLIENT_SCRIPT, pictures: 1, fonts: 0 } as const
