import { expect, type Locator, type Page, test } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'
import { islandOf, restingTopOf } from './islands.ts'
import { CODE, expectReady, holdResponses, setSharing, toasts, waitForPageScript } from './scripts.ts'
import { collectErrors, coreIf } from './test.ts'
import { contactForm, countEmails, fillContact, interceptEmails, newsletterForm, subscribe } from './visitorForms.ts'

/**
 * Scripts are held back until all early clicks, taps, keys and typed words of a visit were made. Each must take effect exactly once:
 * natively, or when the script has arrived. failed-chunks.spec.ts has what the browser does where a script never arrives.
 */
interface EarlyUse {
  name: string
  act: (page: Page) => Promise<unknown>
  /** The element that is busy until the widgets’ scripts arrive, where the code and not the browser responds. */
  busy?: (page: Page) => Locator
  /** What the browser shows at once. */
  native?: (page: Page) => Promise<unknown>
  /** What is visible once the script has arrived. */
  afterwards: (page: Page) => Promise<unknown>
  announces?: string
  historyEntries?: number
}

const ARRIVED = { timeout: 15_000 }

type How = 'click' | 'tap' | 'Enter'

async function activate(part: Locator, how: How) {
  await part.scrollIntoViewIfNeeded()
  // Smooth scrolling may move the element: a click before it ends would be lost.
  await restingTopOf(part)
  if (how === 'Enter') await part.press('Enter')
  else await part[how]()
}

/** A carousel is a scrollable row at first, for arrow keys and swipes. */
function carousel(how: 'ArrowRight' | 'swipe' = 'ArrowRight'): EarlyUse {
  const part = (page: Page) => page.locator('.carousel').first()
  const slides = (page: Page) => part(page).locator('.carousel-slide')
  return {
    name: `a carousel, by ${how}`,
    async act(page) {
      const view = part(page).locator('.carousel-view')
      await view.scrollIntoViewIfNeeded()
      if (how === 'ArrowRight') return view.press('ArrowRight')
      await view.hover()
      await page.mouse.wheel(await view.evaluate((element) => element.clientWidth), 0)
    },
    native: (page) => expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.5 }),
    async afterwards(page) {
      await part(page).scrollIntoViewIfNeeded()
      await expectReady(part(page))
      await expect(part(page).locator('.carousel-slide:not([inert])')).toHaveAttribute('aria-label', /^2 of /)
      // The arrow key or the swipe has stopped the rotation.
      await expect(part(page)).not.toHaveAttribute('data-rotating')
    },
  }
}

/** The browser itself follows the link of a tab or disclosure, and shows the panel. */
function panel(island: string, id: string, how: How): EarlyUse {
  const link = (page: Page) => islandOf(page, island).locator(`:is(.tab, .disclosure-button)[href="#${id}"]`)
  const expectOnlyOpen = async (page: Page) => {
    await expect(page.locator(`#${id}`)).toBeVisible()
    await expect(islandOf(page, island).locator('.tab-panel:visible, .disclosure-panel:visible')).toHaveCount(1)
  }
  return {
    name: `${id} by ${how}`,
    act: (page) => activate(link(page), how),
    native: expectOnlyOpen,
    async afterwards(page) {
      await islandOf(page, island).scrollIntoViewIfNeeded()
      await expectReady(islandOf(page, island))
      await expectOnlyOpen(page)
      const open = islandOf(page, island).locator('[aria-selected=true], [aria-expanded=true]')
      await expect(open).toHaveCount(1)
      await expect(open).toHaveAttribute('href', `#${id}`)
    },
    historyEntries: 1,
  }
}

/** A control whose click waits for its code, which shows a toast. */
function acknowledgement(name: string | RegExp, text: string, how: How = 'click'): EarlyUse {
  const busy = (page: Page) => page.locator('main [data-widget=acknowledge], [data-widget=share]').filter({ hasText: name }).first()
  return {
    name: `${name} by ${how}`,
    act: (page) => activate(busy(page), how),
    busy,
    async afterwards(page) {
      await expectReady(busy(page))
      await expect(toasts(page)).toContainText(text)
      await expect(page.locator('.note:popover-open')).toHaveCount(0)
    },
    announces: text,
  }
}

/** The submit of a form waits for its code, which sends it in place. */
const form = (find: (page: Page) => Locator, act: (page: Page) => Promise<unknown>, announces: string): EarlyUse => ({
  name: announces,
  act,
  busy: find,
  async afterwards(page) {
    await expect(find(page).locator('.form-done:visible')).toContainText(announces, ARRIVED)
    await expect(find(page)).not.toHaveAttribute('aria-busy')
    await expect(find(page).getByLabel(/Email/).first()).toHaveValue('')
  },
  announces,
})

/** The browser filters; the script announces the number of items and updates the URL, although the focus has moved on. */
const filter = (value: string, text: string, count: number): EarlyUse => ({
  name: `the category ${value}`,
  async act(page) {
    await page.getByRole('radio', { name: new RegExp(`^${value}$`, 'i') }).check()
    await blur(page)
  },
  async afterwards(page) {
    await expectReady(page.locator('[data-widget=filter]').first())
    await expect(page.locator('.filter-list').first().locator('> li:visible')).toHaveCount(count)
    await expect(page).toHaveURL(new RegExp(`\\?category=${value}$`))
  },
  announces: text,
  historyEntries: 1,
})

