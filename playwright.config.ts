import { defineConfig, devices } from '@playwright/test'
import { BROWSER_ARGS, getBrowser } from './scripts/browser/findBrowser.ts'
import { fontEnvironment } from './scripts/browser/fonts.ts'

// Workers read this file again: what the first reading finds is kept for them.
process.env.CHROME_PATH ??= getBrowser().executablePath
process.env.E2E_PORT ??= '4290'
process.env.E2E_LIVE_PORT ??= String(Number(process.env.E2E_PORT) + 1)
Object.assign(process.env, fontEnvironment())
const { E2E_PORT: fixturePort, E2E_LIVE_PORT: livePort } = process.env
const addressOf = (port: string) => `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.build/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // What a worker asks for, tests can neither hold back nor count. Those of e2e/offline.spec.ts let it work.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS },
    // A trace doubles a test's time: PWTRACE=1 npx playwright test the-one-that-fails.
    trace: process.env.PWTRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    // Tests of behaviour may name what the fixture site says.
    { name: 'fixture', testIgnore: 'live/**', use: { baseURL: addressOf(fixturePort) } },
    // What must be true of any content.
    { name: 'live', testMatch: 'live/**', use: { baseURL: addressOf(livePort) } },
  ],
  webServer: [
    {
      command: `node --import tsx scripts/fixture.ts --port ${fixturePort}`,
      url: addressOf(fixturePort),
      // It builds the fixture site first, unless that is up to date.
      timeout: 300_000,
      reuseExistingServer: false,
    },
    {
      command: `node --import tsx scripts/preview.ts --port ${livePort}`,
      url: addressOf(livePort),
      reuseExistingServer: false,
    },
  ],
})
