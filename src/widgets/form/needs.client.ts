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

/**
 * Shows checkboxes that add common needs to the text field, and remembers the text if the visitor wants that. The stored text fills in the
 * next form; nothing is sent before the form is.
 */
export function needs(form: HTMLFormElement) {
  const field = form.elements.namedItem('needs') as HTMLInputElement
  const choices = getPart(form, 'needs')
  const keep = getPart<HTMLInputElement>(form, 'keep')
  const forget = getPart(form, 'forget')
  const boxes = [...choices.querySelectorAll<HTMLInputElement>('input:not([data-part])')]
  const parts = () => field.value.split(',').flatMap((part) => part.trim() || [])
  const isIn = (need: string) => parts().some((part) => part.toLowerCase() === need)

  function store() {
    try {
      if (keep.checked && field.value) localStorage[KEY] = field.value
      else localStorage.removeItem(KEY)
    } catch {}
    show()
  }
  function show() {
    for (const box of boxes) box.checked = isIn(box.value)
    forget.hidden = read() === undefined
  }
  function fill() {
    const stored = read()
    keep.checked = stored !== undefined
    field.value ||= stored ?? ''
    show()
  }

  field.addEventListener('input', store)
  for (const box of boxes)
    box.addEventListener('change', () => {
      field.value = (box.checked ? [...parts(), box.value] : parts().filter((part) => part.toLowerCase() !== box.value)).join(', ')
      store()
    })
  keep.addEventListener('change', store)
  forget.addEventListener('click', () => {
    keep.checked = false
    field.value = ''
    store()
    // The button is hidden now.
    keep.focus()
  })
  // After sending, the form is emptied.
  form.addEventListener('reset', () => setTimeout(fill))
  // Each label is the need; the page does not hold it twice.
  for (const box of boxes) {
    box.value = (box.parentElement as Element).textContent.trim().toLowerCase()
    // Chosen by its label before this code had loaded.
    if (box.checked && !isIn(box.value)) field.value = [...parts(), box.value].join(', ')
  }
  choices.hidden = false
  fill()
}
