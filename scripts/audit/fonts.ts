import { NOT_FOUND, OFFLINE } from '../../src/lib/routes.ts'
import { startBrowser } from '../browser/findBrowser.ts'
import { FONT_SET_NAMES, type FontSetName } from '../browser/fonts.ts'
import { measureShift, PHONE, WIDE } from '../budgets/measure.ts'
import { findWantedPages, listBuiltPages } from '../lib/builtPages.ts'
import { formatTable } from '../lib/formatTable.ts'
import { mapWithLimit } from '../lib/mapWithLimit.ts'
import { serveSite } from '../serve/server.ts'
import { readPartArguments } from './parts.ts'

/** Maximum CLS when the web fonts load, by the device’s font that is shown until then. Fonts of most devices have the lower limit. */
const MAX_LAYOUT_SHIFT: Readonly<Record<FontSetName, number>> = { arial: 0.05, roboto: 0.05, 'noto-sans': 0.1, 'dejavu-sans': 0.1 }
const SCREENS = { 390: PHONE, 1280: WIDE } as const
const PAGES_AT_ONCE = 3

// Measures layout shift on font load on each page, for each font that a device may have. Exit code 1 when one exceeds its limit.

const { pages } = readPartArguments('fonts')
const routes = findWantedPages(pages, [...listBuiltPages(), NOT_FOUND, OFFLINE])
const shifts = new Map<string, string[]>(routes.map((route) => [route, []]))
const columns: string[] = []
const over: string[] = []
const { origin, close } = await serveSite('dist')
for (const name of FONT_SET_NAMES) {
  const browser = await startBrowser(name)
  for (const [width, screen] of Object.entries(SCREENS)) {
    columns.push(`${name} ${width}, at most ${MAX_LAYOUT_SHIFT[name]}`)
    await mapWithLimit(routes, PAGES_AT_ONCE, async (route) => {
      const { fontShift } = (await measureShift(browser, origin, route, screen)).shift
      shifts.get(route)?.push(fontShift.toFixed(3))
      if (fontShift > MAX_LAYOUT_SHIFT[name])
        over.push(`${route} moves by ${fontShift.toFixed(3)} with ${name} at ${width} px; at most ${MAX_LAYOUT_SHIFT[name]} is allowed.`)
    })
  }
  await browser.close()
}
close()
const rows = [...shifts].map(([route, values]) => [route, ...values])
console.log(`Layout shift (CLS) when the fonts load:\n\n${formatTable(['page', ...columns], rows)}`)
console.log(over.length > 0 ? `\n${over.join('\n')}` : '\nEvery page stays within its limits.')
process.exitCode = over.length > 0 ? 1 : 0
