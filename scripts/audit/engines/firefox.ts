import type { EngineBrowser } from './driver.ts'
import { ensureCommands, findCommand } from './ensureCommands.ts'
import { startPuppeteer } from './puppeteer.ts'

const NAMES = ['firefox-esr', 'firefox']

/** Starts Firefox, controlled through WebDriver BiDi; undefined when it is missing and cannot be installed. */
export async function startFirefox(runsScripts = true): Promise<EngineBrowser | undefined> {
  if (!NAMES.some(findCommand)) ensureCommands(['firefox-esr'], ['firefox-esr'])
  const executablePath = NAMES.map(findCommand).find((found) => found !== undefined)
  if (executablePath === undefined) return undefined
  return startPuppeteer('Firefox', {
    browser: 'firefox',
    executablePath,
    ...(runsScripts ? {} : { extraPrefsFirefox: { 'javascript.enabled': false } }),
  })
}
