import { expect, type Page } from '@playwright/test'
import { SAMPLE_PAGES } from './pageKinds.ts'
import { blockScripts, CODE, holdResponses, waitUntilShown } from './scripts.ts'
import { coreIf, test } from './test.ts'

// Chromium loses a fragment that is followed during a smooth scroll, such as Playwright’s before a click.
test.use({ reducedMotion: 'reduce' })

/** Elements that are only shown by loaded code or after an action, and the field that people are told to leave empty. */
const SHOWN_LATER =
  'script, style, svg, .carousel-controls, .toasts, .form-done, .filter-empty, .news-search-empty, .news-search-hint, .menu-button, .skip-link, .less-data, .needs [data-part], span[hidden], [download] + [popover], [data-after][hidden], label:has([name=fax])'

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

for (const path of SAMPLE_PAGES)
  test(`no script loads: every text and link of ${path} can be seen, and no button is dead`, coreIf(path === '/'), async ({ page }) => {
    await blockScripts(page)
    await page.goto(path)
    await waitUntilShown(page)
    const all = await collect(page, SHOWN_LATER, false)
    const found = new Set<string>()
    const recordVisible = async () => {
      for (const one of await collect(page, 'script, style', true)) found.add(one)
    }
    await recordVisible()
    for (const summary of await page.locator('summary').all()) await summary.click()
    await recordVisible()
    for (const link of await page.locator('.tab, .disclosure-button').all()) {
      await link.click()
      await recordVisible()
    }
    for (const button of await page.locator('button[data-widget=acknowledge]').all()) {
      const note = page.locator(`#${await button.getAttribute('popovertarget')}`)
      await button.click()
      await recordVisible()
      await note.getByRole('button').click()
      await expect(note).toBeHidden()
    }
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter((one) => !found.has(one))).toEqual([])
    expect(await buttonsWithoutBehaviour(page)).toEqual([])
  })

/** The scripts of widgets, each with a control that waits for it or works without it. */
const SCRIPTS: readonly (readonly [name: string, code: RegExp, path: string, control: string])[] = [
  ['the small widgets’ script', CODE.widgets, '/get-involved', 'button[data-widget=acknowledge]'],
  ['the tabs’ script', CODE.tabs, '/festival', '.tab[href$="2"]'],
  ['the disclosures’ script', CODE.disclosures, '/careers', '.disclosure-button'],
  ['the dialogs’ script', CODE.dialog, '/tickets', 'a[data-widget=dialog]'],
  ['the pictures’ script', CODE.pictures, '/', 'a[data-widget=dialog-pictures]'],
  ['the islands’ shared script', CODE.react, '/tickets', 'a[data-widget=dialog]'],
]

for (const [name, code, path, selector] of SCRIPTS)
  test(`${name} fails after a click: the browser does what it would without scripts, and nothing stays busy`, async ({ page }) => {
    const fail = await holdResponses(page, code, (route) => route.abort())
    await page.goto(path)
    const control = page.locator(selector).first()
    const target = (await control.getAttribute('href')) ?? `#${await control.getAttribute('popovertarget')}`
    await control.click()
    if (await control.getAttribute('data-widget')) await expect(control).toHaveAttribute('aria-busy', 'true')
    fail()
    if (target.startsWith('#')) await expect(page.locator(target)).toBeInViewport()
    else await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })
