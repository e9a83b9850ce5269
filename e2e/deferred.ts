import type { Page } from '@playwright/test'

/** A gate for what must wait: `opened` settles when `open` is called. */
export function createDeferred() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Lets files arrive only when the returned function is called. */
export async function holdResponses(page: Page, which: RegExp): Promise<() => void> {
  const { opened, open } = createDeferred()
  await page.route(which, async (route) => {
    await opened
    await route.continue()
  })
  return open
}
