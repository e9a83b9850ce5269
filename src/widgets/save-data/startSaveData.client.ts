import { isSavingData, readChoice, setSavingData } from '../../browser/saveDataMode.ts'

/**
 * Loads the code of save-data mode if the mode is on. Also updates a page from the back/forward cache if the visitor has turned the mode on
 * or off on another page.
 */
export function startSaveData(load: (part: HTMLElement) => void) {
  const part = document.querySelector<HTMLElement>('[data-widget=save-data]')
  if (!part) return
  if (isSavingData()) load(part)
  addEventListener('pageshow', ({ persisted }) => {
    const choice = readChoice()
    if (!persisted || choice === undefined || choice === isSavingData()) return
    setSavingData(choice)
    load(part)
  })
}
