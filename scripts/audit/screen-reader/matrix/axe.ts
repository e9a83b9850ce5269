import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const CODE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe’s defaults for contrast (its doc/check-options.md), because setting one option resets the others. `minThreshold` is left out: with
 * it, the check of level AAA ignores what fails at level AA.
 */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  shadowOutlineEmMax: 0.1,
  textStrokeEmMin: 0.03,
  pseudoSizeThreshold: 0.25,
}

/** The minimum contrast of normal and of large text, by axe’s rule (WCAG 1.4.3 and 1.4.6). */
export const MIN_CONTRAST: Readonly<Record<string, { normal: number; large: number }>> = {
  'color-contrast': { normal: 4.5, large: 3 },
  'color-contrast-enhanced': { normal: 7, large: 4.5 },
}

/**
 * Runs axe with all its rules: all levels of WCAG, best practices, and experimental ones. Scrolls to the top first, where the header covers
 * nothing. Returns the errors, and the findings that axe leaves open. Throws when it checked nothing. The selvedge and the motifs of heroes
 * are pseudo-elements: `motifs` tells axe to take them into account as backgrounds of text, or to ignore them.
 */
export async function runAxe(page: Page, part = 'html', motifs: 'measured' | 'ignored' = 'measured') {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CODE)
  const checks = Object.entries(MIN_CONTRAST).map(([id, { normal, large }]) => {
    const contrastRatio = { normal: { expected: normal }, large: { expected: large } }
    return { id, options: { ...CONTRAST, contrastRatio, ignorePseudo: motifs === 'ignored' } }
  })
  const { errors, undecided, failed, passes } = await page.evaluate(
    async ({ selector, checks }) => {
      const engine = (window as unknown as { axe: typeof axe }).axe
      engine.configure({ checks })
      const rules = Object.fromEntries(engine.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))
      const { violations, incomplete, passes } = await engine.run(selector, { rules, resultTypes: ['violations', 'incomplete'] })
      const list = (results: readonly axe.Result[]) =>
        results.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => ({ rule: id, message: help, at: target.join(' ') })))
      const hasFailed = ({ any, all, none }: axe.NodeResult) => [...any, ...all, ...none].some(({ id }) => id === 'error-occurred')
      const failed = incomplete.find(({ nodes }) => nodes.some(hasFailed))?.id
      return { errors: list(violations), undecided: list(incomplete), failed, passes: passes.length }
    },
    { selector: part, checks },
  )
  if (passes === 0) throw new Error(`axe checked nothing in ${part} of ${page.url()}.`)
  if (failed) throw new Error(`axe’s own rule ${failed} failed on ${page.url()}.`)
  return { errors, undecided }
}
