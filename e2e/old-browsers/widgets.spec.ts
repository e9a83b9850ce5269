import { expect } from '@playwright/test'
import type { WidgetName } from '../../src/widgets/registry.client.ts'
import type { OldPage } from './oldBrowser.ts'
import { test, VERSIONS } from './oldBrowser.ts'

// What a visitor does with each widget, by tap; by key where that is not the browser’s own click of a focused control.

/** Expressions in the page. */
const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const is = (selector: string, matching: string) => `${first(selector)}.matches(${JSON.stringify(matching)})`
const says = (selector: string, text: RegExp) => `${text}.test(${first(selector)}.innerText)`
const shownCount = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.getBoundingClientRect().height > 0).length`

const tab = (number: number) => `.tab-list li:nth-child(${number}) a`
const carousel = '[data-widget=carousel][data-state=ready]'
const hero = '[data-widget=hero][data-state=ready]'
const card = '.filter-list > li > .event-card'
const disclosure = (part: string) => `.disclosure:nth-child(1) .disclosure-${part}`
const field = (name: string) => `main form [name=${name}]`

/** Types as slowly as a person: two taps at the same place within 300 ms are a double tap, which leaves no caret. */
const type = (page: OldPage['page'], text: string) => page.keyboard.type(text, { delay: 50 })

/** What a visitor does, on the page where it is done. The compiler names a widget that is missing here. */
const WIDGETS: Readonly<Record<WidgetName | 'menu', readonly [route: string, visit: (old: OldPage) => Promise<unknown>]>> = {
  // Here a row of links.
  menu: [
    '/',
    async ({ tap, until }) => {
      await tap('.nav-list a[href="/about"]')
      await until("location.pathname === '/about'")
    },
  ],
  // It returns the focus.
  dialog: [
    '/tickets',
    async ({ page, tap, until }) => {
      for (const close of [() => tap('.dialog-close'), () => page.keyboard.press('Escape')]) {
        await tap('.filter-list a[data-widget=dialog]')
        await until("document.activeElement.closest('[role=dialog]')")
        await until(`${first('.dialog')}.offsetWidth > 300 && ${first('.dialog')}.offsetWidth <= innerWidth`)
        await close()
        await until(`!${first('[role=dialog]')} && document.activeElement.matches('a[data-widget=dialog]')`)
      }
    },
  ],
  tabs: [
    '/festival',
    async ({ page, tap, until }) => {
      await tap(tab(2))
      await until(is(tab(2), '[aria-selected=true]'))
      // A first tap before the code has loaded follows the link, and the focus with it; the second focuses the tab.
      await tap(tab(2))
      await page.keyboard.press('ArrowRight')
      await until(`${is(tab(3), '[aria-selected=true]')} && ${shownCount('[data-id] .tab-panel')} === 1`)
    },
  ],
  'dialog-pictures': [
    '/productions/daughters-of-dance',
    async ({ page, tap, until }) => {
      await tap('.picture-trigger')
      await until(`${shownCount('.dialog img')} > 0 && ${first('.dialog img')}.complete && ${first('.dialog img')}.offsetWidth > 100`)
      await page.keyboard.press('Escape')
      await until(`!${first('[role=dialog]')} && document.activeElement.matches('.picture-trigger')`)
    },
  ],
  disclosures: [
    '/careers',
    async ({ tap, until }) => {
      const isOpen = `${first(disclosure('panel'))}.innerText !== '' && ${first(disclosure('panel'))}.offsetHeight > 10`
      await until(`!(${isOpen})`)
      await tap(disclosure('button'))
      await until(isOpen)
      await tap(disclosure('button[aria-expanded=true]'))
      await until(`!(${isOpen})`)
    },
  ],
  carousel: [
    '/productions/daughters-of-dance',
    async ({ tap, until }) => {
      await tap(`${carousel} [data-part=next]`)
      await until(`${first(`${carousel} [data-part=number]`)}.textContent === '2'`)
      await until(`getComputedStyle(${first('.carousel-slide[inert]')}).visibility === 'hidden'`)
    },
  ],
  hero: [
    '/',
    async ({ tap, until }) => {
      await tap(`${hero} [data-part=next]`)
      await until(`${first(`${hero} [data-part=number]`)}.textContent === '2'`)
    },
  ],
  filter: [
    '/tickets',
    async ({ page, tap, until }) => {
      await tap('.filter-choice:nth-of-type(3)')
      await until(`${says('.filter-status', /^1 event shown/)} && ${shownCount(card)} === 1`)
      await page.keyboard.press('ArrowRight')
      await until(`${says('.filter-status', /^[2-9] events shown/)} && ${shownCount(card)} > 1`)
    },
  ],
  search: [
    '/news',
    async ({ page, tap, until }) => {
      await tap('#news-search')
      await type(page, 'bootcamp')
      await until(says('[data-widget=search] [data-part=status]', /found/))
      await until(`${shownCount('.news-search-list > li')} > 0 && ${shownCount('.news-search-list > li')} < 6`)
      await tap('.news-search-box [type=submit]')
      await until("location.search === '?q=bootcamp'")
    },
  ],
  form: [
    '/contact',
    async ({ page, tap, until }) => {
      await page.select(field('reason'), 'productions')
      for (const name of ['name', 'email', 'subject', 'message']) {
        await tap(field(name))
        await type(page, 'bisi.olayemi@example.com')
      }
      await tap('main form [type=submit]')
      await until(`${first('[data-toasts]')}.innerText !== ''`)
      await tap('.toasts-close')
      await until(`getComputedStyle(${first('[data-toasts]')}).borderTopWidth === '0px'`)
    },
  ],
  acknowledge: [
    '/get-involved',
    async ({ tap, until }) => {
      await until(`${shownCount('.note')} === 0`)
      await tap('[data-widget=acknowledge]')
      await until(says('[data-toasts]', /\w/))
    },
  ],
  share: [
    '/news/alliance-francaise-partnership',
    async ({ tap, until }) => {
      await tap('[data-widget=share]')
      await until(says('[data-toasts]', /\w/))
    },
  ],
  'save-data': [
    '/about',
    async ({ tap, until }) => {
      await tap('.less-data [value="1"]')
      await until(is('html', '[data-mode=save-data]'))
      await tap('.show-picture')
      await until(`${first('[data-asked] img')}.complete`)
      await tap('.less-data [value="0"]')
      await until(is('html', '[data-mode=full]'))
    },
  ],
}

/** The number of elements that are rendered. */
const countShown = ({ page }: OldPage, selector: string) => page.evaluate<number>(shownCount(selector))

for (const version of VERSIONS)
  for (const width of [390, 1280])
    test.describe(`Chromium ${version}, ${width} px`, () => {
      test.use({ version, width })

      for (const [what, [route, visit]] of Object.entries(WIDGETS))
        test(what, async ({ old }) => {
          await old.open(route)
          await visit(old)
        })

      test('no button of the menu that does nothing', async ({ old }) => {
        await old.open('/')
        expect(await countShown(old, '.nav-list a')).toBeGreaterThan(1)
        expect(await countShown(old, '.menu-button')).toBe(0)
      })

      test('without scripts, nothing is shown that only they could do', async ({ old }) => {
        await old.page.setJavaScriptEnabled(false)
        await old.open('/tickets')
        expect(await countShown(old, '.filter-choices')).toBe(version < 105 ? 0 : 2)
        expect(await countShown(old, card)).toBeGreaterThan(2)
        await old.open('/news')
        expect(await countShown(old, '.news-search-hint')).toBe(1)
      })
    })
