import { afterLoad, whenIdle } from './schedule.ts'

/** Milliseconds from the load event to the first section, so that the work of both does not add up to one long task. */
const DELAY_MS = 200

/** Renders the sections far below the viewport (src/styles/offScreen.css) after the load event, one in each idle period. */
export function renderSections() {
  const sections = document.querySelectorAll<HTMLElement>('main > section, .footer-parts')
  const renderFrom = (index: number) => {
    const section = sections[index]
    if (!section) return
    section.dataset.rendered = ''
    whenIdle(() => renderFrom(index + 1))
  }
  afterLoad(() => setTimeout(() => renderFrom(0), DELAY_MS))
}
