import { expect, type Locator, type Page } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'
import { test } from './islands.ts'
import {
  blockScripts,
  CODE,
  delayScripts,
  isEnhanced,
  loadWidget,
  recordRequests,
  recordScripts,
  recordShifts,
  saveData,
  setConnection,
} from './scripts.ts'

const hero = (page: Page) => page.locator('.carousel-hero')
const view = (carousel: Locator) => carousel.locator('.carousel-view')
const row = (carousel: Locator) => carousel.locator('.carousel-row')
const slides = (carousel: Locator) => carousel.locator('.carousel-slide')
const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name })
/** The visible slide: all others are inert. Its accessible name begins with its number, as in “2 of 5: …”. */
const shown = (carousel: Locator) => carousel.locator('.carousel-slide:not([inert])')
const expectShown = (carousel: Locator, number: number, options = {}) =>
  expect(shown(carousel)).toHaveAccessibleName(new RegExp(`^${number} of `), options)

/** Loads the hero’s code by focus instead of hover. The focus also stops the rotation. */
async function loadStopped(page: Page) {
  await view(hero(page)).focus()
  await isEnhanced(hero(page))
}

/** Loads the hero’s code without hover or focus, so that it advances by itself. */
async function loadRotating(page: Page) {
  await page.goto('/')
  await isEnhanced(hero(page))
}

/** Loads the hero’s code under a fake clock: `page.clock.fastForward` makes seconds pass immediately. */
async function loadWithFakeClock(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await page.clock.fastForward(4000)
  await isEnhanced(hero(page))
}

test.describe('the hero before its code is there', () => {
  test.beforeEach(async ({ page }) => {
    await blockScripts(page, CODE.carousel)
    await page.goto('/')
  })

  test('is a scrollable row of five slides that starts with slide 1, has a name and can be reached by keyboard', async ({ page }) => {
    await expect(view(hero(page))).toHaveAccessibleName(/scroll sideways$/)
    await expect(slides(hero(page))).toHaveCount(5)
    expect(await view(hero(page)).evaluate((element) => element.scrollLeft)).toBe(0)
    await view(hero(page)).focus()
    for (let number = 1; number <= 5; number += 1) {
      const slide = slides(hero(page)).nth(number - 1)
      await expect(slide).toBeInViewport({ ratio: 0.5 })
      await expect(slide.getByRole('heading')).toBeVisible()
      await expect(slide.getByRole('link')).toHaveAttribute('href', '/productions')
      await view(hero(page)).evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }))
    }
  })

  test('shows no buttons, but reserves the space for the three', async ({ page }) => {
    await expect(hero(page).getByRole('button')).toHaveCount(0)
    const box = await hero(page).locator('.carousel-controls').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(3 * 44)
  })

  test('moves by the arrow keys', async ({ page }) => {
    await view(hero(page)).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => view(hero(page)).evaluate((element) => Math.round(element.scrollLeft / element.clientWidth))).toBe(1)
  })
})

