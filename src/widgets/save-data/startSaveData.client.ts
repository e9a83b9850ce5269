/** Loads the code of save-data mode where that is on, and when a page restored from the back/forward cache missed a choice made elsewhere. */
export function startSaveData(load: (part: HTMLElement) => void) {
  const part = document.querySelector<HTMLElement>('[data-widget=save-data]')
  if (!part) return
  const { dataset } = document.documentElement
  if ('less' in dataset) load(part)
  addEventListener('pageshow', ({ persisted }) => {
    try {
      if (!persisted || +localStorage.less !== +('more' in dataset)) return
      document.documentElement.toggleAttribute('data-less')
      document.documentElement.toggleAttribute('data-more')
      load(part)
    } catch {}
  })
}
