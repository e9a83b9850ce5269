import { getPart } from './parts.ts'
import { showToast } from './toast.ts'

/** Lets a button say its note’s words in a toast instead of opening the note. */
export function acknowledge(button: HTMLElement) {
  const note = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!note) throw new Error(`“${button.textContent}” has no words to say.`)
  button.removeAttribute('popovertarget')
  button.addEventListener('click', () =>
    showToast(getPart(note, 'title').textContent, getPart(note, 'text').textContent, note.querySelector('.reach-us')),
  )
}