test.describe('the hero once it is ready', () => {
  test('is a named carousel whose slides are groups, with native buttons before them', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await loadStopped(page)
    await view(hero(page)).blur()
    await expect(hero(page)).toHaveAttribute('aria-roledescription', 'carousel')
    await expect(hero(page)).toHaveAccessibleName(/^(?!.*carousel)./i)
    await expect(hero(page)).toMatchAriaSnapshot(`
      - region /Stories from/:
        - button "Start the slide show"
        - button "Previous slide"
        - button "Next slide"
        - 'group "1 of 5: Daughters of the Dance"':
          - img /./
          - heading "Daughters of the Dance" [level=2]
          - paragraph: /./
          - link:
            - /url: /productions
    `)
    await button(hero(page), 'Next slide').click()
    await expect(hero(page)).not.toHaveAttribute('data-moving')
    await expect(hero(page)).toMatchAriaSnapshot(`
      - region /Stories from/:
        - button "Start the slide show"
        - button "Previous slide"
        - button "Next slide"
        - group /^2 of 5/:
          - img /./
          - heading [level=2]
          - paragraph: /./
          - link:
            - /url: /productions
    `)
  })

  test('only the current slide shows its heading, text and button', async ({ page }) => {
    await page.goto('/')
    await loadStopped(page)
    for (const number of [1, 2, 3]) {
      await expectShown(hero(page), number)
      await expect(hero(page)).not.toHaveAttribute('data-moving')
      for (const [place, slide] of (await slides(hero(page)).all()).entries()) {
        const here = place === number - 1
        await expect(slide.getByRole('heading', { includeHidden: true })).toBeVisible({ visible: here })
        await expect(slide.getByRole('link', { includeHidden: true })).toBeVisible({ visible: here })
      }
      await button(hero(page), 'Next slide').click()
    }
  })

  test('advances and begins again after the last slide, without an announcement or a move of the focus', async ({ page }) => {
    const said = await recordAnnouncements(page)
    await loadWithFakeClock(page)
    const h1 = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(button(hero(page), 'Stop the slide show')).toBeVisible()
    await expect(row(hero(page))).toHaveAttribute('aria-live', 'off')
    for (const number of [2, 3, 4, 5, 1]) {
      await page.clock.fastForward(5000)
      await expectShown(hero(page), number)
    }
    await expect(row(hero(page))).toHaveAttribute('aria-live', 'off')
    expect(await said()).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1 ?? '')
    await expect(slides(hero(page))).toHaveCount(5)
  })

  test('stays five seconds on a slide', async ({ page }) => {
    await loadRotating(page)
    // Measured in the page: polling from the test would be too coarse.
    await page.evaluate(() => {
      const turns: number[] = []
      Object.assign(window, { turns })
      const number = document.querySelector('.carousel-hero [data-part=number]') as Node
      new MutationObserver(() => turns.push(performance.now())).observe(number, { childList: true })
    })
    for (const number of [2, 3]) await expectShown(hero(page), number, { timeout: 8000 })
    const [second = 0, third = 0] = await page.evaluate(() => (window as unknown as { turns: number[] }).turns)
    expect(third - second).toBeGreaterThan(4900)
    expect(third - second).toBeLessThan(6500)
  })

  test('loops both ways, and announces a slide that the visitor chose politely, once', async ({ page }) => {
    const said = await recordAnnouncements(page)
    await page.goto('/')
    await loadStopped(page)
    await expect(row(hero(page))).toHaveAttribute('aria-live', 'polite')
    await button(hero(page), 'Previous slide').click()
    await expectShown(hero(page), 5)
    await button(hero(page), 'Next slide').click()
    await expectShown(hero(page), 1)
    await expect(slides(hero(page))).toHaveCount(5)
    expect(await said()).toEqual(['polite: 5 of 5: The Lion and the Jewel', 'polite: 1 of 5: Daughters of the Dance'])
  })

  test('order of the keyboard: pause, previous, next, the slide’s link; previous and next keep the focus', async ({ page }) => {
    await page.goto('/')
    await loadStopped(page)
    await button(hero(page), 'Start the slide show').focus()
    for (const name of ['Previous slide', 'Next slide']) {
      await page.keyboard.press('Tab')
      await expect(button(hero(page), name)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(button(hero(page), name)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(shown(hero(page)).getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(hero(page).locator(':focus')).toHaveCount(0)
  })

  test('hovering pauses; leaving goes on', async ({ page }) => {
    await loadWithFakeClock(page)
    await hero(page).locator('.carousel-count').hover()
    await page.waitForTimeout(600)
    const name = await shown(hero(page)).getAttribute('aria-label')
    await page.clock.fastForward(6000)
    await expect(shown(hero(page))).toHaveAttribute('aria-label', name ?? '')
    await expect(button(hero(page), 'Stop the slide show')).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(5000)
    await expect(shown(hero(page))).not.toHaveAttribute('aria-label', name ?? '', { timeout: 8000 })
  })

  test('focus inside stops it until the visitor starts it again', async ({ page }) => {
    await loadWithFakeClock(page)
    await button(hero(page), 'Next slide').focus()
    await expect(button(hero(page), 'Start the slide show')).toBeVisible()
    await expect(row(hero(page))).toHaveAttribute('aria-live', 'polite')
    const name = await shown(hero(page)).getAttribute('aria-label')
    await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.fastForward(6000)
    await expect(shown(hero(page))).toHaveAttribute('aria-label', name ?? '')
    await button(hero(page), 'Start the slide show').focus()
    await page.keyboard.press('Enter')
    await expect(button(hero(page), 'Stop the slide show')).toBeFocused()
    await expect(row(hero(page))).toHaveAttribute('aria-live', 'off')
    await page.clock.fastForward(5000)
    await expect(shown(hero(page))).not.toHaveAttribute('aria-label', name ?? '', { timeout: 8000 })
  })

  test('the pause button stops it with a mouse, with a finger and with a key', { tag: '@core' }, async ({ browser }, info) => {
    for (const how of ['mouse', 'finger', 'key'] as const) {
      const context = await browser.newContext({ hasTouch: how === 'finger', baseURL: info.project.use.baseURL })
      const page = await context.newPage()
      await loadWithFakeClock(page)
      const stop = button(hero(page), 'Stop the slide show')
      if (how === 'mouse') await stop.click()
      if (how === 'finger') await stop.tap()
      if (how === 'key') await stop.focus()
      await expect(button(hero(page), 'Start the slide show'), how).toBeVisible()
      await page.waitForTimeout(500)
      if (how === 'mouse') await button(hero(page), 'Start the slide show').click()
      if (how === 'finger') await button(hero(page), 'Start the slide show').tap()
      if (how === 'key') await page.keyboard.press('Space')
      await expect(stop, how).toBeVisible()
      await context.close()
    }
  })

  test('a hidden tab pauses it', async ({ page }) => {
    await loadWithFakeClock(page)
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await hide(true)
    const name = await shown(hero(page)).getAttribute('aria-label')
    await page.clock.fastForward(6000)
    await expect(shown(hero(page))).toHaveAttribute('aria-label', name ?? '')
    await hide(false)
    await page.clock.fastForward(5000)
    await expect(shown(hero(page))).not.toHaveAttribute('aria-label', name ?? '', { timeout: 8000 })
  })
})

test.describe('loading the code of the hero', () => {
  test('loads shortly before the first advance, not earlier', async ({ page }) => {
    const scripts = recordScripts(page)
    await page.goto('/', { waitUntil: 'load' })
    await page.waitForTimeout(2500)
    expect(scripts.filter((script) => /carousel/.test(script))).toEqual([])
    await isEnhanced(hero(page))
    expect(scripts.filter((script) => CODE.carousel.test(script))).not.toEqual([])
    await expectShown(hero(page), 1)
  })

  test('begins at the slide the visitor has scrolled to, without a jump', async ({ page }) => {
    await page.goto('/')
    await view(hero(page)).evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' }))
    const before = await slides(hero(page)).nth(2).boundingBox()
    await loadWidget(hero(page))
    await expectShown(hero(page), 3)
    expect(await slides(hero(page)).nth(2).boundingBox()).toEqual(before)
  })

  test('does not move the focus: a focused row keeps it and its name until blur, and its arrow keys work', async ({ page }) => {
    await delayScripts(page, 1500, CODE.carousel)
    await page.goto('/')
    await view(hero(page)).focus()
    await isEnhanced(hero(page))
    await expect(view(hero(page))).toBeFocused()
    await expect(view(hero(page))).toHaveRole('region')
    await expect(view(hero(page))).toHaveAccessibleName(/scroll sideways$/)
    await page.keyboard.press('ArrowRight')
    await expectShown(hero(page), 2)
    await page.keyboard.press('Tab')
    await expect(view(hero(page))).not.toHaveAttribute('role')
    await expect(view(hero(page))).not.toHaveAttribute('tabindex')
  })

  test('shifts nothing', async ({ page }) => {
    const shifts = await recordShifts(page)
    await page.goto('/', { waitUntil: 'load' })
    // Fonts load with the load event, and the layout shift they cause is reported a little later.
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(1000)
    const before = await shifts()
    await expect(hero(page)).not.toHaveAttribute('data-state', 'ready')
    await isEnhanced(hero(page))
    await page.waitForTimeout(500)
    expect(await shifts()).toEqual(before)
  })
})

test.describe('motion and data', () => {
  test('under reduced motion it starts stopped, and moves without sliding when asked', { tag: '@core' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await loadWithFakeClock(page)
    await expect(button(hero(page), 'Start the slide show')).toBeVisible()
    await page.clock.fastForward(6000)
    await expectShown(hero(page), 1)
    await button(hero(page), 'Next slide').click()
    await expectShown(hero(page), 2)
    await expect(hero(page)).not.toHaveAttribute('data-moving')
    await expect(shown(hero(page)).getByRole('heading')).toBeInViewport()
  })

  test('with data saving no widget loads by itself, it starts stopped, and later pictures are not fetched', async ({ page }) => {
    await saveData(page)
    const scripts = recordScripts(page)
    const pictures = recordRequests(page, 'image')
    await page.clock.install()
    await page.goto('/')
    await page.clock.fastForward(6000)
    await page.waitForLoadState('networkidle')
    await expect(hero(page)).not.toHaveAttribute('data-state', 'ready')
    expect(scripts.filter((script) => CODE.carousel.test(script))).toEqual([])
    expect(pictures.filter((url) => /slide-[2-5]/.test(url))).toEqual([])
    await loadStopped(page)
    await expect(button(hero(page), 'Start the slide show')).toBeVisible()
  })

  test('with the browser’s own Save-Data it starts stopped as well', async ({ page }) => {
    await setConnection(page, { saveData: true, effectiveType: '4g' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-less', '')
    await loadStopped(page)
    await expect(button(hero(page), 'Start the slide show')).toBeVisible()
  })

  test('the first picture is never lazy, the others are', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    const pictures = [...html.slice(0, html.indexOf('id="upcoming"')).matchAll(/<img[^>]*>/g)].map(([tag]) => /loading="lazy"/.test(tag))
    expect(pictures).toEqual([false, true, true, true, true])
    await page.goto('/')
    await expect(slides(hero(page)).first().locator('img')).toHaveJSProperty('complete', true)
  })

  test('later pictures load after the load event, and the next one before its slide is shown', async ({ page }) => {
    await loadRotating(page)
    await expectShown(hero(page), 2, { timeout: 8000 })
    const picture = shown(hero(page)).locator('img')
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  })
})

const MANUAL = [
  { what: 'alumni testimonials', path: '/academy', count: 4 },
  { what: 'mentors', path: '/academy/young-creatives-bootcamp', count: 9 },
  { what: 'festival pictures', path: '/festival', count: 5 },
  { what: 'pictures of Daughters of the Dance', path: '/productions/daughters-of-dance', count: 3 },
]
for (const { what, path, count } of MANUAL)
  test.describe(what, () => {
    const carousel = (page: Page) => page.locator('.carousel').first()

    test('move by buttons, loop, never by themselves, and never repeat a slide', async ({ page }) => {
      const said = await recordAnnouncements(page)
      await page.goto(path)
      await loadWidget(carousel(page))
      await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(carousel(page).getByRole('button')).toHaveCount(2)
      await expect(row(carousel(page))).toHaveAttribute('aria-live', 'polite')
      const names: (string | null)[] = []
      for (let number = 1; number <= count; number += 1) {
        await expectShown(carousel(page), number)
        await expect(shown(carousel(page))).toHaveCount(1)
        names.push(await shown(carousel(page)).getAttribute('aria-label'))
        await button(carousel(page), 'Next slide').click()
        await expect(button(carousel(page), 'Next slide')).toBeFocused()
      }
      await expectShown(carousel(page), 1)
      expect(new Set(names).size).toBe(count)
      // Each slide is announced once, when it is shown.
      expect(await said()).toEqual([...names.slice(1), names[0]].map((name) => `polite: ${name}`))
      await expect(slides(carousel(page))).toHaveCount(count)
      await button(carousel(page), 'Previous slide').click()
      await expectShown(carousel(page), count)
    })

    test('load when they are near the viewport', async ({ page }) => {
      await page.goto(path)
      await carousel(page).scrollIntoViewIfNeeded()
      await isEnhanced(carousel(page))
    })
  })
