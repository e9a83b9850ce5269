const root = document.documentElement

/** Milliseconds after which content below the fold is shown without the stylesheet. */
const STYLES_TIMEOUT_MS = 3000
/** What src/styles/loading.critical.css hides until the stylesheet has loaded, and this script then shows one by one. */
const LATER_SECTIONS = 'main > section:nth-child(n + 3), .footer'

/**
 * What waits while the page loads. The attributes are set on the root element, `hidden` on each section; their styles are in
 * src/styles/loading.critical.css, base.css and motifs.css.
 *
 * | attribute     | until                                                        | what waits               | who gains                           |
 * | data-sections | the stylesheet, its failure, three seconds, or the first use | what is below the fold   | who reads: nothing moves            |
 * | hidden        | the section before it is laid out, or the first use          | later sections, footer   | who taps: no task lays them all out |
 * | data-pictures | the load event, and the code for what was clicked            | later pictures, patterns | who waits for the first picture, or |
 * |               |                                                              |                          | has clicked, on a slow connection   |
 *
 * What is hidden can be neither focused nor scrolled to, so nothing waits on a page with a fragment.
 */
export function startDeferral() {
  let waiting: HTMLElement[] = []
  const showAll = () => {
    delete root.dataset.sections
    for (const section of waiting) section.hidden = false
  }
  const showNext = () => {
    const section = waiting.shift()
    if (!section) return
    section.hidden = false
    inNextTask(showNext)
  }
  const showOneByOne = () => {
    if (!root.dataset.sections) return
    if (needsWholePage()) return showAll()
    waiting = [...document.querySelectorAll<HTMLElement>(LATER_SECTIONS)]
    for (const section of waiting) section.hidden = true
    delete root.dataset.sections
    inNextTask(showNext)
  }
  if (!location.hash) root.dataset.sections = 'waiting'
  root.dataset.pictures = 'waiting'
  setTimeout(showAll, STYLES_TIMEOUT_MS)
  for (const type of ['focusin', 'click', 'keydown', 'beforeprint']) addEventListener(type, showAll)
  const afterStyles = ({ target }: Event) => {
    if ((target as HTMLLinkElement).rel === 'stylesheet') inNextTask(showOneByOne)
  }
  document.addEventListener('load', afterStyles, true)
  addEventListener('load', () => {
    showOneByOne()
    setTimeout(showPictures)
  })
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

/** Shows later pictures, unless the page or the code for what was clicked is still loading (partState.ts). */
export function showPictures() {
  if (document.readyState === 'complete' && !document.querySelector('[aria-busy]')) delete root.dataset.pictures
}
