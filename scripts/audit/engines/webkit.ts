import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../lib/freePort.ts'
import { type Driver, type EngineBrowser, type Key, type Role, SCREENS, toClicked } from './driver.ts'
import { ensureCommands } from './ensureCommands.ts'
import { readErrors } from './recordPageErrors.ts'

type ElementHandle = Record<typeof ELEMENT, string>

/** WebKit rejects view transitions that are interrupted by navigation. No script of the site starts one. */
const INTERRUPTED_TRANSITION = /^AbortError: Skipping view transition/

/** How often a click is tried, five times a second, while its element moves. */
const MAX_TRIES = 50

/** Roles that WebKitGTK names differently: it calls a `select` a button. */
const NAMED_BY_WEBKIT: Partial<Record<Role, string>> = { combobox: 'button' }

/** Runs in the page: elements behind an open dialog also have roles and names, but cannot be reached. */
const isPerceived = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], [aria-hidden=true]') === null

/** Elements that may have a role that journeys use. */
const CANDIDATES = 'a[href], button, input, select, textarea, summary, [role]'

/**
 * Starts Debian’s WebKitGTK under a virtual display; undefined where it cannot be installed. Its driver has no access to the console, so
 * pages record their own errors (recordPageErrors.ts).
 */
export async function startWebKit(runsScripts = true): Promise<EngineBrowser | undefined> {
  if (!ensureCommands(['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb'])) return undefined
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env })
  const origin = `http://127.0.0.1:${port}`
  await untilListening(origin)
  // In full screen there are no toolbars, so the window is exactly the viewport.
  const args = ['--automation', '--full-screen', ...(runsScripts ? [] : ['--enable-javascript=false'])]
  const wanted = { 'webkitgtk:browserOptions': { args } }
  const first = await beginSession(origin, wanted)
  await first.end()
  return {
    name: `WebKitGTK ${first.capabilities.browserVersion}`,
    open: async (size) => openPage(await beginSession(origin, wanted), size),
    close: async () => {
      await stop(driver)
      await stop(screen)
    },
  }
}

async function untilListening(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${origin}/status`).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not answer within ten seconds.')
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.exitCode === null && child.kill()) await ended
}

async function openPage(session: Session, size: keyof typeof SCREENS): Promise<Driver<ElementHandle>> {
  await session.ask('POST', '/window/rect', { ...SCREENS[size], x: 0, y: 0 })
  const run = <Result>(code: (...args: never[]) => Result, ...args: (ElementHandle | string)[]) =>
    session.ask<Result>('POST', '/execute/sync', { script: `return (${code})(...arguments)`, args })
  const of = <Answer>(thing: ElementHandle, what: string) => session.ask<Answer>('GET', `/element/${thing[ELEMENT]}/${what}`)
  const isIt = async (thing: ElementHandle, role: Role, name: string) => {
    return (
      (await run(isPerceived, thing)) &&
      (await of(thing, 'computedlabel')) === name &&
      (await of(thing, 'computedrole')) === (NAMED_BY_WEBKIT[role] ?? role)
    )
  }
  return {
    go: (url) => session.ask('POST', '/url', { url }),
    find: async (role, name) => {
      const candidates = await session.ask<ElementHandle[]>('POST', '/elements', { using: 'css selector', value: CANDIDATES })
      const fitting = await Promise.all(candidates.map((thing) => isIt(thing, role, name)))
      return candidates.filter((_, index) => fitting[index])
    },
    run,
    click: async (thing) => {
      const target = (await run(toClicked, thing)) as unknown as ElementHandle
      await whenStill(() => session.ask('POST', `/element/${target[ELEMENT]}/click`))
    },
    type: async (text) => {
      const focused = await session.ask<ElementHandle>('GET', '/element/active')
      await session.ask('POST', `/element/${focused[ELEMENT]}/value`, { text })
    },
    press: (key: Key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      return session.ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    errors: async () => (await run(readErrors)).filter((text) => !INTERRUPTED_TRANSITION.test(text)),
    close: () => session.end(),
  }
}

/** Waits until an element stops moving before clicking: the driver refuses to click a link in a menu that is still opening. */
async function whenStill(press: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await press()
      return
    } catch (error) {
      if (tries === MAX_TRIES || !(error as Error).message.startsWith('element not interactable')) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The key that marks an element in the protocol’s JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys by their code points in the protocol. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014', ' ': ' ' } as const

/** A browser session over HTTP by the W3C WebDriver protocol. */
type Session = Awaited<ReturnType<typeof beginSession>>

/** Starts a session with a driver at `origin`. Uses no library: the few URLs with JSON are simpler than its browser downloads and API. */
async function beginSession(origin: string, wanted: object) {
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    `${origin}/session`,
    'POST',
    { capabilities: { alwaysMatch: wanted } },
  )
  const base = `${origin}/session/${sessionId}`
  return {
    /** Sends one command, such as `POST` `/url`. Throws the driver’s error message. */
    ask: <Result>(method: 'GET' | 'POST', path: string, body?: object) => send<Result>(base + path, method, body),
    capabilities,
    end: () => send<void>(base, 'DELETE'),
  }
}

async function send<Result>(url: string, method: string, body: object = {}): Promise<Result> {
  const response = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
