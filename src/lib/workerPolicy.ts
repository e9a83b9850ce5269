/** The one name under which this site’s scripts may make an address of code, that of the service worker: a Content-Security-Policy names it. */
export const WORKER_POLICY = 'service-worker'
