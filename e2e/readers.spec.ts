import { Readability } from '@mozilla/readability'
import { expect, type Page } from '@playwright/test'
import { JSDOM, VirtualConsole } from 'jsdom'
import { openHydrated } from './islands.ts'
import { ONE_PAGE_PER_TEMPLATE } from './pageKinds.ts'
import { coreIf, test } from './test.ts'

// Tools that read a page to people take its words by innerText, by a selection, from the clipboard or with Mozilla's reader mode. Nothing
// here scrolls or changes the page: it reads what a visitor's tool would find a second after the load event.

/** Every kind of page: one of each template, the lists and the pages with forms. */
const PAGES = [...ONE_PAGE_PER_TEMPLATE, '/about', '/academy', '/contact', '/news', '/productions']
/** Productions, articles and programmes, which a reader mode shows as articles. */
const ARTICLES = [
  '/productions/daughters-of-dance',
  '/productions/in-the-continuum',
  '/news/alliance-francaise-partnership',
  '/academy/storytelling-intensive',
  '/academy/young-creatives-bootcamp',
]
const WIDTHS = [390, 1280]

/** Words that are closed on purpose, until an action or for good, and words for screen readers only. */
const CLOSED =
  'script, style, template, noscript, [hidden], [popover]:not(:popover-open), details:not([open]) > :not(summary), option, textarea, .visually-hidden'

/** The words of a text. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The share of the expected words that a reader found, each as often as expected; and some of those it did not find. */
function compareWords(expected: string, found: string) {
  const counts = new Map<string, number>()
  for (const word of wordsOf(found)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const all = wordsOf(expected)
  const missing = all.filter((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left <= 0
  })
  return { share: 1 - missing.length / all.length, missing: missing.slice(0, 30).join(' ') }
}

/** Expects that a reader found at least a share of the words. */
function expectWords(reader: string, expected: string, found: string, share = 0.99) {
  const compared = compareWords(expected, found)
  expect(compared.share, `${reader} lacks: ${compared.missing}`).toBeGreaterThanOrEqual(share)
}

/** The words of `main` in the HTML that are not closed, independently of what is rendered. Words of separate elements are separated. */
const readOpenWords = (page: Page) =>
  page.locator('main').evaluate((main, selector) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // Only the visibility that an author set: content-visibility leaves `display` and `visibility` as they are.
      if (!parent?.closest(selector) && parent?.checkVisibility({ visibilityProperty: true }))
        words.push(walker.currentNode.textContent ?? '')
    }
    return words.join(' ')
  }, CLOSED)

/** Opens a page, and waits for a second after its load event. */
async function open(page: Page, address: string, width: number) {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
}

const readInnerText = (page: Page) => page.locator('main').evaluate((main: HTMLElement) => main.innerText)

for (const width of WIDTHS)
  for (const address of PAGES)
    test(
      `readers find the words of ${address}, ${width} px wide`,
      coreIf(width === 390 && address === '/festival'),
      async ({ page, context }) => {
        await open(page, address, width)
        const expected = await readOpenWords(page)
        expectWords('innerText', expected, await readInnerText(page))

        const silent = await page
          .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, figcaption, blockquote)')
          .evaluateAll((paragraphs, closed) => {
            const isOpen = (text: ChildNode) =>
              text instanceof Text && text.data.trim() && !text.parentElement?.closest(closed) && text.parentElement?.checkVisibility()
            return paragraphs
              .filter((paragraph) => [...paragraph.childNodes].some(isOpen) && !(paragraph as HTMLElement).innerText.trim())
              .map(({ outerHTML }) => outerHTML.slice(0, 120))
          }, CLOSED)
        expect(silent, 'open paragraphs without innerText').toEqual([])

        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.keyboard.press('ControlOrMeta+A')
        expectWords('the selection', expected, await page.evaluate(() => getSelection()?.toString() ?? ''))
        await page.keyboard.press('ControlOrMeta+C')
        expectWords('the clipboard', expected, await page.evaluate(() => navigator.clipboard.readText()))
      },
    )

for (const width of WIDTHS)
  test(`readers find the words of pages without scripts, ${width} px wide`, async ({ pageWithoutScripts: page }) => {
    for (const address of PAGES) {
      await open(page, address, width)
      expectWords(address, await readOpenWords(page), await readInnerText(page))
    }
  })

// The programme has facts that nobody has confirmed, with many links.
for (const address of ARTICLES)
  test(`Mozilla’s reader mode finds title, language and words of ${address}`, coreIf(address.endsWith('-intensive')), async ({ page }) => {
    await open(page, address, 390)
    const title = await page.locator('h1').innerText()
    const expected = await readOpenWords(page)
    const article = new Readability(new JSDOM(await page.content(), { virtualConsole: new VirtualConsole() }).window.document).parse()
    expect(article?.title).toContain(title)
    expect(article?.lang).toBe('en-NG')
    expectWords('the reader mode', expected, `${article?.title} ${article?.content}`.replace(/<[^>]*>/g, ' '), 0.95)
  })

// Reader modes leave out elements that have the attribute `hidden`.
for (const [address, island, panel] of [
  ['/festival', 'festival-days', '.tab-panel'],
  ['/careers', 'roles', '.disclosure-panel'],
] as const)
  test(`Mozilla’s reader mode finds the words of closed panels of ${address}`, { tag: '@core' }, async ({ page }) => {
    await openHydrated(page, address, island)
    const panels = page.locator(panel)
    expect(await panels.count()).toBeGreaterThan(4)
    const expected = await panels.evaluateAll((all) =>
      all.flatMap((one) => [...one.querySelectorAll('h4, p, li:not(:has(p))')].map((part) => part.textContent ?? '')).join(' '),
    )
    const article = new Readability(new JSDOM(await page.content(), { virtualConsole: new VirtualConsole() }).window.document).parse()
    expectWords('the reader mode', expected, `${article?.content}`.replace(/<[^>]*>/g, ' '), 0.95)
  })
