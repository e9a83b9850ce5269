import { BROWSER_ARGS, ensureBrowser } from '../../browser/findBrowser.ts'
import type { Engine } from './driver.ts'
import { startPuppeteer } from './puppeteer.ts'

/** Starts the browser that all other tests use, with which the others are compared. Throws with what to do when there is none. */
export const startChromium = (): Promise<Engine> =>
  startPuppeteer('Chromium', { executablePath: ensureBrowser(console.log).executablePath, args: BROWSER_ARGS })
