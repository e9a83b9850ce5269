import { defineConfig, devices } from '@playwright/test'
import { BROWSER_ARGS, getBrowser } from './scripts/browser/findBrowser.ts'
import { fontEnvironment } from './scripts/browser/fonts.ts'

// Each worker loads this file again, and reuses these values from the environment.
process.env.CHROME_PATH ??= getBrowser().executablePath
process.env.E2E_PORT ??= '4290'
process.env.E2E_REAL_CONTENT_PORT ??= String(Number(process.env.E2E_PORT) + 1)
Object.assign(process.env, fontEnvironment())
const { E2E_PORT: fixturePort, E2E_REAL_CONTENT_PORT: realContentPort } = process.env
const originOf = (port: string) => `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
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
    { name: 'fixture', testIgnore: 'real-content/**', use: { baseURL: originOf(fixturePort) } },
    // Tests that must pass with any content.
    { name: 'real-content', testMatch: 'real-content/**', use: { baseURL: originOf(realContentPort) } },
  ],
  webServer: [
    {
      command: `node --import tsx scripts/fixture.ts --port ${fixturePort}`,
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
