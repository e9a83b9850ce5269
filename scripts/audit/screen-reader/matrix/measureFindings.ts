import type { Page } from 'playwright'
import { type AxeFinding, formatFinding } from './axe.ts'
import { measureContrast } from './contrast.ts'

/** The minimum contrast by rule, for normal and large text (WCAG 1.4.3 and 1.4.6). */
const MIN_CONTRAST: Readonly<Record<string, readonly [number, number]>> = {
  'color-contrast': [4.5, 3],
  'color-contrast-enhanced': [7, 4.5],
}

/** Suffix of a rule’s name for text that is not drawn and so could not be measured. */
const UNDRAWN = ', drawn nowhere'

/** Measures the contrasts that axe left open. Those that are too low are errors; all other findings are returned in `left`, for findingDecisions.ts. */
export async function measureFindings(page: Page, findings: readonly AxeFinding[]) {
  const targets = [...new Set(findings.filter(({ rule }) => MIN_CONTRAST[rule]).map(({ target }) => target))]
  const measured = targets.length > 0 ? await measureContrast(page, targets) : []
  const wrongIn = ({ rule, target }: AxeFinding): string | undefined => {
    const contrast = measured[targets.indexOf(target)]
    const least = MIN_CONTRAST[rule]?.[contrast?.isLarge ? 1 : 0] ?? 0
    return contrast && contrast.least < least ? `${contrast.least.toFixed(2)} to 1 as it is drawn, ${least} wanted` : undefined
  }
  const errors = findings.flatMap((finding) => {
    const wrong = wrongIn(finding)
    return wrong ? [`${formatFinding(finding)}: ${wrong}`] : []
  })
  const isUndrawn = ({ rule, target }: AxeFinding) => MIN_CONTRAST[rule] !== undefined && !measured[targets.indexOf(target)]
  const left = findings.filter((finding) => !wrongIn(finding))
  return { errors, left: left.map((finding) => (isUndrawn(finding) ? { ...finding, rule: finding.rule + UNDRAWN } : finding)) }
}
