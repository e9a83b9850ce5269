import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { BROWSER_ARGS, getBrowser } from './scripts/browser/findBrowser.ts'
import { fontEnvironment } from './scripts/browser/fonts.ts'
import { freePort } from './tests/freePort.ts'

// Each worker loads this file again, and reuses these values from the environment.
process.env.CHROME_PATH ??= getBrowser().executablePath
// Free ports, so that tests can run in two clones at once.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_REAL_CONTENT_PORT ??= String(await freePort())
Object.assign(process.env, fontEnvironment())
const { E2E_PORT: fixturePort, E2E_REAL_CONTENT_PORT: realContentPort } = process.env
const originOf = (port: string) => `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A third, because tests wait for a third of their time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Tests cannot intercept or count requests of a service worker. e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS },
    // A trace doubles a test's time: PWTRACE=1 npx playwright test the-one-that-fails.
    trace: process.env.PWTRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // Behaviour tests, which may use texts of the fixture site.
    { name: 'fixture', testIgnore: ['real-content/**', 'old-browsers/**'], use: { baseURL: originOf(fixturePort) } },
    // Tests that must pass with any content.
    { name: 'real-content', testMatch: 'real-content/**', use: { baseURL: originOf(realContentPort) } },
    // What visitors come for, in the other engines. Where Playwright has not installed them, e2e/test.ts skips the tests and says so.
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testMatch: 'journeys.spec.ts',
      use: { browserName, baseURL: originOf(fixturePort), launchOptions: {}, userAgent: undefined },
    })),
    // Engines of 2020 to 2022, and two that know little more than CSS 2.1: docs/browsers.md.
    ...(process.env.OLD_BROWSERS
      ? [{ name: 'old-browsers', testMatch: 'old-browsers/*.spec.ts', use: { baseURL: originOf(fixturePort) } }]
      : []),
  ],
  webServer: [
    {
      command: `rm -rf .build/messages && node --import tsx tests/fixtures/build.ts && cd .build/fixture-site && node --import tsx scripts/preview.ts --fast-messages --port ${fixturePort}`,
      env: { MESSAGES_FOLDER: path.resolve('.build/messages') },
      url: originOf(fixturePort),
      // The server first builds the fixture site, unless that is up to date.
      timeout: 300_000,
      reuseExistingServer: false,
    },
    {
      command: `node --import tsx scripts/preview.ts --port ${realContentPort}`,
      url: originOf(realContentPort),
      reuseExistingServer: false,
    },
  ],
})
