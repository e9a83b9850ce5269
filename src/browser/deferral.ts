const root = document.documentElement

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
export function startDeferral() {
  const showAll = () => {
    if (root.dataset.loading === 'styles') root.dataset.loading = 'pictures'
  }
  const afterStyles = ({ target }: Event) => {
    // After a frame, so that what is below the fold is laid out in a task of its own.
    if ((target as HTMLLinkElement).rel === 'stylesheet') requestAnimationFrame(() => setTimeout(showAll))
  }
  root.dataset.loading = location.hash ? 'pictures' : 'styles'
  setTimeout(showAll, STYLES_TIMEOUT_MS)
  for (const type of ['focusin', 'click']) addEventListener(type, showAll)
  document.addEventListener('load', afterStyles, true)
  addEventListener('load', () => {
    showAll()
    setTimeout(showPictures)
  })
}

/** Shows later pictures, unless the page or the code for what was clicked is still loading (partState.ts). */
export function showPictures() {
  if (document.readyState === 'complete' && !document.querySelector('[aria-busy]')) delete root.dataset.loading
}
