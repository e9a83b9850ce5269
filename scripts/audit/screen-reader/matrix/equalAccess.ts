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
 * The findings of IBM Equal Access on a page, by WCAG 2.2 and IBM’s own rules. Those that are not sure need a manual check. Throws when it
 * checked nothing.
 */
export async function runEqualAccess(page: Page) {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(CODE)
  const results = await page.evaluate(async (guidelines) => {
    const { Checker } = (window as unknown as { ace: Engine }).ace
    const report = await new Checker().check(document, guidelines)
    return report.results.map(({ ruleId, message, path, value }) => ({ rule: ruleId, message, path: path.dom, value }))
  }, GUIDELINES)
  if (results.length === 0) throw new Error(`Equal Access checked nothing on ${page.url()}.`)
  return results
    .filter(({ value: [, outcome] }) => outcome !== 'PASS')
    .map(({ value: [, outcome], ...finding }) => ({ ...finding, isSure: outcome === 'FAIL' }))
}
