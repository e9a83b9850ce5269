import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SITE_FOLDER, toPageFile } from '../scripts/build/staging.ts'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'

/** An address that is answered with the not-found page. */
export const NO_PAGE = '/no-such-page'

/**
 * Few pages of a built site that together have every widget outside the footer, which is the same on all: each has the most widgets that
 * the pages before it lack.
 */
export function listPagesWithAllWidgets(folder: string = SITE_FOLDER): string[] {
  const widgetsOf = (page: string) => {
    const [main = ''] = readFileSync(path.join(folder, toPageFile(page)), 'utf8').split('<footer')
    return [...new Set([...main.matchAll(/data-widget="([^"]+)"/g)].map(([, widget = '']) => widget))]
  }
  const pages = listBuiltPages(folder).map((page) => ({ page, widgets: widgetsOf(page) }))
  const missing = new Set(pages.flatMap(({ widgets }) => widgets))
  const sample: string[] = []
  while (missing.size > 0) {
    const countNew = ({ widgets }: { widgets: readonly string[] }) => widgets.filter((widget) => missing.has(widget)).length
    const best = pages.reduce((one, other) => (countNew(other) > countNew(one) ? other : one))
    sample.push(best.page)
    for (const widget of best.widgets) missing.delete(widget)
  }
  return sample
}
