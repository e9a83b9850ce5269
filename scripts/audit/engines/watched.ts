import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyChanged } from '../copyChanged.ts'

const FILE = 'watch.js'

/**
 * Runs in the page: notes what it complains of, for as long as its tab is open. It names no function within, since what builds it
 * for Node would then need a helper that the page has not.
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

/** Runs in the page: what was noted. */
export const readErrors = () => (sessionStorage.getItem('errors') ?? '').split('\n').filter(Boolean)

/**
 * Copies the built site to a folder where every page notes what it complains of before anything else in it runs. The notes are a
 * file of the site, since its policy runs no script written into a page.
 */
export function copyWatched(built: string, folder: string): void {
  copyChanged(built, folder, (page) => page.replace('<head>', `<head><script src="/${FILE}"></script>`))
  writeFileSync(path.join(folder, FILE), `(${watch})()`)
}
