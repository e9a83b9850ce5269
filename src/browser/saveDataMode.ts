import { readStored, store } from './storage.ts'

/**
 * Save-data mode is `data-mode` on the root element: “save-data” or “full”; without scripts, neither. Only the visitor’s own choice is
 * stored. `?less=1` or `?less=0` in an address applies to that page alone, and to nobody who has chosen.
 */
const root = document.documentElement

/** The part of the Network Information API that is used here. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const toChoice = (value: unknown) => (value === '1' ? true : value === '0' ? false : undefined)

export const isSavingData = () => root.dataset.mode === 'save-data'

/** The visitor’s choice; undefined where there is none. */
const readChoice = () => toChoice(readStored('less'))

function setMode(isSaving: boolean) {
  root.dataset.mode = isSaving ? 'save-data' : 'full'
}

/**
 * Sets the mode of a page before it is painted, by choice, address or connection, and changes it when the visitor uses the toggle in the
 * footer. A page from the back/forward cache follows a choice that was made on another page.
 */
export function startSaveDataMode() {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  const inAddress = toChoice(new URLSearchParams(location.search).get('less'))
  setMode(readChoice() ?? inAddress ?? (saveData || /2g/.test(effectiveType)))
  const choose = ({ target }: Event) => {
    const { name, value } = target as HTMLButtonElement
    if (name !== 'less') return
    setMode(value === '1')
    store('less', value)
    // Only the other button is visible now, so it alone takes the focus.
    for (const button of document.getElementsByName(name)) button.focus()
  }
  // Before the listener of saveData.client.ts.
  addEventListener('click', choose, true)
  addEventListener('pageshow', () => setMode(readChoice() ?? isSavingData()))
}
