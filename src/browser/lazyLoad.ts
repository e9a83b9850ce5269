import type { LoadState, WidgetName } from '../lib/lazyPart.ts'
import { afterLoad } from './afterLoad.ts'
import { isUnmodifiedClick } from './isUnmodifiedClick.ts'
import { findMovedTarget } from './movedTarget.ts'

/** Shows the visitor, beside a part of the page, that its interactive code failed. */
export type Report = (error: unknown, near: Element) => void

/** Adds behaviour to a part of the page. If it throws, the error is shown and the HTML keeps its native behaviour. */
export type Start = (part: HTMLElement, report: Report) => void | Promise<void>

/** Where a widget’s code is, and when it loads. */
export interface Widget {
  load: (name: WidgetName) => Promise<Start>
  /**
   * Milliseconds after the load event from which the code loads near the viewport when the page is idle, except in save-data mode.
   * Without it, the code loads on intent alone: pointer over, touch or focus.
   */
  near?: number
}

/** Milliseconds that an early click waits for its code before the browser’s default action follows. */
const TIMEOUT_MS = 10_000
/** Distance from the viewport at which code is loaded. */
const NEAR = '300px'
/** Chromium 80 and Firefox before 119 do not reflect it as a property. */
const BUSY = 'aria-busy'
/** Controls whose early clicks are queued. */
const CONTROL = 'a[data-widget],button[data-widget],.disclosure-button'

// `?.` and `??` are rare in the code of every page: they grow when they are rewritten for old browsers.
/** Whether the visitor has changed the field. Boxes without a name have the value “on”, whatever their default. */
const isChanged = (input: HTMLInputElement) => input.checked !== input.defaultChecked || input.value !== input.defaultValue
/** The sentence that a form was not sent because the device is offline (src/widgets/form/forms.tsx). */
const offlineText = () => JSON.parse((document.querySelector('[data-form-failure]') as HTMLElement).dataset.formFailure as string).offline
/** The element that the fragment of the URL or the link points to. Buttons have none. */
const fragmentTarget = ({ hash = '' }: { hash?: string }) => document.getElementById(hash.slice(1))

/**
 * Loads the code of each `data-widget` when it is needed, and shows the progress as `data-state` (LoadState).
 * `data-pending` is on parts whose code has neither started nor failed.
 *
 * Early clicks and submits are queued and replayed once. If the code fails or is late, the replay is the browser’s default action; only a
 * form without the network says that nothing was sent.
 * Returns a function that loads a part now.
 */
export function lazyLoad(widgetOf: (name: WidgetName) => Widget, report: Report): (part: HTMLElement) => void {
  /**
   * Resolves once the stylesheet has loaded. Without it, a dialog would lock the page but be invisible, and a carousel would measure the
   * wrong widths.
   */
  const styled = new Promise<void>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!link || link.sheet) resolve()
    else link.onload = () => resolve()
    afterLoad(resolve)
  })
  const loads = new Map<Element, Promise<void>>()
  /** The control whose early click or submit is being replayed, and must not be queued again. */
  let replayed: Element | undefined
  /** The last control clicked in each group that shows one thing at a time. */
  const latest = new Map<unknown, Element>()

  const start = async (part: HTMLElement) => {
    const name = part.dataset.widget as WidgetName
    const set = (state: LoadState) => (part.dataset.state = state)
    set('loading')
    try {
      const run = await widgetOf(name)
        .load(name)
        .catch(() => void set('idle'))
      if (!run) return
      await styled
      await run(part, report)
      set('ready')
    } catch (error) {
      set('failed')
      report(error, part)
    } finally {
      delete part.dataset.pending
    }
  }
  const load = (part: HTMLElement) => {
    if (part.dataset.state === 'idle') loads.set(part, start(part))
    return loads.get(part)
  }

  const queue = (event: Event, part: HTMLElement, control: Element, replay: () => void) => {
    if (control === replayed || /ready|failed/.test(part.dataset.state as LoadState)) return
    event.preventDefault()
    event.stopPropagation()
    // One replay is enough for repeated clicks.
    if (control.hasAttribute(BUSY)) return
    control.setAttribute(BUSY, 'true')
    const end = () => {
      // If the control is no longer busy, a later click on another control of its group has replaced this one.
      if (!control.hasAttribute(BUSY)) return
      control.removeAttribute(BUSY)
      replayed = control
      replay()
      replayed = undefined
    }
    // In a task of its own: Firefox rejects the import of a file that failed before at once, and no form is sent during its submit event.
    Promise.race([load(part), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]).then(() => setTimeout(end))
  }

  const click = (event: MouseEvent) => {
    const clicked = event.target as Element
    // A browser’s extension may click the document itself.
    if (event.target === document) return
    const moved = findMovedTarget(event)
    if (!isUnmodifiedClick(event)) return
    if (moved) {
      event.preventDefault()
      event.stopPropagation()
      if (moved.click) moved.click()
      return
    }
    const control = clicked.closest<HTMLAnchorElement>(CONTROL)
    const part = clicked.closest<HTMLElement>('[data-widget]')
    if (!control || !part) return
    // All dialogs are one group, and so are the items of an accordion.
    const group = control === part ? control.getAttribute('aria-haspopup') || control : part
    const before = latest.get(group)
    if (before && before !== control) before.removeAttribute(BUSY)
    latest.set(group, control)
    // Without code, the browser opens a closed accordion item by following its link, so that click is not queued. It cannot close an open
    // one.
    const target = fragmentTarget(control)
    if (control === part || control.hash === location.hash || (target && !target.hidden)) queue(event, part, control, () => control.click())
  }
  const submit = (event: SubmitEvent) => {
    const form = event.target as Element
    const part = form.closest<HTMLFormElement>('[data-widget]')
    // Safari before 15.4 and Chromium 80 do not name the submitter.
    const button = event.submitter || (form.querySelector('[type=submit]') as HTMLElement)
    if (!part) return
    queue(event, part, part, () => {
      // Without the network and the form’s code, the browser would replace the page and what was typed by its own error page.
      if (part.dataset.state === 'idle' && !navigator.onLine && part.method === 'post') alert(offlineText())
      else button.click()
    })
  }

  // Events that precede a click. The document and the window, the last of the path, have no dataset.
  const prepare = (event: Event) => {
    for (const part of event.composedPath() as HTMLElement[]) if (part.dataset) load(part)
  }
  // Browsers treat them as passive, since they are on the window.
  for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, prepare, true)
  addEventListener('click', click, true)
  addEventListener('submit', submit, true)

  const nearby = new IntersectionObserver(
    (entries) => {
      if ('less' in document.documentElement.dataset) return
      // Safari has no requestIdleCallback.
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (window.requestIdleCallback || setTimeout)(() => load(target as HTMLElement))
    },
    { rootMargin: NEAR },
  )
  const parts = document.querySelectorAll<HTMLElement>('[data-widget]')
  const loadTarget = () => {
    const target = fragmentTarget(location)
    for (const part of parts) if (part.contains(target)) load(part)
  }
  addEventListener('hashchange', loadTarget)
  loadTarget()
  for (const part of parts) {
    part.dataset.pending = ''
    const isUsed = part.matches(':focus-within') || [...part.querySelectorAll<HTMLInputElement>('input[name]')].some(isChanged)
    if (isUsed || (location.search && 'query' in part.dataset)) load(part)
    const { near } = widgetOf(part.dataset.widget as WidgetName)
    if (near) afterLoad(() => setTimeout(() => nearby.observe(part), near))
  }
  return load
}
