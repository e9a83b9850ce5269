import { expect } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, luminance } from './contrast.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { findPoorContrast } from './pictureContrast.ts'
import { test } from './test.ts'

/** WCAG 1.4.3, for text over a picture: the lowest contrast with any point behind it. */
const MIN_CONTRAST = 4.5

const luminanceOf = ([red = 0, green = 0, blue = 0]: Iterable<number>) => luminance(red, green, blue)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

for (const [viewport, colorScheme] of [
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
  [PHONE, 'dark'],
  [DESKTOP, 'light'],
] as const)
  test(`each slide of the hero keeps 4.5:1 behind every word, ${viewport.width} px wide, ${colorScheme}`, async ({
    pageWithoutScripts: page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const slides = page.locator('.carousel-hero .carousel-slide')
    await expect(slides).toHaveCount(5)
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded()
      for (const text of await slide.locator('h1, h2, p:not(.actions)').all()) {
        const box = await text.boundingBox()
        const colour = await text.evaluate((element) => getComputedStyle(element).color)
        if (!box || box.height === 0) continue
        await text.evaluate((element) => {
          for (const part of [element, ...element.querySelectorAll('*')]) (part as HTMLElement).style.color = 'transparent'
        })
        const { data, info: picture } = await sharp(await page.screenshot({ clip: box }))
          .raw()
          .toBuffer({ resolveWithObject: true })
        const textLuminance = luminanceOf(colour.match(/\d+/g)?.map(Number) ?? [])
        let lowest = 21
        for (let at = 0; at < data.length; at += picture.channels)
          lowest = Math.min(lowest, contrastOf(textLuminance, luminanceOf([...data.subarray(at, at + 3)])))
        expect(lowest, (await text.textContent()) ?? '').toBeGreaterThanOrEqual(MIN_CONTRAST)
      }
    }
  })

/** Pages that together have every surface, motif and card. */
const PAGES = ['/', '/festival', '/productions/daughters-of-dance', '/tickets']

for (const [viewport, colorScheme] of [
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
] as const)
  test.describe(() => {
    // The screenshot of the background needs a style of its own.
    test.use({ bypassCSP: true, viewport, colorScheme, reducedMotion: 'reduce' })

    for (const address of PAGES)
      test(`text over pictures and patterns has contrast on ${address}, ${viewport.width} px wide, ${colorScheme}`, async ({ page }) => {
        await page.goto(address)
        await loadAllWidgets(page)
        const { measured, errors } = await findPoorContrast(page)
        expect(measured).toBeGreaterThan(50)
        expect(errors).toEqual([])
      })
  })
