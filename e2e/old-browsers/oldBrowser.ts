import { createRequire } from 'node:module'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { Browser, ElementHandle, Page, Puppeteer } from './puppeteer.ts'

/** Chromium versions of grade B (docs/browsers.md). */
export const VERSIONS = [80, 92, 107] as const
export type Version = (typeof VERSIONS)[number]

const FOLDER = path.resolve('.github/old-browsers')
/** Chromium 80 logs that it does not know this directive. */
const EXPECTED = /require-trusted-types-for/

export interface OldPage {
  page: Page
  open: (route: string) => Promise<void>
  /** Waits for an element that is rendered, and taps it. */
  tap: (selector: string) => Promise<void>
  /** Waits until a function that runs in the page returns something truthy. */
  until: (inPage: string) => Promise<unknown>
}

async function launch(version: Version): Promise<Browser> {
  const folder = path.join(FOLDER, `node_modules/chromium-${version}/bin`)
  const puppeteer = createRequire(path.join(FOLDER, 'package.json'))('puppeteer-core') as Puppeteer
  const graphics =
    version >= 107 ? ['--use-gl=angle', '--use-angle=swiftshader'] : ['--single-process', '--no-zygote', '--use-gl=swiftshader']
  return puppeteer.launch({
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--hide-scrollbars', '--lang=en-NG', ...graphics],
    env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib') },
  })
}

/** A test with a page in an old browser. Fails on errors of the page. */
export const test = base.extend<{ version: Version; width: number; old: OldPage }>({
  version: [80, { option: true }],
  width: [390, { option: true }],
  old: async ({ version, width, baseURL }, use) => {
    const browser = await launch(version)
    const page = await browser.newPage()
    await page.setViewport({ width, height: width > 600 ? 900 : 844, hasTouch: width < 600 })
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: 'light' },
      // Chromium 80 scrolls smoothly even where a script asks for an instant jump, and would tap in passing.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text())
    })
    await use({
      page,
      open: async (route) => {
        await page.goto(`${baseURL}${route}`, { waitUntil: 'load' })
      },
      tap: async (selector) => {
        const element = (await page.waitForSelector(selector, { visible: true, timeout: 10_000 })) as ElementHandle
        // The sticky header must not cover it. Sections above it are laid out only when they are near, so it stands still later.
        await element.evaluate(async (one) => {
          for (let last = Number.NaN; last !== one.getBoundingClientRect().top; ) {
            one.scrollIntoView({ block: 'center', behavior: 'instant' })
            last = one.getBoundingClientRect().top
            await new Promise((done) => setTimeout(done, 100))
          }
        })
        await (width < 600 ? element.tap() : element.click())
      },
      until: (inPage) => page.waitForFunction(inPage, { timeout: 15_000 }),
    })
    await browser.close()
    expect(errors).toEqual([])
  },
})
