import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { contrastOf, luminance } from './contrast.ts'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')

/** The surfaces of sections; chalk is the page’s own. The header is transparent over the surfaces of page heroes. */
const SURFACES = ['chalk', 'sand', 'indigo', 'night', 'leaf', 'clay']
const HERO_SURFACES = ['indigo', 'night', 'leaf', 'clay']

/** Text: 7:1. Meaningful shapes and large display type: 4.5:1. Borders of controls and fields: 3:1. */
const BODY = 7
const GRAPHIC = 4.5
const EDGE = 3

type Pair = readonly [front: string, back: string, least: number]

/** Pairs of roles that overlap on every surface. */
const PAIRS: readonly Pair[] = [
  ['--text', '--surface', BODY],
  ['--text', '--panel', BODY],
  ['--text-soft', '--surface', BODY],
  ['--text-soft', '--panel', BODY],
  ['--link', '--surface', BODY],
  ['--link', '--panel', BODY],
  ['--on-action', '--action', BODY],
  ['--accent', '--surface', GRAPHIC],
  ['--accent', '--panel', GRAPHIC],
  ['--line', '--surface', EDGE],
  ['--line', '--panel', EDGE],
  ['--action', '--surface', EDGE],
  ['--action', '--panel', EDGE],
]

/** Colours that do not change with the surface: header, menu, toasts, skip link, initials. */
const FIXED: readonly Pair[] = [
  ['--chalk', '--night', BODY],
  ['--ink', '--chalk', BODY],
  ['--ink', '--brass', BODY],
  ['--brass', '--night', EDGE],
  // The drum in place of a portrait.
  ['--sand', '--indigo', EDGE],
]

/** The text of a transparent header, and the mark of the current page. */
const HEADER: readonly Pair[] = [
  ['--chalk', '--surface', BODY],
  ['--brass', '--surface', EDGE],
]

/** The luminance of each colour token on a surface. */
async function readColours(page: Page, surface: string): Promise<ReadonlyMap<string, number>> {
  await page.setContent(`<style>${TOKENS}</style><p class="on-${surface}">`)
  const colours = await page.locator('p').evaluate(
    (part, names) =>
      names.flatMap((name) => {
        const style = getComputedStyle(part)
        if (!CSS.supports('color', style.getPropertyValue(name))) return []
        part.style.color = `var(${name})`
        return [[name, style.color.match(/\d+/g)?.map(Number) ?? []] as const]
      }),
    [...new Set(TOKENS.match(/--[\w-]+(?=:)/g))],
  )
  return new Map(colours.map(([name, [red = 0, green = 0, blue = 0]]) => [name, luminance(red, green, blue)]))
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const surface of SURFACES)
    test(`contrast by role; one of the two focus rings has enough contrast on ${surface}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      const colours = await readColours(page, surface)
      const contrast = (one: string, other: string) => contrastOf(colours.get(one) ?? Number.NaN, colours.get(other) ?? Number.NaN)
      const pairs = [...PAIRS, ...FIXED, ...(HERO_SURFACES.includes(surface) ? HEADER : []), ['--ink', '--brass', EDGE] as const]
      const weak = pairs.filter(([front, back, least]) => !(contrast(front, back) >= least))
      expect(
        weak.map(([front, back, least]) => `${front} on ${back} has a contrast of ${contrast(front, back)}, less than ${least}`),
      ).toEqual([])
      for (const back of ['--surface', '--panel', '--action'])
        expect(Math.max(contrast('--ink', back), contrast('--brass', back)), back).toBeGreaterThanOrEqual(EDGE)
    })
