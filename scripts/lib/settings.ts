/** The folder of the project: that in which a command is started. */
export const root = process.cwd()

/** The day for which everything is made: SITE_NOW, else today. Code that browsers receive reads it too. */
export { getNow, getToday } from '../../src/lib/clock.ts'

/** The port of a server: an option, else PORT, else the usual one. */
export const choosePort = (option: string | undefined, usual: number) => Number(option ?? process.env.PORT ?? usual)

/** The browser that CHROME_PATH names. Without it, scripts/browser/findBrowser.ts looks for one. */
export const namedBrowser = () => process.env.CHROME_PATH
