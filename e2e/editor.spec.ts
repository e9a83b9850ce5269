import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../tests/freePort.ts'
import { doJob, EDITOR_JOBS } from './editorJobs.ts'
import { startEditorServer } from './editorServer.ts'
import { Keyboard } from './keyboard.ts'
import { openDetails } from './openDetails.ts'
import { findOverflow } from './overflow.ts'
import { holdResponses } from './scripts.ts'
import { setTextStyle } from './textStyles.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ actionTimeout: 30_000 })

let editor: Awaited<ReturnType<typeof startEditorServer>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  editor = await startEditorServer(await freePort())
})

test.afterAll(() => editor.stop())

const read = (file: string) => readFileSync(path.join(editor.copy, file), 'utf8')
const status = (page: Page) => page.locator('#status')

/** The violations that axe finds. The preview is a page of the site and is checked elsewhere. */
async function findAxeErrors(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The violations that axe finds when all parts are open. */
async function findErrors(page: Page): Promise<string[]> {
  await openDetails(page)
  return await findAxeErrors(page)
}

test.describe('by keyboard alone', () => {
  for (const job of EDITOR_JOBS)
    test(`${job.name} takes at most ${job.maxKeys} keys`, async ({ page }) => {
      const keys = new Keyboard(page)
      await page.goto(`${editor.origin}/_edit/`)
      expect(await doJob(job, keys, page, editor.copy)).toEqual(job.lines)
      keys.expectAtMost(job.maxKeys)
    })

  test('an item is moved, and the focus stays on it', async ({ page }) => {
    const keys = new Keyboard(page)
    await page.goto(`${editor.origin}/_edit/file/tickets/sankara-revival`)
    await page.getByRole('button', { name: 'Move down 1: July 5, 2025 at 4:00 PM' }).focus()
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'Move up 2: July 5, 2025 at 4:00 PM' })).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'Move down 1: July 5, 2025 at 4:00 PM' })).toBeFocused()
  })
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

test('a deleted file can be put back', async ({ page }) => {
  await page.goto(`${editor.origin}/_edit/?said=Deleted&deleted=content/careers/roles/interns.md`)
  await page.getByRole('button', { name: /^Undo: put back/ }).click()
  await expect(status(page)).toHaveText('Put back')
  expect(read('content/careers/roles/interns.md')).toContain('title: Interns')
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
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click()
  await expect(status(page)).toHaveText('Discarded. Undo brings it back')
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

test('axe finds nothing in any state, closed or open', async ({ page }) => {
  for (const address of STATES) {
    await page.goto(`${editor.origin}/_edit/${address}`)
    expect(await findAxeErrors(page), address).toEqual([])
    expect(await findErrors(page), `${address}, open`).toEqual([])
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

test('two versions of one file are shown field by field', async ({ page, context }) => {
  const other = await context.newPage()
  for (const one of [page, other]) await one.goto(`${editor.origin}/_edit/file/venues/lagos-park`)
  await page.getByLabel('City').fill('Abuja')
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Saved')
  await other.getByLabel('City').fill('Kano')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Two versions of one file')
  await expect(other.getByRole('listitem')).toHaveText(['cityYours: KanoThe other: Abuja'])
  expect(await findErrors(other)).toEqual([])
  await other.getByRole('link', { name: 'Continue with the other' }).click()
  await expect(other.getByLabel('City')).toHaveValue('Abuja')
})

test('an error shows why a draft cannot be saved', async ({ page }) => {
  await page.route(/_edit\/file\//, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'Not done: the disk is full' }) : route.continue(),
  )
  await page.goto(`${editor.origin}/_edit/file/venues/lagos-park`)
  await page.getByLabel('City').fill('Jos')
  await expect(page.locator('#state')).toHaveText('Not done: the disk is full')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every action has a button', async ({ page }) => {
    await page.goto(`${editor.origin}/_edit/file/tickets/festival-2025`)
    await page.locator('[id="field.dates.0.ticketTypes.0.price"]').fill('3,500')
    await page.getByRole('button', { name: 'Check and preview' }).click()
    await expect(status(page)).toHaveText('Checked')
    await expect(page.locator('[id="field.dates.0.ticketTypes.0.price"]')).toHaveValue('₦3,500')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[id="field.dates.0.ticketTypes.0.price"]')).toHaveValue('₦3,000')
    await page.getByRole('button', { name: 'Redo' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(status(page)).toHaveText('Saved')
    expect(read('content/tickets/festival-2025.md')).toContain('price: 3500')
    await page.goto(`${editor.origin}/_edit/file/productions/sankara`)
    const themes = page.locator('[id="field.themes"]')
    await themes.getByRole('button', { name: /^Move down 1: / }).click()
    await expect(themes.getByRole('button', { name: /^Move down 2: / })).toBeFocused()
  })
})

test('is reachable only from this computer', async () => {
  const { port } = new URL(editor.origin)
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal),
  )
  // On Linux, 127.0.0.2 is answered by servers that listen on every address.
  for (const address of ['127.0.0.2', ...others.map((other) => other.address)])
    await expect(fetch(`http://${address}:${port}/_edit/`), address).rejects.toThrow('fetch failed')
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
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Two versions of one file')
  await city.press('Enter')
  await expect(status(page)).toHaveText('Saved')
  await expect(city).toBeFocused()
  await expect(city).toHaveValue('Lagos, Ikeja too')
})

test('a killed process loses at most what was typed in the last two seconds', async ({ page }) => {
  await page.goto(`${editor.origin}/_edit/file/venues/lagos-theatre`)
  await page.getByLabel('City').press('End')
  await page.getByLabel('City').pressSequentially(' and around it', { delay: 120 })
  const draft = `.build/edits/${encodeURIComponent('content/venues/lagos-theatre.md')}.json`
  await expect(() => expect(read(draft)).toContain('Lagos and around it')).toPass({ timeout: 2_000 })
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
