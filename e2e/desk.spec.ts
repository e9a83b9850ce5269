import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { copyProject } from '../scripts/lib/copyProject.ts'
import { listFiles } from '../scripts/lib/files.ts'
import { FIXTURE_DIST, FIXTURE_PROJECT } from '../scripts/test/fixtureProject.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ actionTimeout: 40_000 })

const EVENT = 'content/tickets/sankara-revival.md'

let copy = ''
let desk: ChildProcess
let origin = ''
let said = ''
let neighbour: Server
const port = Number(process.env.E2E_PORT) + 70

test.beforeAll(async () => {
  test.setTimeout(120_000)
  copy = copyProject(FIXTURE_PROJECT, 'desk')
  neighbour = createServer()
  await new Promise<void>((resolve) => neighbour.listen(port, '127.0.0.1', resolve))
  desk = spawn(process.execPath, ['--import', 'tsx', 'scripts/desk.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), SITE_PORT: String(port + 10), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /open at (http:\/\/localhost:\d+)\//.exec(said) ?? []
      if (address) resolve(address)
    }
    desk.stdout?.on('data', read)
    desk.stderr?.on('data', read)
    desk.once('exit', () => reject(new Error(`The desk closed:\n${said}`)))
  })
})

test.afterAll(() => {
  desk.removeAllListeners('exit')
  desk.kill()
  neighbour.close()
  rmSync(copy, { recursive: true, force: true })
})

const readCopy = (file: string) => readFileSync(path.join(copy, file), 'utf8')

/** Lines that only one of two texts has, old ones first. */
function changedLines(before: string, after: string): string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return [...old.filter((line, at) => line !== fresh[at]), ...fresh.filter((line, at) => line !== old[at])]
}

/** Opens a form of the editor as an editor would: from the desk’s page, by the list. */
async function openForm(page: Page, collection: string, entry: string) {
  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'Open the editor' }).click()
  await page.getByRole('link', { name: collection, exact: true }).click()
  await page.getByRole('link', { name: entry }).click()
}

/** Opens the last list of this name, and all its items. */
async function openList(page: Page, name: string) {
  const list = page
    .getByLabel('list field')
    .filter({ has: page.getByText(name, { exact: true }) })
    .last()
  await list.getByRole('button', { name: 'Expand' }).first().click()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save now' }).click()
}

test('a price that is changed in the form changes its line of the file and the page, and nobody else is told', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>()
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) hosts.add(new URL(request.url()).hostname)
  })
  writeFileSync(path.join(copy, EVENT), readCopy(EVENT).replaceAll('price: 8000\n', 'price: 8000 # agreed in May\n'))
  const before = readCopy(EVENT)

  await openForm(page, 'Tickets', 'Sankara (Revival)')
  await openList(page, 'Dates')
  await openList(page, 'Ticket types')
  await page.getByLabel('The price in whole naira').last().fill('8500')
  await save(page)
  await expect(page.getByText('Saved in the file')).toBeVisible()
  expect(changedLines(before, readCopy(EVENT))).toEqual(['        price: 8000 # agreed in May', '        price: 8500 # agreed in May'])

  const [site] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Look at the site (new tab)' }).click()])
  await site.goto(new URL('/productions/sankara', site.url()).href, { timeout: 60_000 })
  await expect(site.getByText('₦8,500').first()).toBeAttached()
  expect([...hosts]).toEqual(['localhost'])
})

