import { activateLinksBySpace } from './browser/activateLinksBySpace.ts'
import { showSectionsInTurn } from './browser/deferral.ts'
import { keepFocusUncovered, startHeader, startMenu } from './browser/header.ts'
import { lazyLoad } from './browser/lazyLoad.ts'
import { startPastNotes } from './browser/pastNotes.ts'
import { startOffline } from './browser/registerServiceWorker.ts'
import { afterLoad } from './browser/schedule.ts'
import { startDialogLinks } from './widgets/dialog/dialogLinks.client.ts'
import { WIDGETS } from './widgets/registry.client.ts'
import { startSaveData } from './widgets/save-data/startSaveData.client.ts'

/** Shows an error beside the part it belongs to. Ignores failed chunk loads and errors thrown by browser extensions. */
const report = (error: unknown, near?: Element) =>
  import('./browser/showError.ts').then(
    (module) => module.showError(error, near),
    () => {},
  )

/** Milliseconds after the load event before the service worker is registered, so that it never competes with the page’s own requests. */
const SERVICE_WORKER_DELAY_MS = 3000

addEventListener('error', ({ error, filename }) => {
  if (error && filename.startsWith(location.origin)) report(error)
})
showSectionsInTurn()
startPastNotes()
// Without popovers the menu is a list and the header is not sticky (menu.css). Some of these browsers do not know `:focus-visible` either.
if ('popover' in document.body) {
  startMenu()
  keepFocusUncovered()
}
// Without it, the page stays as it is without scripts.
if (window.IntersectionObserver) {
  startHeader()
  activateLinksBySpace()
  startDialogLinks()
  startSaveData(lazyLoad(WIDGETS, report))
}
if (import.meta.env.HAS_SERVICE_WORKER) afterLoad(() => setTimeout(startOffline, SERVICE_WORKER_DELAY_MS))
