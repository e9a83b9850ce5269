import { expect, type Locator, type Page } from '@playwright/test'
import { BROWSER_ARGS } from '../scripts/browser/findBrowser.ts'
import { site } from '../tests/fixtures/site.ts'
import { blockScripts, CODE, delayScripts, expectReady, loadWidget } from './scripts.ts'
import { test as base } from './test.ts'

const test = base.extend<{ hero: Locator }>({ hero: ({ page }, use) => use(page.locator('.carousel-hero')) })

// With the scrollbars of a desktop, which headless browsers hide: one that goes shifts the page.
test.use({ launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS, ignoreDefaultArgs: ['--hide-scrollbars'] } })

const HERO_LABEL = `Stories from ${site.company.name}`
const SLIDE_1 = '1 of 5: Daughters of the Dance'
const [STOP, START] = ['Stop the slide show', 'Start the slide show']

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

test.describe('before its code has loaded', () => {
  test.beforeEach(async ({ page }) => {
    await blockScripts(page, CODE.carousel)
    await page.goto('/')
  })

  test('the hero before its code has loaded: five slides, all reachable, and space for the three buttons', async ({ hero }) => {
    await expect(hero.getByRole('group')).toHaveCount(5)
    await expect(view(hero)).toHaveAccessibleName(`${HERO_LABEL}: scroll sideways`)
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
})

test.describe('the hero once it has loaded', () => {
  test('is a carousel with three buttons before the current slide, rotating and stopped', { tag: '@core' }, async ({ page, hero }) => {
    const tree = (first: string, number: number) => `
      - region "${HERO_LABEL}":
        - /children: equal
        - button "${first}"
        - button "Previous slide"
        - button "Next slide"
        - group /^${number} of 5/`
    await page.goto('/')
    // Hovering loads the code at once, and pauses on the first slide.
    await hero.hover()
    await expectReady(hero)
    await expect(hero).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(hero).toMatchAriaSnapshot(tree(STOP, 1))
    await button(hero, STOP).press('Enter')
    await expect(hero).toMatchAriaSnapshot(tree(START, 1))
    for (const number of [2, 3]) {
      await button(hero, 'Next slide').click()
      await expectShown(hero, number)
      await expect(hero).not.toHaveAttribute('data-moving')
      await expect(hero).toMatchAriaSnapshot(tree(START, number))
    }
  })

  test('advances, from the last slide to the first too, without announcing anything or moving the focus', async ({
    page,
    hero,
    announcements,
  }) => {
    await loadWithFakeClock(page)
    const h1 = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(button(hero, STOP)).toBeVisible()
    await expect(row(hero)).toHaveAttribute('aria-live', 'off')
    for (const number of [2, 3, 4, 5, 1]) {
      await page.clock.fastForward(5000)
      await expectShown(hero, number)
    }
    await expect(row(hero)).toHaveAttribute('aria-live', 'off')
    expect(await announcements()).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1 ?? '')
    await expect(slides(hero)).toHaveCount(5)
  })

  test('Tab order: pause, previous, next, the slide’s link; the buttons loop, keep the focus, and announce each slide once', async ({
    page,
    announcements,
    hero,
  }) => {
    await page.goto('/')
    await loadStopped(hero)
    await expect(row(hero)).toHaveAttribute('aria-live', 'polite')
    await button(hero, START).focus()
    for (const [name, number] of [
      ['Previous slide', 5],
      ['Next slide', 1],
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
    await expect(slides(hero)).toHaveCount(5)
    expect(await announcements()).toEqual(['polite: 5 of 5: The Lion and the Jewel', `polite: ${SLIDE_1}`])
  })

  test('hovering pauses it, and moving the pointer away resumes it', async ({ page, hero }) => {
    await loadWithFakeClock(page)
    await hero.locator('.carousel-count').hover()
    await expectPausedUntil(hero, async () => {
      await expect(button(hero, STOP)).toBeVisible()
      await page.mouse.move(0, 0)
    })
  })

  test('focus inside stops it until the visitor starts it again', async ({ page, hero }) => {
    await loadWithFakeClock(page)
    await button(hero, STOP).focus()
    await page.clock.fastForward(6000)
    await expectShown(hero, 1)
    await expect(button(hero, STOP)).toBeFocused()
    await button(hero, 'Next slide').focus()
    await expect(button(hero, START)).toBeVisible()
    await expect(row(hero)).toHaveAttribute('aria-live', 'polite')
    await button(hero, 'Next slide').blur()
    await expectPausedUntil(hero, async () => {
      await button(hero, START).press('Enter')
      await expect(button(hero, STOP)).toBeFocused()
      await expect(row(hero)).toHaveAttribute('aria-live', 'off')
    })
  })

  test('the pause button stops it by mouse, touch and keyboard', { tag: '@core' }, async ({ browser }, info) => {
    const ways: Record<string, (toggle: Locator) => Promise<void>> = {
      mouse: (toggle) => toggle.click(),
      finger: (toggle) => toggle.tap(),
      key: (toggle) => toggle.press('Space'),
    }
    for (const [how, use] of Object.entries(ways)) {
      const context = await browser.newContext({ hasTouch: how === 'finger', baseURL: info.project.use.baseURL })
      const page = await context.newPage()
      await loadWithFakeClock(page)
      const [stop, start] = [STOP, START].map((name) => page.getByRole('button', { name })) as [Locator, Locator]
      await use(stop)
      await expect(start, how).toBeVisible()
      await use(start)
      await expect(stop, how).toBeVisible()
      await context.close()
    }
  })
})

test.describe('loading the code of the hero', () => {
  test('begins at the slide the visitor has scrolled to, without a jump', async ({ page, hero }) => {
    await page.goto('/')
    await view(hero).evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' }))
    const before = await slides(hero).nth(2).boundingBox()
    await loadWidget(hero)
    await expectShown(hero, 3)
    expect(await slides(hero).nth(2).boundingBox()).toEqual(before)
  })

  test('does not move the focus: a focused row keeps it and its name until blur, and its arrow keys work', async ({ page, hero }) => {
    await delayScripts(page, 1500, CODE.carousel)
    await page.goto('/')
    await loadStopped(hero)
    await expect(view(hero)).toBeFocused()
    await expect(view(hero)).toHaveRole('region')
    await expect(view(hero)).toHaveAccessibleName(/scroll sideways$/)
    await page.keyboard.press('ArrowRight')
    await expectShown(hero, 2)
    await page.keyboard.press('Tab')
    await expect(view(hero)).not.toHaveAttribute('role')
    await expect(view(hero)).not.toHaveAttribute('tabindex')
  })
})

test('on a low laptop screen, its buttons are above the fold and cover no link', async ({ page, hero }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/')
  await loadStopped(hero)
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
  const controls = await boxOf(hero.locator('.carousel-controls'))
  expect(controls.y + controls.height).toBeLessThanOrEqual(650)
  for (const slide of await slides(hero).all()) {
    const link = await boxOf(slide.locator('a'))
    expect(link.y + link.height).toBeLessThanOrEqual(controls.y)
  }
})

test.describe('motion and data', () => {
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
    await button(hero, 'Next slide').click()
    await expectShown(hero, 2)
    await expect(hero).not.toHaveAttribute('data-moving')
    await expect(shown(hero).getByRole('heading')).toBeInViewport()
    await expect.poll(() => isFetched(2)).toBe(true)
  })
})

for (const { path, label, count } of [
  { path: '/academy', label: 'Testimonials', count: 4 },
  { path: '/productions/daughters-of-dance', label: 'Pictures of Daughters of the Dance', count: 3 },
])
  test(`${label}: a row until the code loads near the viewport; then it moves by buttons, loops, never advances automatically, and never repeats a slide`, async ({
    page,
    announcements,
  }) => {
    const carousel = page.locator('.carousel')
    await blockScripts(page, CODE.carousel)
    await page.goto(path)
    await expect(carousel.getByRole('group')).toHaveCount(count)
    await expect(carousel.getByRole('button')).toHaveCount(0)
    await page.unroute(CODE.carousel)
    await page.reload()
    await carousel.scrollIntoViewIfNeeded()
    await expectReady(carousel)
    await expect(carousel.getByRole('button')).toHaveText(['Previous slide', 'Next slide'])
    const names: string[] = []
    for (let number = 1; number <= count; number += 1) {
      await expectShown(carousel, number)
      await expect(shown(carousel)).toHaveCount(1)
      names.push(await nameOf(carousel))
      await button(carousel, 'Next slide').click()
      await expect(button(carousel, 'Next slide')).toBeFocused()
    }
    await expectShown(carousel, 1)
    expect(new Set(names).size).toBe(count)
    // Each slide is announced once, when it is shown.
    expect(await announcements()).toEqual([...names.slice(1), names[0]].map((name) => `polite: ${name}`))
    await button(carousel, 'Previous slide').click()
    await expectShown(carousel, count)
  })
