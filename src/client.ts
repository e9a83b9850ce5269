import { afterLoad } from './browser/afterLoad.ts'
import { keepFocusClear, startHeader, startMenu } from './browser/header.ts'
import { startOffline } from './browser/registerServiceWorker.ts'
import { startDialogs } from './widgets/dialog/dialogTriggers.client.ts'
import { startEnhancements } from './widgets/enhancement/startEnhancements.client.ts'
import { startIslands } from './widgets/island/startIslands.client.ts'

/** Shows a fault beside the part it belongs to. Code that did not arrive is none, nor is what a visitor’s own extensions throw. */
const report = (error: unknown, near?: Element) =>
  import('./browser/reportError.ts').then(
    (module) => module.reportError(error, near),
    () => {},
  )

/** So long after a page has loaded its last parts may still be on their way, in milliseconds: what is for the next visit waits. */
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
