import { getPart } from '../../browser/getPart.ts'
import { readQuery, writeQuery } from '../../browser/urlQuery.ts'

/** Choices within this many milliseconds share a history entry: arrow keys run through radio inputs. */
const SAME_ENTRY_MS = 1000

/** Announces how many items are shown and stores the choice in the URL. CSS shows and hides (filter.css); this does too, for browsers without `:has()`. */
export function start(part: HTMLElement) {
  const radios = [...part.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const all = radios[0] as HTMLInputElement
  const list = getPart(part, 'list')
  const items = [...list.children] as HTMLElement[]
  const status = getPart(part, 'status')
  const empty = getPart(part, 'empty').textContent
  const { one, many } = part.dataset
  let lastChoice = -SAME_ENTRY_MS

  const announce = () => {
    const position = radios.findIndex((radio) => radio.checked) + 1
    for (const item of items) item.hidden = position !== 1 && item.dataset.option !== `${position}`
    const count = items.filter((item) => !item.hidden).length
    // Screen readers would stop at a list without items.
    list.hidden = !count
    status.textContent = count ? `${count} ${count === 1 ? one : many} shown` : empty
  }
  const followUrl = () => {
    const value = readQuery(all.name) ?? all.value
    for (const radio of radios) radio.checked = radio.value === value
    part.toggleAttribute('data-unknown', !radios.some((radio) => radio.checked))
    announce()
  }
  const choose = (timeStamp: number) => {
    const chosen = radios.find((radio) => radio.checked) ?? all
    writeQuery(all.name, chosen === all ? undefined : chosen.value, timeStamp - lastChoice < SAME_ENTRY_MS)
    lastChoice = timeStamp
    part.removeAttribute('data-unknown')
    announce()
  }

  // A choice made before this code loaded wins over the URL.
  if (all.checked && readQuery(all.name)) followUrl()
  else if (!all.checked) choose(0)
  part.addEventListener('change', (event) => choose(event.timeStamp))
  addEventListener('popstate', followUrl)
}
