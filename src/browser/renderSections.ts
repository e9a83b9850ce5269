import { afterLoad, whenIdle } from './schedule.ts'

/** Milliseconds from the load event to the first section, so that the work of both does not add up to one long task. */
const DELAY_MS = 200

/**
 * While the page loads, lets the browser skip sections far below the viewport (src/styles/offScreen.css). After the load event renders them,
 * one in each idle period; all at once for whoever presses Tab, because the browser needs their sizes between two stops.
 */
export function renderSections() {
  const root = document.documentElement.dataset
  const waiting = [...document.querySelectorAll<HTMLElement>('main > section, .footer-parts')]
  const renderNext = () => {
    const section = waiting.shift()
    if (!section) return delete root.sections
    section.dataset.rendered = ''
    whenIdle(renderNext)
  }
  root.sections = 'skipped'
  afterLoad(() => setTimeout(renderNext, DELAY_MS))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') delete root.sections
  })
}
