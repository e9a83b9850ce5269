import { getPart } from '../../browser/parts.ts'
import { showToast } from '../toast/toast.client.ts'

/** Acknowledges a form instead of opening a letter: a toast, a message that stays beside the form, empty fields, focus kept. */
export function form(part: HTMLElement) {
  const done = getPart(part, 'done')
  part.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = [...part.querySelectorAll<HTMLInputElement>('[required]')]
    // Spaces alone are no answer; browsers take them for one.
    for (const field of fields) if (!field.value.trim()) field.value = ''
    if (!(part as HTMLFormElement).reportValidity()) return
    ;(part as HTMLFormElement).reset()
    done.hidden = false
    showToast(getPart(done, 'title').textContent, getPart(done, 'text').textContent)
  })
}
