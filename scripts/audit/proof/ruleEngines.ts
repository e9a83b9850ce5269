import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { runAxe } from '../screen-reader/matrix/axe.ts'
import { runEqualAccess } from '../screen-reader/matrix/equalAccess.ts'
import { runAlfa } from './alfa.ts'
import type { EngineFinding, Finding } from './finding.ts'
import { runHtmlCodeSniffer } from './htmlCodeSniffer.ts'

/** An engine that checks pages: its npm package, and its home page. */
export interface CheckEngine {
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
    run: async (page) =>
      (await runAxe(page, 'html', 'ignored')).errors.map(({ rule, help, target }) => ({ rule, message: help, at: target })),
  },
  {
    name: 'IBM Equal Access',
    package: 'accessibility-checker-engine',
    home: 'https://github.com/IBMa/equal-access',
    run: async (page) =>
      (await runEqualAccess(page)).filter(({ isSure }) => isSure).map(({ rule, message, path: at }) => ({ rule, message, at })),
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

/**
 * Renders sections that browsers skip while they are off screen. They are in the accessibility tree all the same (w3.org/TR/css-contain-2,
 * “content-visibility: auto”), but Equal Access reads `innerText`, which is empty there.
 */
async function renderOffScreen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > section:not([hidden]) { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
