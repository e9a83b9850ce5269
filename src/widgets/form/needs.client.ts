import { getPart } from '../../browser/getPart.ts'
import { readStored, removeStored, store } from '../../browser/storage.ts'

/** The visitor’s needs in the browser’s storage, until they are forgotten. */
const KEY = 'needs'

/** Remembers what the visitor needs if they want that, and fills in the next form; nothing is sent before the form is. */
export function startNeeds(form: HTMLFormElement) {
  const [own, ...boxes] = form.querySelectorAll<HTMLInputElement>('[name=needs]') as unknown as [HTMLInputElement, ...HTMLInputElement[]]
  const [label, keep, forget] = [document.createElement('label'), document.createElement('input'), document.createElement('button')]
  keep.type = 'checkbox'
  label.append(keep, 'Keep this on this device')
  forget.type = 'button'
  forget.className = 'button button-quiet'
  forget.append('Forget what I need')

  function remember() {
    const needed = new FormData(form).getAll('needs').flatMap((value) => String(value).trim() || [])
    if (keep.checked && needed.length > 0) store(KEY, needed.join(', '))
    else removeStored(KEY)
    forget.hidden = readStored(KEY) === undefined
  }
  function fill() {
    const stored = readStored(KEY)
    const parts = stored ? stored.split(', ') : []
    keep.checked = stored !== undefined
    for (const box of boxes) box.checked ||= parts.includes(box.value)
    own.value ||= parts.filter((part) => !boxes.some(({ value }) => value === part)).join(', ')
    forget.hidden = !stored
  }

  for (const field of [own, ...boxes, keep]) field.addEventListener('input', remember)
  forget.addEventListener('click', () => {
    for (const box of [keep, ...boxes]) box.checked = false
    own.value = ''
    remember()
    // The button is hidden now.
    keep.focus()
  })
  // After sending, the form is emptied.
  form.addEventListener('reset', () => setTimeout(fill))
  fill()
  getPart(form, 'keep').append(label, forget)
}
