import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { NOT_FOUND, OFFLINE } from '../../../src/lib/routes.ts'
import { startBrowser } from '../../browser/findBrowser.ts'
import { scrollToEnd } from '../../browser/scrollToEnd.ts'
import { COMPRESSION_CACHE } from '../../deploy/compress.ts'
import { listBuiltPages } from '../../lib/builtPages.ts'
import { copyProject } from '../../lib/copyProject.ts'
import { listFiles } from '../../lib/files.ts'
import { serveSite } from '../../serve/server.ts'
import { RECEIVER_FILES, startTestReceiver } from '../../serve/siteReceiver.ts'
import { FIXTURE_PROJECT, updateFixtureProject } from '../../test/fixtureProject.ts'
import type { RecordOptions } from './recordOrCompare.ts'

/**
 * The fixed day of all transcripts: records change when the site does, not because a day has passed. On this day one production is over,
 * and two events are upcoming.
 */
export const TRANSCRIPT_DAY = '2025-06-15'

/** The pages whose transcripts are recorded: every page, and the not-found and offline pages. */
export const listAuditedPages = (): string[] => [...listBuiltPages(TRANSCRIPT_SITE), NOT_FOUND, OFFLINE]

/** The folder of the reports. */
export const TRANSCRIPT_REPORTS = 'a11y-reports/screen-reader'

const FOLDER = '.build/screen-reader'

/** The folder of the site as built for TRANSCRIPT_DAY. */
export const TRANSCRIPT_SITE = path.join(FOLDER, 'site')
const SOURCES = ['src', 'public', 'scripts', 'editor', 'receiver', 'index.html', 'package.json', 'vite.config.ts']
/** The not-found page is served for every unknown address. */
const UNKNOWN_ADDRESS = '/no-such-page'

/** The served site as of TRANSCRIPT_DAY, and a browser. */
export interface RecordedSite extends RecordOptions {
  origin: string
  browser: Browser
  /** The day, and hashes of everything else that may change a transcript. */
  state: string
}

/** Runs `use` with the site as of TRANSCRIPT_DAY and a browser, and stops server and browser. */
export const withRecordedSite = <Result>({ isRecorded }: RecordOptions, use: (site: RecordedSite) => Promise<Result>): Promise<Result> =>
  withServer(process.cwd(), FOLDER, async (origin, built) => {
    const state = built + hashFiles(listFiles(import.meta.dirname, '.'))
    const browser = await startBrowser()
    return await use({ origin, browser, state, isRecorded }).finally(() => browser.close())
  })

/**
 * Runs `use` with the fixture site as of TRANSCRIPT_DAY, in the same browser, for facts that the shipped content lacks. Only journeys are
 * recorded from it.
 */
export async function withRecordedFixture<Result>(site: RecordedSite, use: (fixture: RecordedSite) => Promise<Result>): Promise<Result> {
  await updateFixtureProject()
  return await withServer(FIXTURE_PROJECT, `${FOLDER}/fixture`, (origin) => use({ ...site, origin }))
}

/** Serves a project’s site as of TRANSCRIPT_DAY from `folder`, after building it unless it was built from the same files. */
async function withServer<Result>(project: string, folder: string, use: (origin: string, state: string) => Promise<Result>) {
  const state = buildSite(project, folder)
  const { origin, close } = await serveSite(path.join(folder, 'site'), startTestReceiver(folder, '.build/messages-recorded'))
  return await use(origin, state).finally(close)
}

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns the day of the site, and a hash of the files that it was built from. */
function buildSite(project: string, folder: string): string {
  const content = path.relative(process.cwd(), path.join(project, 'content'))
  const files = [...SOURCES, content].flatMap((part) => (path.extname(part) ? [part] : listFiles(part, '.')))
  const state = `${TRANSCRIPT_DAY} ${hashFiles(files.filter((file) => !file.startsWith('scripts/audit/')))}`
  const stateFile = path.join(folder, 'state.txt')
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) return state
  console.log(`Building ${folder} as of ${TRANSCRIPT_DAY}.`)
  const copy = copyProject(project, 'recorded')
  try {
    if (existsSync(COMPRESSION_CACHE)) cpSync(COMPRESSION_CACHE, path.join(copy, COMPRESSION_CACHE), { recursive: true })
    const built = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: copy,
      env: { ...process.env, SITE_NOW: TRANSCRIPT_DAY },
      encoding: 'utf8',
    })
    if (built.status !== 0) throw new Error(`The site could not be built as of ${TRANSCRIPT_DAY}.\n${built.stdout}${built.stderr}`)
    rmSync(path.join(folder, 'site'), { recursive: true, force: true })
    cpSync(path.join(copy, 'dist'), path.join(folder, 'site'), { recursive: true })
    // The copy has its own receiver: this checkout may not have been built yet.
    cpSync(path.join(copy, RECEIVER_FILES.settings), path.join(folder, RECEIVER_FILES.settings))
    writeFileSync(stateFile, state)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return state
}

/**
 * Opens a page in a browser whose clock shows noon of TRANSCRIPT_DAY, runs `use` with it, and closes it. Motion is reduced unless the
 * options say otherwise. `prepare` may block or change requests.
 */
export async function onPage<Result>(
  { browser, origin }: Pick<RecordedSite, 'browser' | 'origin'>,
  route: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    ...options,
  })
  try {
    const page = await context.newPage()
    await prepare?.(page)
    if (options.javaScriptEnabled !== false) {
      // tsx wraps named functions in its helper __name, which the page lacks.
      await page.addInitScript('globalThis.__name = (marked) => marked')
      await page.clock.setFixedTime(new Date(`${TRANSCRIPT_DAY}T12:00+01:00`))
    }
    await page.goto(origin + (route === NOT_FOUND ? UNKNOWN_ADDRESS : route))
    await page.waitForLoadState('networkidle')
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Scrolls to the end of a page, so that every lazy-loaded widget loads, and back to the top. */
export async function loadAllWidgets(page: Page): Promise<void> {
  await scrollToEnd(page, { rest: 0 })
  // Pauses the hero before its first advance, which could hide its buttons too soon.
  for (const part of await page.locator('.carousel, [data-widget=acknowledge]').all()) await part.dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  const waiting =
    '[data-props]:not([data-state=ready]), .carousel[data-state]:not([data-state=ready]), [data-widget=acknowledge]:not([data-state=ready])'
  await page.waitForFunction((selector) => document.querySelector(selector) === null, waiting, { timeout: 20_000 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/**
 * Renders sections that browsers skip while they are off screen. They are in the accessibility tree all the same (w3.org/TR/css-contain-2,
 * “content-visibility: auto”), but Equal Access reads `innerText`, which is empty there, and lines move when a screenshot renders them.
 */
export async function renderOffScreen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > section:not([hidden]) { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
