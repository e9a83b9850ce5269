import type { JSHandle, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, luminance } from '../contrast.ts'
import type { Box, Stop, watchFocus } from './watchFocus.ts'

type Watch = ReturnType<typeof watchFocus>

const MIN_CONTRAST_CHANGE = 3

/**
 * Takes screenshots of a stop with and without focus, and restores the focus. Returns the number of pixels that change by 3:1 or more, as a
 * share of the number that WCAG 2.4.13 requires.
 */
export async function measureIndicator(
  page: Page,
  watch: JSHandle<Watch>,
  { boxes, surroundings }: Pick<Stop, 'boxes' | 'surroundings'>,
): Promise<number> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 }
  const [x, y] = [Math.max(0, Math.floor(surroundings.x)), Math.max(0, Math.floor(surroundings.y))]
  const clip = {
    x,
    y,
    width: Math.ceil(Math.min(screen.width, surroundings.x + surroundings.width)) - x,
    height: Math.ceil(Math.min(screen.height, surroundings.y + surroundings.height)) - y,
  }
  if (clip.width < 1 || clip.height < 1) return 0
  const takeScreenshot = async () =>
    await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
  const focused = await takeScreenshot()
  await watch.evaluate(({ blur }) => blur())
  const unfocused = await takeScreenshot()
  await watch.evaluate(({ refocus }) => refocus())
  return countChanges(focused, unfocused) / requiredArea(boxes, screen)
}

/** The number of pixels that differ by 3:1 or more between two screenshots of one size. */
function countChanges(focused: Uint8Array, unfocused: Uint8Array): number {
  let count = 0
  for (let at = 0; at < focused.length; at += 3)
    if (contrastOf(luminanceAt(focused, at), luminanceAt(unfocused, at)) >= MIN_CONTRAST_CHANGE) count += 1
  return count
}

const luminanceAt = (pixels: Uint8Array, at: number): number => luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)

/**
 * The number of pixels in a 2 CSS pixel thick perimeter around the visible component. For a link over several lines, that is around each
 * line or around all, whichever is shorter (WCAG 2.4.13).
 */
function requiredArea(boxes: readonly Box[], screen: { width: number; height: number }): number {
  const seen = boxes.map(({ x, y, width, height }) => {
    const [left, top] = [Math.max(0, x), Math.max(0, y)]
    return { x: left, y: top, width: Math.min(screen.width, x + width) - left, height: Math.min(screen.height, y + height) - top }
  })
  const around = ({ width, height }: Pick<Box, 'width' | 'height'>) => 2 * (Math.max(0, width) + Math.max(0, height))
  const whole = {
    width: Math.max(...seen.map(({ x, width }) => x + width)) - Math.min(...seen.map(({ x }) => x)),
    height: Math.max(...seen.map(({ y, height }) => y + height)) - Math.min(...seen.map(({ y }) => y)),
  }
  const each = seen.reduce((sum, box) => sum + around(box), 0)
  return 2 * Math.min(each, around(whole))
}
