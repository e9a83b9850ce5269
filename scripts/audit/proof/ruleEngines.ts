import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Audit, type Outcome } from '@siteimprove/alfa-act'
import { Text } from '@siteimprove/alfa-dom'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import type { Page } from 'playwright'
import { runAxe } from '../screen-reader/matrix/axe.ts'
import type { EngineFinding } from '../screen-reader/matrix/engineFinding.ts'
import { runEqualAccess } from '../screen-reader/matrix/equalAccess.ts'
import { renderOffScreen } from '../screen-reader/recordedSite.ts'
import { CRITERIA } from '../screen-reader/wcag/conformanceReports.ts'

const { resolve } = createRequire(import.meta.url)

/** A finding of an engine on a page. */
export interface Finding extends EngineFinding {
  engine: string
  /** The page’s route, with the opened element in brackets. */
  page: string
}

/** An engine that checks pages: its npm package, and its home page. */
interface CheckEngine {
  name: string
  package: string
  home: string
  /**
   * Checks a page in its current state. Returns the findings the engine is sure of; throws when it checked nothing. Absent for an engine
   * that reads files.
   */
  run?: (page: Page) => Promise<EngineFinding[]>
}

export const NU_CHECKER = 'Nu Html Checker'

export const CHECK_ENGINES: readonly CheckEngine[] = [
  {
    name: 'axe',
    package: 'axe-core',
    home: 'https://github.com/dequelabs/axe-core',
    run: async (page) => (await runAxe(page, 'html', 'ignored')).errors,
  },
  {
    name: 'IBM Equal Access',
    package: 'accessibility-checker-engine',
    home: 'https://github.com/IBMa/equal-access',
    run: async (page) => (await runEqualAccess(page)).errors,
  },
  { name: 'HTML_CodeSniffer', package: 'html_codesniffer', home: 'https://github.com/squizlabs/HTML_CodeSniffer', run: runHtmlCodeSniffer },
  { name: 'Siteimprove Alfa', package: '@siteimprove/alfa-rules', home: 'https://github.com/Siteimprove/alfa', run: runAlfa },
  { name: NU_CHECKER, package: 'vnu-jar', home: 'https://github.com/validator/validator' },
]

/** The installed version of an engine. */
export const versionOf = (engine: CheckEngine): string =>
  JSON.parse(readFileSync(`node_modules/${engine.package}/package.json`, 'utf8')).version

/** Runs every engine on a page in its current state, one after the other. */
export async function runEngines(page: Page, name: string): Promise<Finding[]> {
  const found: Finding[] = []
  await renderOffScreen(page)
  for (const engine of CHECK_ENGINES) {
    const findings = (await engine.run?.(page)) ?? []
    found.push(...findings.map((one) => ({ engine: engine.name, page: name, ...one })))
  }
  return found
}

const UNMET: ReadonlySet<string> = new Set(CRITERIA.filter(({ status }) => status === 'not met').map(({ number }) => number))

/** Alfa’s rules, except those for criteria that the WCAG table lists as not met. */
const RULES = [...rules].filter(({ requirements }) => {
  const criteria = requirements.map((one) => one.toJSON()).filter(({ type }) => type === 'criterion')
  return criteria.length === 0 || criteria.some(({ chapter }) => !UNMET.has(String(chapter)))
})

/** The failures that Siteimprove Alfa finds on a page. Throws when it checked nothing. */
async function runAlfa(page: Page): Promise<EngineFinding[]> {
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

interface HtmlCodeSniffer {
  ERROR: number
  process(standard: string, source: Document, done: () => void, failed: () => void): void
  getMessages(): { type: number; code: string; msg: string; element: Node }[]
}

/** The errors of HTML_CodeSniffer by WCAG AAA, which includes A and AA. Throws when it checked nothing. */
async function runHtmlCodeSniffer(page: Page): Promise<EngineFinding[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window)))
    await page.evaluate(readFileSync(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8'))
  const { count, errors } = await page.evaluate(async () => {
    const engine = (window as unknown as { HTMLCS: HtmlCodeSniffer }).HTMLCS
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

/** The findings of the Nu Html Checker on HTML files, each with its route; undefined without Java. Throws when it fails. */
export function runNuChecker(pages: readonly { file: string; route: string }[]): Finding[] | undefined {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return undefined
  const jar = resolve('vnu-jar/build/dist/vnu.jar')
  const files = pages.map(({ file }) => path.resolve(file))
  const { status, stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error(`The Nu Html Checker failed: ${stderr}`)
  return parseMessages(stderr, pages)
}

/** Parses the checker’s JSON: errors and warnings, without info messages. */
export function parseMessages(json: string, pages: readonly { file: string; route: string }[]): Finding[] {
  const routes = new Map(pages.map(({ file, route }) => [path.resolve(file), route]))
  const { messages } = JSON.parse(json) as {
    messages: { type: 'error' | 'info' | 'non-document-error'; subType?: string; url: string; message: string; extract?: string }[]
  }
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract = '' }) => ({
      engine: NU_CHECKER,
      rule: message,
      page: routes.get(decodeURIComponent(new URL(url).pathname)) ?? url,
      message,
      at: extract.replace(/\s+/g, ' ').slice(0, 160),
    }))
}