/** The search is in the URL and finds the word, whether the form was submitted, which waits for the code, or the word only typed. */
function search(enter: boolean): EarlyUse {
  const part = (page: Page) => page.locator('[data-widget=search]')
  return {
    name: enter ? 'a word and Enter' : 'a word, and the focus gone elsewhere',
    async act(page) {
      await page.getByRole('searchbox').fill('academy')
      if (enter) await page.getByRole('searchbox').press('Enter')
      else await blur(page)
    },
    async afterwards(page) {
      await expectReady(part(page))
      await expect(page.getByRole('searchbox')).toHaveValue('academy')
      await expect(page).toHaveURL(/\?q=academy(#news-list)?$/)
      await expect(part(page).locator('.news-search-list > li:visible')).toHaveCount(2)
    },
    announces: '2 articles found',
    historyEntries: 1,
  }
}

/** A link waits for its code, which opens a dialog once however often it was clicked. Last of its visit, since it covers the page. */
const dialog = (link: (page: Page) => Locator, text: string, how: How): EarlyUse => ({
  name: `${text} by ${how}`,
  async act(page) {
    await activate(link(page), how)
    await activate(link(page), how)
  },
  busy: link,
  async afterwards(page) {
    await expect(page.getByRole('dialog')).toHaveCount(1, ARRIVED)
    await expect(page.getByRole('dialog')).toContainText(text)
    await expect(link(page)).not.toHaveAttribute('aria-busy')
  },
})

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
const lastLinkTo = (id: string) => (page: Page) => page.locator(`main a[href="#${id}"]`).last()
const picture = (how: How) => dialog((page) => page.locator('a[data-widget=dialog-pictures]').nth(1), '2 of 18', how)

async function sendContactTwice(page: Page) {
  await fillContact(page)
  await contactForm(page).getByRole('button').click()
  await contactForm(page).getByRole('button').click()
}

const DAUGHTERS = '/productions/daughters-of-dance'
const BROCHURE = 'The Storytelling Intensive brochure will download shortly.'
const VISITS: readonly (readonly [path: string, ...uses: EarlyUse[]])[] = [
  ['/', carousel(), picture('click')],
  ['/contact', form(contactForm, sendContactTwice, 'Message Sent'), form(newsletterForm, subscribe, 'Subscription successful!')],
  ['/academy', panel('academy-faq', 'scholarships', 'Enter'), carousel(), acknowledgement(/Notify Me/, 'applications open for')],
  ['/academy/storytelling-intensive', acknowledgement('Download Brochure', BROCHURE, 'Enter'), acknowledgement('Apply Now', 'redirected')],
  [DAUGHTERS, panel('shows', 'ibadan-shows', 'tap'), carousel()],
  [DAUGHTERS, panel('prices', 'ibadan-tickets', 'Enter'), carousel('swipe'), picture('Enter')],
  ['/productions', filter('film', 'No productions found in this category.', 0)],
  ['/tickets', filter('festival', '1 event shown', 1), dialog(lastLinkTo('more-filters'), 'More filters', 'click')],
  ['/tickets', dialog(lastLinkTo('tickets-sankara-revival'), 'Tickets for Sankara', 'Enter')],
  ['/news', search(false)],
  ['/news', search(true)],
  [
    '/careers',
    ...[panel('roles', 'program-manager', 'tap'), panel('hiring-faq', 'paid', 'click')],
    acknowledgement('Share This Page', 'Link copied'),
  ],
  ['/get-involved', acknowledgement(/partner/i, "We'll be in touch soon.", 'tap')],
]

/** The pages that `npm test` visits: those with forms and disclosures. */
const IN_NPM_TEST: ReadonlySet<string> = new Set(['/contact', '/careers'])

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })

for (const late of ['page', 'widgets'] as const)
  for (const [path, ...all] of VISITS) {
    // The browser responds to what would wait: then no script has anything left to do.
    const uses = all.filter(({ busy }) => late === 'widgets' || !busy)
    if (uses.length > 0)
      test(`${path}, ${late} scripts late: ${uses.map(({ name }) => name).join('; ')}`, coreIf(IN_NPM_TEST.has(path)), ({ page }) =>
        visit(page, path, late, uses),
      )
  }

async function visit(page: Page, path: string, late: 'page' | 'widgets', uses: readonly EarlyUse[]) {
  const errors = collectErrors(page.context())
  await interceptEmails(page)
  const announcements = await recordAnnouncements(page)
  await setSharing(page, 'is missing')
  const sendScripts = await holdResponses(page, late === 'page' ? CODE.module : CODE.loadedByPage)
  await page.goto(path, { waitUntil: late === 'page' ? 'commit' : 'load' })
  await expect(page.locator('[data-toasts]')).toBeAttached()
  if (late === 'widgets') await waitForPageScript(page)
  const before = await page.evaluate(() => history.length)
  for (const { name, act, native, busy } of uses)
    await test.step(`${name}: at once`, async () => {
      await act(page)
      if (busy) await expect(busy(page)).toHaveAttribute('aria-busy', 'true')
      else await native?.(page)
    })
  sendScripts()
  await waitForPageScript(page)
  for (const { name, afterwards } of uses) await test.step(`${name}: afterwards`, () => afterwards(page))

  // Nothing takes effect a second time.
  await page.waitForLoadState('networkidle')
  const expected = uses.flatMap(({ announces }) => announces ?? [])
  await expect.poll(announcements).toHaveLength(expected.length)
  for (const text of expected) expect((await announcements()).filter((announced) => announced.includes(text))).toHaveLength(1)
  const entries = uses.reduce((sum, use) => sum + (use.historyEntries ?? 0), 0)
  expect((await page.evaluate(() => history.length)) - before, 'history entries').toBe(entries)
  expect(await countEmails(page)).toBe(0)
  if (await page.getByRole('dialog').count()) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog'), 'a closed dialog stays closed').toHaveCount(0)
  }
  expect(errors).toEqual([])
}
