import { expect, type Locator, type Page } from '@playwright/test'
import { BROWSER_ARGS } from '../scripts/browser/findBrowser.ts'
import { WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { blockScripts, CODE, expectReady, holdResponses, loadWidget } from './scripts.ts'
import { test as base } from './test.ts'

const test = base.extend<{ hero: Locator }>({ hero: ({ page }, use) => use(page.locator('.carousel-hero')) })

// With the scrollbars of a desktop, which headless browsers hide: one that goes shifts the page.
test.use({ launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const HERO_LABEL = WORDS.home.stories(site.company.name)
const { stop: STOP, start: START, previous: PREVIOUS, next: NEXT } = WORDS.carousel
const COUNT = site.home.slides.length
const slideNumbers = Array.from({ length: COUNT }, (_, index) => index + 1)

const view = (carousel: Locator) => carousel.locator('.carousel-view')
const row = (carousel: Locator) => carousel.locator('.carousel-row')
const slides = (carousel: Locator) => carousel.locator('.carousel-slide')
const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name })
/** The visible slide: all others are inert. Its accessible name begins with its number, as in “2 of 5: …”. */
const shown = (carousel: Locator) => carousel.locator('.carousel-slide:not([inert])')
const expectShown = (carousel: Locator, number: number, options = {}) =>
  expect(shown(carousel)).toHaveAccessibleName(new RegExp(`^${number} of `), options)
const nameOf = async (carousel: Locator) => (await shown(carousel).getAttribute('aria-label')) ?? ''

/** Loads the hero’s code by focus instead of hover. The focus also stops the rotation. */
async function loadStopped(hero: Locator) {
  await view(hero).focus()
  await expectReady(hero)
}

/** Loads the hero’s code under a fake clock: `page.clock.fastForward` makes seconds pass immediately. */
async function loadWithFakeClock(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.fastForward(4000)
  await expectReady(page.locator('.carousel-hero'))
}

/** Expects the same slide after six seconds, and another one five seconds after `resume`. */
async function expectPausedUntil(hero: Locator, resume: () => Promise<unknown>) {
  const { clock } = hero.page()
  const name = await nameOf(hero)
  await clock.fastForward(6000)
  await expect(shown(hero)).toHaveAttribute('aria-label', name)
  await resume()
  await clock.fastForward(5000)
  await expect(shown(hero)).not.toHaveAttribute('aria-label', name, { timeout: 8000 })
}

test('the hero before its code has loaded: all slides reachable, and space for the three buttons', async ({ page, hero }) => {
  await blockScripts(page, CODE.carousel)
  await page.goto('/')
  await expect(hero.getByRole('button')).toHaveCount(0)
  await expect(hero.getByRole('group')).toHaveCount(COUNT)
  await expect(view(hero)).toHaveAccessibleName(WORDS.carousel.scroll(HERO_LABEL))
  expect(await view(hero).evaluate((box: HTMLElement) => [box.scrollLeft, box.offsetHeight - box.clientHeight])).toEqual([0, 0])
  await view(hero).focus()
  for (const slide of await slides(hero).all()) {
    await expect(slide).toBeInViewport({ ratio: 0.5 })
    await expect(slide.getByRole('heading')).toBeVisible()
    await expect(slide.getByRole('link')).toHaveAttribute('href', '/productions')
    await view(hero).evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }))
  }
  const box = await hero.locator('.carousel-controls').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThanOrEqual(3 * 44)
})

test('the hero is a carousel with three buttons before the current slide, rotating and stopped', { tag: '@core' }, async ({
  page,
  hero,
}) => {
  const tree = (first: string, number: number) => `
    - region "${HERO_LABEL}":
      - /children: equal
      - button "${first}"
      - button "${PREVIOUS}"
      - button "${NEXT}"
      - group /^${number} of ${COUNT}/`
  await page.goto('/')
  // Hovering loads the code at once, and pauses on the first slide.
  await hero.hover()
  await expectReady(hero)
  await expect(hero).toHaveAttribute('aria-roledescription', WORDS.carousel.carousel)
  await expect(hero).toMatchAriaSnapshot(tree(STOP, 1))
  await button(hero, STOP).press('Enter')
  await expect(button(hero, START)).toBeVisible()
  await button(hero, NEXT).click()
  await expect(hero).toMatchAriaSnapshot(tree(START, 2))
})

