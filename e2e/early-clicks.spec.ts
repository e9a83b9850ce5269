import { expect, type Page, test } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'
import { createDeferred } from './deferred.ts'
import {
  accordion,
  acknowledgement,
  carousel,
  contactForm,
  countEmails,
  DELAYED_SCRIPTS,
  type DelayedScript,
  dialog,
  download,
  type EarlyClick,
  filter,
  gallery,
  interceptEmails,
  isPageScript,
  menu,
  newsletter,
  picture,
  rolesLink,
  search,
  share,
  shareLink,
  tab,
  waitForPageScript,
} from './earlyClicks.ts'
import { collectErrors, coreIf } from './islands.ts'
import { delayScripts } from './scripts.ts'

/**
 * A script is delayed by seconds, and at least until all early clicks were made. Each click, tap, key or typed word must take effect exactly
 * once: natively, or when the script has loaded. The clicks of one page share a visit and a delay; announcements, history entries and opened
 * emails are compared for all of them together.
 */
const SCRIPT_DELAY_MS = 2500

const VISITS: readonly { path: string; only?: DelayedScript; rows: readonly EarlyClick[] }[] = [
  { path: '/', rows: [carousel('the hero', '.carousel-hero'), picture()] },
  { path: '/contact', rows: [contactForm(), newsletter(), menu()] },
  {
    path: '/academy',
    rows: [
      accordion('a question, by Enter', 'academy-faq', 2, 'Enter'),
      carousel('the testimonials', '.carousel'),
      acknowledgement('Notify Me', /^Notify Me: Film Editing/, 'Notification Set', 'when applications open for the Film Editing Workshop.'),
    ],
  },
  {
    path: '/academy/storytelling-intensive',
    rows: [
      acknowledgement('Apply Now', 'Apply Now', 'Application Initiated', "You'll be redirected to our application form.", false),
      download('Download Brochure, by Enter', 'Download Brochure', 'The Storytelling Intensive brochure will download shortly.'),
    ],
  },
  {
    path: '/academy/young-creatives-bootcamp',
    rows: [carousel('the mentors, by a swipe', '.carousel', 'swipe')],
  },
  {
    path: '/academy/young-creatives-bootcamp/scholarships',
    rows: [
      accordion('a question, by a tap', 'scholarship-faq', 1, 'tap'),
      acknowledgement(
        'a button with nothing behind it',
        'Apply for a Scholarship',
        'Apply for a Scholarship',
        'The scholarship form is not public.',
      ),
    ],
  },
  {
    path: '/festival',
    rows: [
      tab('a day, by a tap', 'festival-days', 'Day 3 - Dec 27', 'day-3', 'tap'),
      carousel('the pictures', '.carousel'),
      acknowledgement('a button with nothing behind it', /./, '', 'This is not open yet.'),
    ],
  },
  {
    path: '/productions/daughters-of-dance',
    only: 'the page’s own script',
    rows: [
      tab('the shows of a city', 'shows', 'Ibadan Shows', 'ibadan-shows', 'click'),
      carousel('the pictures at the top', '.carousel'),
      gallery(),
      picture(),
    ],
  },
  {
    path: '/productions/daughters-of-dance',
    only: 'the scripts that it loads',
    rows: [
      tab('the prices of a city, by Enter', 'prices', 'Ibadan', 'ibadan-tickets', 'Enter'),
      carousel('the pictures at the top', '.carousel', 'swipe'),
      gallery(),
      picture('Enter'),
    ],
  },
  { path: '/productions', rows: [filter('Film', 'film', 'No productions found in this category.', 0)] },
  { path: '/tickets', rows: [filter('festival', 'festival', '1 event shown', 1), dialog('More Filters', 'More filters', 'more-filters')] },
  { path: '/tickets', rows: [dialog('Buy Tickets for Sankara', 'Tickets for Sankara', 'tickets-sankara-revival', 'Enter')] },
  {
    path: '/news',
    rows: [search('a word, and the focus gone elsewhere', false)],
  },
  { path: '/news', rows: [search('a word and Enter', true)] },
  { path: '/news/alliance-francaise-partnership', only: 'the page’s own script', rows: [shareLink()] },
  {
    path: '/careers',
    rows: [accordion('a role', 'roles', 4, 'click'), accordion('a question', 'hiring-faq', 1, 'click'), share(), rolesLink()],
  },
  {
    path: '/get-involved',
    rows: [acknowledgement('an interest button, by a tap', /partner/i, 'Interest Registered', "We'll be in touch soon.", true, 'tap')],
  },
]

/** The pages that `npm test` visits: those with forms and disclosures. */
const IN_NPM_TEST: ReadonlySet<string> = new Set(['/contact', '/careers'])

for (const { path, only, rows } of VISITS)
  test(`${path}: ${rows.map((row) => row.widget).join('; ')}`, coreIf(IN_NPM_TEST.has(path)), async ({ browser }, { project }) => {
    const lates = (Object.keys(DELAYED_SCRIPTS) as DelayedScript[]).filter((late) => late === (only ?? late))
    // Each script is delayed in a page of its own, so that both delays run at the same time.
    await Promise.all(
      lates.map(async (late) => {
        const context = await browser.newContext({ ...project.use, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })
        const errors = collectErrors(context)
        await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }))
        await visit(await context.newPage(), path, late, rows)
        expect(errors).toEqual([])
        await context.close()
      }),
    )
  })

async function visit(page: Page, path: string, late: DelayedScript, rows: readonly EarlyClick[]) {
  await interceptEmails(page)
  const said = await recordAnnouncements(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }))
  const { opened: acted, open: haveActed } = createDeferred()
  await delayScripts(page, SCRIPT_DELAY_MS, DELAYED_SCRIPTS[late], acted)
  await page.goto(path, { waitUntil: isPageScript(late) ? 'commit' : 'load' })
  await expect(page.locator('[data-toasts]')).toBeAttached()
  if (!isPageScript(late)) await waitForPageScript(page)
  const before = await page.evaluate(() => history.length)

  for (const row of rows)
    await test.step(`${row.widget}, ${late} late: at once`, async () => {
      await row.act(page)
      await row.atOnce?.(page, late)
    })
  haveActed()
  // The click has opened a picture file, which has no scripts to wait for.
  if (page.url().includes('/pictures/')) return
  await waitForPageScript(page)
  // Checks again after a while: nothing may take effect a second time.
  for (const when of ['when it is there', 'still']) {
    for (const row of rows) await test.step(`${row.widget}, ${late} late: ${when}`, () => row.afterwards(page, late))
    await page.waitForTimeout(300)
  }

  const traces = rows.map((row) => row.traces?.(late) ?? {})
  const total = (name: 'steps' | 'emails') => traces.reduce((sum, trace) => sum + (trace[name] ?? 0), 0)
  const expected = traces.flatMap(({ says = [] }) => says)
  const announced = await said()
  for (const words of expected) expect(announced.join('\n').split(words).length - 1, `“${words}” is said once`).toBe(1)
  expect(announced, 'nothing else is said').toHaveLength(expected.length)
  expect((await page.evaluate(() => history.length)) - before, 'steps for Back').toBe(total('steps'))
  expect(await countEmails(page), 'emails').toBe(total('emails'))
  if (!(await page.getByRole('dialog').count())) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog'), 'a dialog that is closed stays closed').toHaveCount(0)
}
