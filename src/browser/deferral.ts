import { whenIdle } from './schedule.ts'

/** Milliseconds after which content below the fold is shown without the stylesheet. */
const STYLES_TIMEOUT_MS = 3000

/**
 * Sets `data-loading` on the root element, which says what the page still waits for. The styles are in src/styles/loading.critical.css,
 * base.css and motifs.css. Hidden elements can be neither focused nor scrolled to, so a page with a fragment shows everything.
 *
 * | value    | until                                                         | what waits                            | who gains                          |
 * | styles   | the stylesheet, its failure, three seconds, or the first use  | what is below the fold                | who reads: nothing moves           |
 * | pictures | the load event, and the code for what was clicked             | later pictures, patterns of sections  | who waits for the first picture or |
 * |          |                                                               |                                       | has clicked, on a slow connection  |
 */
export function startDeferral(root = document.documentElement) {
  const showAll = () => {
    if (root.dataset.loading === 'styles') root.dataset.loading = 'pictures'
  }
  const showPictures = () => {
    if (document.querySelector('[aria-busy]')) return
    busy.disconnect()
    whenIdle(() => delete root.dataset.loading)
  }
  const busy = new MutationObserver(showPictures)
  const afterStyles = ({ target }: Event) => {
    // After a frame, so that what is below the fold is laid out in a task of its own.
    if ((target as HTMLLinkElement).rel === 'stylesheet') requestAnimationFrame(() => setTimeout(showAll))
  }
  root.dataset.loading = location.hash ? 'pictures' : 'styles'
  setTimeout(showAll, STYLES_TIMEOUT_MS)
  for (const use of ['focusin', 'click']) addEventListener(use, showAll)
  document.addEventListener('load', afterStyles, true)
  addEventListener('load', () => {
    showAll()
    busy.observe(root, { attributeFilter: ['aria-busy'], subtree: true })
    showPictures()
  })
}