test('an article that is begun in the editor, with a picture, is a draft that shows on this computer', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`${origin}/editor`)
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await page.getByRole('link', { name: 'Create entry of type Article' }).click()
  await page.getByLabel('The headline', { exact: true }).fill('Ẹniọlá Bákàrè joins us')
  await page.getByLabel('Two sentences for cards').fill('She begins in June: She brings a drum.')
  await page.getByLabel('For search engines and shared links').fill('A new face.')
  const picture = page.getByLabel('object field').filter({ has: page.getByText('Its picture', { exact: true }) })
  await picture.getByRole('button', { name: 'Expand' }).click()
  await picture.getByRole('button', { name: 'Choose an image' }).click()
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a2410' } })
    .webp()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'Ẹniọlá Bákàrè.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('button', { name: 'Choose selected' }).click()
  await picture.getByLabel('What is seen and why it is there').fill('She drums.')
  await page.getByLabel('The day it was published').fill('2025-06-02')
  await page.getByLabel('What it is about').fill('Theatre')
  await page.keyboard.press('Enter')
  await page.getByLabel('The text').last().fill('First.\n\nThen :yo[ìlù] at {company}.')
  await save(page)
  await expect(page.getByText('Saved in the file')).toBeVisible()
  expect(readCopy('content/news/eniola-bakare-joins-us.md')).toBe(`---
title: Ẹniọlá Bákàrè joins us
excerpt: 'She begins in June: She brings a drum.'
description: A new face.
image:
  src: ./eniola-bakare.webp
  alt: She drums.
date: 2025-06-02
category: Theatre
draft: true
---

First.

Then :yo[ìlù] at {company}.
`)
  await expect(page.getByRole('status').filter({ hasText: 'mend' })).toHaveText('Nothing to mend.')
  const site = (await page.getByRole('link', { name: 'Look at the site (new tab)' }).getAttribute('href')) ?? ''
  // The picture is first made into those of the pages.
  await expect(async () => {
    await page.goto(new URL('/news', site).href)
    await expect(page.getByRole('heading', { name: 'Ẹniọlá Bákàrè joins us' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
})

test('what the site cannot do with is saved all the same, and told in the words of the content check', { tag: '@long' }, async ({
  page,
}) => {
  await openForm(page, 'Tickets', 'Sankara (Revival)')
  const place = page.getByLabel('Place in lists, from 1')
  await place.fill('1')
  await save(page)
  await expect(page.getByRole('status').filter({ hasText: 'mend' })).toHaveText('1 thing to mend.')
  await page.getByText('What is to be mended').click()
  await expect(page.getByRole('complementary').locator('pre')).toContainText(`${EVENT}:11  order`)

  const byHand = readCopy(EVENT).replace('order: 1', 'order: 2')
  writeFileSync(path.join(copy, EVENT), byHand)
  await place.fill('7')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toContainText('changed elsewhere since you opened it')
  expect(readCopy(EVENT)).toBe(byHand)
})

test('the form of the file whose address is typed is shown, not the last one', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${origin}/editor#/collections/tickets/entries/sankara-revival`)
  await expect(page.getByLabel('The title')).toHaveValue('Sankara (Revival)')
  await page.goto(`${origin}/editor#/collections/tickets/entries/festival-2025`)
  await expect(page.getByLabel('The title')).toHaveValue('{company} Festival 2025')
})

test('the desk’s own words can be read by everyone', async ({ page }) => {
  await page.goto(`${origin}/`)
  await expect(page.getByText('Nothing to mend.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.goto(`${origin}/editor`)
  await expect(page.getByRole('status').filter({ hasText: 'mend' })).toHaveText('Nothing to mend.')
  expect((await new AxeBuilder({ page }).include('.desk-line').analyze()).violations).toEqual([])
})

test('a taken port is told of, another site cannot write files, and Ctrl+C closes everything', async ({ page, request }) => {
  expect(said).toContain(`Port ${port} is taken by another program`)
  await page.goto(`${origin}/`)
  const site = (await page.getByRole('link', { name: 'Look at the site' }).getAttribute('href')) ?? ''
  const foreign = await request.post(`${origin}/files`, { headers: { Origin: 'https://elsewhere.example' }, data: { action: 'info' } })
  expect(foreign.status()).toBe(403)

  const closed = new Promise((resolve) => desk.once('close', resolve))
  desk.removeAllListeners('exit')
  desk.kill('SIGINT')
  await closed
  for (const address of [`${origin}/`, site, `http://127.0.0.1:${port + 1}/`]) await expect(fetch(address)).rejects.toThrow()
})

test('nothing of the desk is deployed', () => {
  const files = listFiles(FIXTURE_DIST)
  expect(files.length).toBeGreaterThan(100)
  const texts = files.filter((file) => /\.(html|js|css|json|txt|xml)$/.test(file))
  expect(
    texts.filter((file) => /decap|kept-front-matter|editor’s desk/i.test(readFileSync(path.join(FIXTURE_DIST, file), 'utf8'))),
  ).toEqual([])
  expect(files.filter((file) => /desk|admin/.test(file))).toEqual([])
})
