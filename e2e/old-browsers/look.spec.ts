import { expect } from '@playwright/test'
import { NO_PAGE } from '../pageKinds.ts'
import { test, VERSIONS } from './oldBrowser.ts'

const PAGES = [
  '/',
  '/productions/daughters-of-dance',
  '/academy/storytelling-intensive',
  '/tickets',
  '/news',
  '/careers',
  '/festival',
  '/contact',
  NO_PAGE,
] as const

for (const version of VERSIONS)
  for (const [width, dark] of [
    [390, false],
    [1280, false],
    [390, true],
  ] as const)
    test.describe(`Chromium ${version}, ${width} px${dark ? ', dark' : ''}`, () => {
      test.use({ version, width, dark })

      for (const route of PAGES)
        test(`${route} has the site’s look`, async ({ old: { page, open, errors } }) => {
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
            background: dark ? 'rgb(23, 17, 13)' : 'rgb(251, 244, 230)',
            text: 'Text',
            heading: 'Display',
            moved: [],
            loaded: true,
          })
          if (route === NO_PAGE) errors.splice(0, 1)
          // A quarter of the pixels: enough to see a broken layout, and small enough to store.
          await page.setViewport({ width, height: width > 600 ? 900 : 844, hasTouch: width < 600, deviceScaleFactor: 0.5 })
          await new Promise((done) => setTimeout(done, 400))
          const name = `${version}-${width}${dark ? '-dark' : ''}${route.replace(/\W+/g, '-')}.png`
          expect(await page.screenshot()).toMatchSnapshot(name, { maxDiffPixelRatio: 0.02 })
        })
    })