test('advances, from the last slide to the first too, without announcing anything or moving the focus', async ({
  page,
  hero,
  announcements,
}) => {
  await loadWithFakeClock(page)
  await expect(row(hero)).toHaveAttribute('aria-live', 'off')
  for (const number of [...slideNumbers.slice(1), 1]) {
    await page.clock.fastForward(5000)
    await expectShown(hero, number)
  }
  await expect(row(hero)).toHaveAttribute('aria-live', 'off')
  expect(await announcements()).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('Tab order: pause, previous, next, the slide’s link; the buttons loop, keep the focus, and announce each slide once', async ({
  page,
  announcements,
  hero,
}) => {
  await page.goto('/')
  await loadStopped(hero)
  await button(hero, START).focus()
  for (const [name, number] of [
    [PREVIOUS, COUNT],
    [NEXT, 1],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(button(hero, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(hero, name)).toBeFocused()
    await expectShown(hero, number)
  }
  await page.keyboard.press('Tab')
  await expect(shown(hero).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(hero.locator(':focus')).toHaveCount(0)
  const names = [COUNT, 1].map((number) => expect.stringMatching(`^polite: ${number} of ${COUNT}: `))
  expect(await announcements()).toEqual(names)
})

test('hovering pauses it, and moving the pointer away resumes it', async ({ page, hero }) => {
  await loadWithFakeClock(page)
  await hero.locator('.carousel-count').hover()
  await expectPausedUntil(hero, () => page.mouse.move(0, 0))
})

test('focus inside stops it until the visitor starts it again', async ({ page, hero }) => {
  await loadWithFakeClock(page)
  await button(hero, NEXT).focus()
  await expect(button(hero, START)).toBeVisible()
  await button(hero, NEXT).blur()
  await expectPausedUntil(hero, async () => {
    await button(hero, START).press('Enter')
    await expect(button(hero, STOP)).toBeFocused()
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('the pause button stops it by mouse, touch and keyboard', async ({ page, hero }) => {
    await loadWithFakeClock(page)
    for (const use of [
      (toggle: Locator) => toggle.click(),
      (toggle: Locator) => toggle.tap(),
      (toggle: Locator) => toggle.press('Space'),
    ]) {
      await use(button(hero, STOP))
      await expect(button(hero, START)).toBeVisible()
      await use(button(hero, START))
      await expect(button(hero, STOP)).toBeVisible()
    }
  })
})

test('its code begins at the slide the visitor has scrolled to, without a jump', async ({ page, hero }) => {
  await page.goto('/')
  await view(hero).evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' }))
  const before = await slides(hero).nth(2).boundingBox()
  await loadWidget(hero)
  await expectShown(hero, 3)
  expect(await slides(hero).nth(2).boundingBox()).toEqual(before)
})

test('its code does not move the focus: a focused row keeps it and its name until blur, and its arrow keys work', async ({
  page,
  hero,
}) => {
  const sendCode = await holdResponses(page, CODE.carousel)
  await page.goto('/')
  await view(hero).focus()
  sendCode()
  await expectReady(hero)
  await expect(view(hero)).toBeFocused()
  await expect(view(hero)).toHaveRole('region')
  await expect(view(hero)).toHaveAccessibleName(WORDS.carousel.scroll(HERO_LABEL))
  await page.keyboard.press('ArrowRight')
  await expectShown(hero, 2)
  await page.keyboard.press('Tab')
  await expect(view(hero)).not.toHaveAttribute('role')
  await expect(view(hero)).not.toHaveAttribute('tabindex')
})

test('under reduced motion it starts stopped, later pictures unfetched, and its buttons change slides without animation', {
  tag: '@core',
}, async ({ page, hero }) => {
  const isFetched = (number: number) =>
    slides(hero)
      .nth(number - 1)
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.currentSrc !== '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loadWithFakeClock(page)
  await expect(button(hero, START)).toBeVisible()
  await page.clock.fastForward(6000)
  await expectShown(hero, 1)
  expect([await isFetched(1), await isFetched(2), await isFetched(3)]).toEqual([true, false, false])
  await button(hero, NEXT).click()
  await expectShown(hero, 2)
  await expect(hero).not.toHaveAttribute('data-moving')
  await expect(shown(hero).getByRole('heading')).toBeInViewport()
  await expect.poll(() => isFetched(2)).toBe(true)
})

test('another carousel loads near the viewport: it moves by buttons, loops, never advances automatically, and never repeats a slide', async ({
  page,
  announcements,
}) => {
  const carousel = page.locator('.carousel')
  await page.goto('/productions/daughters-of-dance')
  const count = await slides(carousel).count()
  expect(count).toBeGreaterThan(1)
  await carousel.scrollIntoViewIfNeeded()
  await expectReady(carousel)
  await expect(carousel.getByRole('button')).toHaveText([PREVIOUS, NEXT])
  const names: string[] = []
  for (let number = 1; number <= count; number += 1) {
    await expectShown(carousel, number)
    names.push(await nameOf(carousel))
    await button(carousel, NEXT).click()
    await expect(button(carousel, NEXT)).toBeFocused()
  }
  await expectShown(carousel, 1)
  expect(new Set(names).size).toBe(count)
  // Each slide is announced once, when it is shown.
  expect(await announcements()).toEqual([...names.slice(1), names[0]].map((name) => `polite: ${name}`))
  await button(carousel, PREVIOUS).click()
  await expectShown(carousel, count)
})
