import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../lib/freePort.ts'
import { copyChangedSite } from '../copyChangedSite.ts'
import { ensureCommands } from './ensureCommands.ts'
import { type Driver, type EngineBrowser, type Role, SCREENS, type Screen, toClicked } from './visitor.ts'

/** The key that marks an element in the protocol’s JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type ElementHandle = Record<typeof ELEMENT, string>

/** Keys by their code points in the protocol. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ' ': ' ' } as const

/** WebKit rejects view transitions that are interrupted by navigation. No script of the site starts one. */
const INTERRUPTED_TRANSITION = /^AbortError: Skipping view transition/

/** How often a command is tried, five times a second. */
const MAX_TRIES = 50

/** Roles that WebKitGTK names differently: it calls a `select` a button. */
const NAMED_BY_WEBKIT: Partial<Record<Role, string>> = { combobox: 'button' }

/** Elements that may have a role that journeys use. */
const CANDIDATES = 'a[href], button, input, select, textarea, summary, [role]'

/** Runs in the page: elements behind an open dialog also have roles and names, but cannot be reached. */
const isPerceived = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden=true]') === null

/**
 * Starts Debian’s WebKitGTK under a virtual display; undefined where it cannot be installed. Its driver has no access to the console, so
 * pages record their own errors (copySiteRecordingErrors).
 */
export async function startWebKit(runsScripts: boolean): Promise<EngineBrowser | undefined> {
  if (!ensureCommands(['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb'])) return undefined
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const origin = `http://127.0.0.1:${port}`
  await retry(
    () => fetch(`${origin}/status`),
    () => true,
  )
  // In full screen there are no toolbars, so the window is exactly the viewport.
  const args = ['--automation', '--full-screen', ...(runsScripts ? [] : ['--enable-javascript=false'])]
  const beginSession = async () => {
    const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      `${origin}/session`,
      { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } } },
    )
    return { session: `${origin}/session/${sessionId}`, version: capabilities.browserVersion }
  }
  const { session, version } = await beginSession()
  await send('DELETE', session)
  return {
    name: `WebKitGTK ${version}`,
    open: async (screen) => openPage((await beginSession()).session, screen),
    close: async () => {
      driver.kill()
      display.kill()
    },
  }
}

async function openPage(session: string, screen: Screen): Promise<Driver<ElementHandle>> {
  const get = <Result>(command: string) => send<Result>('GET', session + command)
  const post = <Result>(command: string, body: object = {}) => send<Result>('POST', session + command, body)
  const run = <Result>(code: (...args: never[]) => Result, ...args: (ElementHandle | string)[]) =>
    post<Result>('/execute/sync', { script: `return (${code})(...arguments)`, args })
  const matches = async (thing: ElementHandle, role: Role, name: string) =>
    (await run(isPerceived, thing)) &&
    (await get(`/element/${thing[ELEMENT]}/computedlabel`)) === name &&
    (await get(`/element/${thing[ELEMENT]}/computedrole`)) === (NAMED_BY_WEBKIT[role] ?? role)
  await post('/window/rect', { ...SCREENS[screen], x: 0, y: 0 })
  return {
    go: (url) => post('/url', { url }),
    find: async (role, name) => {
      const candidates = await post<ElementHandle[]>('/elements', { using: 'css selector', value: CANDIDATES })
      const fitting = await Promise.all(candidates.map((thing) => matches(thing, role, name)))
      return candidates.filter((_, index) => fitting[index])
    },
    run,
    click: async (thing) => {
      const target = (await run(toClicked, thing)) as unknown as ElementHandle
      // The driver refuses to click a link in a menu that is still opening.
      await retry(
        () => post(`/element/${target[ELEMENT]}/click`),
        ({ message }) => message.startsWith('element not interactable'),
      )
    },
    type: async (text) => {
      const focused = await get<ElementHandle>('/element/active')
      await post(`/element/${focused[ELEMENT]}/value`, { text })
    },
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    errors: async () => (await run(readErrors)).filter((text) => !INTERRUPTED_TRANSITION.test(text)),
    close: () => send('DELETE', session),
  }
}

/** Retries an action while it fails with a transient error. */
async function retry<Result>(act: () => Promise<Result>, isExpected: (error: Error) => boolean): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (tries === MAX_TRIES || !isExpected(error as Error)) throw error
    }
    await wait(200)
  }
}

/**
 * Sends one command of the W3C WebDriver protocol. Throws the driver’s error message. Uses no library: the few URLs with JSON are simpler
 * than its browser downloads and API.
 */
async function send<Result>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

const RECORDER = 'watch.js'

/**
 * Runs in the page: records its errors and CSP violations while the tab is open. Contains no named function, because tsx would
 * wrap it in a helper that the page lacks.
 */
function watch() {
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(
      kind,
      (event) => {
        const { message, reason, violatedDirective, blockedURI, target } = event as ErrorEvent &
          PromiseRejectionEvent &
          SecurityPolicyViolationEvent
        const description = message ?? reason ?? (violatedDirective && `The policy refused ${blockedURI} by ${violatedDirective}`)
        const noted = sessionStorage.getItem('errors') ?? ''
        sessionStorage.setItem('errors', `${noted}${description ?? `It did not load: ${(target as Element).outerHTML}`}\n`)
      },
      true,
    )
  console.error = (...values) => dispatchEvent(new ErrorEvent('error', { message: values.join(' ') }))
}

/** Runs in the page: returns the recorded errors. */
const readErrors = () => (sessionStorage.getItem('errors') ?? '').split('\n').filter(Boolean)

/**
 * Copies the built site to a folder where every page records its errors before any other script runs. The recorder is a file of the site,
 * because the CSP allows no inline scripts.
 */
export function copySiteRecordingErrors(built: string, folder: string): void {
  copyChangedSite(built, folder, (page) => page.replace('<head>', `<head><script src="/${RECORDER}"></script>`))
  writeFileSync(path.join(folder, RECORDER), `(${watch})()`)
}
