import { getPart } from '../../browser/getPart.ts'
import { readQuery, writeQuery } from '../../browser/urlQuery.ts'
import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { straightenQuotes } from '../../lib/text.ts'
import { addEarlier } from './earlierNews.client.ts'

/** Milliseconds without typing before the count is announced and the URL is written. */
const PAUSE_MS = 600

/** Articles have typographic quotes; keyboards type straight ones. */
const normalise = (text: string) => straightenQuotes(foldDiacritics(text))

/**
 * Shows only articles that match in title, excerpt or category, from this page and the pages of earlier news. The first article is featured
 * above the list while nothing is searched, and part of the list during a search.
 */
export function start(part: HTMLElement) {
  const box = getPart<HTMLInputElement>(part, 'box')
  const [featured, list] = [getPart(part, 'featured'), getPart(part, 'list')]
  const [status, empty] = [getPart(part, 'status'), getPart(part, 'empty')]
  const toItem = (item: HTMLElement) => ({ item, words: normalise(item.dataset.text ?? '') })
  const items = [...list.children].map((item) => toItem(item as HTMLElement))
  const onPage = items.length
  /** Whether the list has the articles of the pages of earlier news. */
  let isComplete = !part.querySelector('[data-part=earlier]')
  let isLoading = false
  /** The text for pages that did not load. The next search tries again. */
  let problem = ''
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    const query = normalise(box.value.trim())
    if (!query) problem = ''
    else if (!isComplete && !isLoading && !problem) loadEarlier()
    for (const [index, { item, words }] of items.entries()) item.hidden = query ? !words.includes(query) : index === 0 || index >= onPage
    featured.hidden = query !== ''
    // The featured article above the field has just appeared or disappeared. Scrolls the field out from under the header.
    if (box === document.activeElement) box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const loadEarlier = () => {
    isLoading = true
    addEarlier(part, list)
      .then(
        (added) => {
          items.push(...added.map(toItem))
          isComplete = true
        },
        () => {
          problem = empty.dataset.notLoaded ?? ''
        },
      )
      .then(() => {
        isLoading = false
        show()
        announce()
      })
  }
  const announce = () => {
    if (isLoading) return
    const query = box.value.trim()
    const count = items.filter(({ item }) => !item.hidden).length
    empty.hidden = count > 0
    const found = count ? `${count} ${count === 1 ? 'article' : 'articles'} found` : (empty.dataset.text ?? '')
    const message = query ? `${problem} ${found}`.trim() : (empty.dataset.all ?? 'All articles shown')
    // Writing the same text again would announce it twice.
    if (status.textContent !== message) status.textContent = message
  }
  const commit = () => {
    clearTimeout(pause)
    const query = box.value.trim()
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
