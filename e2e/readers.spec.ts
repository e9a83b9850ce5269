import { Readability } from '@mozilla/readability'
import { expect, type Page } from '@playwright/test'
import { JSDOM, VirtualConsole } from 'jsdom'
import { openHydrated } from './islands.ts'
import { SAMPLE_PAGES } from './pageKinds.ts'
import { waitUntilShown } from './scripts.ts'
import { coreIf, test } from './test.ts'

// Tools that read a page to people take its words by innerText, by a selection, from the clipboard or with Mozilla’s reader mode. Nothing
// here scrolls or changes the page: it reads what a visitor’s tool would find after the load event.

/** Productions, articles and programmes, which a reader mode shows as articles. */
const ARTICLES = [
  '/productions/daughters-of-dance',
  '/productions/in-the-continuum',
  '/news/alliance-francaise-partnership',
  '/academy/storytelling-intensive',
  '/academy/young-creatives-bootcamp',
]

/** Words that are closed on purpose, until an action or for good, and words for screen readers only. */
const CLOSED =
  'script, style, template, noscript, [hidden], [popover]:not(:popover-open), details:not([open]) > :not(summary), option, textarea, .visually-hidden'

/** The words of a text. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Expects that a reader found at least a share of the words, each as often as expected. */
function expectWords(reader: string, expected: string, found: string, share = 0.99) {
  const left = wordsOf(found)
  const missing = wordsOf(expected).filter((word) => {
    const index = left.indexOf(word)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
  const foundShare = 1 - missing.length / wordsOf(expected).length
  expect(foundShare, `${reader} lacks: ${missing.slice(0, 30).join(' ')}`).toBeGreaterThanOrEqual(share)
}

/** The words of `main` in the HTML that are not closed, independently of what is rendered. Words of separate elements are separated. */
const readOpenWords = (page: Page) =>
  page.locator('main').evaluate((main, selector) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.closest(selector) && parent?.checkVisibility({ visibilityProperty: true }))
        words.push(walker.currentNode.textContent ?? '')
    }
    return words.join(' ')
  }, CLOSED)

/** Opens a page, and waits until everything is shown. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await waitUntilShown(page)
}

/** What Mozilla’s reader mode makes of the page. */
async function readArticle(page: Page) {
  const { document } = new JSDOM(await page.content(), { virtualConsole: new VirtualConsole() }).window
  const { title = '', lang, content = '' } = new Readability(document).parse() ?? {}
  return { title: title ?? '', lang, words: `${title} ${content}`.replace(/<[^>]*>/g, ' ') }
}

test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] })

for (const address of SAMPLE_PAGES) {
  test(`readers find the words of ${address}`, coreIf(address === '/festival'), async ({ page }) => {
    await open(page, address)
    const expected = await readOpenWords(page)
    expectWords('innerText', expected, await page.locator('main').innerText())
    await page.keyboard.press('ControlOrMeta+A')
    expectWords('the selection', expected, await page.evaluate(() => getSelection()?.toString() ?? ''))
    await page.keyboard.press('ControlOrMeta+C')
    expectWords('the clipboard', expected, await page.evaluate(() => navigator.clipboard.readText()))
  })

  test(`readers find the words of ${address} without scripts`, async ({ pageWithoutScripts: page }) => {
    await page.goto(address)
    expectWords('innerText', await readOpenWords(page), await page.locator('main').innerText())
  })
}

// The programme has facts that nobody has confirmed, with many links.
for (const address of ARTICLES)
  test(`Mozilla’s reader mode finds title, language and words of ${address}`, async ({ page }) => {
    await open(page, address)
    const expected = await readOpenWords(page)
    const article = await readArticle(page)
    expect(article.title).toContain(await page.locator('h1').innerText())
    expect(article.lang).toBe('en-NG')
    expectWords('the reader mode', expected, article.words, 0.95)
  })

// Reader modes leave out elements that have the attribute `hidden`.
for (const [address, island, panel] of [
  ['/festival', 'festival-days', '.tab-panel'],
  ['/careers', 'roles', '.disclosure-panel'],
] as const)
  test(`Mozilla’s reader mode finds the words of closed panels of ${address}`, async ({ page }) => {
    await openHydrated(page, address, island)
    const texts = await page.locator(panel).locator('h4, p, li:not(:has(p))').allTextContents()
    expect(texts.length).toBeGreaterThan(20)
    expectWords('the reader mode', texts.join(' '), (await readArticle(page)).words, 0.95)
  })
