import { queueEarlyEvents } from './earlyEvents.ts'
import { isSettled, setState } from './partState.ts'
import { isSavingData } from './saveDataMode.ts'
import { afterLoad, stylesheetLoaded, whenIdle } from './schedule.ts'

/** Shows the visitor, beside a part of the page, that its interactive code failed. */
export type Report = (error: unknown, near: Element) => void

/** Adds behaviour to a part of the page. If it throws, the error is shown and the HTML keeps its native behaviour. */
export type Start = (part: HTMLElement, report: Report) => void | Promise<void>

/** Where a widget’s code is, and when it loads. */
export interface Widget {
  load: () => Promise<{ start: Start }>
  /**
   * Milliseconds after the load event from which the code loads near the viewport when the page is idle, except in save-data mode.
   * Without it, the code loads on intent alone: pointer over, touch, focus or click.
   */
  nearAfterMs?: number
}

/** Distance from the viewport at which code is loaded. */
const NEAR = '300px'

/** Whether the visitor has changed the field. Boxes without a name have the value “on”, whatever their default. */
const isChanged = (input: HTMLInputElement) => input.checked !== input.defaultChecked || input.value !== input.defaultValue

/**
 * Loads the code of each `data-widget` when it is needed. Early clicks and submits are queued (earlyEvents.ts); the progress is in the DOM
 * (partState.ts). Returns a function that loads a part now.
 */
export function lazyLoad(widgets: Readonly<Record<string, Widget>>, report: Report): (part: HTMLElement) => void {
  const styled = stylesheetLoaded()
  const loads = new Map<Element, Promise<void>>()
  // The types of lazyPart() allow no name that is not in the registry.
  const widgetOf = (part: HTMLElement) => widgets[part.dataset.widget as string] as Widget

  const start = async (part: HTMLElement) => {
    setState(part, 'loading')
    try {
      const code = await widgetOf(part)
        .load()
        .catch(() => undefined)
      if (!code) {
        loads.delete(part)
        return setState(part, undefined)
      }
      await styled
      await code.start(part, report)
      setState(part, 'ready')
    } catch (error) {
      setState(part, 'failed')
      report(error, part)
    }
  }
  const load = (part: HTMLElement) => {
    if (!loads.has(part) && !isSettled(part)) loads.set(part, start(part))
    return loads.get(part)
  }
  queueEarlyEvents(load)

  // The document and the window, the last of the path, have no dataset.
  const loadUsed = (event: Event) => {
    for (const part of event.composedPath() as HTMLElement[]) if (part.dataset?.widget) load(part)
  }
  // Browsers treat them as passive, since they are on the window.
  for (const intent of ['pointerover', 'touchstart', 'focusin', 'click']) addEventListener(intent, loadUsed, true)

  const nearby = new IntersectionObserver(
    (entries) => {
      if (isSavingData()) return
      for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => load(target as HTMLElement))
    },
    { rootMargin: NEAR },
  )
  for (const part of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    setState(part, 'idle')
    const isUsed = part.matches(':focus-within') || [...part.querySelectorAll<HTMLInputElement>('input[name]')].some(isChanged)
    if (isUsed || (location.search && 'query' in part.dataset)) load(part)
    const { nearAfterMs } = widgetOf(part)
    if (nearAfterMs) afterLoad(() => setTimeout(() => nearby.observe(part), nearAfterMs))
  }
  return load
}
