import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { listFiles } from '../lib/files.ts'
import limits from './limits.json' with { type: 'json' }

/**
 * What is measured of each page, with its title and unit. Sizes are transferred bytes with brotli, on a first visit with an empty cache,
 * before any interaction unless stated. limits.json has the limit of each: one for all pages, or one by kind of page.
 *
 * Raise a figure only with a reason here:
 * - inlinedCss: from 3,900 to 4,000 for the borders of cards and panels (90 bytes, src/components/card.critical.css). Without them the late
 *   stylesheet shifted the first viewport of /news by 0.18 at 768 px and by 0.06 at 1280, /tickets by 0.02, /careers by 0.002.
 * - furtherCss: from 6,500 to 6,800 for the states of a form while it is sent, the checkboxes of needs, the icons of access kinds, the
 *   site’s address on paper, and browsers of 2020 (docs/browsers.md). Those need prefixes and plain values in inlinedCss too: to 4,250.
 * - commonBundle.client: from 2,900 to 3,600: it brings the styles of toasts (400 bytes, also of scriptTouched and allScripts), which were
 *   180 of every visitor’s stylesheet; the contact form finds its subject by its slug (120). needs.client: to 515, it makes its controls.
 * - react by 50: in Firefox Enter did not open accordions. dialog.client and scriptTouched by 610: only visitors of dialogs get their styles.
 * - scriptAtLoad, script and app by 50: offline, a form whose code never loaded says so. dialog.client by 60, scriptTouched by 200 with all
 *   of these: Android’s Back closes dialogs. saveData.client by 30: the buttons of decorative pictures have names.
 * - react by 400, script and scriptTouched by up to 300, allScripts by 180: SWC makes React 0.7 % larger than Terser did, in less time.
 * - service-worker by 20: its cache is named by a hash, by which alone it compresses to 1,591 or 1,606 bytes.
 * - scripts by 1 % (React) to 5 % (tabs), showError by 52: browsers of 2020 lack `?.` and `??`; carousel by 45: Safari 13.0 ResizeObserver.
 * - scriptTouched: by 250 when picture dialogs got a file of their own: a ticket dialog fetches 9 KB less, and no Embla. By 850 when forms
 *   began to send messages and to offer other ways after a failure. By 150 when the news search began to find articles of earlier pages.
 * - saveDataAtLoad: the aim is 20 KB, which 23 of 29 pages keep. Editors may add words.
 * - app by 190, commonBundle.client by 100, and what has them by up to 250: Vite’s own helper around import() stays, since taking it out
 *   meant patterns over generated code.
 * - wideShift: 0.008, measured: 0.003 on the scholarships' page, where a note becomes smaller. fontShift: 0.05: one heading that wraps
 *   differently in the fallback font, which has Arial's metrics, shifts a page by 0.044 at most.
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
  /** Style recalculations that reach at least half of the elements while the page loads: one, when the stylesheet arrives. */
  fullStyles: { title: 'full style recalculations', unit: 'count' },
  /** Styles and layouts that scripts force then: Embla measures a carousel near the viewport. */
  forcedLayouts: { title: 'forced layouts', unit: 'count' },
  /** Bytes of the page from its beginning to the last text above the fold. */
  bytesBeforeFcp: { title: 'HTML before FCP', unit: 'KB' },
  /** CLS while loading and scrolling, where the stylesheet and pictures arrive late. */
  layoutShift: { title: 'CLS', unit: 'shift' },
  /** `layoutShift` on a wide screen. */
  wideShift: { title: 'CLS, wide', unit: 'shift' },
  /** CLS when the fonts load, after the stylesheet. */
  fontShift: { title: 'CLS by fonts', unit: 'shift' },
  /** `fontShift` on a wide screen. */
  wideFontShift: { title: 'CLS by fonts, wide', unit: 'shift' },
  /** In save-data mode, everything requested before the load event. */
  saveDataAtLoad: { title: 'at load with save-data', unit: 'KB' },
  /** In that mode after scrolling to the end of the page. */
  saveDataScript: { title: 'script with save-data', unit: 'KB' },
  saveDataPictures: { title: 'pictures with save-data', unit: 'count' },
  saveDataFonts: { title: 'fonts with save-data', unit: 'KB' },
} as const satisfies Readonly<Record<string, { title: string; unit: 'KB' | 'count' | 'shift' }>>

export type Measure = keyof typeof MEASURES

/** The figures of a page; those that a run did not measure are missing. */
export type Measures = Partial<Record<Measure, number>>

/** The widgets of a page, which decide how much script it may fetch. */
export interface Widgets {
  carousel: boolean
  /** Tabs or disclosures. */
  islands: boolean
}

/** What was measured of a page; the check of weights writes it, and `npm run weight` reads it. */
export interface PageReport {
  route: string
  widgets: Widgets
  measures: Measures
}

/** The folder of the last measurements. */
export const MEASURED = '.build/weight'

/** Pages with more content than most. A production's page with tabs counts too. */
const RICH: readonly string[] = ['/careers', '/festival', '/academy']

/** The names in limits.json that can belong to a page: its kind, and its kind by widgets. */
export function kindsOf(route: string, { carousel, islands }: Widgets): readonly [page: string, widgets: string] {
  const isRich = RICH.includes(route) || (route.startsWith('/productions/') && islands)
  const kind = route === '/' ? 'home' : isRich ? 'rich' : 'most'
  return [kind, islands ? `${isRich ? 'rich ' : ''}islands` : carousel ? 'carousel' : 'neither']
}

/** The limit of a measure on a page. */
function limitOf(measure: Measure, route: string, widgets: Widgets): number {
  const limit: number | Readonly<Record<string, number>> = limits[measure]
  if (typeof limit === 'number') return limit
  const kind = kindsOf(route, widgets).find((name) => name in limit)
  return limit[kind ?? ''] ?? 0
}

/** The figures of a page that are over their limits, as messages. */
export const findExcess = ({ route, widgets, measures }: PageReport): string[] =>
  (Object.entries(measures) as [Measure, number][]).flatMap(([measure, value]) => {
    const { title, unit } = MEASURES[measure]
    const limit = limitOf(measure, route, widgets)
    // Whole bytes, since a limit is often exceeded by a few.
    const format = (figure: number) => `${figure.toLocaleString('en', { maximumFractionDigits: 5 })}${unit === 'KB' ? ' bytes' : ''}`
    return value > limit ? [`${title}: ${format(value)}, at most ${format(limit)}`] : []
  })

/** The limit of all scripts of the pages together: no page can fetch more, whichever widgets a visitor uses. */
export const ALL_SCRIPTS = limits.allScripts

/** The limit of each script file, by its name without the hash. */
export const FILE_LIMITS: Readonly<Record<string, number>> = limits.files

/** The service worker. It is fetched seconds after the load event, and again only after a change, so no page's figures include it. */
export const WORKER = 'service-worker'

/** A script's name without the hash of its content: assets/tabs.client-D57A0iau.js is tabs.client. */
export const scriptName = (file: string): string => file.replace(/^.*\//, '').replace(/(?:-[\w-]{8})?\.js$/, '')

/** The bytes of a text compressed with brotli, as the build does. */
export const sizeOnWire = (data: Buffer): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }).length

/** The compressed size of each script of a built site, by its name. */
export const scriptSizes = (folder: string): Record<string, number> =>
  Object.fromEntries(
    listFiles(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [scriptName(file), sizeOnWire(readFileSync(path.join(folder, file)))]),
  )
