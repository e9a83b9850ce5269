import { expect, test } from '@playwright/test'
import sharp from 'sharp'

/** WCAG 1.4.3, for text over a picture: the lowest contrast with any point behind it. */
const LEAST = 4.5

/** Relative luminance of an sRGB colour (WCAG 2.2, from 0 to 255 a channel). */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

for (const [viewport, colorScheme] of [
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
  [PHONE, 'dark'],
  [DESKTOP, 'light'],
] as const)
  test(`each slide of the hero keeps 4.5:1 behind every word, ${viewport.width} px wide, ${colorScheme}`, async ({ browser }, info) => {
    const context = await browser.newContext({ viewport, colorScheme, javaScriptEnabled: false, baseURL: info.project.use.baseURL })
    const page = await context.newPage()
    await page.goto('/')
    const slides = page.locator('.carousel-hero .carousel-slide')
    await expect(slides).toHaveCount(5)
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded()
      for (const words of await slide.locator('h1, h2, p:not(.actions)').all()) {
        const box = await words.boundingBox()
        const colour = await words.evaluate((element) => getComputedStyle(element).color)
        if (!box || box.height === 0) continue
        await words.evaluate((element) => {
          for (const part of [element, ...element.querySelectorAll('*')]) (part as HTMLElement).style.color = 'transparent'
        })
        const { data, info: picture } = await sharp(await page.screenshot({ clip: box }))
          .raw()
          .toBuffer({ resolveWithObject: true })
        const own = luminance(colour.match(/\d+/g)?.slice(0, 3).map(Number) ?? [])
        let least = 21
        for (let at = 0; at < data.length; at += picture.channels)
          least = Math.min(least, contrast(own, luminance([...data.subarray(at, at + 3)])))
        expect(least, (await words.textContent()) ?? '').toBeGreaterThanOrEqual(LEAST)
      }
    }
    await context.close()
  })
