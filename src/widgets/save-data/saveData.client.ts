import type { Enhance } from '../enhancement/enhancementModules.client.ts'

/**
 * Less data: the switch in the footer, and in the place of each picture that waits a button that fetches it.
 * Without this the switch works by itself: it is a form, and the script in the page’s head reads its answer.
 */
export const less: Enhance = (form) => {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = (event as SubmitEvent).submitter as HTMLButtonElement
    const { dataset } = document.documentElement
    try {
      localStorage.less = value
    } catch {}
    delete dataset.less
    delete dataset.more
    dataset[value === '1' ? 'less' : 'more'] = ''
    offerPictures()
    // The pressed button has gone, and its counterpart says what is so now.
    form.querySelector<HTMLElement>(`button:not([value="${value}"])`)?.focus()
  })
  offerPictures()
}

function offerPictures() {
  for (const picture of document.querySelectorAll<HTMLElement>('.later:not([data-offered])')) {
    const image = picture.querySelector('img') as HTMLImageElement
    const link = picture.closest('a')
    const name = `Show picture, ${picture.dataset.kb} KB`
    picture.dataset.offered = name
    // A link to the larger picture is the way to see it already; it lost its name with the small one.
    if (link) link.ariaLabel = `${name}: ${image.alt}`
    else picture.after(makeButton(name, picture, image))
  }
}

function makeButton(name: string, picture: HTMLElement, image: HTMLImageElement): HTMLElement {
  const button = document.createElement('button')
  button.className = 'show-picture'
  button.textContent = name
  if (image.alt) button.ariaLabel = `${name}: ${image.alt}`
  button.onclick = () => {
    picture.dataset.asked = ''
    // The button goes. A picture without words has nothing to say: what it stands beside has.
    const next = (!image.alt && picture.parentElement?.querySelector('a')) || image
    if (next === image) image.tabIndex = -1
    next.focus()
  }
  return button
}
