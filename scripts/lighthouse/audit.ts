import { launch } from 'chrome-launcher'
import lighthouse, { type Result as LighthouseResult } from 'lighthouse'
import { BROWSER_ARGS } from '../browser/findBrowser.ts'

/** The categories that must be perfect on every page. Performance is measured elsewhere, where it can be compared. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

/**
 * The categories that `npm test` checks. Lighthouse’s accessibility audits are axe rules, which scripts/budgets.ts checks on every page,
 * and tests/built/ covers its SEO audits.
 */
export const TEST_CATEGORIES = ['best-practices'] as const

/** The audit of the back/forward cache: Lighthouse leaves the page and goes back. */
const BACK_FORWARD_CACHE = 'bf-cache'

/**
 * Error codes of an incomplete trace. They do not depend on the page, so Lighthouse runs again.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/lh-error.js, “Trace parsing errors”
 */
const INCOMPLETE_TRACES: ReadonlySet<string | undefined> = new Set(['NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST', 'NO_NAVSTART', 'NO_DCL'])

/** Lighthouse’s result for a page: a score of 0 to 100 by category, and the failed audits. */
export interface Verdict {
  scores: Readonly<Record<string, number>>
  errors: string[]
}

/** Starts a headless browser with an open debugging port and a temporary profile. */
export const launchBrowser = (chromePath: string) => launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_ARGS] })

/**
 * Audits a page as on a phone, in some of Lighthouse’s categories. Runs once more if the trace was incomplete. Throws if the page cannot be
 * audited.
 */
export async function auditPage(url: string, port: number, categories: readonly string[]): Promise<Verdict> {
  const run = async () => {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
      onlyAudits: [BACK_FORWARD_CACHE],
      formFactor: 'mobile',
      // Lighthouse estimates times instead of throttling. "provided" would wait 20 seconds a page for a quiet network.
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
      // Best practices need no quiet network or CPU: scripts/budgets.ts reads later errors from the console.
      ...(categories === TEST_CATEGORIES
        ? { pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 0, cpuQuietThresholdMs: 0 }
        : {}),
      screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2 },
    })
    return result?.lhr
  }
  const first = await run()
  const result = INCOMPLETE_TRACES.has(first?.runtimeError?.code) ? await run() : first
  if (!result || result.runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${result?.runtimeError?.message ?? 'no result'}`)
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)]))
  const errors = categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id]
      const costs = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1
      return costs ? [`${name}: ${audit.title} (${id})`] : []
    }),
  )
  return { scores, errors: [...errors, ...explainBackForwardCache(result.audits[BACK_FORWARD_CACHE])] }
}

/** Why the back/forward cache does not store a page, as the browser says it. Empty if it does. */
function explainBackForwardCache(audit: LighthouseResult['audits'][string] | undefined): string[] {
  if (audit?.score === 1) return []
  const items = audit?.details && 'items' in audit.details ? audit.details.items : []
  const reasons = items.map((item: Readonly<Record<string, unknown>>) => String(item.reason))
  return [`Back reloads the page: ${reasons.join('; ') || 'the audit did not run'}`]
}
