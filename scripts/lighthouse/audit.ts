import { launch } from 'chrome-launcher'
import lighthouse, { type Result as LighthouseResult } from 'lighthouse'
import { BROWSER_ARGS } from '../browser/findBrowser.ts'

/** The categories that must be perfect on every page. Performance is measured elsewhere, where it can be compared. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

/**
 * What `npm test` asks on each change. Lighthouse's accessibility audits are axe rules, all of which e2e/axe.ts asks of every page too; what
 * its SEO audits look for, tests/built/ holds on every page.
 */
export const GATE = ['best-practices'] as const

/** Whether Back shows a page from memory, as it was left: Lighthouse goes away and comes back. */
const BACK = 'bf-cache'

/**
 * What says nothing of a page, but that Lighthouse has to run again: its recording of what the browser did lacks its beginning or end.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/lib/lh-error.js, “Trace parsing errors”
 */
const BAD_RECORDINGS: ReadonlySet<string | undefined> = new Set(['NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST', 'NO_NAVSTART', 'NO_DCL'])

/** What Lighthouse says of a page: 0 to 100 by category, and the audits that cost it points. */
export interface Verdict {
  scores: Readonly<Record<string, number>>
  errors: string[]
}

/** Starts a headless browser with an open debugging port and a profile that is thrown away. */
export const launchBrowser = (chromePath: string) => launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_ARGS] })

/**
 * Lighthouse's verdict on a page, as on a phone, in some of its categories. Where its own recording was no good, it looks once more.
 * Throws when it could not look at the page.
 */
export async function auditPage(url: string, port: number, categories: readonly string[] = CATEGORIES): Promise<Verdict> {
  const look = async () => {
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: [...categories],
      onlyAudits: [BACK],
      formFactor: 'mobile',
      // Nothing is slowed: Lighthouse reckons times from what it saw. "provided" would wait 20 seconds a page for silence.
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
      // Where only loading is asked about, nothing has to be quiet first: what scripts do later is read from the console by the budgets.
      ...(categories === GATE ? { pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 0, cpuQuietThresholdMs: 0 } : {}),
      screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2 },
    })
    return run?.lhr
  }
  const first = await look()
  const result = BAD_RECORDINGS.has(first?.runtimeError?.code) ? await look() : first
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.runtimeError?.message ?? 'no result'}`)
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)]))
  const errors = categories.flatMap((name) =>
    (result.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id]
      const costs = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1
      return costs ? [`${name}: ${audit.title} (${id})`] : []
    }),
  )
  return { scores, errors: [...errors, ...explainBack(result.audits[BACK])] }
}

/** What keeps Back from showing a page from memory, in the browser’s words. Empty where nothing does. */
function explainBack(audit: LighthouseResult['audits'][string] | undefined): string[] {
  if (audit?.score === 1) return []
  const items = audit?.details && 'items' in audit.details ? audit.details.items : []
  const reasons = items.map((item: Readonly<Record<string, unknown>>) => String(item.reason))
  return [`Back opens the page anew: ${reasons.join('; ') || 'it was not tried'}`]
}
