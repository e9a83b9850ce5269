import type { Page, Route } from '@playwright/test'
import { createDeferred } from './deferred.ts'
import { ONE_PAGE_PER_TEMPLATE } from './pageKinds.ts'

/** Pages for failing requests: one of each kind, with the news search and the contact form. */
export const FAILURE_PAGES = ['/news', '/contact', ...ONE_PAGE_PER_TEMPLATE] as const

/** Types of requests other than the page itself, as Playwright’s `resourceType()` names them. */
export const FILE_TYPES = ['script', 'stylesheet', 'font', 'image'] as const
type FileKind = (typeof FILE_TYPES)[number]

/** Ways in which a request fails. A slow one waits until `release` is called, and then succeeds. */
const REQUEST_FAILURES = {
  '404': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  '503': (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Try again later</h1>' }),
  reset: (route: Route) => route.abort('connectionreset'),
  'of the wrong type': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to our network</h1>' }),
  truncated: async (route: Route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  slow: async (route: Route, released: Promise<void>) => {
    await released
    await route.continue()
  },
} as const
export type RequestFailure = keyof typeof REQUEST_FAILURES
export const FAILURE_NAMES = Object.keys(REQUEST_FAILURES) as RequestFailure[]

/** The requests that fail: all of a kind, or one address. */
export type Failing = { kind: FileKind } | { address: string }

/**
 * Makes some requests fail in one way, on this page and the following ones. Returns a function that lets slow ones continue, and the count
 * of failures.
 */
export async function failRequests(page: Page, which: Failing, failure: RequestFailure) {
  const { opened: released, open: release } = createDeferred()
  let count = 0
  await page.route('**/*', async (route) => {
    const request = route.request()
    const fails = 'kind' in which ? request.resourceType() === which.kind : new URL(request.url()).pathname === which.address
    if (!fails) return route.fallback()
    count += 1
    // Errors are ignored, because the page that made the request may be gone.
    await REQUEST_FAILURES[failure](route, released).catch(() => {})
  })
  return { release, count: () => count }
}
