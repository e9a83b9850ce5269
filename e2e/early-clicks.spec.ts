import { expect, type Page, test } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'
import { createDeferred } from './createDeferred.ts'
import * as early from './earlyClicks.ts'
import { type EarlyClick, LATE_SCRIPTS, type Late, SHORT_TIMEOUT } from './earlyClicks.ts'
import { delayScripts, setSharing, waitForPageScript } from './scripts.ts'
import { collectErrors, coreIf } from './test.ts'
import { countEmails, interceptEmails } from './visitorForms.ts'

/**
 * A script is delayed by seconds, and at least until all early clicks were made. Each click, tap, key or typed word must take effect exactly
 * once: natively, or when the script has loaded. The clicks of one page share a visit and a delay; announcements, history entries and emails
 * are compared for all of them together.
 */
const SCRIPT_DELAY_MS = 2500

const DAUGHTERS = '/productions/daughters-of-dance'
const BOTH: readonly Late[] = ['page', 'widgets']

const VISITS: readonly (readonly [path: string, rows: readonly EarlyClick[], lates?: readonly Late[]])[] = [
  ['/', [early.carousel('the hero'), early.picture()]],
  ['/contact', [early.contactForm(), early.newsletter(), early.menu()]],
  [
    '/academy',
    [
      early.panel('a question, by Enter', 'academy-faq', 'scholarships', 'Enter'),
      early.carousel('the testimonials'),
      early.acknowledgement('Notify Me', /^Notify Me: Film Editing/, 'applications open for the Film Editing Workshop.'),
    ],
  ],
  [
    '/academy/storytelling-intensive',
    [
      early.download('Download Brochure, by Enter', 'Download Brochure', 'The Storytelling Intensive brochure will download shortly.'),
      // Last, because any other click closes its note.
      early.acknowledgement('Apply Now', 'Apply Now', "You'll be redirected to our application form."),
    ],
  ],
  [
    DAUGHTERS,
    [
      early.panel('the shows of a city, by a tap', 'shows', 'ibadan-shows', 'tap'),
      early.carousel('the pictures at the top'),
      early.picture(),
    ],
    ['page'],
  ],
  [
    DAUGHTERS,
    [
      early.panel('the prices of a city, by Enter', 'prices', 'ibadan-tickets', 'Enter'),
      early.carousel('the pictures at the top', 'swipe'),
      early.picture('Enter'),
    ],
    ['widgets'],
  ],
  ['/productions', [early.filter('Film', 'film', 'No productions found in this category.', 0)]],
  ['/tickets', [early.filter('festival', 'festival', '1 event shown', 1), early.dialog('More Filters', 'More filters', 'more-filters')]],
  ['/tickets', [early.dialog('Buy Tickets for Sankara', 'Tickets for Sankara', 'tickets-sankara-revival', 'Enter')]],
  ['/news', [early.search('a word, and the focus gone elsewhere', false)]],
  ['/news', [early.search('a word and Enter', true)]],
  [
    '/careers',
    [
      early.panel('a role, by a tap', 'roles', 'program-manager', 'tap'),
      early.panel('a question', 'hiring-faq', 'paid', 'click'),
      early.share(),
    ],
  ],
  ['/get-involved', [early.acknowledgement('an interest button, by a tap', /partner/i, "We'll be in touch soon.", 'tap')]],
]

/** The pages that `npm test` visits: those with forms and disclosures. */
const IN_NPM_TEST: ReadonlySet<string> = new Set(['/contact', '/careers'])

for (const [path, rows, lates = BOTH] of VISITS)
  test(`${path}: ${rows.map((row) => row.widget).join('; ')}`, coreIf(IN_NPM_TEST.has(path)), async ({ browser }, { project }) => {
    // Each delayed script has its own page, so that both delays run at the same time.
    await Promise.all(
      lates.map(async (late) => {
        const context = await browser.newContext({ ...project.use, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })
        const errors = collectErrors(context)
        await visit(await context.newPage(), path, late, rows)
        expect(errors).toEqual([])
        await context.close()
      }),
    )
  })

async function visit(page: Page, path: string, late: Late, rows: readonly EarlyClick[]) {
  await interceptEmails(page)
  const announcements = await recordAnnouncements(page)
  await setSharing(page, 'is missing')
  const { opened: acted, open: haveActed } = createDeferred()
  await delayScripts(page, SCRIPT_DELAY_MS, LATE_SCRIPTS[late], acted)
  await page.goto(path, { waitUntil: late === 'page' ? 'commit' : 'load' })
  await expect(page.locator('[data-toasts]')).toBeAttached()
  if (late === 'widgets') await waitForPageScript(page)
  const before = await page.evaluate(() => history.length)

  for (const { widget, act, native, busy, again } of rows)
    await test.step(`${widget}, ${late} scripts delayed: at once`, async () => {
      await act(page)
      if (late === 'page' || !busy) return native?.(page, late)
      await expect(busy(page)).toHaveAttribute('aria-busy', 'true', SHORT_TIMEOUT)
      await again?.(page)
    })
  haveActed()
  // The click has opened a picture file, which has no scripts to wait for.
  if (page.url().includes('/pictures/')) return
  await waitForPageScript(page)
  // Checks again after a while: nothing may take effect a second time.
  for (const when of ['after loading', 'later']) {
    for (const row of rows) await test.step(`${row.widget}, ${late} scripts delayed: ${when}`, () => row.afterwards(page, late))
    await page.waitForTimeout(300)
  }

  const traces = rows.flatMap((row) => row.traces?.[late] ?? [])
  const total = (name: 'historyEntries' | 'emails') => traces.reduce((sum, trace) => sum + (trace[name] ?? 0), 0)
  const expected = traces.flatMap(({ announces }) => announces ?? [])
  const announced = await announcements()
  for (const text of expected) expect(announced.join('\n').split(text).length - 1, `“${text}” is announced once`).toBe(1)
  expect(announced, 'no other announcements').toHaveLength(expected.length)
  expect((await page.evaluate(() => history.length)) - before, 'history entries').toBe(total('historyEntries'))
  expect(await countEmails(page), 'emails').toBe(total('emails'))
  if (!(await page.getByRole('dialog').count())) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog'), 'a closed dialog stays closed').toHaveCount(0)
}
