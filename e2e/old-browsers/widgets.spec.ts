import { expect } from '@playwright/test'
import type { OldPage } from './oldBrowser.ts'
import { test, VERSIONS } from './oldBrowser.ts'

// What a visitor does with each widget, on a phone and on a computer, by tap (a click on a computer) and by keyboard.

interface Step {
  /** What is tapped, or focused as by the Tab key. Without it, the key goes to what has the focus. */
  at?: string
  /** Only by tap, or only by key. Without it, both do the same at the same place. */
  only?: 'tap' | 'key'
  /** Enter where it is missing, and `at` is not. */
  key?: 'Enter' | 'Space' | 'Shift' | 'Escape' | 'ArrowRight' | 'ArrowDown'
  /** What is typed into the field instead. */
  type?: string
  /** The value that is chosen from the list instead, which the browser draws itself. */
  choose?: string
  /** What is then true in the page. */
  until?: string
}

/** Expressions in the page. */
const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const is = (selector: string, matching: string) => `${first(selector)}.matches(${JSON.stringify(matching)})`
const says = (selector: string, text: RegExp) => `${text}.test(${first(selector)}.innerText)`
const shownCount = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.getBoundingClientRect().height > 0).length`
const both = (...expressions: string[]) => expressions.map((one) => `(${one})`).join(' && ')

const tab = (number: number) => `.tab-list li:nth-child(${number}) a`
const tabIsShown = (number: number) => both(is(tab(number), '[aria-selected=true]'), `${shownCount('[data-id] .tab-panel')} === 1`)
const carousel = '[data-widget=carousel][data-state=ready]'
const hero = '[data-widget=hero][data-state=ready]'
const card = '.filter-list > li > .event-card'
const disclosure = (part: string) => `.disclosure:nth-child(1) .disclosure-${part}`
const panelIsOpen = `${first(disclosure('panel'))}.innerText !== '' && ${first(disclosure('panel'))}.offsetHeight > 10`
const field = (name: string) => `main form [name=${name}]`
const toast = (text: RegExp) => says('[data-toasts]', text)
const toastIsClosed = `getComputedStyle(${first('[data-toasts]')}).borderTopWidth === '0px'`
const slideNumber = (within: string, number: number) => `${first(`${within} [data-part=number]`)}.textContent === '${number}'`

const WIDGETS: readonly { what: string; route: string; steps: readonly Step[] }[] = [
  {
    what: 'the menu, which is a row of links',
    route: '/',
    steps: [{ at: '.nav-list a[href="/about"]', until: "location.pathname === '/about'" }],
  },
  {
    what: 'a dialog, which returns the focus',
    route: '/tickets',
    steps: [
      {
        at: '.filter-list a[data-widget=dialog]',
        key: 'Space',
        until: both(
          "document.activeElement.closest('[role=dialog]')",
          `${first('.dialog')}.offsetWidth > 300`,
          `${first('.dialog')}.offsetWidth <= innerWidth`,
        ),
      },
      { only: 'tap', at: '.dialog-close' },
      { only: 'key', key: 'Escape' },
      { until: both(`!${first('[role=dialog]')}`, "document.activeElement.matches('a[data-widget=dialog]')") },
    ],
  },
  {
    what: 'tabs',
    route: '/festival',
    steps: [
      { only: 'tap', at: tab(2) },
      // Links become tabs when they are near.
      { only: 'key', at: tab(1), key: 'Shift', until: first('[data-widget=tabs][data-state=ready]') },
      { only: 'key', key: 'ArrowRight' },
      { until: tabIsShown(2) },
      { only: 'tap', at: tab(3) },
      { only: 'key', key: 'ArrowRight' },
      { until: tabIsShown(3) },
    ],
  },
  {
    what: 'a disclosure',
    route: '/careers',
    steps: [
      { until: `!(${panelIsOpen})` },
      { at: disclosure('button'), until: panelIsOpen },
      { at: disclosure('button[aria-expanded=true]'), until: `!(${panelIsOpen})` },
    ],
  },
  {
    what: 'a carousel',
    route: '/productions/daughters-of-dance',
    steps: [
      { at: `${carousel} [data-part=next]`, until: slideNumber(carousel, 2) },
      { at: `${carousel} [data-part=previous]`, until: slideNumber(carousel, 1) },
      { until: `getComputedStyle(${first('.carousel-slide[inert]')}).visibility === 'hidden'` },
    ],
  },
  { what: 'the first carousel of the home page', route: '/', steps: [{ at: `${hero} [data-part=next]`, until: slideNumber(hero, 2) }] },
  {
    what: 'the filter',
    route: '/tickets',
    steps: [
      { only: 'tap', at: '.filter-choice:nth-of-type(3)' },
      { only: 'key', at: '.filter-choice:nth-of-type(2) input', key: 'ArrowRight' },
      { until: both(says('.filter-status', /^1 event shown/), `${shownCount(card)} === 1`) },
      { only: 'tap', at: '.filter-choice:nth-of-type(1)' },
      { only: 'key', key: 'ArrowRight' },
      { until: both(says('.filter-status', /^[2-9] events shown/), `${shownCount(card)} > 1`) },
    ],
  },
  {
    what: 'the search of news',
    route: '/news',
    steps: [
      { at: '#news-search', type: 'bootcamp', until: says('[data-widget=search] [data-part=status]', /found/) },
      {
        until: `${shownCount('.news-search-list > li')} > 0 && [...document.querySelectorAll('.news-search-list > li')].every((one) => one.hidden || /bootcamp/i.test(one.textContent))`,
      },
      { at: '.news-search-box [type=submit]', until: "location.search === '?q=bootcamp'" },
    ],
  },
  {
    what: 'the contact form',
    route: '/contact',
    steps: [
      { at: field('name'), type: 'Bísí Ọláyẹmí' },
      { at: field('email'), type: 'bisi@example.com' },
      { only: 'tap', at: field('reason'), choose: 'productions' },
      { only: 'key', at: field('reason'), key: 'ArrowDown', until: `${first(field('reason'))}.value` },
      { at: field('subject'), type: 'A matinee' },
      { at: field('message'), type: 'Forty?' },
      { at: 'main form [type=submit]', until: toast(/Message Sent/) },
      { at: '.toasts-close', until: toastIsClosed },
    ],
  },
  {
    what: 'the button of something unavailable, which says why',
    route: '/get-involved',
    steps: [{ until: `${shownCount('.note')} === 0` }, { at: '[data-widget=acknowledge]', until: toast(/\w/) }],
  },
  {
    what: 'save-data mode',
    route: '/about',
    steps: [
      { at: '.less-data [value="1"]', until: both(is('html', '[data-mode=save-data]'), first('.show-picture')) },
      { at: '.show-picture', until: `${first('[data-asked] img')}.complete` },
      { at: '.less-data [value="0"]', until: is('html', '[data-mode=full]') },
    ],
  },
]

async function perform(old: OldPage, { at, key = at ? 'Enter' : undefined, type, choose, until }: Step, how: 'tap' | 'key') {
  if (at && choose) await old.page.select(at, choose)
  else if (at && how === 'tap') await old.tap(at)
  else if (at) await (await old.find(at)).focus()
  // As slowly as a person: two taps at the same place within 300 ms are a double tap, which leaves no caret.
  if (type) await old.page.keyboard.type(type, { delay: 50 })
  else if (key && how === 'key') await old.page.keyboard.press(key)
  if (until) await old.until(until)
}

/** The texts of all elements that are rendered. */
const shown = ({ page }: OldPage, selector: string) =>
  page.$$eval(selector, (all) => all.filter((one) => one.getBoundingClientRect().height > 0).map((one) => one.textContent?.trim() ?? ''))

for (const version of VERSIONS)
  for (const width of [390, 1280])
    test.describe(`Chromium ${version}, ${width} px`, () => {
      test.use({ version, width })

      for (const { what, route, steps } of WIDGETS)
        for (const how of ['tap', 'key'] as const)
          test(`${what}, by ${how}`, async ({ old }) => {
            await old.open(route)
            for (const step of steps) if (!step.only || step.only === how) await perform(old, step, how)
          })

      test('no button of the menu that does nothing', async ({ old }) => {
        await old.open('/')
        expect(await shown(old, '.nav-list a')).toHaveLength(6)
        expect(await shown(old, '.menu-button')).toEqual([])
      })

      test('without scripts, nothing is shown that only they could do', async ({ old }) => {
        await old.page.setJavaScriptEnabled(false)
        await old.open('/tickets')
        expect(await shown(old, '.filter-choices')).toHaveLength(version < 105 ? 0 : 2)
        expect((await shown(old, card)).length).toBeGreaterThan(2)
        await old.open('/news')
        expect(await shown(old, '.news-search-hint')).toHaveLength(1)
      })
    })
