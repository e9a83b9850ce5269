import { WORKER_POLICY } from '../lib/workerPolicy.ts'

/** The service worker’s address. A build can leave it out: SERVICE_WORKER=off. */
const WORKER = '/service-worker.js'

/** The part of the Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

/** Registers the service worker, which shows visited pages offline. Unsupported browsers and failed requests change nothing. */
export function startOffline() {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const { serviceWorker } = navigator
  const url = trustedTypes ? trustedTypes.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER }).createScriptURL('') : WORKER
  if (serviceWorker) serviceWorker.register(url).catch(() => {})
}
