import { expect } from '@playwright/test'
import { test, VERSIONS } from './oldBrowser.ts'

const PAGES = ['/', '/productions/daughters-of-dance', '/tickets'] as const
/** The page and the width of which a screenshot is stored. */
const [STORED, STORED_WIDTH] = ['/', 390]

for (const version of VERSIONS)
  for (const width of [390, 1280])
    test.describe(`Chromium ${version}, ${width} px`, () => {
      test.use({ version, width })

      for (const route of PAGES)
        test(`${route} has the site’s look`, async ({ old: { page, open } }) => {
          await open(route)
          const found = await page.evaluate(async () => {
            const heights = () => [...document.querySelectorAll('img')].map((one) => Math.round(one.getBoundingClientRect().height))
            const reserved = heights()
            for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
              scrollTo({ top: y, behavior: 'instant' })
              await new Promise((done) => setTimeout(done, 50))
            }
            scrollTo({ top: 0, behavior: 'instant' })
            await document.fonts.ready
            const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
            return {
              scrollWidth: document.documentElement.scrollWidth,
              background: style('body').backgroundColor,
              text: style('body').fontFamily.split(',')[0],
              heading: style('h2').fontFamily.split(',')[0],
              // Pictures of other tabs have no height at the end.
              moved: heights().filter(
                (height, index) => height > 0 && reserved[index] !== 0 && Math.abs(height - (reserved[index] ?? 0)) > 1,
              ),
              loaded: [...document.fonts].filter(({ status }) => status === 'loaded').length > 0,
            }
          })
          expect(found).toEqual({
            scrollWidth: width,
            background: 'rgb(251, 244, 230)',
            text: 'Text',
            heading: 'Display',
            moved: [],
            loaded: true,
          })
          if (route !== STORED || width !== STORED_WIDTH) return
          // A quarter of the pixels: enough to see a broken layout, and small enough to store.
          await page.setViewport({ width, height: 844, hasTouch: true, deviceScaleFactor: 0.5 })
          await new Promise((done) => setTimeout(done, 400))
          expect(await page.screenshot()).toMatchSnapshot(`${version}-${width}-.png`, { maxDiffPixelRatio: 0.02 })
        })
    })
