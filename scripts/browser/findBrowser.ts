import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { namedBrowser } from '../lib/settings.ts'
import { UserError } from '../lib/userError.ts'
import { fontEnvironment } from './fonts.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Chromium features to disable. First the pop-ups of the address bar, which need a process for each window and take a quarter of the time
 * of opening a page. The others repeat Playwright’s list: Chromium only uses the last --disable-features flag, so ours replaces
 * Playwright’s.
 */
const FEATURES_OFF = (
  'WebUIOmniboxPopup WebUIOmniboxAimPopup AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades ' +
  'HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning ' +
  'AvoidCorsURLLoaderRestartOnRedirect OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch'
).split(' ')

/** Flags for every launch: no network requests of the browser itself, and no sandbox for root, where it cannot start. */
export const BROWSER_ARGS = [
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  // Prevents a spare process for a future page, which would take a quarter of the time of opening one. Contexts still have their own.
  '--renderer-process-limit=1',
  ...(typeof process.getuid === 'function' && process.getuid() === 0 ? ['--no-sandbox'] : []),
]

/** Finds the first browser that starts. Every browser started by this process then uses the fonts of our packages. */
function findBrowser() {
  Object.assign(process.env, fontEnvironment())
  const named = namedBrowser()
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    ...(named ? [{ executablePath: named, source: 'CHROME_PATH' }] : []),
    { executablePath: chromium.executablePath(), source: 'Playwright' },
    ...NAMES.flatMap((name) => folders.map((folder) => ({ executablePath: path.join(folder, name), source: 'the system' }))),
    ...PLACES.map((executablePath) => ({ executablePath, source: 'the system' })),
  ]
  return candidates.find(({ executablePath }) => existsSync(executablePath) && run(executablePath, ['--version'], 30_000))
}

/** Finds a browser, or installs one and says so. When both fail, throws an error that says how to fix it. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('No browser found: installing one with Playwright.')
  run('npx', ['playwright', 'install', 'chromium'])
  const installed = findBrowser()
  if (installed) return installed
  console.log('Playwright has none for this machine: installing chromium with apt.')
  const system = installPackages(['chromium']) ? findBrowser() : undefined
  if (system) return system
  throw new UserError(
    'No browser to test with, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to where it is.',
  )
}

/** Gets the browser. When there is none, throws an error that says how to install one. */
export function getBrowser() {
  const found = findBrowser()
  if (!found) throw new UserError('No browser found. "npm test" installs one; or set CHROME_PATH to where yours is.')
  return found
}

/** Starts the browser without a window, with the font of our packages. */
export function startBrowser(): Promise<Browser> {
  const { executablePath } = getBrowser()
  return chromium.launch({ executablePath, args: BROWSER_ARGS })
}

/** Runs a command silently and returns whether it succeeded. Stops it after ten minutes, or another time. */
function run(command: string, args: readonly string[], timeout = 600_000): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout, env }).status === 0
}

/** Installs packages with apt, as root or with passwordless sudo. Returns whether that succeeded. */
function installPackages(names: readonly string[]): boolean {
  if (process.platform !== 'linux') return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !run('sudo', ['-n', 'true'])) return false
  const apt = (...args: string[]) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...names)
}
