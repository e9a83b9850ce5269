import { BROWSER_ARGS, ensureBrowser } from '../../browser/findBrowser.ts'
import type { EngineBrowser } from './driver.ts'
import { startPuppeteer } from './puppeteer.ts'

/** Starts the browser of all other tests, for comparison. Throws an error that says how to install one when there is none. */
export const startChromium = (runsScripts = true): Promise<EngineBrowser> =>
  startPuppeteer('Chromium', {
    executablePath: ensureBrowser(console.log).executablePath,
    args: [...BROWSER_ARGS, ...(runsScripts ? [] : ['--blink-settings=scriptEnabled=false'])],
  })
