import { stylesheetLoaded } from './schedule.ts'

const root = document.documentElement

/** Milliseconds after which content below the fold is shown without the stylesheet. */
const STYLES_TIMEOUT_MS = 3000
/** What src/styles/loading.critical.css hides until the stylesheet has loaded. */
const LATER_SECTIONS = 'main > section:nth-child(n + 3), .footer'

const showSections = () => delete root.dataset.sections

const onFirstUse = (act: () => void) => {
  for (const type of ['focusin', 'click', 'keydown', 'beforeprint']) addEventListener(type, act)
}

/**
 * What waits while the page loads. The attributes are set on the root element, `hidden` on each section; their styles are in
 * src/styles/loading.critical.css, base.css and motifs.css.
 *
 * | attribute     | until                                                        | what waits               | who gains                           |
 * | data-sections | the stylesheet, the load event, 3 seconds, or the first use  | what is below the fold   | who reads: nothing moves            |
 * | hidden        | the section before it is laid out, or the first use          | later sections, footer   | who taps: no task lays them all out |
 * | data-pictures | the load event, and the code for what was clicked            | later pictures, patterns | who waits for the first picture, or |
 * |               |                                                              |                          | has clicked, on a slow connection   |
 *
 * What is hidden can be neither focused nor scrolled to, so nothing waits on a page with a fragment. This part is inlined in the head and runs
 * before the first paint; what ends the waiting is here too, for a page whose other scripts fail.
 */
export function startDeferral() {
  if (!location.hash) root.dataset.sections = 'waiting'
  root.dataset.pictures = 'waiting'
  setTimeout(showSections, STYLES_TIMEOUT_MS)
  onFirstUse(showSections)
  addEventListener('load', () => {
    showSections()
    showPictures()
  })
}

/** Once the stylesheet has loaded, shows each later section in a task of its own, the footer last; at the first use, all that are left. */
export async function showSectionsInTurn() {
  await stylesheetLoaded()
  if (!root.dataset.sections) return
  if (!needsWholePage()) {
    const sections = [...document.querySelectorAll<HTMLElement>(LATER_SECTIONS)]
    const setHidden = (hidden: boolean) => {
      for (const section of sections) section.hidden = hidden
    }
    const showNext = () => {
      const section = sections.shift()
      if (!section) return
      section.hidden = false
      inNextTask(showNext)
    }
    setHidden(true)
    onFirstUse(() => setHidden(false))
    inNextTask(showNext)
  }
  showSections()
}

/**
 * Whether no section may wait for the one before: the visitor returns to a scroll position, or follows a link to a text, which the browser
 * looks for until the load event. Only Chromium tells scripts of such a link, so it alone shows sections one by one.
 */
function needsWholePage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !('userAgentData' in navigator) || navigation?.type !== 'navigate' || navigation.name.includes(':~:')
}

/** Calls `act` after the next frame, so that what was shown before is laid out in a task of its own. */
const inNextTask = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/** Shows later pictures, unless the code for what was clicked is still loading (partState.ts). Called from the load event on. */
export function showPictures() {
  if (!document.querySelector('[aria-busy]')) delete root.dataset.pictures
}
