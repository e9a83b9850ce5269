import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { inPage, onSlowPhone, type SlowPage } from './onSlowPhone.ts'

/** A kind of widget that the early click may hit. */
interface ClickableWidget {
  name: string
  /** The element to click: the first match. */
  target: string
  /**
   * The expected result. `link`: the target of the link. `dialog`: a dialog or, without scripts, the link’s target. `message`: a toast or,
   * without scripts, a popover. `fewer`: a shorter list. `menu`: the open menu.
   */
  effect: 'link' | 'dialog' | 'message' | 'fewer' | 'menu'
}

/** The widgets, by importance. The last is on every page. */
const CLICKABLE_WIDGETS: readonly ClickableWidget[] = [
  { name: 'a tab', target: '.tab-list > li:nth-child(2) > a', effect: 'link' },
  { name: 'a disclosure', target: '.disclosure-button', effect: 'link' },
  { name: 'a dialog', target: 'main a[data-widget^=dialog]', effect: 'dialog' },
  { name: 'a button that shows a message', target: 'main button[data-widget=acknowledge]', effect: 'message' },
  { name: 'a filter', target: '[data-widget=filter] label:last-of-type', effect: 'fewer' },
  { name: 'the menu', target: '[popovertarget=menu-links]', effect: 'menu' },
]

/** The state of a clicked widget at one moment. */
export interface Frame {
  at: number
  /** Whether the page shows that it is working on the click. */
  isBusy: boolean
  /** How many of the expected elements are visible: the panel, the dialog, the message. */
  effects: number
}

/** How a page responds to a click. Times are in milliseconds after it. */
interface ClickResponse {
  /** `once`: the click had its effect. `lost`: it had none. `twice`: it had its effect again, or undid it as a second click would. */
  verdict: 'once' | 'lost' | 'twice'
  /** The first visual feedback: the result itself, or a busy state. */
  feedback: number | undefined
  result: number | undefined
}

/**
 * Judges the recorded frames, from the click to the last change. `steps` is the number of history entries that the click added. `stays` is
 * false for results that disappear automatically.
 */
export function judgeClick(frames: readonly Frame[], { steps, stays }: { steps: number; stays: boolean }): ClickResponse {
  const first = frames.find(({ effects }) => effects > 0)
  const appearances = frames.filter(({ effects }, index) => effects > 0 && (frames[index - 1]?.effects ?? 0) === 0).length
  const isGone = frames.at(-1)?.effects === 0
  const isTwice = steps > 1 || appearances > 1 || frames.some(({ effects }) => effects > 1) || (stays && isGone)
  return {
    verdict: first === undefined ? 'lost' : isTwice ? 'twice' : 'once',
    feedback: frames.find(({ isBusy, effects }) => isBusy || effects > 0)?.at,
    result: first?.at,
  }
}

/** The early click on a page’s main widget, and the page’s response. */
export interface Click extends ClickResponse {
  widget: string
}

/** Milliseconds after FCP at which the click happens, and how long before that the widget is scrolled into view. */
const MS_AFTER_FCP = 500
const MS_IN_VIEW_BEFORE = 150
/** Milliseconds after which the click counts as lost, and how long the page is watched after the last byte. */
const CLICK_TIMEOUT_MS = 20_000
const SETTLE_MS = 1500
/** How often a click is retried when the layout moved and it hit another element. */
const MAX_TRIES = 3

/**
 * Clicks the main widget of a page half a second after FCP, or as soon as it exists and has stopped moving. Throws when there is no
 * widget, or when every click hit another element.
 */
export async function clickEarly(browser: Browser, address: string): Promise<Click> {
  const widget = await choose(browser, address)
  for (let tries = 1; ; tries += 1) {
    try {
      return await onSlowPhone(browser, (slow) => click(slow, address, widget))
    } catch (error) {
      if (!(error instanceof Missed) || tries === MAX_TRIES) throw error
    }
  }
}

class Missed extends Error {}

/** The most important widget whose expected elements exist. */
async function choose(browser: Browser, address: string): Promise<ClickableWidget> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    await page.goto(address)
    for (const widget of CLICKABLE_WIDGETS) if (await page.locator(widget.target).first().isVisible()) return widget
    throw new Error(`There is nothing to click on ${address}.`)
  } finally {
    await page.close()
  }
}

async function click({ page, whenPainted }: SlowPage, address: string, widget: ClickableWidget): Promise<Click> {
  await page.addInitScript(inPage(record, `${countEffects}`))
  const painted = whenPainted()
  // A click may navigate before the page has loaded.
  page.goto(address, { waitUntil: 'commit', timeout: 90_000 }).catch(() => {})
  await painted
  const since = performance.now()
  await wait(MS_AFTER_FCP - MS_IN_VIEW_BEFORE)
  const aim = () => page.evaluate(inPage(waitUntilStill, `${countEffects}`, JSON.stringify(widget))) as Promise<{ x: number; y: number }>
  await aim()
  await wait(Math.max(0, MS_AFTER_FCP - (performance.now() - since)))
  const { x, y } = await aim()
  const elsewhere = whenNavigated(page, address)
  await page.touchscreen.tap(x, y)
  return { widget: widget.name, ...(await Promise.race([elsewhere, watchResponse(page, address, widget)])) }
}

