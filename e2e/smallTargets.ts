import type { Page } from '@playwright/test'

/** WCAG 2.5.5: the minimum width and height of a target in pixels; and 2.5.8, for links within text. */
const TARGET = 44
const IN_TEXT = 24

/**
 * Finds targets that are too small, with the size of the area that responds to a click: without covered parts, and including stretched
 * links. Links within a sentence may be as high as a line (both criteria except them).
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ TARGET, IN_TEXT }) => {
      const errors: string[] = []
      const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.nodeValue ?? '')
      const isInSentence = (target: Element): boolean => {
        const parent = target.parentElement
        if (!parent || getComputedStyle(target).display !== 'inline') return false
        const beside = [...parent.childNodes].filter((node) => node !== target && node.textContent?.trim())
        return beside.some(isText) || (getComputedStyle(parent).display === 'inline' && isInSentence(parent))
      }
      for (const target of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
        if (
          !target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
          target.closest('[inert], .visually-hidden, .skip-link')
        )
          continue
        const clicked = target.matches('[type=radio], [type=checkbox]') ? (target.closest('label') ?? target) : target
        clicked.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const box = [...clicked.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height)[0]
        if (!box) continue
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const respondsAt = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          return hit !== null && (clicked.contains(hit) || hit.closest('a, button, label') === clicked)
        }
        const measure = (dx: number, dy: number) => {
          let far = 0
          while (far < 30 && respondsAt(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5
          return far
        }
        const width = measure(-1, 0) + measure(1, 0)
        const height = measure(0, -1) + measure(0, 1)
        const minimum = isInSentence(target) ? IN_TEXT : TARGET
        if (width < minimum - 1 || height < minimum - 1)
          errors.push(`“${(target.getAttribute('aria-label') ?? target.innerText ?? '').trim()}” is ${width} × ${height} px`)
      }
      return errors
    },
    { TARGET, IN_TEXT },
  )
