import type { Page } from 'playwright'
import { contrastOf, luminance } from '../../../lib/contrast.ts'
import { toRaster } from '../keyboard-walk/focusIndicator.ts'
import { MIN_CONTRAST } from './axe.ts'
import { type EngineFinding, formatFinding } from './engineFinding.ts'

/**
 * Measures text over pictures and patterns: makes all text transparent, takes a screenshot, and compares every point behind each line with
 * the colour of the text. The page must have no CSP for styles. In forced colours text cannot be made transparent: there the background is
 * flat, and is the most frequent colour of a line. Returns the lowest contrast, from 1 to 21, and whether the text is large by WCAG: 24 px,
 * or 18.66 px and bold. Undefined for text that is not drawn, such as in closed disclosures.
 */
async function measureContrast(page: Page, selectors: readonly string[]) {
  const all = await page.evaluate(findLines, selectors)
  const background = await toRaster(await page.screenshot({ fullPage: true, animations: 'allow', style: TRANSPARENT_TEXT }))
  const isFlat = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  return all.map((text) => compare(text, background, isFlat))
}

const TRANSPARENT_TEXT =
  '*, ::placeholder { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }'

/** Runs in the page: the box of each line of text on the page, in pixels from its top left, and the text’s colour. */
function findLines(selectors: readonly string[]) {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return selectors.map((selector) => {
    const element = document.querySelector(selector)
    if (!element || !context) return { lines: [], colour: [], isLarge: false }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: { x: number; y: number; width: number; height: number }[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('.visually-hidden')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      // Overflowing lines are not drawn: those of an excerpt after the clamped ones.
      const boxes: DOMRect[] = []
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement)
        if (/hidden|clip|auto|scroll/.test(getComputedStyle(box).overflow)) boxes.push(box.getBoundingClientRect())
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const x = Math.max(left, ...boxes.map((box) => box.left))
        const y = Math.max(top, ...boxes.map((box) => box.top))
        const width = Math.min(right, ...boxes.map((box) => box.right)) - x
        const height = Math.min(bottom, ...boxes.map((box) => box.bottom)) - y
        if (width > 1 && height > 1) lines.push({ x: x + scrollX, y: y + scrollY, width, height })
      }
    }
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return { lines, colour: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3), isLarge }
  })
}

function compare(
  { lines, colour: [r = 0, g = 0, b = 0], isLarge }: ReturnType<typeof findLines>[number],
  background: Awaited<ReturnType<typeof toRaster>>,
  isFlat: boolean,
) {
  const points = new Map<number, number>()
  for (const { x, y, width, height } of lines)
    for (let row = Math.max(Math.ceil(y), 0); row < Math.min(y + height, background.height); row += 1)
      for (let column = Math.max(Math.ceil(x), 0); column < Math.min(x + width, background.width); column += 1) {
        const point = background.data.readUIntBE((row * background.width + column) * background.channels, 3)
        points.set(point, (points.get(point) ?? 0) + 1)
      }
  const [mostFrequent] = [...points].toSorted(([, a], [, b]) => b - a)
  if (!mostFrequent) return undefined
  const own = luminance(r, g, b)
  const behind = isFlat ? [mostFrequent[0]] : [...points.keys()]
  const lowest = Math.min(...behind.map((point) => contrastOf(own, luminance(point >> 16, (point >> 8) & 255, point & 255))))
  return { lowest, isLarge }
}

/** Suffix of a rule’s name for text that is not drawn and so could not be measured. */
const UNDRAWN = ', not drawn'

/**
 * Measures the contrasts that axe left open. Those that are too low are errors; all other findings are returned in `left`, for
 * findingDecisions.ts.
 */
export async function measureFindings(page: Page, findings: readonly EngineFinding[]) {
  const targets = [...new Set(findings.filter(({ rule }) => MIN_CONTRAST[rule]).map(({ at }) => at))]
  const measured = targets.length > 0 ? await measureContrast(page, targets) : []
  const errors: string[] = []
  const left: EngineFinding[] = []
  for (const finding of findings) {
    const limits = MIN_CONTRAST[finding.rule]
    const contrast = limits && measured[targets.indexOf(finding.at)]
    const required = limits?.[contrast?.isLarge ? 'large' : 'normal'] ?? 0
    if (contrast && contrast.lowest < required)
      errors.push(`${formatFinding(finding)}: a contrast of ${contrast.lowest.toFixed(2)} as it is drawn, and ${required} is required`)
    else left.push(limits && !contrast ? { ...finding, rule: finding.rule + UNDRAWN } : finding)
  }
  return { errors, left }
}
