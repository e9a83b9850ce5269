import { getPart } from '../../browser/parts.ts'
import { showToast } from '../toast/toast.client.ts'

/** Lets a button say the words of the note after it in a toast instead of opening the note. A link that downloads says them and downloads. */
export function acknowledge(button: HTMLElement) {
  const note = button.nextElementSibling as HTMLElement | null
  if (!note) throw new Error(`“${button.textContent}” has no words to say.`)
  button.removeAttribute('popovertarget')
  button.addEventListener('click', () =>
    showToast(getPart(note, 'title').textContent, getPart(note, 'text').textContent, note.querySelector('.reach-us')),
  )
}
