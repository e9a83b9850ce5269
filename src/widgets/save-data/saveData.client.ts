import { isSavingData } from '../../browser/saveDataMode.ts'

/** Save-data mode: a button in place of each picture that is not loaded. The head script changes the mode. */
export function start(toggle: HTMLElement) {
  toggle.addEventListener('click', offerPictures)
  // The back/forward cache may bring the page back in the other mode.
  addEventListener('pageshow', offerPictures)
  offerPictures()
}

/** Offers each picture that is left out: by a button, or by the name of the link to the larger picture. */
function offerPictures() {
  for (const picture of document.querySelectorAll<HTMLElement>('.picture')) {
    const image = picture.querySelector('img') as HTMLImageElement
    const link = picture.closest('a')
    // A decorative picture stands beside a heading that says what it is.
    const about = image.alt || (picture.parentElement as Element).querySelector('h2,h3,h4')?.textContent
    const text = `Show picture, ${picture.dataset.kb} KB`
    const name = `${text}: ${about}`
    // A link needs no button, but has no name while its picture is left out.
    if (link) isSavingData() ? link.setAttribute('aria-label', name) : link.removeAttribute('aria-label')
    else if (!picture.dataset.offered) {
      const button = document.createElement('button')
      button.className = 'show-picture'
      button.textContent = text
      if (about) button.setAttribute('aria-label', name)
      button.onclick = () => {
        picture.dataset.asked = ''
        // The button disappears. Beside a decorative picture, the link takes the focus.
        const next = (!image.alt && (picture.parentElement as Element).querySelector('a')) || image
        if (next === image) image.tabIndex = -1
        next.focus()
      }
      picture.after(button)
    }
    picture.dataset.offered = text
  }
}
