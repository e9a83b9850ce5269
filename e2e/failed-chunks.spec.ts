import { expect, type Page } from '@playwright/test'
import { ISLAND_CODE } from './islands.ts'
import { FAILURE_PAGES } from './pageKinds.ts'
import { blockScripts, CODE } from './scripts.ts'
import { coreIf, test } from './test.ts'
import { countEmails, interceptEmails } from './visitorForms.ts'

// Chromium loses a fragment that is followed during a smooth scroll, such as Playwright’s before a click.
test.use({ reducedMotion: 'reduce' })

/** Each script in turn fails to load. All text, prices and links stay readable, and every control has its native behaviour. */
type Widget = 'carousels' | 'notes' | 'forms' | 'filters' | 'search' | 'share' | 'tabs' | 'disclosures' | 'dialogs'

const SMALL_WIDGETS: readonly Widget[] = ['notes', 'forms', 'filters', 'search', 'share']
const ISLANDS: readonly Widget[] = ['tabs', 'disclosures', 'dialogs']
const BOOTCAMP = '/academy/young-creatives-bootcamp'
const DAUGHTERS = '/productions/daughters-of-dance'

const SCRIPTS: readonly (readonly [name: string, code: RegExp, serves: readonly Widget[], pages: readonly string[]])[] = [
  ['the page’s own script', CODE.module, [...SMALL_WIDGETS, 'carousels', ...ISLANDS], FAILURE_PAGES],
  ['the small widgets’ script', CODE.widgets, SMALL_WIDGETS, ['/academy', '/careers', '/contact', '/news', '/productions', '/tickets']],
  ['the carousels’ script', CODE.carousel, ['carousels', 'dialogs'], ['/', '/academy', BOOTCAMP, '/productions/sankara']],
  ['the tabs’ script', ISLAND_CODE.tabs, ['tabs'], ['/festival', DAUGHTERS]],
  ['the disclosures’ script', ISLAND_CODE.disclosures, ['disclosures'], ['/academy', '/careers', `${BOOTCAMP}/scholarships`]],
  ['the dialogs’ script', ISLAND_CODE.dialog, ['dialogs'], ['/', '/tickets', DAUGHTERS]],
  ['the pictures’ script', ISLAND_CODE.pictures, ['dialogs'], ['/', DAUGHTERS]],
  ['the islands’ shared script', ISLAND_CODE.shared, ISLANDS, ['/festival', '/careers', '/tickets']],
]

for (const [name, code, serves, pages] of SCRIPTS)
  for (const path of pages)
    test(
      `${name} never loads: ${path} is complete, and every control works`,
      coreIf(path === '/' && code === CODE.module),
      async ({ page }) => {
        await interceptEmails(page)
        await blockScripts(page, code)
        await page.goto(path)
        const all = await collect(page, SHOWN_LATER, false)
        const found = new Set<string>()
        const recordVisible = async () => {
          for (const one of await collect(page, 'script, style', true)) found.add(one)
        }
        await recordVisible()
        for (const summary of await page.locator('summary').all()) await summary.click()
        await recordVisible()
        for (const widget of serves) await test.step(widget, () => WIDGETS[widget](page, recordVisible))
        if (code === CODE.module) {
          expect(all.length).toBeGreaterThan(50)
          // The field that people are told to leave empty is off the screen.
          expect(all.filter((one) => !found.has(one) && one !== 'Leave this field empty')).toEqual([])
          expect(await buttonsWithoutBehaviour(page)).toEqual([])
        }
        // Last, because the link to a picture leaves the page.
        if (serves.includes('dialogs')) await followPicture(page)
      },
    )

/** Elements that are only shown by loaded code or after an action. */
const SHOWN_LATER =
  'script, style, svg, .carousel-controls, .toasts, .form-done, .filter-empty, .news-search-empty, .news-search-hint, .menu-button, .skip-link, .less-data, .needs [data-part], span[hidden], [download] + [popover], [data-after][hidden]'

/** All text and link addresses of the page outside of some elements. */
const collect = (page: Page, without: string, visible: boolean) =>
  page.evaluate(
    ({ without, visible }) => {
      const counts = (element: Element | null) =>
        element &&
        !element.closest(without) &&
        (!visible || (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true }))
      const found = new Set<string>()
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim()
        if (text && counts(node.parentElement)) found.add(text)
      }
      for (const link of document.querySelectorAll('a[href]')) if (counts(link)) found.add(`to ${link.getAttribute('href')}`)
      return [...found]
    },
    { without, visible },
  )

/** Visible buttons without native behaviour. The location buttons say that they are coming soon. */
const buttonsWithoutBehaviour = (page: Page) =>
  page
    .locator('button, [role=button], input[type=button]')
    .filter({ visible: true })
    .and(page.locator(':not([popovertarget], form[action] [type=submit], .less-data button, [aria-disabled=true][aria-describedby])'))
    .allInnerTexts()

