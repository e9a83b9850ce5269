import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { changedLines } from '../editor/tests/startEditor.ts'
import type { Keyboard } from './keyboard.ts'

/** A common job of the staff, in the editor from its first page on, by keyboard alone. */
export interface EditorJob {
  name: string
  /** The most keys it may take. */
  maxKeys: number
  run(keys: Keyboard, page: Page): Promise<void>
  /** The file of the fixture site that the job changes. */
  file: string
  /** The lines that only the old file has, then those that only the new one has; undefined if the job deletes the file. */
  lines: readonly string[] | undefined
}

/** Does a job in the editor of a copy of the site. Returns the lines that differ, as in `EditorJob`; undefined if the file is gone. */
export async function doJob(job: EditorJob, keys: Keyboard, page: Page, copy: string): Promise<string[] | undefined> {
  const place = path.join(copy, job.file)
  const text = existsSync(place) ? readFileSync(place, 'utf8') : ''
  await job.run(keys, page)
  await page.waitForLoadState()
  return existsSync(place) ? changedLines(text, readFileSync(place, 'utf8')) : undefined
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`)
const waitForStatus = (page: Page, text: string) => page.locator('#status').filter({ hasText: text }).waitFor()

/** Opens a file: searches for it, and follows the first link. */
async function open(keys: Keyboard, page: Page, find: string, title: string): Promise<void> {
  await keys.find(find)
  await follow(keys, page, title)
}

async function follow(keys: Keyboard, page: Page, link: string): Promise<void> {
  await keys.tabTo(page.getByRole('link', { name: link, exact: true }))
  const opened = page.waitForEvent('domcontentloaded')
  await keys.press('Enter')
  await opened
}

async function fill(keys: Keyboard, page: Page, name: string, text: string): Promise<void> {
  await keys.tabTo(field(page, name))
  await keys.type(text)
}

/** Answers the question of a page with one field, which has the focus. */
async function answer(keys: Keyboard, page: Page, text: string): Promise<void> {
  await page.locator('main input:focus').waitFor()
  await keys.type(text)
  await keys.press('Enter')
}

async function save(keys: Keyboard, page: Page): Promise<void> {
  await keys.press('Control+s')
  await waitForStatus(page, 'Saved')
}

export const EDITOR_JOBS: readonly EditorJob[] = [
  {
    name: 'a price',
    maxKeys: 75,
    run: async (keys, page) => {
      await open(keys, page, 'Sankara (Rev', 'Sankara (Revival)')
      await keys.skip()
      await fill(keys, page, 'field.dates.0.ticketTypes.1.price', '8,500')
      await keys.press('Enter')
      await waitForStatus(page, 'Saved')
    },
    file: 'content/tickets/sankara-revival.md',
    lines: ['        price: 8500'],
  },
  {
    name: 'a news article with a photograph',
    maxKeys: 170,
    run: async (keys, page) => {
      await keys.skip()
      await follow(keys, page, 'New: article')
      await answer(keys, page, 'Eniola Bakare joins us')
      await waitForStatus(page, 'New, as a draft')
      await page.locator('[id="field.excerpt"]:focus').waitFor()
      await fill(keys, page, 'field.excerpt', 'She begins in June: she brings a drum.')
      await fill(keys, page, 'field.description', 'A new face.')
      await keys.tabTo(field(page, 'upload.image'))
      const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a2410' } })
        .jpeg()
        .toBuffer()
      await keys.choose({ name: 'Eniola.jpg', mimeType: 'image/jpeg', buffer })
      await keys.tabTo(page.getByRole('button', { name: 'Upload, then describe it' }).first())
      await keys.press('Enter')
      await waitForStatus(page, 'Picture uploaded. Describe it.')
      await page.locator('[id="field.image.alt"]:focus').waitFor()
      await keys.type('She drums under a mango tree.')
      await fill(keys, page, 'field.category', 'Theatre')
      await fill(keys, page, 'field.draft', 'No')
      await fill(keys, page, 'body', 'She begins in June.')
      await save(keys, page)
    },
    file: 'content/news/eniola-bakare-joins-us.md',
    lines: [
      '---',
      'image:',
      '  src: ./eniola.jpg',
      '  alt: She drums under a mango tree.',
      'title: Eniola Bakare joins us',
      "excerpt: 'She begins in June: she brings a drum.'",
      'description: A new face.',
      'date: 2025-06-15',
      'category: Theatre',
      '---',
      'She begins in June.',
    ],
  },
  {
    name: 'a role less',
    maxKeys: 30,
    run: async (keys, page) => {
      await open(keys, page, 'Interns', 'Interns')
      await keys.skip()
      await follow(keys, page, 'Delete, and what links here')
      await keys.skip()
      await keys.tabTo(page.getByRole('button', { name: /^Delete/ }))
      await keys.press('Enter')
      await waitForStatus(page, 'Deleted')
    },
    file: 'content/careers/roles/interns.md',
    lines: undefined,
  },
]
