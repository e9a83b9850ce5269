import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { finishBrochure } from '../scripts/brochures/finishBrochure.ts'
import { printBrochure } from '../scripts/brochures/printBrochure.ts'
import { copyProject } from '../tests/copyProject.ts'
import { FIXTURE_DIST, FIXTURE_PROJECT } from '../tests/fixtures/fixtureProject.ts'
import { site } from '../tests/fixtures/site.ts'
import { toasts } from './scripts.ts'
import { test } from './test.ts'

const PAGE = '/academy/storytelling-intensive'
const { company, messages } = site

const brochure = (page: Page) => page.getByRole('link', { name: 'Download Brochure' }).first()

/** Clicks the link and saves the file, as a visitor does. */
async function download(page: Page) {
  const started = page.waitForEvent('download')
  await brochure(page).click()
  const file = await started
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) }
}

test('Download Brochure downloads the PDF once, says so in a toast and stays on the page', { tag: '@core' }, async ({ page, request }) => {
  await page.goto(PAGE)
  const response = await request.get((await brochure(page).getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  await expect(brochure(page)).toHaveAccessibleDescription(/^PDF, \d+ KB$/)
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  const { name, data } = await download(page)
  expect(name).toBe(`${company.slug}-storytelling-intensive.pdf`)
  expect(data.equals(readFileSync(path.join(FIXTURE_PROJECT, 'content/brochures/storytelling-intensive.pdf')))).toBe(true)
  await expect(toasts(page)).toHaveText('Brochure Download Started The Storytelling Intensive brochure will download shortly.')
  await expect(page).toHaveURL(PAGE)
  expect(downloads).toBe(1)
})

test('printing a page twice gives identical brochures', async ({ browserName }) => {
  const facts = { title: browserName, description: 'The same', company, modified: '2026-11-21' }
  const options = { folder: FIXTURE_DIST, company, address: PAGE, lastLine: messages.brochure }
  const make = async () => Buffer.from((await finishBrochure(await printBrochure(options), facts)).data)
  expect((await make()).equals(await make())).toBe(true)
})

test('npx tsx scripts/brochures.ts prints only brochures that are stale or missing', () => {
  test.setTimeout(300_000)
  const copy = copyProject(FIXTURE_PROJECT, 'brochures')
  const print = (env = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/brochures.ts'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
  const file = path.join(copy, 'content/brochures/storytelling-intensive.pdf')
  rmSync(file)
  const first = print()
  expect(first.stderr).toBe('')
  expect(first.stdout).toContain('content/brochures/storytelling-intensive.pdf: printed')
  expect(first.stdout.match(/: printed,/g)).toHaveLength(1)
  expect(existsSync(file)).toBe(true)
  expect(print().stdout).not.toContain(': printed,')

  // If the build fails, no file is deleted, not even one without a page.
  rmSync(file)
  const unlinked = path.join(copy, 'content/brochures/old.pdf')
  writeFileSync(unlinked, '')
  expect(print({ SERVICE_WORKER: 'of' }).stderr).toMatch(/SERVICE_WORKER is “of”[\s\S]*No brochure was changed\.\n$/)
  expect(existsSync(unlinked)).toBe(true)
  rmSync(copy, { recursive: true, force: true })
})
