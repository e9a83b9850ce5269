import { expect } from '@playwright/test'
import type { OldPage } from './oldBrowser.ts'
import { test, VERSIONS } from './oldBrowser.ts'

// What a visitor does with each widget, by tap and by keyboard.

/** Focuses an element as the Tab key does, and presses a key. */
async function press({ page, find }: OldPage, selector: string, key: 'Enter' | 'Space' | 'ArrowRight' | 'ArrowDown') {
  const element = await find(selector)
  await element.focus()
  await page.keyboard.press(key)
}

/** The texts of all elements that are rendered. */
const shown = ({ page }: OldPage, selector: string) =>
  page.$$eval(selector, (all) => all.filter((one) => one.getClientRects().length > 0).map((one) => one.textContent?.trim() ?? ''))

const toastIs = ({ until }: OldPage, text: string) =>
  until(`document.querySelector('[data-toasts]').innerText.includes(${JSON.stringify(text)})`)

for (const version of VERSIONS)
  test.describe(`Chromium ${version}`, () => {
    test.use({ version, width: 390 })

    test('the menu is a row of links, without a button that does nothing', async ({ old }) => {
      await old.open('/')
      expect(await shown(old, '.nav-list a')).toHaveLength(6)
      expect(await shown(old, '.menu-button')).toEqual([])
      await Promise.all([old.page.waitForNavigation(), old.tap('.nav-list a[href="/about"]')])
      expect(new URL(old.page.url()).pathname).toBe('/about')
      await press(old, '.nav-list a[href="/academy"]', 'Enter')
      await old.until("location.pathname === '/academy'")
    })

    for (const how of ['tap', 'key'] as const)
      test(`a dialog opens by ${how}, is styled, and returns the focus`, async ({ old }) => {
        await old.open('/tickets')
        const link = '.filter-list a[data-widget=dialog]'
        await (how === 'tap' ? old.tap(link) : press(old, link, 'Space'))
        await old.until("document.activeElement.closest('[role=dialog]')")
        const box = await (await old.find('.dialog')).boundingBox()
        expect(box?.width).toBeGreaterThan(300)
        expect(box?.width).toBeLessThanOrEqual(390)
        await (how === 'tap' ? old.tap('.dialog-close') : old.page.keyboard.press('Escape'))
        await old.until("!document.querySelector('[role=dialog]') && document.activeElement.matches('a[data-widget=dialog]')")
      })

    test('pictures open enlarged, and turn', async ({ old }) => {
      await old.open('/productions/daughters-of-dance')
      await old.tap('a[data-widget=dialog-pictures]')
      await old.find('.dialog-slide img')
      await old.tap('.dialog-turn button:last-of-type')
      await old.until("/2\\b/.test(document.querySelector('.dialog-turn').innerText)")
    })

    test('tabs show one section, by tap and by arrow key', async ({ old }) => {
      await old.open('/festival')
      await old.tap('.tab-list li:nth-child(2) a')
      await old.until("document.querySelector('.tab-list li:nth-child(2) a').getAttribute('aria-selected') === 'true'")
      await old.find('[data-widget=tabs][data-state=ready]')
      expect(await shown(old, '[data-id] .tab-panel')).toHaveLength(1)
      await press(old, '.tab-list li:nth-child(2) a', 'ArrowRight')
      await old.until("document.querySelector('.tab-list li:nth-child(3) a').getAttribute('aria-selected') === 'true'")
    })

    test('disclosures open and close, by tap and by Enter', async ({ old }) => {
      await old.open('/careers')
      const button = '.disclosure:nth-child(1) .disclosure-button'
      const isOpen = `document.querySelector('.disclosure:nth-child(1) .disclosure-panel').innerText && document.querySelector('.disclosure:nth-child(1) .disclosure-panel').offsetHeight > 10`
      expect(await old.page.evaluate(isOpen)).toBeFalsy()
      await old.tap(button)
      await old.until(isOpen)
      await press(old, '.disclosure:nth-child(1) .disclosure-button[aria-expanded=true]', 'Enter')
      await old.until(`!(${isOpen})`)
    })

    test('a carousel moves by its buttons, and hides the other slides', async ({ old }) => {
      await old.open('/productions/daughters-of-dance')
      await old.find('[data-widget=carousel][data-state=ready] [data-part=next]')
      await old.tap('[data-widget=carousel] [data-part=next]')
      await old.until("document.querySelector('[data-widget=carousel] [data-part=number]').textContent === '2'")
      await press(old, '[data-widget=carousel] [data-part=previous]', 'Enter')
      await old.until("document.querySelector('[data-widget=carousel] [data-part=number]').textContent === '1'")
      await old.until("getComputedStyle(document.querySelector('.carousel-slide[inert]')).visibility === 'hidden'")
    })

    test('the filter shows matching events, by tap and by arrow key', async ({ old }) => {
      await old.open('/tickets')
      await old.tap('.filter-choice:nth-of-type(3)')
      await old.until("/^1 event shown/.test(document.querySelector('.filter-status').textContent)")
      expect(await shown(old, '.filter-list > li > .event-card')).toHaveLength(1)
      await press(old, '.filter-choice:nth-of-type(3) input', 'ArrowRight')
      await old.until("/^[2-9] events shown/.test(document.querySelector('.filter-status').textContent)")
      expect((await shown(old, '.filter-list > li > .event-card')).length).toBeGreaterThan(1)
    })

    test('without scripts, nothing is shown that only they could do', async ({ old }) => {
      await old.page.setJavaScriptEnabled(false)
      await old.open('/tickets')
      expect(await shown(old, '.filter-choices')).toHaveLength(version < 105 ? 0 : 2)
      expect((await shown(old, '.filter-list > li > .event-card')).length).toBeGreaterThan(2)
      await old.open('/news')
      expect(await shown(old, '.news-search-hint')).toHaveLength(1)
    })

    test('the news search finds an article while its name is typed', async ({ old }) => {
      await old.open('/news')
      await (await old.find('#news-search')).type('bootcamp')
      await old.until("/found/.test(document.querySelector('[data-widget=search] [data-part=status]').textContent)")
      const texts = await shown(old, '.news-search-list > li')
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.filter((text) => !/bootcamp/i.test(text))).toEqual([])
    })

    test('both forms send, and say so', async ({ old }) => {
      await old.open('/contact')
      for (const [name, text] of Object.entries({
        name: 'Bísí Ọláyẹmí',
        email: 'bisi@example.com',
        subject: 'A matinee',
        message: 'Forty?',
      }))
        await (await old.find(`main form [name=${name}]`)).type(text)
      await old.page.select('main form [name=reason]', 'productions')
      await old.tap('main form [type=submit]')
      await toastIs(old, 'Message Sent')
      await old.tap('.toasts-close')
      await old.until("getComputedStyle(document.querySelector('[data-toasts]')).borderTopWidth === '0px'")
      await (await old.find('#newsletter-form [type=email]')).type('ada@example.com')
      await old.page.keyboard.press('Enter')
      await toastIs(old, 'Subscription successful!')
    })

    test('the button of an unavailable thing says why', async ({ old }) => {
      await old.open('/get-involved')
      expect(await shown(old, '.note')).toEqual([])
      const button = '[data-widget=acknowledge]'
      await old.tap(button)
      await old.until("document.querySelector('[data-toasts] p')")
    })

    test('save-data mode leaves pictures out, and a button brings one back', async ({ old }) => {
      await old.open('/about')
      await old.tap('.less-data [value="1"]')
      await old.until("'less' in document.documentElement.dataset && document.querySelector('.show-picture')")
      await press(old, '.less-data [value="0"]', 'Enter')
      await old.until("'more' in document.documentElement.dataset")
      await old.open('/about?less=1')
      await old.tap('.show-picture')
      await old.until("document.querySelector('[data-asked] img').complete")
    })
  })
