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

export function setSavingData(on: boolean) {
  root.dataset.mode = on ? 'save-data' : 'full'
}

/** The visitor’s choice; undefined where there is none, or where the browser stores nothing. */
function readChoice(): boolean | undefined {
  try {
    return toChoice(localStorage.less)
  } catch {
    return undefined
  }
}

/**
 * Sets the mode of a page before it is painted, by choice, address or connection, and stores the choice when the toggle is used. A page from
 * the back/forward cache follows a choice that was made on another page.
 */
export function startSaveDataMode() {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  const inAddress = toChoice(new URLSearchParams(location.search).get('less'))
  setSavingData(readChoice() ?? inAddress ?? (saveData || /2g/.test(effectiveType)))
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement) || target.name !== 'less') return
    try {
      localStorage.less = target.value
    } catch {}
  })
  addEventListener('pageshow', ({ persisted }) => {
    const choice = readChoice()
    if (persisted && choice !== undefined) setSavingData(choice)
  })
}
