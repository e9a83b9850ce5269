import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import type { EngineFinding } from './finding.ts'

const CODE = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

interface Engine {
  ERROR: number
  process(standard: string, source: Document, done: () => void, failed: () => void): void
  getMessages(): { type: number; code: string; msg: string; element: Node }[]
}

/** The errors of HTML_CodeSniffer by WCAG AAA, which includes A and AA. Throws when it checked nothing. */
export async function runHtmlCodeSniffer(page: Page): Promise<EngineFinding[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(CODE)
  const { count, errors } = await page.evaluate(async () => {
    const engine = (window as unknown as { HTMLCS: Engine }).HTMLCS
    await new Promise<void>((done, failed) =>
      engine.process('WCAG2AAA', document, done, () => failed(new Error('HTML_CodeSniffer failed.'))),
    )
    const messages = engine.getMessages()
    const sure = messages.filter(({ type }) => type === engine.ERROR)
    return {
      count: messages.length,
      errors: sure.map(({ code, msg, element }) => ({
        rule: code,
        message: msg,
        at:
          element instanceof Element
            ? `${element.closest('header, main, footer, [role=dialog]')?.localName ?? 'page'}: ${element.outerHTML}`.slice(0, 160)
            : element.nodeName,
      })),
    }
  })
  if (count === 0) throw new Error(`HTML_CodeSniffer checked nothing on ${page.url()}.`)
  return errors
}
