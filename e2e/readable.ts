import { expect, type Page } from '@playwright/test'

/** Elements that are hidden until an action, or that move: other tests open them. */
const SHOWN_LATER =
  '[hidden], [popover], details:not([open]) > :not(summary), .carousel, .tab-panel, .disclosure-panel, .form-done, .filter-empty, .news-search-empty, .news-search-hint, .visually-hidden'

/** Selects the text of main that is visible from the beginning. */
const WORDS = 'h1, h2, h3, p, dt, dd'

/** Text that is invisible, or has too little contrast (WCAG 1.4.3). */
const findUnreadable = (page: Page) =>
  page.evaluate(
    ({ later, words }) => {
      const channelsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      /** Converts any CSS colour to red, green, blue and alpha. */
      const toChannels = (colour: string) => {
        if (!context || colour.startsWith('rgb')) return channelsOf(colour)
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
        return [red, green, blue, alpha / 255]
      }
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = toChannels(colour).map((channel) => {
          const part = channel / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const behind = (element: Element | null): string => {
        if (!element) return 'rgb(255, 255, 255)'
        const { backgroundColor } = getComputedStyle(element)
        const [, , , alpha = 1] = toChannels(backgroundColor)
        return alpha > 0.99 ? backgroundColor : behind(element.parentElement)
      }
      const found: string[] = []
      let seen = 0
      for (const element of document.querySelectorAll<HTMLElement>(words)) {
        if (!element.closest('main') || element.closest(later) || !element.textContent?.trim()) continue
        seen += 1
        const named = element.textContent.trim().slice(0, 60)
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) found.push(`not on view: ${named}`)
        const [own, surface] = [luminance(getComputedStyle(element).color), luminance(behind(element))]
        const contrast = (Math.max(own, surface) + 0.05) / (Math.min(own, surface) + 0.05)
        const isLarge = Number.parseFloat(getComputedStyle(element).fontSize) >= 24
        if (contrast < (isLarge ? 3 : 4.5)) found.push(`${contrast.toFixed(1)} to 1: ${named}`)
      }
      return seen > 5 ? found : [`only ${seen} pieces of text`]
    },
    { later: SHOWN_LATER, words: WORDS },
  )

/** Expects a readable page: its heading and text are visible and have enough contrast. */
export async function isReadable(page: Page, when: string) {
  await expect(page.getByRole('heading', { level: 1 }), when).toBeVisible()
  // Content below the fold is hidden until the stylesheet has loaded, or for three seconds if it fails to load.
  await expect(page.getByRole('contentinfo'), when).toBeVisible()
  expect(await findUnreadable(page), when).toEqual([])
}

/** Follows a link in the footer, and expects it to lead to another page. */
export async function followsLinks(page: Page, when: string) {
  const from = page.url()
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: from.endsWith('/contact') ? 'Careers' : 'Contact', exact: true })
    .first()
  const to = await link.getAttribute('href')
  await link.click({ noWaitAfter: true })
  await expect(page, when).toHaveURL(new RegExp(`${to}$`))
  await expect(page.getByRole('heading', { level: 1 }), when).toBeVisible()
}

/** Uses every widget with lazy-loaded code and scrolls to the end, so that everything is requested. */
export const touchEverything = (page: Page) =>
  page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-widget]')) part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      // Does not wait long for a frame, which a busy machine may skip: the frames after it trigger lazy loading too.
      await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 250))])
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    scrollTo({ top: 0, behavior: 'instant' })
  })
