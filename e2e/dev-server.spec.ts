import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect as baseExpect, test } from '@playwright/test'
import { addNewFile } from '../tests/content/contentFolder.ts'
import { freePort } from '../tests/freePort.ts'
import { startDevServer } from './devServer.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({ navigationTimeout: 120_000, actionTimeout: 60_000 })
/** The development server needs longer than a built site. */
const expect = baseExpect.configure({ timeout: 60_000 })

let server: Awaited<ReturnType<typeof startDevServer>>
let copy = ''
let origin = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDevServer('development', await freePort())
  ;({ copy, origin } = server)
})

test.afterAll(() => server.stop())

/**
 * Rewrites a file of the copy, and returns a function that restores it. Waits half a second before each write, because the watcher reports
 * only one change in 50 ms.
 */
async function change(file: string, edit: (text: string) => string) {
  const full = path.join(copy, file)
  const before = readFileSync(full, 'utf8')
  expect(edit(before)).not.toBe(before)
  const write = async (text: string) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    writeFileSync(full, text)
  }
  await write(edit(before))
  return () => write(before)
}

test('an edited text appears without a reload, and a mistake shows how to fix it until it is fixed', async ({ page }) => {
  await page.goto(`${origin}/about`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const title = (await heading.textContent()) ?? ''

  const undo = await change('content/pages/about/about.md', (text) => text.replace(/^title: .*$/m, 'title: A heading of this minute'))
  await expect(heading).toHaveText('A heading of this minute')

  await undo()
  await expect(heading).toHaveText(title)

  const restore = await change('content/pages/about/about.md', (text) => text.replace(/^title: /m, 'titel: '))
  await expect(page.locator('vite-error-overlay .message-body')).toHaveText(`1 error in 1 file:

content/pages/about/about.md:2  titel
  There is no field of this name here. Did you mean “title”?`)

  await restore()
  await expect(heading).toHaveText(title)
})

test('a draft of a new production immediately has a card and a page', async ({ page }) => {
  await page.goto(`${origin}/productions`)
  await page.waitForLoadState('networkidle')
  const { file, pictures } = addNewFile(copy, 'production', 'The Drum of Ìlú', '2025-01-01')
  const card = page.locator('.card').filter({ hasText: 'The Drum of' })
  await expect(card).toHaveCount(1)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Drum of Ìlú')
  await page.goto(`${origin}/productions`)
  await page.waitForLoadState('networkidle')
  for (const one of [file, ...pictures]) rmSync(path.join(copy, one))
  await expect(card).toHaveCount(0)
})
