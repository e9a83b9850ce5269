import { getPart } from '../../browser/getPart.ts'

/** The visitor’s needs in the browser’s storage, until they are forgotten. */
const KEY = 'needs'

/** Reads the stored needs; undefined where there are none or the browser allows no storage. */
function read(): string | undefined {
  try {
    return localStorage[KEY]
  } catch {
    return undefined
  }
}

/** Remembers what the visitor needs if they want that, and fills in the next form; nothing is sent before the form is. */
export function startNeeds(form: HTMLFormElement) {
  const [own, ...boxes] = form.querySelectorAll<HTMLInputElement>('[name=needs]') as unknown as [HTMLInputElement, ...HTMLInputElement[]]
  const [label, keep, forget] = [document.createElement('label'), document.createElement('input'), document.createElement('button')]
  keep.type = 'checkbox'
  label.append(keep, 'Keep this on this device')
  forget.type = 'button'
  forget.className = 'button button-quiet'
  forget.append('Forget what I need')

  function store() {
    const needed = new FormData(form).getAll('needs').flatMap((value) => String(value).trim() || [])
    try {
      if (keep.checked && needed.length > 0) localStorage[KEY] = needed.join(', ')
      else localStorage.removeItem(KEY)
    } catch {}
    forget.hidden = read() === undefined
  }
  function fill() {
    const stored = read()
    const parts = stored ? stored.split(', ') : []
    keep.checked = stored !== undefined
    for (const box of boxes) box.checked ||= parts.includes(box.value)
    own.value ||= parts.filter((part) => !boxes.some(({ value }) => value === part)).join(', ')
    forget.hidden = !stored
  }

  for (const field of [own, ...boxes, keep]) field.addEventListener('input', store)
  forget.addEventListener('click', () => {
    for (const box of [keep, ...boxes]) box.checked = false
    own.value = ''
    store()
    // The button is hidden now.
    keep.focus()
  })
  // After sending, the form is emptied.
  form.addEventListener('reset', () => setTimeout(fill))
  fill()
  getPart(form, 'keep').append(label, forget)
}
