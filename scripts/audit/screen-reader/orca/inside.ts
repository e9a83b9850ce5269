import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { formatDay } from '../../../../src/lib/dates.ts'
import { BROWSER_ARGS, getBrowser } from '../../../browser/findBrowser.ts'
import { controlOf } from '../journeys/control.ts'
import { JOURNEYS, type Journey } from '../journeys/journeys.ts'
import { loadAllWidgets, onPage, TRANSCRIPT_REPORTS } from '../site.ts'
import { readTranscript, signOf, transcriptFile } from '../transcripts.ts'

// Runs under Xvfb and its own D-Bus session: Orca, and Chromium beside it. Writes what Orca speaks to a11y-reports/screen-reader/orca/.

const PAGES = ['/', '/tickets', '/contact', '/productions/sankara', '/academy/youth-theatre-workshop', '/news']
const GONE = ['donate', 'buy a ticket', 'write to the company']
const REPORTS = `${TRANSCRIPT_REPORTS}/orca`
/** Maximum milliseconds to wait for Orca. */
const PATIENCE = 240_000
/** Milliseconds until Orca has spoken after a key. */
const AFTER_KEY = 700

const [origin = ''] = process.argv.slice(2)
const home = mkdtempSync(path.join(tmpdir(), 'orca-'))
const files = { spoken: path.join(home, 'spoken.txt'), asked: path.join(home, 'asked') }
const env = {
  ...(process.env as Record<string, string>),
  HOME: home,
  XDG_DATA_HOME: path.join(home, 'data'),
  XDG_CONFIG_HOME: path.join(home, 'config'),
  XDG_RUNTIME_DIR: path.join(home, 'run'),
  ACCESSIBILITY_ENABLED: '1',
  ORCA_SPOKEN: files.spoken,
  ORCA_ASKED: files.asked,
}
mkdirSync(path.join(env.XDG_DATA_HOME, 'orca'), { recursive: true })
mkdirSync(env.XDG_RUNTIME_DIR, { mode: 0o700 })
copyFileSync(path.join(import.meta.dirname, 'orca-customizations.py'), path.join(env.XDG_DATA_HOME, 'orca/orca-customizations.py'))
writeFileSync(files.spoken, '')
spawnSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], { env })
const version = spawnSync('orca', ['--version'], { encoding: 'utf8', env }).stdout.trim()
const orca = spawn('orca', ['--replace'], { env, stdio: 'ignore' })
await heard('(ready)')
const browser = await chromium.launch({
  executablePath: getBrowser().executablePath,
  headless: false,
  env,
  args: [...BROWSER_ARGS, '--force-renderer-accessibility', '--window-size=1280,960', '--window-position=0,0'],
})
try {
  mkdirSync(REPORTS, { recursive: true })
  for (const route of PAGES)
    write(
      transcriptFile(route),
      `${route}, read from the top by Orca`,
      await onPage({ browser, origin }, route, {}, readAll),
      `page ${signOf(readTranscript(route))}`,
    )
  for (const journey of JOURNEYS.filter(({ name }) => GONE.includes(name))) {
    const lines = await onPage({ browser, origin }, journey.steps[0]?.at ?? '/', {}, (page) => go(page, journey))
    write(`journey-${journey.name.replaceAll(' ', '-')}.txt`, `${journey.name}, by Tab and Enter, as Orca says it`, lines)
  }
} finally {
  await browser.close()
  orca.kill()
  await sleep(500)
  rmSync(home, { recursive: true, force: true, maxRetries: 3 })
}

/** The spoken text, with a header: the screen reader, the day, and the hash of the page’s transcript. */
function write(file: string, title: string, lines: readonly string[], ...more: readonly string[]): void {
  console.log(`${title}: ${lines.length} lines`)
  const who = [`Orca ${version}`, `Chromium ${browser.version()}`, formatDay(new Date().toISOString().slice(0, 10)), ...more].join(', ')
  writeFileSync(path.join(REPORTS, file), `${title}\n${who}\n\n${lines.join('\n')}\n`)
}

async function readAll(page: Page): Promise<string[]> {
  await loadAllWidgets(page)
  await toFront()
  await hush()
  writeFileSync(files.spoken, '')
  writeFileSync(files.asked, '')
  await heard('(begin)')
  await heard('(end)')
  const lines = spoken()
  return lines.slice(lines.indexOf('(begin)') + 1, lines.indexOf('(end)')).filter(Boolean)
}

async function go(page: Page, { steps }: Journey): Promise<string[]> {
  await toFront()
  await hush()
  writeFileSync(files.spoken, '')
  for (const [index, step] of steps.entries()) {
    const control = controlOf(page, step)
    if (step.within !== 'header' && !step.at.includes('#'))
      for (const name of step.within ? ['Tab', 'Tab', 'Return'] : ['Tab', 'Return']) await key(name)
    for (let presses = 0; presses < 80; presses += 1) {
      await key('Tab')
      if (await control.evaluate((element) => element === document.activeElement)) break
    }
    if (index === steps.length - 1) break
    await key('Return')
    await page.waitForLoadState('networkidle')
    await hush()
  }
  return spoken().filter(Boolean)
}

async function key(name: string): Promise<void> {
  spawnSync('xdotool', ['key', name], { env })
  await sleep(AFTER_KEY)
}

/** Focuses the browser’s window, because there is no window manager to do it. */
async function toFront(): Promise<void> {
  const windows = spawnSync('xdotool', ['search', '--onlyvisible', '--class', 'chromium'], { env, encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
  spawnSync('xdotool', ['windowfocus', windows.at(-1) ?? ''], { env })
  await sleep(1000)
}

/** Waits until Orca stops speaking by itself. */
async function hush(): Promise<void> {
  for (let before = -1, now = spoken().length; now !== before; now = spoken().length) {
    before = now
    await sleep(2500)
  }
}

async function heard(line: string): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(200))
    if (existsSync(files.spoken) && spoken().includes(line)) return
  throw new Error(`Orca has not said ${line} after ${PATIENCE / 1000} seconds.`)
}

function spoken(): string[] {
  return readFileSync(files.spoken, 'utf8').split('\n')
}
