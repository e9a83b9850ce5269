import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyChangedSite } from '../copyChangedSite.ts'

const FILE = 'watch.js'

/**
 * Runs in the page: records its errors and CSP violations for as long as the tab is open. Contains no named function, because tsx would
 * wrap it in a helper that the page lacks.
 */
function watch() {
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(
      kind,
      (event) => {
        const { message, reason, violatedDirective, blockedURI, target } = event as ErrorEvent &
          PromiseRejectionEvent &
          SecurityPolicyViolationEvent
        const words = message ?? reason ?? (violatedDirective && `The policy refused ${blockedURI} by ${violatedDirective}`)
        const noted = sessionStorage.getItem('errors') ?? ''
        sessionStorage.setItem('errors', `${noted}${words ?? `It did not load: ${(target as Element).outerHTML}`}\n`)
      },
      true,
    )
  console.error = (...words) => dispatchEvent(new ErrorEvent('error', { message: words.join(' ') }))
}

/** Runs in the page: returns the recorded errors. */
export const readErrors = () => (sessionStorage.getItem('errors') ?? '').split('\n').filter(Boolean)

/**
 * Copies the built site to a folder where every page records its errors before any other script runs. The recorder is a file of the site,
 * because the CSP allows no inline scripts.
 */
export function copySiteRecordingErrors(built: string, folder: string): void {
  copyChangedSite(built, folder, (page) => page.replace('<head>', `<head><script src="/${FILE}"></script>`))
  writeFileSync(path.join(folder, FILE), `(${watch})()`)
}
