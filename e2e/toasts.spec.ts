import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { recordAnnouncements } from './announcements.ts'
import { coreIf, test } from './islands.ts'
import { enlarge, loadWidget, toasts } from './scripts.ts'

const { company } = site

/** Every button that only acknowledges: its page, its name, and its message by section 8 of the specification. */
const ACKNOWLEDGED = [
  {
    path: '/academy',
    button: /^Notify Me: Artist Development Program/,
    words: "Notification Set You'll be notified when applications open for the Artist Development Program.",
  },
  {
    path: '/academy',
    button: /^Notify Me: Film Editing Workshop/,
    words: "Notification Set You'll be notified when applications open for the Film Editing Workshop.",
  },
  ...(['partnership', 'audition', 'community outreach', 'newsletter'] as const).map((topic) => ({
    path: '/get-involved',
    topic,
    words: `Interest Registered Thank you for your interest in ${topic}. We'll be in touch soon.`,
  })),
  ...[
    ['storytelling-intensive', 'Storytelling Intensive'],
    ['film-production-masterclass', 'Film Production Masterclass'],
    ['youth-theatre-workshop', 'Youth Theatre Workshop'],
  ].flatMap(([id, title]) => [
    { path: `/academy/${id}`, button: /^Apply Now/, words: "Application Initiated You'll be redirected to our application form." },
    {
      path: `/academy/${id}`,
      button: /^Download Brochure/,
      words: `Brochure Download Started The ${title} brochure will download shortly.`,
    },
  ]),
]

type Acknowledged = { path: string; button?: RegExp; topic?: string; words: string }

/** The brochure is a file, so its control is a link. */
const brochure = (page: Page) => page.getByRole('link', { name: 'Download Brochure' }).first()

/** The button, by its name or by the text of its popover. */
function buttonOf(page: Page, { button, topic }: Acknowledged) {
  if (button)
    return page
      .locator('[data-widget=acknowledge]')
      .and(page.getByRole('button', { name: button }).or(page.getByRole('link', { name: button })))
      .first()
  return page
    .locator('[data-widget=acknowledge]')
    .and(page.locator(`:has(+ .note:has-text("interest in ${topic}"))`))
    .first()
}

for (const one of ACKNOWLEDGED as Acknowledged[]) {
  test(
    `${one.path}: ${one.button?.source ?? one.topic} is acknowledged with “${one.words}”`,
    coreIf(one.topic === 'audition'),
    async ({ page }) => {
      await page.goto(one.path)
      const said = await recordAnnouncements(page)
      const button = buttonOf(page, one)
      await expect(toasts(page)).toBeEmpty()
      await button.focus()
      await loadWidget(button)
      const before = page.url()
      await page.keyboard.press('Enter')
      await expect(toasts(page)).toHaveText(one.words)
      expect(await said()).toEqual([`polite: ${one.words}`])
      await expect(button).toBeFocused()
      expect(page.url()).toBe(before)
    },
  )
}

const PAGE = '/academy/storytelling-intensive'
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).first()

/** Opens the page of a programme, and loads the code of Apply Now. */
async function open(page: Page) {
  await page.goto(PAGE)
  await loadWidget(apply(page))
}

/** Activates Apply Now by Enter. */
async function activate(page: Page) {
  await apply(page).focus()
  await page.keyboard.press('Enter')
}

test('the live region is polite and stands empty in the page as it is sent', async ({ page, request }) => {
  const html = await (await request.get(PAGE)).text()
  expect(html).toMatch(/<div role="status" aria-live="polite" aria-atomic="false" data-part="messages"><\/div>/)
  await page.goto(PAGE)
  await expect(page.locator('[data-toasts]')).toMatchAriaSnapshot('- status')
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
})

test('a toast stays at least six seconds, then disappears by itself', { tag: '@core' }, async ({ page }) => {
  await page.clock.install()
  await open(page)
  await activate(page)
  await expect(toasts(page)).not.toBeEmpty()
  await page.clock.runFor(6000)
  await expect(toasts(page)).not.toBeEmpty()
  await page.clock.runFor(10_000)
  await expect(toasts(page)).toBeEmpty()
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
})

test('a toast stays while it is hovered, and while its button has the focus', { tag: '@core' }, async ({ page }) => {
  await page.clock.install()
  await open(page)
  await apply(page).click()
  await toasts(page).hover()
  await page.clock.runFor(10_500)
  await expect(toasts(page)).not.toBeEmpty()
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_500)
  await expect(toasts(page)).not.toBeEmpty()
})

test('Close removes the toast and returns the focus', async ({ page }) => {
  await open(page)
  await activate(page)
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toBeEmpty()
  await expect(apply(page)).toBeFocused()
})

