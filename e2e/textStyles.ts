import type { Page } from '@playwright/test'

/** Text at 200 %: the site’s own root font size is 112.5 %. */
export const TWICE = 'html { font-size: 225% }'
/** The text spacing of WCAG 1.4.12. */
export const SPACED = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }'

/** Adds a stylesheet to the page, replacing the one added before. */
export const setTextStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
