import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, luminance } from './contrast.ts'

/** What a screenshot of the background alone is taken with: text stands where it does, and is not drawn. */
const WITHOUT_TEXT =
  '*, ::placeholder { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }'

/**
 * Text with too little contrast (WCAG 1.4.3) where axe cannot tell, because pictures or patterns are behind it: every point behind every
 * line is compared with the colour of the text. The page must be opened without a CSP for styles.
 */
export async function findPoorContrast(page: Page): Promise<{ measured: number; errors: string[] }> {
  // In a window as high as the page, nothing moves between the measurement of the lines and the screenshot.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
  await page.waitForLoadState('networkidle')
  const { incomplete } = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode().analyze()
  const targets = incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  const texts = (await page.evaluate(readLines, targets)).filter(({ lines }) => lines.length > 0)
  const screenshot = await page.screenshot({ style: WITHOUT_TEXT })
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const errors = texts.flatMap(({ text, lines, colour: [red = 0, green = 0, blue = 0], isLarge }) => {
    const own = luminance(red, green, blue)
    let lowest = 21
    for (const { x, y, width, height } of lines)
      for (let row = Math.max(0, Math.ceil(y)); row < Math.min(y + height, info.height); row += 1)
        for (let column = Math.max(0, Math.ceil(x)); column < Math.min(x + width, info.width); column += 1) {
          const at = (row * info.width + column) * 3
          lowest = Math.min(lowest, contrastOf(own, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)))
        }
    return lowest < (isLarge ? 3 : 4.5) ? [`${lowest.toFixed(2)} to 1: ${text}`] : []
  })
  return { measured: texts.length, errors }
}

/** Runs in the page: the box of each line of text that is drawn, in pixels from the top left of the page, and the text’s colour. */
function readLines(targets: readonly string[]) {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return targets.map((target) => {
    const element = document.querySelector(target)
    const lines: { x: number; y: number; width: number; height: number }[] = []
    if (!element || !context) return { text: target, lines, colour: [], isLarge: false }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      // What overflows is not drawn: lines of an excerpt after the clamped ones, and slides beside the shown one.
      const frames: DOMRect[] = []
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement)
        if (/hidden|clip|auto|scroll/.test(getComputedStyle(box).overflow)) frames.push(box.getBoundingClientRect())
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const x = Math.max(left, ...frames.map((frame) => frame.left))
        const y = Math.max(top, ...frames.map((frame) => frame.top))
        const width = Math.min(right, ...frames.map((frame) => frame.right)) - x
        const height = Math.min(bottom, ...frames.map((frame) => frame.bottom)) - y
        if (width > 1 && height > 1) lines.push({ x: x + scrollX, y: y + scrollY, width, height })
      }
    }
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return { text: element.textContent.trim().slice(0, 60), lines, colour: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3), isLarge }
  })
}