test('a toast is never over the element that has the focus', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const overlaps = () =>
    page.evaluate(() => {
      const [box, focused] = [document.querySelector('[data-toasts]'), document.activeElement].map((element) =>
        element?.getBoundingClientRect(),
      )
      return box && focused && focused.bottom > box.top && focused.top < box.bottom && focused.right > box.left && focused.left < box.right
    })
  // Focuses a button at the bottom of the viewport, where toasts appear, then every further Tab stop.
  await apply(page).evaluate((button) => {
    button.focus({ preventScroll: true })
    scrollTo({ top: scrollY + button.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' })
  })
  await page.keyboard.press('Enter')
  await expect(toasts(page)).not.toBeEmpty()
  expect(await overlaps()).toBe(false)
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(50)
    expect(await overlaps(), `stop ${stop}`).toBe(false)
  }
})

test('Escape removes the toast and does not move the focus', async ({ page }) => {
  await open(page)
  await activate(page)
  await expect(toasts(page)).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toBeEmpty()
  await expect(apply(page)).toBeFocused()
})

test('a message triggered three times is shown once', async ({ page }) => {
  await open(page)
  for (let click = 0; click < 3; click += 1) await apply(page).click()
  await expect(toasts(page).locator('> *')).toHaveCount(1)
})

test('contact details are beside the message, usable by keyboard and not announced with it', async ({ page }) => {
  await page.goto(PAGE)
  const said = await recordAnnouncements(page)
  await loadWidget(apply(page))
  await apply(page).click()
  const mail = page.locator('[data-toasts]').getByRole('link', { name: company.email })
  await expect(mail).toHaveAttribute('href', `mailto:${company.email}`)
  expect(await said()).toEqual(["polite: Application Initiated You'll be redirected to our application form."])
  await mail.focus()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toBeEmpty()
  await expect(mail).toHaveCount(0)
})

test('messages take half of the smallest screen at the most, and all of them can be read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(PAGE)
  await enlarge(page, '225%')
  for (const button of [apply(page), brochure(page)]) {
    await loadWidget(button)
    await button.press('Enter')
  }
  const host = page.locator('[data-toasts]')
  await expect(toasts(page).locator('> *')).toHaveCount(2)
  const { top, height, canScroll } = await host.evaluate((box) => ({
    top: box.getBoundingClientRect().top,
    height: box.getBoundingClientRect().height,
    canScroll: box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto',
  }))
  expect(top).toBeGreaterThanOrEqual(0)
  expect(height).toBeLessThanOrEqual(128)
  expect(canScroll).toBe(true)
})

test('two toasts stand together, each said once', async ({ page }) => {
  await page.goto(PAGE)
  const said = await recordAnnouncements(page)
  await loadWidget(apply(page))
  await apply(page).click()
  await loadWidget(brochure(page))
  await brochure(page).click()
  await expect(toasts(page)).toContainText('Application Initiated')
  await expect(toasts(page)).toContainText('Brochure Download Started')
  expect(await said()).toHaveLength(2)
})

test('with scripts off a note opens with the text and contact details', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto(PAGE)
  await apply(page).click()
  const note = page.locator('.note:popover-open')
  await expect(note).toHaveCount(1)
  await expect(note).toContainText("Application Initiated You'll be redirected to our application form.")
  await expect(note.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  const write = note.getByRole('link', { name: 'Write to us about Storytelling Intensive' })
  await expect(write).toHaveAttribute('href', '/contact?reason=academy&about=storytelling-intensive')
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toHaveCount(0)
})

test.describe('buttons with nothing behind them', () => {
  for (const name of ['Apply for a Scholarship', 'Download Scholarship Guide PDF', 'Partner With Us', 'Download Scholarship Info PDF'])
    test(`${name} says why, in words that belong to it and in a toast`, async ({ page }) => {
      await page.goto('/academy/young-creatives-bootcamp/scholarships')
      const said = await recordAnnouncements(page)
      const button = page.getByRole('button', { name }).first()
      const reason = page.locator(`#${await button.getAttribute('aria-describedby')}`)
      await expect(reason).toBeVisible()
      await expect(button).toHaveAccessibleDescription(((await reason.textContent()) ?? '').trim())
      await loadWidget(button)
      await button.click()
      await expect(toasts(page)).toContainText((await reason.textContent()) ?? 'a reason')
      expect(await said()).toHaveLength(1)
    })

  test('the two buttons of the next festival say why', async ({ page }) => {
    await page.goto('/festival')
    const buttons = page.locator('.unavailable button[data-widget=acknowledge]')
    await expect(buttons).toHaveCount(2)
    for (const button of await buttons.all()) await expect(button).toHaveAccessibleDescription(/not open yet/i)
  })
})
