import { getPart } from '../../browser/parts.ts'
import { readQuery, writeQuery } from '../../browser/urlQuery.ts'
import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { straightenQuotes } from '../../lib/text.ts'

/** How long the visitor pauses before the count is said and the address written, in milliseconds. */
const PAUSE = 600

/** Articles have typographic quotes, keyboards straight ones. */
const toSearchWords = (text: string) => straightenQuotes(foldDiacritics(text))

/**
 * Leaves only the articles that hold the word in title, excerpt or category. The first one stands apart while no word is held
 * and among the others while one is.
 */
export function search(part: HTMLElement) {
  const box = getPart<HTMLInputElement>(part, 'box')
  const [featured, list, status, empty] = ['featured', 'list', 'status', 'empty'].map((name) => getPart(part, name)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  const items = [...list.children].map((item) => ({
    item: item as HTMLElement,
    words: toSearchWords((item as HTMLElement).dataset.words ?? ''),
  }))
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    const word = toSearchWords(box.value.trim())
    for (const [index, { item, words }] of items.entries()) item.hidden = word ? !words.includes(word) : index === 0
    featured.hidden = word !== ''
    // What stood above it is gone, or back: the box is not lost under the header.
    if (box === document.activeElement) box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const say = () => {
    const held = box.value.trim()
    const count = items.filter(({ item }) => !item.hidden).length
    empty.hidden = count > 0
    const found = count ? `${count} ${count === 1 ? 'article' : 'articles'} found` : (empty.dataset.words ?? '')
    const words = held ? found : 'All articles shown'
    // Written anew, the same words would be read out twice.
    if (status.textContent !== words) status.textContent = words
  }
  const settle = () => {
    clearTimeout(pause)
    const word = box.value.trim()
    // One word in place of another is no step for Back; beginning and ending a search are.
    writeQuery('q', word || undefined, Boolean(word && readQuery('q')))
    say()
  }
  const followAddress = () => {
    box.value = readQuery('q') ?? ''
    show()
    say()
  }

  box.addEventListener('input', () => {
    show()
    clearTimeout(pause)
    pause = setTimeout(settle, PAUSE)
  })
  getPart(part, 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    settle()
  })
  getPart(part, 'clear').addEventListener('click', () => {
    box.value = ''
    box.focus()
    show()
    settle()
  })
  addEventListener('popstate', followAddress)

  // Letters typed before this came are kept; else the address decides.
  if (box.value) {
    show()
    settle()
  } else if (readQuery('q')) followAddress()
}