/** Uses each widget while its script is missing, and expects its native behaviour; `recordVisible` records the visible text. */
const WIDGETS: Record<Widget, (page: Page, recordVisible: () => Promise<void>) => Promise<void>> = {
  async carousels(page) {
    for (const carousel of await page.locator('.carousel').all()) {
      await expect(carousel.getByRole('button')).toHaveCount(0)
      for (const slide of await carousel.locator('.carousel-slide').all()) {
        await slide.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' }))
        await expect(slide).toBeInViewport({ ratio: 0.3 })
        for (const picture of await slide.locator('img').all()) await expect(picture).toBeVisible()
      }
    }
  },

  async notes(page, recordVisible) {
    for (const link of await page.locator('a[data-widget=acknowledge]').all()) await expect(link).toHaveAttribute('href', /\.pdf$/)
    for (const button of await page.locator('button[data-widget=acknowledge]').all()) {
      const note = page.locator(`#${await button.getAttribute('popovertarget')}`)
      await button.click()
      await expect(note).toBeVisible()
      await expect(note.getByRole('link').first()).toHaveAttribute('href', /^(?:mailto:|\/contact\?)/)
      await recordVisible()
      await note.getByRole('button', { name: 'Close' }).click()
      await expect(note).toBeHidden()
    }
  },

  async forms(page) {
    for (const form of await page.locator('form[data-widget=form]').all()) {
      for (const box of await form.getByRole('checkbox').all()) await box.check()
      for (const field of await form.locator('input:not([type=checkbox]):visible, textarea').all())
        await field.fill((await field.getAttribute('type')) === 'email' ? 'ada@example.com' : 'May we bring forty pupils?')
      for (const choice of await form.locator('select').all()) await choice.selectOption({ index: 2 })
      const before = await countEmails(page)
      await form.locator('[type=submit]').click()
      await expect.poll(() => countEmails(page)).toBe(before + 1)
      await expect(form).not.toHaveAttribute('aria-busy')
      // The typed text is not in the URL.
      expect(new URL(page.url()).search).toBe('')
    }
  },

  async filters(page) {
    for (const list of await page.locator('[data-widget=filter]').all()) {
      const items = list.locator('.filter-list > li')
      for (const [index, radio] of (await list.getByRole('radio').all()).entries()) {
        await radio.check()
        const matching = index === 0 ? await items.count() : await list.locator(`[data-option="${index + 1}"]`).count()
        await expect(items.filter({ visible: true })).toHaveCount(matching)
        await expect(list.locator('.filter-empty')).toBeVisible({ visible: matching === 0 })
      }
      await list.getByRole('radio').first().check()
    }
  },

  async search(page) {
    if (!(await page.getByRole('searchbox').count())) return
    await page.getByRole('searchbox').fill('festival')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?q=festival#news-list$/)
    await expect(page.locator('.news-search-featured')).toBeVisible()
    await expect(page.locator('.news-search-list > li:visible')).toHaveCount(6)
  },

  async share(page) {
    for (const link of await page.locator('[data-widget=share]:not([href^="mailto:"])').all())
      await expect(link).toHaveAttribute('href', new URL(page.url()).pathname)
    for (const link of await page.locator('[data-widget=share][href^="mailto:"]').all()) {
      const before = await countEmails(page)
      await link.click()
      await expect.poll(() => countEmails(page)).toBe(before + 1)
    }
  },

  async tabs(page, recordVisible) {
    for (const list of await page.locator('[data-widget=tabs]').all())
      for (const link of await list.locator('.tab').all()) {
        await link.click()
        await expect(list.locator((await link.getAttribute('href')) ?? '')).toBeVisible()
        await expect(list.locator('.tab-panel:visible')).toHaveCount(1)
        await recordVisible()
      }
  },

  async disclosures(page, recordVisible) {
    for (const link of await page.locator('.disclosure-button').all()) {
      await link.click()
      await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeVisible()
      await recordVisible()
    }
  },

  async dialogs(page) {
    for (const link of await page.locator('a[data-widget=dialog]').all()) {
      const fragment = (await link.getAttribute('href')) ?? ''
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${fragment}$`))
      await expect(page.locator(fragment)).toBeInViewport()
      await expect(link).not.toHaveAttribute('aria-busy')
    }
    const pictures = await page
      .locator('a[data-widget=dialog-pictures]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const picture of pictures) expect((await page.request.head(picture)).headers()['content-type']).toMatch(/^image\//)
  },
}

async function followPicture(page: Page) {
  const link = page.locator('a[data-widget=dialog-pictures]').first()
  if (!(await link.count())) return
  const address = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
}
