import type { CDPSession, JSHandle } from 'playwright'
import sharp from 'sharp'
import { contrastOf, luminance } from '../../scripts/lib/contrast.ts'
import type { Box, watchFocus } from './watchFocus.ts'

/** Raw pixels: one byte per channel. */
interface Raster {
  data: Uint8Array
  channels: number
}

const MIN_CONTRAST_CHANGE = 3
const CHANGES = 1.05

/**
 * The number of pixels in a 2 CSS pixel thick perimeter around the visible component. For a link over several lines, that is around each
 * line or around all, whichever is shorter (WCAG 2.4.13).
 */
export function requiredArea(boxes: readonly Box[], screen: { width: number; height: number }): number {
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

/**
 * Compares two screenshots, with and without focus, pixel by pixel. `required` is a number of pixels. Returns the number of pixels that
 * change by 3:1 or more, as a share of the required number, and the contrast that the required number of pixels reaches.
 */
export function compareRasters(focused: Raster, unfocused: Raster, required: number) {
  const ratios: number[] = []
  const pixels = focused.data.length / focused.channels
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const ratio = contrastOf(luminanceAt(focused, pixel), luminanceAt(unfocused, pixel))
    if (ratio > CHANGES) ratios.push(ratio)
  }
  ratios.sort((a, b) => b - a)
  return { area: ratios.filter((ratio) => ratio >= MIN_CONTRAST_CHANGE).length / required, contrast: ratios[Math.ceil(required) - 1] ?? 1 }
}

const luminanceAt = ({ data, channels }: Raster, pixel: number): number => {
  const [red = 0, green = 0, blue = 0] = data.subarray(pixel * channels, pixel * channels + 3)
  return luminance(red, green, blue)
}

type Watch = ReturnType<typeof watchFocus>

/** Takes screenshots of a stop with and without focus, and measures the difference. Restores the focus. */
export async function measureIndicator(
  cdp: CDPSession,
  watch: JSHandle<Watch>,
  { boxes, surroundings }: NonNullable<ReturnType<Watch['look']>>,
) {
  const { cssVisualViewport: view } = await cdp.send('Page.getLayoutMetrics')
  const screen = { width: view.clientWidth, height: view.clientHeight }
  const [left, top] = [Math.max(0, Math.floor(surroundings.x)), Math.max(0, Math.floor(surroundings.y))]
  const clip = {
    x: view.pageX + left,
    y: view.pageY + top,
    width: Math.ceil(Math.min(screen.width, surroundings.x + surroundings.width)) - left,
    height: Math.ceil(Math.min(screen.height, surroundings.y + surroundings.height)) - top,
    scale: 1,
  }
  if (clip.width < 1 || clip.height < 1) return { area: 0, contrast: 1 }
  const focused = await takeScreenshot(cdp, clip)
  await watch.evaluate(({ blur }) => blur())
  const unfocused = await takeScreenshot(cdp, clip)
  await watch.evaluate(({ refocus }) => refocus())
  return compareRasters(focused, unfocused, requiredArea(boxes, screen))
}

async function takeScreenshot(cdp: CDPSession, clip: Box & { scale: number }): Promise<Raster> {
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true })
  return await toRaster(Buffer.from(data, 'base64'))
}

/** The pixels of a screenshot, without transparency. */
export async function toRaster(screenshot: Buffer) {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, ...info }
}
