import type { Page } from '@playwright/test'

/**
 * A page without scripts in a browser that can still run axe: with JavaScript disabled, axe’s own timers would not run either. Removes the
 * page’s scripts, and applies the `scripting: none` styles.
 */
export async function removeScripts(page: Page) {
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
