import figures from './limits.json' with { type: 'json' }

const KB = 1024

/**
 * The limits of what editors do not change, by name: script, CSS, fonts and requests. `npx tsx scripts/budgets.ts --lower` writes the file.
 * Raise a figure only with a reason here:
 * - inlinedCss: from 3,900 to 4,000 for the borders of cards and panels (90 bytes, src/components/card.critical.css). Without them the late
 *   stylesheet shifted the first viewport of /news by 0.18 at 768 px and by 0.06 at 1280, /tickets by 0.02, /careers by 0.002.
 * - furtherCss: from 6,500 to 6,600 for the states of a form while it is sent: busy, done, failed.
 * - scriptTouched: by 250 when picture dialogs got a file of their own (two files compress worse than one): a ticket dialog now fetches
 *   79,538 bytes instead of 88,018, and no Embla. By 850 when forms began to send messages, and to offer other ways after a failure: that
 *   code must be loaded before the network fails, so it loads with the form. By 150 when the news search began to find articles of earlier
 *   pages.
 */
export const siteLimits: Readonly<Record<string, number>> = figures

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

/** The limit of all scripts of the pages together: no page can fetch more, whichever widgets a visitor uses. */
export const ALL_SCRIPTS = 105 * KB

const EVERYWHERE = {
  earlyPictures: 40 * KB,
  foreignRequests: 0,
  blockingRequests: 1,
  layoutShift: 0.004,
  // Measured: 0.003 on the scholarships' page, where the stylesheet makes a note smaller, 0.002 on /news, 0.000 on the others.
  wideShift: 0.008,
  // Measured with Arial’s metrics. One heading that wraps differently in the fallback font shifts a page by 0.044 at most.
  fontShift: 0.05,
  wideFontShift: 0.05,
  bytesBeforeFcp: 14 * KB,
  // The one allowed is for the stylesheet’s arrival. Later changes must not restyle the whole page.
  fullStyles: 1,
  // Embla measures a carousel near the viewport, and islands read the layout when they hydrate.
  forcedLayouts: 8,
}

/** The measures whose limits are in limits.json. The others grow with editors’ texts and pictures, or must not grow at all. */
type SiteMeasure = 'inlinedCss' | 'furtherCss' | 'scriptAtLoad' | 'script' | 'scriptTouched' | 'fonts' | 'requestsAtLoad'

/** The other limits of a page. Raise a figure only with a reason in a comment beside it. */
const LIMITS: Readonly<Record<PageKind, Omit<Measures, SiteMeasure>>> = {
  home: { ...EVERYWHERE, html: 14 * KB, atLoad: 115 * KB, afterScroll: 300 * KB, nodes: 1200 },
  most: { ...EVERYWHERE, html: 10 * KB, atLoad: 110 * KB, afterScroll: 200 * KB, nodes: 1000 },
  rich: { ...EVERYWHERE, html: 14 * KB, atLoad: 115 * KB, afterScroll: 250 * KB, nodes: 1200 },
}

/** The widgets of a page, which decide how much script it may fetch. */
export interface Widgets {
  carousel: boolean
  /** Tabs or disclosures. */
  islands: boolean
}

/** The names in limits.json for a page, by measure. */
export function limitNames(route: string, widgets: Widgets): Record<SiteMeasure, string> {
  const kind = kindOf(route, widgets)
  const { carousel, islands } = widgets
  const scriptKind = islands ? `tabs or disclosures${kind === 'rich' ? ', rich' : ''}` : carousel ? 'carousel' : 'neither'
  return {
    inlinedCss: `inlinedCss: ${kind}`,
    furtherCss: `furtherCss: ${kind}`,
    scriptAtLoad: `scriptAtLoad: ${kind}`,
    script: `script: ${scriptKind}`,
    scriptTouched: `scriptTouched: ${kind}`,
    fonts: `fonts: ${kind}`,
    requestsAtLoad: `requestsAtLoad: ${kind}`,
  }
}

/** All limits of a page. Throws if one is missing in limits.json. */
export function limitsOf(route: string, widgets: Widgets): Measures {
  const getLimit = (name: string) => {
    const limit = siteLimits[name]
    if (limit === undefined) throw new Error(`scripts/budgets/limits.json has no limit “${name}”.`)
    return limit
  }
  const own = Object.entries(limitNames(route, widgets)).map(([measure, name]) => [measure, getLimit(name)])
  return { ...LIMITS[kindOf(route, widgets)], ...(Object.fromEntries(own) as Record<SiteMeasure, number>) }
}

/** The service worker. It is fetched seconds after the load event, and again only after a change, so no page’s figures include it. */
export const WORKER = 'service-worker'

/** The name in limits.json of a script: the page’s own, the chunk that islands share, each island and each enhancement. */
export const scriptLimitName = (script: string) => `file: ${script}`

/** The limit of a script in bytes, given its name; undefined if limits.json has none. */
export const scriptLimit = (script: string): number | undefined => siteLimits[scriptLimitName(script)]

/** Limits in save-data mode, after scrolling to the end of the page without other interaction. */
export const SAVE_DATA_LIMITS = { script: 2.5 * KB, pictures: 1, fonts: 0 } as const
