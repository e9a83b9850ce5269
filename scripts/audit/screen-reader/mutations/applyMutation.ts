import type { Page } from 'playwright'
import type { CheckName } from './checks.ts'

/** A way to break a page on purpose: changes responses on their way to the browser, without a new build. */
export interface Mutation {
  name: string
  page: string
  /** The text to replace in the page, its stylesheets and its scripts, and its replacement. */
  from: string | RegExp
  to: string
  /** The check that must fail. */
  caughtBy: CheckName
}

const CHANGED = new Set(['document', 'stylesheet', 'script'])

/**
 * Breaks a page that is about to be opened. Returns how many of its files were changed so far. The page must have no CSP for styles and
 * scripts.
 */
export async function applyMutation(page: Page, { from, to }: Pick<Mutation, 'from' | 'to'>): Promise<() => number> {
  let count = 0
  await page.route('**/*', async (route) => {
    if (!CHANGED.has(route.request().resourceType())) return route.fallback()
    const response = await route.fetch()
    const whole = await response.text()
    const body = whole.replace(from, to)
    if (body !== whole) count += 1
    return route.fulfill({ response, body })
  })
  return () => count
}
