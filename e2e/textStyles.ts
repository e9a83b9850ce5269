import type { Page } from '@playwright/test'

/** Text twice as large: the site's own size is 112.5 %. */
export const TWICE = 'html { font-size: 225% }'
/** What WCAG 1.4.12 lets readers set. */
export const SPACED = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }'

/** Gives the page one more stylesheet, in place of the one that was given last. */
export const setTextStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
