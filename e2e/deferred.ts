import type { Page, Route } from '@playwright/test'

/** A promise to wait for: `opened` resolves when `open` is called. */
export function createDeferred() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Delays the responses to matching requests until the returned function is called. */
export async function holdResponses(page: Page, which: RegExp | string, respond = (route: Route) => route.continue()): Promise<() => void> {
  const { opened, open } = createDeferred()
  await page.route(which, async (route) => {
    await opened
    await respond(route)
  })
  return open
}
