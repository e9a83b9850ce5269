/**
 * Loads the code of save-data mode if the mode is on. Also updates a page from the back/forward cache if the visitor has turned the mode on
 * or off on another page.
 */
export function startSaveData(load: (part: HTMLElement) => void) {
  const part = document.querySelector<HTMLElement>('[data-widget=save-data]')
  if (!part) return
  const page = document.documentElement
  if ('less' in page.dataset) load(part)
  addEventListener('pageshow', ({ persisted }) => {
    try {
      if (!persisted || +localStorage.less !== +('more' in page.dataset)) return
      page.toggleAttribute('data-less')
      page.toggleAttribute('data-more')
      load(part)
    } catch {}
  })
}
