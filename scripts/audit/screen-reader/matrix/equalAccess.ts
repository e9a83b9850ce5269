import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const CODE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')
const GUIDELINES = ['WCAG_2_2', 'IBM_Accessibility']

interface Engine {
  Checker: new () => {
    check(
      document: Document,
      guidelines: readonly string[],
    ): Promise<{ results: { ruleId: string; message: string; path: { dom: string }; value: [string, string] }[] }>
  }
}

/**
 * The errors that IBM Equal Access finds on a page, by WCAG 2.2 and IBM’s own rules, and the findings that it leaves open. Throws when it
 * checked nothing.
 */
export async function runEqualAccess(page: Page) {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(CODE)
  const { count, errors, undecided } = await page.evaluate(async (guidelines) => {
    const { Checker } = (window as unknown as { ace: Engine }).ace
    const { results } = await new Checker().check(document, guidelines)
    const list = (isListed: (outcome: string) => boolean) =>
      results
        .filter(({ value: [, outcome] }) => isListed(outcome))
        .map(({ ruleId, message, path }) => ({ rule: ruleId, message, at: path.dom }))
    const errors = list((outcome) => outcome === 'FAIL')
    return { count: results.length, errors, undecided: list((outcome) => outcome !== 'FAIL' && outcome !== 'PASS') }
  }, GUIDELINES)
  if (count === 0) throw new Error(`Equal Access checked nothing on ${page.url()}.`)
  return { errors, undecided }
}
