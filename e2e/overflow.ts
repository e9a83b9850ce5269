import type { Page } from '@playwright/test'

/**
 * Finds elements that overflow the viewport or are clipped by their own box, as short descriptions. Horizontally scrolling rows, text for
 * screen readers only, and clamped excerpts of cards are ignored.
 */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const errors = new Set<string>()
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width) errors.add(`the page is ${document.documentElement.scrollWidth} wide`)
    const exempt = '.visually-hidden, .skip-link, .skip, [popover]:not(:popover-open), .carousel-slide + .carousel-slide, .table thead'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || parent.closest(exempt) || parent.closest('script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const outside = [...range.getClientRects()].some((box) => box.width > 0 && (box.right > width + 1 || box.left < -1))
      const place = `“${node.nodeValue.trim().slice(0, 40)}” in ${parent.tagName.toLowerCase()}.${parent.className}`
      if (outside) errors.add(`outside: ${place}`)
      for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        const limited = style.webkitLineClamp !== 'none' || box.matches('.carousel-view, .carousel-hero *')
        if (limited || !/hidden|clip/.test(style.overflowX + style.overflowY)) continue
        const bounds = box.getBoundingClientRect()
        const cut = [...range.getClientRects()].some(
          (part) => part.width > 0 && (part.right > bounds.right + 1 || part.bottom > bounds.bottom + 2),
        )
        if (cut) errors.add(`cut off: ${place}`)
      }
    }
    return [...errors]
  })
