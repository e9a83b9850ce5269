import { UserError } from './userError.ts'

/** The folder of the project: that in which a command is started. */
export const root = process.cwd()

/** The day for which everything is made: SITE_NOW, else today. Code that browsers receive reads it too. */
export { getNow, getToday } from '../../src/lib/clock.ts'

/** The port of a server: an option, else PORT, else the usual one. Throws when it is no port. */
export function choosePort(option: string | undefined, usual: number): number {
  const port = option ?? process.env.PORT ?? String(usual)
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port)
  throw new UserError(`A port is a number from 0 to 65535, not “${port}”. For example: --port ${usual}`)
}

/** The browser that CHROME_PATH names. Without it, scripts/browser/findBrowser.ts looks for one. */
export const namedBrowser = () => process.env.CHROME_PATH
