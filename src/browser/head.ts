import { isSavingData, startSaveDataMode } from './saveDataMode.ts'
import { whenIdle } from './schedule.ts'

// Runs in the head of each page, before the first paint. `data-loading` on the root element says what a page still waits for:
//
// | value    | until                                                          | what is left out             | who gains                        |
// | styles   | the stylesheet, its failure, three seconds, or the first use   | what is below the fold       | who reads: nothing moves         |
// | pictures | the load event, and the code of what was clicked               | later pictures, and patterns | who waits for the first picture, |
// |          |                                                                |                              | or has clicked, on a slow line   |
//
// Hidden elements can be neither focused nor scrolled to, so a page with a fragment shows everything. The styles are in
// src/styles/loading.critical.css.

const STYLES_TIMEOUT_MS = 3000
const root = document.documentElement

/** Shows what is below the fold. */
const showAll = () => {
  if (root.dataset.loading === 'styles') root.dataset.loading = 'pictures'
}
/** Shows later pictures, unless a control that was clicked still loads its code: the pictures would take the bandwidth from it. */
const showPictures = () => {
  if (document.querySelector('[aria-busy]')) return
  busy.disconnect()
  whenIdle(() => delete root.dataset.loading)
}
const busy = new MutationObserver(showPictures)

startSaveDataMode()
if (!isSavingData()) for (const link of document.querySelectorAll<HTMLLinkElement>('[data-media]')) link.media = link.dataset.media ?? ''
root.dataset.loading = location.hash ? 'pictures' : 'styles'
setTimeout(showAll, STYLES_TIMEOUT_MS)
for (const use of ['focusin', 'click']) addEventListener(use, showAll)
// After the frame in which the stylesheet is applied to what is above the fold, so that the rest is laid out in a task of its own.
const afterStyles = ({ target }: Event) => {
  if ((target as HTMLLinkElement).rel === 'stylesheet') requestAnimationFrame(() => setTimeout(showAll))
}
document.addEventListener('load', afterStyles, true)
addEventListener('load', () => {
  showAll()
  for (const note of document.querySelectorAll<HTMLElement>('[data-after]')) note.hidden = new Date() < new Date(note.dataset.after ?? '')
  busy.observe(root, { attributeFilter: ['aria-busy'], subtree: true })
  showPictures()
})
