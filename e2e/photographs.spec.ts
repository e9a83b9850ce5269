import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'
import { listFiles } from '../scripts/lib/files.ts'
import { runBuild } from '../tests/build/runBuild.ts'
import { copyProject } from '../tests/copyProject.ts'
import { FIXTURE_DIST, FIXTURE_PROJECT } from '../tests/fixtures/fixtureProject.ts'
import { IsolatedSite } from './isolatedSite.ts'
import { openDetails } from './scripts.ts'

const PAGES = listBuiltPages(FIXTURE_DIST)

// The shipped pictures are drawings, which have one width. Editors may replace them by photographs: in this site all of them are.

test.describe.configure({ mode: 'default' })

/** Tolerance for the width in `sizes`, as a share of the real width. */
const TOLERANCE = 0.25

/** The pictures with the width of an editor’s photographs: one for each place where photographs are shown. All others are small. */
const LARGE =
  /home\/slide-1(?:-tall)?|home\/festival|about\/hero|contact\/map|sankara\/(?:poster|gallery-[12])|people\/adunni|partners\/eko|news\/(?:fest|rehearsal)/
/** Widths of the photographs in pixels: the large one is enough for all sizes that a build makes, and the small one is fast to encode. */
const WIDTHS = { large: 1600, small: 160 }

/** Builds a copy of the site in which every drawing is a photograph, and returns its folder. */
async function buildWithPhotographs(): Promise<string> {
  const copy = copyProject(FIXTURE_PROJECT, 'photographs')
  const content = path.join(copy, 'content')
  const files = listFiles(content).map((file) => path.join(content, file))
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const photograph = sharp(file, { density: 144 })
      .resize({ width: LARGE.test(file) ? WIDTHS.large : WIDTHS.small })
      .flatten({ background: '#fff' })
    writeFileSync(file.replace('.svg', '.jpg'), await photograph.jpeg().toBuffer())
    rmSync(file)
  }
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('.svg', '.jpg'))
  }
  const { status, said } = runBuild(copy)
  if (status !== 0) throw new Error(said)
  return copy
}

/**
 * For every picture with several widths: its address and place, the computed width of its `sizes` in this viewport (NaN without `sizes`),
 * and its rendered width, or more where it is cropped to fill a taller box. In CSS pixels.
 */
const readPictureSizes = (page: Page) =>
  page.evaluate(() => {
    const lengthOf = (sizes: string) => {
      const parts = sizes.split(', ').map((part) => /^(\(.*\))? ?(\S+)$/.exec(part) ?? [])
      const [, , length = ''] = parts.find(([, query]) => !query || matchMedia(query).matches) ?? []
      const [, number, unit] = /^([\d.]+)(vw|px)$/.exec(length) ?? []
      return Number(number) * (unit === 'vw' ? innerWidth / 100 : 1)
    }
    return [...document.querySelectorAll('picture')].flatMap((picture) => {
      const source = [...picture.querySelectorAll('source')].find(
        ({ media, srcset }) => srcset.includes(' ') && (!media || matchMedia(media).matches),
      )
      const { width, height } = picture.getBoundingClientRect()
      if (!source || width === 0) return []
      const image = picture.querySelector('img') as HTMLImageElement
      const sized = source.hasAttribute('width') ? source : image
      const ratio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'))
      const part = picture.parentElement?.closest('[class]')?.className
      const name = `${source.srcset.split(' ')[0]} in ${part}`
      return [{ picture: name, sizes: source.sizes, declared: lengthOf(source.sizes), rendered: Math.max(width, height * ratio) }]
    })
  })

let copy = ''
let site: IsolatedSite
test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = await buildWithPhotographs()
  site = new IsolatedSite(path.join(copy, 'dist'))
  await site.open()
})
test.afterAll(async () => {
  await site?.close()
  if (copy) rmSync(copy, { recursive: true, force: true })
})

for (const width of [390, 768, 1280]) {
  test(`at ${width} px, the sizes attribute of every picture matches its width`, async ({ browser }) => {
    test.setTimeout(120_000)
    const context = { viewport: { width, height: 900 }, serviceWorkers: 'block', baseURL: site.origin } as const
    const page = await browser.newPage(context)
    const wrong: string[] = []
    for (const route of PAGES) {
      await page.goto(route)
      await openDetails(page)
      const pictureSizes = await readPictureSizes(page)
      expect.soft(pictureSizes.length + (route === PAGES[0] ? 0 : 1), route).toBeGreaterThan(0)
      for (const { picture, sizes, declared, rendered } of pictureSizes)
        if (!(Math.abs(declared - rendered) <= rendered * TOLERANCE))
          wrong.push(`${route}: ${picture}: ${sizes} is ${declared} px, but the picture is ${Math.round(rendered)} px wide`)
    }
    expect(wrong).toEqual([])
  })
}
