import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect as expectWithin, type Page, test } from '@playwright/test'
import { changedLines } from '../editor/tests/startEditor.ts'
import { freePort } from '../tests/freePort.ts'
import { startDevServer } from './devServer.ts'
import { Keyboard } from './keyboard.ts'
import { findOverflow } from './overflow.ts'
import { holdResponses, openDetails } from './scripts.ts'
import { setTextStyle } from './textStyles.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ actionTimeout: 30_000 })
// A page of the editor comes with its preview from the development server, which takes seconds on a busy machine.
const expect = expectWithin.configure({ timeout: 30_000 })

/** The current day for the editor, which new files get as their date. */
const DAY = '2025-06-15'

let editor: Awaited<ReturnType<typeof startDevServer>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  editor = await startDevServer('editor', await freePort(), { SITE_NOW: DAY })
})

test.afterAll(() => editor.stop())

const read = (file: string) => readFileSync(path.join(editor.copy, file), 'utf8')
const status = (page: Page) => page.locator('#status')

/** The violations that axe finds when all parts are open. The preview is a page of the site and is checked elsewhere. */
async function findErrors(page: Page): Promise<string[]> {
  await openDetails(page)
  const { violations } = await new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

test('a price takes at most 75 keys by keyboard alone, and changes its line alone', async ({ page }) => {
  const file = 'content/tickets/sankara-revival.md'
  const before = read(file)
  const keys = new Keyboard(page)
  await page.goto(`${editor.origin}/_edit/`)
  await keys.find('Sankara (Rev')
  await keys.tabTo(page.getByRole('link', { name: 'Sankara (Revival)', exact: true }))
  const opened = page.waitForEvent('domcontentloaded')
  await keys.press('Enter')
  await opened
  await keys.skip()
  await keys.tabTo(page.locator('[id="field.dates.0.ticketTypes.1.price"]'))
  await keys.type('8,500')
  await keys.press('Enter')
  await status(page).filter({ hasText: 'Saved' }).waitFor()
  expect(changedLines(before, read(file))).toEqual(['        price: 8500'])
  keys.expectAtMost(75)
})

test('a script that loads late leaves the focus where the editor types', async ({ page }) => {
  const release = await holdResponses(page, /fileForm\.client/)
  await page.goto(`${editor.origin}/_edit/file/tickets/sankara-revival?focus=field.title`, { waitUntil: 'commit' })
  await expect(page.locator('[id="field.title"]')).toBeFocused()
  const summary = page.locator('[id="field.summary"]')
  await summary.focus()
  release()
  await page.waitForLoadState()
  await expect(summary).toBeFocused()
})

test('messages of the content check appear beside the field during typing, and the preview shows the change', async ({ page }) => {
  await page.goto(`${editor.origin}/_edit/file/tickets/sankara-revival`)
  const price = page.locator('[id="field.dates.0.ticketTypes.1.price"]')
  await price.fill('cheap')
  await expect(price).toHaveAccessibleDescription(/A price is a whole number of naira/)
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  expect(await findErrors(page)).toEqual([])
  await price.fill('₦9,900')
  await expect(page.locator('#state')).toContainText('Nothing to fix')
  await expect(price).not.toHaveAttribute('aria-invalid')
  const preview = page.frameLocator('#preview')
  await expect(preview.getByText('₦5,000 to ₦9,900').first()).toBeAttached({ timeout: 30_000 })
  const discard = page.getByRole('button', { name: 'Discard unsaved changes' })
  await discard.click()
  await expect(status(page)).toHaveText('Discarded. Undo brings it back')
  await expect(discard).toBeFocused()
})

test('a save that is asked for while an item is removed follows the removal', async ({ page }) => {
  const file = 'content/productions/sankara/index.md'
  const before = read(file)
  await page.goto(`${editor.origin}/_edit/file/productions/sankara`)
  const release = await holdResponses(page, /_edit\/file/)
  const remove = page.getByRole('button', { name: /^Remove Themes 1:/ })
  await remove.press('Enter')
  await page.keyboard.press('Control+s')
  release()
  await expect(status(page)).toHaveText(/^Saved/, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Add to: Themes' })).toBeFocused()
  const first = before.slice(before.indexOf('  - title: Power and modesty'), before.indexOf('  - title: Friendship and betrayal'))
  expect(first).toContain('text:')
  expect(read(file)).toBe(before.replace(first, ''))
})

const STATES = [
  '',
  '?find=sankara',
  '?said=Deleted&deleted=content/careers/roles/interns.md',
  'file/tickets/sankara-revival',
  'file/productions/daughters-of-dance',
  'file/getInvolved/get-involved',
  'file/news/fest-2025?whole=yes',
  'new/news',
  'rename/people/adunni-balogun',
  'delete/people/adunni-balogun',
  'send',
]

test('axe finds nothing in any state, with all parts open', async ({ page }) => {
  for (const address of STATES) {
    await page.goto(`${editor.origin}/_edit/${address}`)
    expect(await findErrors(page), address).toEqual([])
  }
})

test('nothing is cut off at 320 pixels, with text at 200 %, or in forced colours', async ({ page }) => {
  for (const address of STATES) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${editor.origin}/_edit/${address}`)
    await openDetails(page)
    expect(await findOverflow(page), address).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await setTextStyle(page, 'html { font-size: 200% }')
    expect(await findOverflow(page), `${address}, text at 200 %`).toEqual([])
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${editor.origin}/_edit/file/tickets/sankara-revival`)
  expect(await findErrors(page)).toEqual([])
})

test('no keystroke is lost: a link, a reload and Enter leave what was typed, and the focus in its field', async ({ page }) => {
  const address = `${editor.origin}/_edit/file/venues/ibadan-hall`
  await page.goto(address)
  const city = page.getByLabel('City')
  await city.fill('Lagos, Yaba')
  await page.getByRole('link', { name: 'All files' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All files')
  await page.goto(address)
  await expect(city).toHaveValue('Lagos, Yaba')
  // A reload may ask for the page before the draft is stored.
  await city.fill('Lagos, Ikeja')
  await page.reload()
  await expect(city).toHaveValue('Lagos, Ikeja')
  await city.press('End')
  await city.pressSequentially(' too')
  await expect(page.locator('#state')).toContainText('There are unsaved changes.')
  await city.press('Enter')
  await expect(status(page)).toHaveText('Saved')
  await expect(city).toBeFocused()
  await expect(city).toHaveValue('Lagos, Ikeja too')
})

test('what was typed is stored before it is saved, and outlives a killed process', async ({ page }) => {
  await page.goto(`${editor.origin}/_edit/file/venues/lagos-theatre`)
  await page.getByLabel('City').press('End')
  await page.getByLabel('City').pressSequentially(' and around it', { delay: 120 })
  const draft = `.build/edits/${encodeURIComponent('content/venues/lagos-theatre.md')}.json`
  await expect(() => expect(read(draft)).toContain('Lagos and around it')).toPass({ timeout: 20_000 })
  editor.kill()
  // Text typed while the server does not respond stays in the form, which shows an error and is not left by a key, a link or a reload.
  await page.getByLabel('City').fill('Lagos and Ikeja')
  await expect(page.locator('#state')).toContainText('Not saved')
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: 'All files' }).click()
  const dialog = page.waitForEvent('dialog')
  page.reload().catch(() => {})
  expect((await dialog).type()).toBe('beforeunload')
  await (await dialog).dismiss()
  await expect(page.locator('#state')).toContainText('Not saved')
  await expect(page.getByLabel('City')).toHaveValue('Lagos and Ikeja')
})
