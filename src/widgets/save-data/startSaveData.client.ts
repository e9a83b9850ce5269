import { isSavingData } from '../../browser/saveDataMode.ts'

/** Loads the code of save-data mode if the mode is on, also when the page returns from the back/forward cache in that mode. */
export function startSaveData(load: (part: HTMLElement) => void) {
  const part = document.querySelector<HTMLElement>('[data-widget=save-data]')
  const start = () => {
    if (part && isSavingData()) load(part)
  }
  start()
  addEventListener('pageshow', start)
}
