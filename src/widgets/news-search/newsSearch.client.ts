import { getPart } from '../../browser/getPart.ts'
import { readQuery, writeQuery } from '../../browser/urlQuery.ts'
import { toSearchWords } from '../../lib/searchWords.ts'
import { addEarlier } from './earlierNews.client.ts'

/** Milliseconds without typing before the count is announced and the URL is written. */
const PAUSE_MS = 600

/**
 * Shows only articles that have every word, in any order, in title, excerpt or category, from this page and the pages of earlier news. The
 * first article is featured above the list while nothing is searched, and part of the list during a search.
 */
export function start(part: HTMLElement) {
  const box = getPart<HTMLInputElement>(part, 'box')
  const [featured, list] = [getPart(part, 'featured'), getPart(part, 'list')]
  const [status, empty] = [getPart(part, 'status'), getPart(part, 'empty')]
  const toItem = (item: HTMLElement) => ({ item, text: toSearchWords(item.dataset.text ?? '').join(' ') })
  const items = [...list.children].map((item) => toItem(item as HTMLElement))
  const onPage = items.length
  /** Adds the articles of earlier pages to the list: from the first search on, and again after a failure. */
  let earlier: Promise<void> | undefined
  /** The text for pages that did not load. */
  let problem = ''
  let pause: ReturnType<typeof setTimeout> | undefined

  const filter = () => {
    const words = toSearchWords(box.value)
    const isSearch = words.length > 0
    for (const [index, { item, text }] of items.entries())
      item.hidden = isSearch ? !words.every((word) => text.includes(word)) : index === 0 || index >= onPage
    featured.hidden = isSearch
    // The featured article above the field has just appeared or disappeared. Scrolls the field out from under the header.
    if (box === document.activeElement) box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return isSearch
  }
  const loadEarlier = async () => {
    problem = ''
    try {
      items.push(...(await addEarlier(part, list)).map(toItem))
    } catch {
      problem = empty.dataset.notLoaded ?? ''
      earlier = undefined
    }
    filter()
  }
  const show = () => {
    if (filter()) earlier ??= loadEarlier()
  }
  const announce = async () => {
    await earlier
    const count = items.filter(({ item }) => !item.hidden).length
    empty.hidden = count > 0
    const found = count ? `${count} ${count === 1 ? 'article' : 'articles'} found` : (empty.dataset.text ?? '')
    const message = toSearchWords(box.value).length > 0 ? `${problem} ${found}`.trim() : (empty.dataset.all ?? 'All articles shown')
    // Writing the same text again would announce it twice.
    if (status.textContent !== message) status.textContent = message
  }
  const commit = () => {
    clearTimeout(pause)
    const query = toSearchWords(box.value).length > 0 ? box.value.trim() : ''
    // Only beginning and ending a search adds a history entry.
    writeQuery('q', query || undefined, Boolean(query && readQuery('q')))
    announce()
  }
  const followUrl = () => {
    box.value = readQuery('q') ?? ''
    show()
    announce()
  }

  box.addEventListener('input', () => {
    show()
    clearTimeout(pause)
    pause = setTimeout(commit, PAUSE_MS)
  })
  getPart(part, 'form').addEventListener('submit', (event) => {
    event.preventDefault()
    commit()
  })
  getPart(part, 'clear').addEventListener('click', () => {
    box.value = ''
    box.focus()
    show()
    commit()
  })
  addEventListener('popstate', followUrl)

  // Text typed before this code loaded wins over the URL.
  if (box.value) {
    show()
    commit()
  } else if (readQuery('q')) followUrl()
}