/** Resolves when the browser has navigated, which is also a valid response. */
function whenNavigated(page: Page, address: string): Promise<ClickResponse> {
  const clicked = performance.now()
  return new Promise((resolve) => {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || documentOf(frame.url()) === address) return
      const at = performance.now() - clicked
      resolve({ verdict: 'once', feedback: at, result: at })
    })
  })
}

/** A URL without its query and fragment. */
const documentOf = (url: string) => url.split(/[?#]/)[0]

async function watchResponse(page: Page, address: string, { name, effect }: ClickableWidget): Promise<ClickResponse> {
  const read = () => page.evaluate(() => (window as unknown as { record: Recorded }).record)
  try {
    for (const started = performance.now(); performance.now() - started < CLICK_TIMEOUT_MS; await wait(250))
      if ((await read()).frames.some(({ effects }) => effects > 0)) break
    await page.waitForLoadState('networkidle', { timeout: CLICK_TIMEOUT_MS }).catch(() => {})
    await wait(SETTLE_MS)
    const { frames, steps, missed } = await read()
    if (missed) throw new Missed(`On ${address}, the click on ${name} hit another element: ${missed}`)
    return judgeClick(frames, { steps, stays: effect !== 'message' })
  } catch (error) {
    // Reading fails when the browser has navigated. Then whenNavigated gives the response, and this promise never resolves.
    await wait(1000)
    if (documentOf(page.url()) !== address) return new Promise(() => {})
    throw error
  }
}

interface Recorded {
  frames: Frame[]
  /** Number of added history entries. */
  steps: number
  missed: string
}

/** Runs before the page’s own scripts: records every frame from the first click on. */
function record(count: typeof countEffects) {
  const aimed = () => (window as unknown as { aimed?: ClickableWidget }).aimed
  const recorded: Recorded = { frames: [], steps: 0, missed: '' }
  Object.assign(window, { record: recorded })
  addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      const widget = aimed()
      const clicked = target as Element
      const before = history.length
      if (!widget || !clicked.closest(widget.target)) recorded.missed = clicked.outerHTML.slice(0, 200)
      const recordFrame = () => {
        const isBusy = document.querySelector('[aria-busy=true]') !== null
        const effects = widget ? count(clicked, widget.effect) : 0
        const last = recorded.frames.at(-1)
        if (last?.isBusy !== isBusy || last.effects !== effects)
          recorded.frames.push({ at: performance.now() - timeStamp, isBusy, effects })
        recorded.steps = history.length - before
        requestAnimationFrame(recordFrame)
      }
      recordFrame()
    },
    { capture: true, once: true },
  )
}

/** Runs in the page: waits until a widget without visible effect is at rest in the middle of the viewport, and returns its position. */
async function waitUntilStill(count: typeof countEffects, widget: ClickableWidget) {
  Object.assign(window, { aimed: widget })
  for (let last = { x: 0, y: 0 }; ; await new Promise(requestAnimationFrame)) {
    const parts = [...document.querySelectorAll(widget.target)]
    const part = parts.find((one) => one.checkVisibility() && count(one, widget.effect) === 0)
    part?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = part?.getClientRects()[0]
    const now = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
    if (box && now.x === last.x && now.y === last.y) return now
    last = now
  }
}

/** Runs in the page: how many of the expected elements are visible. `clicked` is the clicked element. */
function countEffects(clicked: Element | null, effect: ClickableWidget['effect']): number {
  const isSeen = (part: Element | null | undefined) => part?.checkVisibility({ visibilityProperty: true }) === true
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen).length
  const link = clicked?.closest('a')
  const named = link?.hash ? document.getElementById(link.hash.slice(1)) : undefined
  // An element with hidden="until-found" has a box even while it is closed, so its content is checked instead.
  const isNamedSeen = named !== undefined && isSeen(named?.firstElementChild ?? named)
  if (effect === 'link') return Number(isNamedSeen)
  if (effect === 'dialog') return seen('[role=dialog]') + Number(named?.matches(':target') === true)
  if (effect === 'message') return seen('.note:popover-open') + seen('[data-toasts] [data-part=messages] > *')
  if (effect === 'menu') return seen('#menu-links:popover-open')
  const items = document.querySelectorAll('[data-part=list] > li').length
  return Number(seen('[data-part=list] > li') < items)
}
