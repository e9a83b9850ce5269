import path from 'node:path'
import { transform } from 'esbuild'
import { bundle as bundleCss } from 'lightningcss'
import { bundle } from '../lib/bundle.ts'
import { CSS_TARGETS, SCRIPT_TARGETS, SUPPORTED_SYNTAX, UNUSED_CSS_FALLBACKS } from './browserTargets.ts'

/** Milliseconds after which content below the fold is shown without the stylesheet. */
const WAIT_MS = 3000

/** Interval in milliseconds at which the script checks whether a clicked widget is still busy. */
const POLL_MS = 99

/** Milliseconds from the load event to the first rendered section, so that the work of both does not add up to one long task. */
const RENDER_DELAY_MS = 200

/** The inline assets of every page's head, and of the not-found page. */
export interface Inlined {
  css: string
  /** Styles for pages with a carousel. */
  slides: string
  script: string
  notFound: string
}

/**
 * Runs before the first paint. Defers motifs and all pictures but the first until the load event, and sets `data-less` or `data-more` by
 * the visitor's choice or the connection. `localStorage.less` and `?less=` are "1" for save-data mode and "0" for everything. Whenever
 * the page is shown, also after the load event, it shows notes of days that have passed since the build (src/ui/pastNotes.tsx), so that they
 * also appear on cached pages, on pages left open past midnight, in save-data mode, and where other scripts fail to load. While a clicked
 * widget is loading (`aria-busy`), pictures stay deferred: the 13 of the home page took 70 KB of bandwidth from a dialog. At last it renders the sections below the fold and the footer (src/styles/offScreen.css), one
 * in each idle period, so that each is a short task.
 *
 * `data-wait` hides what is below the fold (src/styles/belowFold.critical.css) until the stylesheet has loaded or failed, three seconds have
 * passed, or the visitor uses the page: hidden elements can be neither focused nor scrolled to. It waits for the frame in which the
 * stylesheet is applied to what is seen first, so that the rest is laid out in a task of its own.
 */
const HEAD_SCRIPT = `
  const page = document.documentElement.dataset
  const line = navigator.connection
  let [, choice] = /[?&]less=(.)/.exec(location.search) || []
  try { choice ? localStorage.less = choice : choice = localStorage.less } catch {}
  page[(choice ? choice > 0 : line && (line.saveData || /2g/.test(line.effectiveType))) ? 'less' : 'more'] = ''
  if ('more' in page) for (const link of document.querySelectorAll('[data-media]')) link.media = link.dataset.media
  page.hold = ''
  const show = () => delete page.wait
  const idle = () => new Promise(window.requestIdleCallback || setTimeout)
  if (!location.hash) page.wait = ''
  setTimeout(show, ${WAIT_MS})
  document.addEventListener('load', ({ target }) => target.rel === 'stylesheet' && requestAnimationFrame(() => setTimeout(show)), true)
  for (const use of ['focusin', 'click']) addEventListener(use, show)
  const showNotes = () => {
    for (const note of document.querySelectorAll('[data-after]')) note.hidden = new Date() < new Date(note.dataset.after)
  }
  addEventListener('pageshow', showNotes)
  document.addEventListener('visibilitychange', showNotes)
  onload = async function end() {
    show()
    if (document.querySelector('[aria-busy]')) return setTimeout(end, ${POLL_MS})
    await idle()
    delete page.hold
    await new Promise((resolve) => setTimeout(resolve, ${RENDER_DELAY_MS}))
    for (const section of document.querySelectorAll('main > section, .footer-parts')) {
      section.dataset.rendered = ''
      await idle()
    }
  }
`

/** Bundles and minifies the critical CSS, the head script and the not-found page’s script. */
export async function makeInlined(root: string): Promise<Inlined> {
  const bundleStyles = (name: string) =>
    bundleCss({
      filename: path.join(root, 'src/styles', name),
      minify: true,
      targets: CSS_TARGETS,
      exclude: UNUSED_CSS_FALLBACKS,
    }).code.toString()
  const [css, slides] = [bundleStyles('critical.css'), bundleStyles('slides.critical.css')]
  const { code } = await transform(`{${HEAD_SCRIPT}}`, { minify: true, target: SCRIPT_TARGETS, supported: SUPPORTED_SYNTAX })
  const script = code.trim().replace(/;$/, '')
  const notFound = await bundle(path.join(root, 'src/notFound.ts'))
  if (/<\//.test(css + slides + script + notFound)) throw new Error('Inlined code would close its own element.')
  return { css, slides, script, notFound }
}
