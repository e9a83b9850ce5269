import type { Page } from '@playwright/test'

/**
 * The page as it stands without scripts, in a browser that runs axe: switched off altogether, axe's own timers would not run either.
 * The page's scripts are taken out, and what the stylesheets say for browsers without scripts holds.
 */
export async function takeScriptsAway(page: Page) {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const text = await response.text()
    const body = text
      .replace(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/\(scripting: ?none\)/g, '(min-width:0)')
    return route.fulfill({ response, body })
  })
}
