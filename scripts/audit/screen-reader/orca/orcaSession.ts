import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { Keyboard } from '../../../../e2e/keyboard.ts'
import { BROWSER_ARGS, getBrowser } from '../../../browser/findBrowser.ts'

/** How long Orca may take for anything, in milliseconds. */
const TIMEOUT_MS = 240_000
/** Milliseconds until Orca has spoken after a key. */
const MS_AFTER_KEY = 700

const XDOTOOL_KEYS: Readonly<Record<string, string>> = {
  Enter: 'Return',
  ArrowDown: 'Down',
  'Control+s': 'ctrl+s',
  'Control+a': 'ctrl+a',
}

/** Orca with a home folder of its own, and a Chromium that it reads. Needs a display and a D-Bus session of its own (orca.ts). */
export class OrcaSession {
  readonly version: string
  readonly #home = mkdtempSync(path.join(tmpdir(), 'orca-'))
  readonly #spoken = path.join(this.#home, 'spoken.txt')
  readonly #requestFile = path.join(this.#home, 'asked')
  readonly #env: Record<string, string>
  readonly #orca: ChildProcess

  constructor() {
    const home = this.#home
    this.#env = {
      ...(process.env as Record<string, string>),
      HOME: home,
      XDG_DATA_HOME: path.join(home, 'data'),
      XDG_CONFIG_HOME: path.join(home, 'config'),
      XDG_RUNTIME_DIR: path.join(home, 'run'),
      ACCESSIBILITY_ENABLED: '1',
      ORCA_SPOKEN: this.#spoken,
      ORCA_REQUEST: this.#requestFile,
    }
    const customizations = path.join(home, 'data/orca/orca-customizations.py')
    mkdirSync(path.dirname(customizations), { recursive: true })
    mkdirSync(path.join(home, 'run'), { mode: 0o700 })
    copyFileSync(path.join(import.meta.dirname, 'orca-customizations.py'), customizations)
    this.clear()
    this.#run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true')
    this.version = this.#run('orca', '--version')
    this.#orca = spawn('orca', ['--replace'], { env: this.#env, stdio: 'ignore' })
  }

  /** Waits for Orca, and opens the browser. */
  async openBrowser(): Promise<Browser> {
    await this.waitFor('(ready)')
    return chromium.launch({
      executablePath: getBrowser().executablePath,
      headless: false,
      env: this.#env,
      args: [...BROWSER_ARGS, '--force-renderer-accessibility', '--window-size=1280,960', '--window-position=0,0'],
    })
  }

  /** Ends Orca; the browser must be closed. */
  async close(): Promise<void> {
    this.#orca.kill('SIGKILL')
    await sleep(500)
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 })
  }

  /** What Orca has said since the last `clear`, a line each. */
  said(): string[] {
    return readFileSync(this.#spoken, 'utf8').split('\n').filter(Boolean)
  }

  clear(): void {
    writeFileSync(this.#spoken, '')
  }

  /** A keyboard that presses keys through the display, where Orca receives them, and waits until Orca has spoken. */
  keyboard(page: Page): Keyboard {
    return new Keyboard(page, {
      press: async (key) => {
        const before = this.said().length
        this.#run('xdotool', 'key', XDOTOOL_KEYS[key] ?? key)
        await sleep(MS_AFTER_KEY)
        for (let waits = 0; waits < 10 && this.said().length === before; waits += 1) await sleep(200)
      },
      // As fast as a practised typist.
      type: async (text) => {
        this.#run('xdotool', 'type', '--delay', '120', text)
        await sleep(MS_AFTER_KEY)
      },
      settle: () => this.waitForSilence(),
    })
  }

  /** Focuses the browser's window, which no window manager does here, and waits until Orca stops speaking. */
  async toFront(): Promise<void> {
    const windows = this.#run('xdotool', 'search', '--onlyvisible', '--class', 'chromium').split('\n')
    this.#run('xdotool', 'windowfocus', windows.at(-1) ?? '')
    await sleep(1000)
    await this.waitForSilence()
    this.clear()
  }

  /** Waits until Orca stops speaking. */
  async waitForSilence(): Promise<void> {
    for (let before = -1, now = this.said().length; now !== before; now = this.said().length) {
      before = now
      await sleep(2500)
    }
  }

  /** Has Orca read the page from the top to the end. */
  async readAll(): Promise<string[]> {
    this.clear()
    writeFileSync(this.#requestFile, '')
    await this.waitFor('(begin)')
    await this.waitFor('(end)')
    const lines = this.said()
    return lines.slice(lines.indexOf('(begin)') + 1, lines.indexOf('(end)'))
  }

  async waitFor(line: string): Promise<void> {
    for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await sleep(200))
      if (existsSync(this.#spoken) && this.said().includes(line)) return
    throw new Error(`Orca has not said ${line} after ${TIMEOUT_MS / 1000} seconds.`)
  }

  #run(command: string, ...args: string[]): string {
    return spawnSync(command, args, { env: this.#env, encoding: 'utf8' }).stdout.trim()
  }
}
