import { fragmentTarget } from './fragmentTarget.ts'
import { isPanelOpen } from './isPanelOpen.ts'
import { isUnmodifiedClick } from './isUnmodifiedClick.ts'
import { isBusy, isSettled, setBusy } from './partState.ts'

/** Milliseconds that an early click waits for its code before the browser’s default action follows. */
const TIMEOUT_MS = 10_000
/** Controls whose early clicks are queued. */
const CONTROL = 'a[data-widget],button[data-widget],.disclosure-button'

/** Whether an accordion item is open: the browser follows a closed one’s link, which opens it, but cannot close it. */
const isOpen = (link: HTMLAnchorElement) => link.hash === location.hash || isPanelOpen(fragmentTarget(link) as HTMLElement)

/** The sentence that a form was not sent because the device is offline (src/widgets/form/forms.tsx). */
const offlineText = () => JSON.parse((document.querySelector('[data-form-failure]') as HTMLElement).dataset.formFailure as string).offline

/**
 * Queues clicks and submits whose code has not loaded, and replays each once. If the code fails or is late, the replay is the browser’s
 * default action; only a form without the network says that nothing was sent. `load` loads the code of a part.
 */
export function queueEarlyEvents(load: (part: HTMLElement) => Promise<void> | undefined) {
  /** The control whose early click or submit is being replayed, and must not be queued again. */
  let replayed: Element | undefined

  const queue = (event: Event, part: HTMLElement, control: Element, replay: () => void) => {
    if (control === replayed || isSettled(part)) return
    event.preventDefault()
    event.stopPropagation()
    // One replay is enough for repeated clicks.
    if (isBusy(control)) return
    setBusy(control, true)
    const end = () => {
      setBusy(control, false)
      replayed = control
      replay()
      replayed = undefined
    }
    // In a task of its own: Firefox rejects the import of a file that failed before at once, and no form is sent during its submit event.
    Promise.race([load(part), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]).then(() => setTimeout(end))
  }

  const click = (event: MouseEvent) => {
    const clicked = event.target
    // A browser’s extension may click the document itself.
    if (!(clicked instanceof Element) || !isUnmodifiedClick(event)) return
    const control = clicked.closest<HTMLAnchorElement>(CONTROL)
    const part = clicked.closest<HTMLElement>('[data-widget]')
    if (!control || !part) return
    const needsCode = () => control === part || isOpen(control)
    if (needsCode()) queue(event, part, control, () => needsCode() && control.click())
  }

  const submit = (event: SubmitEvent) => {
    const part = (event.target as Element).closest<HTMLFormElement>('[data-widget]')
    if (!part) return
    // Safari before 15.4 and Chromium 80 do not name the submitter.
    const button = event.submitter ?? (event.target as Element).querySelector<HTMLElement>('[type=submit]')
    queue(event, part, part, () => {
      // Without the network and the form’s code, the browser would replace the page and what was typed by its own error page.
      if (!isSettled(part) && !navigator.onLine && part.method === 'post') alert(offlineText())
      else button?.click()
    })
  }

  addEventListener('click', click, true)
  addEventListener('submit', submit, true)
}
