import { expect, type Page } from '@playwright/test'
import { contrastOf, luminance } from './contrast.ts'

/** Elements that are hidden until an action, or that move: other tests open them. */
const SHOWN_LATER =
  '[hidden], [popover], details:not([open]) > :not(summary), .carousel, .tab-panel, .disclosure-panel, .form-done, .filter-empty, .news-search-empty, .news-search-hint, .visually-hidden'

const TEXT_ELEMENTS = 'h1, h2, h3, p, dt, dd'

/** The text of main: its colour and the colour behind it, as channels from 0 to 255, its size in pixels, and whether it is visible. */
const readTexts = (page: Page) =>
  page.evaluate(
    ({ later, textElements }) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      /** Converts any CSS colour to red, green, blue and alpha, from 0 to 255. */
      const toChannels = (colour: string) => {
        if (!context) throw new Error('This browser has no canvas.')
        context.clearRect(0, 0, 1, 1)
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
        return [red, green, blue, alpha] as const
      }
      const findSurface = (element: Element | null): ReturnType<typeof toChannels> => {
        const channels = toChannels(element ? getComputedStyle(element).backgroundColor : 'white')
        return element && channels[3] < 253 ? findSurface(element.parentElement) : channels
      }
      return [...document.querySelectorAll<HTMLElement>(textElements)]
        .filter((element) => element.closest('main') && !element.closest(later) && element.textContent?.trim())
        .map((element) => ({
          text: element.textContent.trim().slice(0, 60),
          isVisible: element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          size: Number.parseFloat(getComputedStyle(element).fontSize),
          colour: toChannels(getComputedStyle(element).color),
          surface: findSurface(element),
        }))
    },
    { later: SHOWN_LATER, textElements: TEXT_ELEMENTS },
  )

/** Text that is invisible, or has too little contrast (WCAG 1.4.3). */
async function findUnreadable(page: Page): Promise<string[]> {
  const texts = await readTexts(page)
  if (texts.length <= 5) return [`only ${texts.length} elements with text`]
  return texts.flatMap(({ text, isVisible, size, colour: [red, green, blue], surface }) => {
    const contrast = contrastOf(luminance(red, green, blue), luminance(surface[0], surface[1], surface[2]))
    return [
      ...(isVisible ? [] : [`invisible: ${text}`]),
      ...(contrast < (size >= 24 ? 3 : 4.5) ? [`${contrast.toFixed(1)} to 1: ${text}`] : []),
    ]
  })
}

/** Expects a readable page: its heading and text are visible and have enough contrast. */
export async function expectReadable(page: Page, when: string) {
  await expect(page.getByRole('heading', { level: 1 }), when).toBeVisible()
  // Content below the fold is hidden until the stylesheet has loaded, or for three seconds if it fails to load.
  await expect(page.getByRole('contentinfo'), when).toBeVisible()
  expect(await findUnreadable(page), when).toEqual([])
}

/** Follows a link in the footer, and expects it to lead to another page. */
export async function expectLinkWorks(page: Page, when: string) {
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
