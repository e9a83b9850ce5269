import { afterLoad, whenIdle } from './schedule.ts'

/** Milliseconds from the load event to the first section, so that the work of both does not add up to one long task. */
const DELAY_MS = 200

/**
 * Renders the sections far below the viewport (src/styles/offScreen.css) after the load event, one in each idle period. Whoever presses Tab
 * gets all at once: the browser needs the sizes of all sections between two stops.
 */
export function renderSections() {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section, .footer-parts')]
  const render = (section: HTMLElement) => {
    section.dataset.rendered = ''
  }
  const renderFrom = (index: number) => {
    const section = sections[index]
    if (!section) return
    render(section)
    whenIdle(() => renderFrom(index + 1))
  }
  afterLoad(() => setTimeout(() => renderFrom(0), DELAY_MS))
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') sections.forEach(render)
  })
}
