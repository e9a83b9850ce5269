import { isSavingData } from '../../browser/saveDataMode.ts'

/** Loads the code of save-data mode when the page is shown in that mode, also from the back/forward cache. */
export function startSaveData(load: (part: HTMLElement) => void) {
  addEventListener('pageshow', () => {
    const part = document.querySelector<HTMLElement>('[data-widget=save-data]')
    if (part && isSavingData()) load(part)
  })
}
