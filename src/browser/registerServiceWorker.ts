import { WORKER_POLICY } from '../lib/workerPolicy.ts'

/** The service worker, which a build can leave out. */
const WORKER = '/service-worker.js'

/** Where browsers want to be told which addresses of code are meant. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(given: string): string }
}

/** Hands the browser what opens pages again without a network. Browsers that take none, and networks that lose it, change nothing. */
export function startOffline() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER })
  navigator.serviceWorker?.register(policy?.createScriptURL('') ?? WORKER).catch(() => {})
}
