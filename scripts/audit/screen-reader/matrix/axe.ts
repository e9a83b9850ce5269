import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const CODE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One finding of axe at one element. */
export interface AxeFinding {
  rule: string
  /** What the rule requires, in axe’s words. */
  help: string
  /** A selector of the element. */
  target: string
  /** axe’s reason for leaving a finding open; empty for errors. */
  unsure: string
}

/**
 * Runs axe with all its rules: all levels of WCAG, best practices, and experimental ones. Scrolls to the top first, where the header covers
 * nothing. Returns the errors, and the findings that axe leaves open. Throws when it checked nothing. The selvedge and the motifs of heroes
 * are pseudo-elements: `motifs` tells axe to take them into account as backgrounds of text, or to ignore them.
 */
export async function runAxe(page: Page, part = 'html', motifs: 'measured' | 'ignored' = 'measured') {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CODE)
  const contrast = { options: { ignorePseudo: motifs === 'ignored' } }
  const { errors, undecided, passes } = await page.evaluate(
    async ({ selector, checks }) => {
      const engine = (window as unknown as { axe: typeof axe }).axe
      const rules = Object.fromEntries(engine.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))
      // axe merges these options with its defaults. Its types lack them.
      const options: axe.RunOptions & { checks: object } = { rules, checks, resultTypes: ['violations', 'incomplete'] }
      const results = await engine.run(selector, options)
      const whyOf = ({ any, all, none }: axe.NodeResult) =>
        [...any, ...all, ...none].map(({ id, data }) => (data as { messageKey?: string } | null)?.messageKey ?? id).join(', ')
      const list = (results: readonly axe.Result[], isSure: boolean) =>
        results.flatMap(({ id, help, nodes }) =>
          nodes.map((node) => ({ rule: id, help, target: node.target.join(' '), unsure: isSure ? '' : whyOf(node) })),
        )
      return { errors: list(results.violations, true), undecided: list(results.incomplete, false), passes: results.passes.length }
    },
    { selector: part, checks: { 'color-contrast': contrast, 'color-contrast-enhanced': contrast } },
  )
  if (passes === 0) throw new Error(`axe looked at nothing in ${part} of ${page.url()}.`)
  const failed = undecided.find(({ unsure }) => unsure.includes('error-occurred'))
  if (failed) throw new Error(`axe’s own rule ${failed.rule} failed on ${page.url()}.`)
  return { errors, undecided }
}

/** Formats a finding as one line. */
export const formatFinding = ({ rule, help, target }: AxeFinding): string => `${rule} (${help}): ${target}`
