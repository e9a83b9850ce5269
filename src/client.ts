import { afterLoad } from './browser/afterLoad.ts'
import { keepFocusClear, startHeader, startMenu } from './browser/header.ts'
import { startOffline } from './browser/registerServiceWorker.ts'
import { startDialogs } from './widgets/dialog/dialogTriggers.client.ts'
import { startEnhancements } from './widgets/enhancement/startEnhancements.client.ts'
import { startIslands } from './widgets/island/startIslands.client.ts'

/** Shows an error beside the part it belongs to. Ignores failed chunk loads and errors thrown by browser extensions. */
const report = (error: unknown, near?: Element) =>
  import('./browser/reportError.ts').then(
    (module) => module.reportError(error, near),
    () => {},
  )

/** Milliseconds after the load event before the service worker is registered, so that it never competes with the page’s own requests. */
const AFTER_LOAD = 3000

addEventListener('error', ({ error, filename }) => {
  if (error && filename.startsWith(location.origin)) report(error)
})
startHeader()
startMenu()
keepFocusClear()
startEnhancements(report)
startIslands(report)
startDialogs(report)
if (import.meta.env.HAS_SERVICE_WORKER) afterLoad(() => setTimeout(startOffline, AFTER_LOAD))
