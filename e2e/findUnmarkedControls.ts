import type { Page } from '@playwright/test'

/** What can be clicked and has neither a border nor an underline, so that it looks like the words around it. */
export const findUnmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (element: Element | null) => {
      if (!element) return false
      const style = getComputedStyle(element)
      return (
        /underline/.test(style.textDecorationLine) ||
        (Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none') ||
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
        // A picture is its own mark; a heading that leads somewhere keeps the colour of links.
        return !seen(near) && !element.querySelector('img') && !element.closest('h2, h3, h4')
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.innerText.trim().slice(0, 40)}`)
  })
