/**
 * Save-data mode: the toggle in the footer, and a button in place of each picture that is not loaded. Without this code the toggle is a
 * form whose result the head script reads from the URL.
 */
export function saveData(form: HTMLElement) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = (event as SubmitEvent).submitter as HTMLButtonElement
    const page = document.documentElement
    try {
      localStorage.less = value
    } catch {}
    page.toggleAttribute('data-less', value === '1')
    page.toggleAttribute('data-more', value === '0')
    offerPictures()
    // The activated button is hidden now; the other one says which mode is on.
    form.querySelector<HTMLElement>(`button:not([value="${value}"])`)?.focus()
  })
  // The back/forward cache may bring the page back in the other mode: see startSaveData.client.ts.
  addEventListener('pageshow', offerPictures)
  offerPictures()
}

/** Offers each picture that is left out, by a button, or by the name of the link that it is in. */
function offerPictures() {
  const isSavingData = 'less' in document.documentElement.dataset
  for (const picture of document.querySelectorAll<HTMLElement>('.later')) {
    const image = picture.querySelector('img') as HTMLImageElement
    const link = picture.closest('a')
    const name = `Show picture, ${picture.dataset.kb} KB`
    // A link to the larger picture needs no button, but its accessible name is that of the small picture, which is left out.
    if (link) link.ariaLabel = isSavingData ? `${name}: ${image.alt}` : null
    else if (!picture.dataset.offered) picture.after(makeButton(name, picture, image))
    picture.dataset.offered = name
  }
}

function makeButton(name: string, picture: HTMLElement, image: HTMLImageElement): HTMLElement {
  const button = document.createElement('button')
  button.className = 'show-picture'
  button.textContent = name
  if (image.alt) button.ariaLabel = `${name}: ${image.alt}`
  button.onclick = () => {
    picture.dataset.asked = ''
    // The button disappears. A decorative picture cannot take the focus, so the link beside it does.
    const next = (!image.alt && picture.parentElement?.querySelector('a')) || image
    if (next === image) image.tabIndex = -1
    next.focus()
  }
  return button
}
