import { Audit, type Outcome } from '@siteimprove/alfa-act'
import { Text } from '@siteimprove/alfa-dom'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import type { Page } from 'playwright'
import { CRITERIA } from '../screen-reader/wcag/conformanceReports.ts'
import type { EngineFinding } from './finding.ts'

const UNMET: ReadonlySet<string> = new Set(CRITERIA.filter(({ status }) => status === 'not met').map(({ number }) => number))

/** Alfa’s rules, except those for criteria that the WCAG table lists as not met. */
const RULES = [...rules].filter(({ requirements }) => {
  const criteria = requirements.map((one) => one.toJSON()).filter(({ type }) => type === 'criterion')
  return criteria.length === 0 || criteria.some(({ chapter }) => !UNMET.has(String(chapter)))
})

/** The failures that Siteimprove Alfa finds on a page. Throws when it checked nothing. */
export async function runAlfa(page: Page): Promise<EngineFinding[]> {
  const document = await page.evaluateHandle(() => window.document)
  const outcomes: Outcome.JSON[] = [...(await Audit.of(await Playwright.toPage(document), RULES).evaluate())].map((one) => ({
    ...one.toJSON(),
    target: String(Text.isText(one.target) ? one.target.parent().getOr(one.target) : one.target),
  }))
  if (!outcomes.some(({ outcome }) => outcome === 'passed')) throw new Error(`Siteimprove Alfa checked nothing on ${page.url()}.`)
  return outcomes
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target, expectations }) => ({
      rule: String(rule.uri).split('/').at(-1) ?? '',
      message: [...JSON.stringify(expectations).matchAll(/"message":"([^"]*)"/g)].map(([, message]) => message).join('; '),
      at: String(target).replace(/\s+/g, ' ').slice(0, 160),
    }))
}
