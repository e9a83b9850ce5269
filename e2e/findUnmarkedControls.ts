import type { Page } from '@playwright/test'

/** Finds clickable elements with neither a border nor an underline, which look like the text around them. Browsers draw checkboxes. */
export const findUnmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMarked = (element: Element | null) => {
      if (!element) return false
      const style = getComputedStyle(element)
      return (
        /underline/.test(style.textDecorationLine) ||
        (Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none') ||
        (element.matches('[type=checkbox]') && style.appearance !== 'none') ||
        (Number.parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none')
      )
    }
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary), footer :is(a[href], button, input)',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'))
      .filter((element) => {
        const near = element.matches('[type=radio]') ? element.nextElementSibling : element
        // Pictures need no other mark; linked headings have the colour of links.
        return !isMarked(near) && !element.querySelector('img') && !element.closest('h2, h3, h4')
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.innerText.trim().slice(0, 40)}`)
  })
