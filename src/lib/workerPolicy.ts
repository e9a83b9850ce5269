/** The Trusted Types policy that may create the URL of the service worker. The Content-Security-Policy allows this name only. */
export const WORKER_POLICY = 'service-worker'
