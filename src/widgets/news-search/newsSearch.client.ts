import { getPart } from '../../browser/parts.ts'
import { readQuery, writeQuery } from '../../browser/urlQuery.ts'
import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { straightenQuotes } from '../../lib/text.ts'

/** Milliseconds without typing before the count is announced and the URL is written. */
const PAUSE = 600

/** Articles have typographic quotes; keyboards type straight ones. */
const toSearchWords = (text: string) => straightenQuotes(foldDiacritics(text))

/**
 * Shows only articles that match in title, excerpt or category, of this page and of those of earlier news. The first is featured while nothing is searched, and one of the list
 * during a search.
 */
export function search(part: HTMLElement) {
  const box = getPart<HTMLInputElement>(part, 'box')
  const [featured, list] = [getPart(part, 'featured'), getPart(part, 'list')]
  const [status, empty] = [getPart(part, 'status'), getPart(part, 'empty')]
  const toItem = (item: HTMLElement) => ({ item, words: toSearchWords(item.dataset.words ?? '') })
  const items = [...list.children].map((item) => toItem(item as HTMLElement))
  const onPage = items.length
  const earlier = [...part.querySelectorAll<HTMLAnchorElement>('[data-part=earlier] a')]
  let state: 'unread' | 'loading' | 'loaded' | 'failed' = earlier.length > 0 ? 'unread' : 'loaded'
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = () => {
    const word = toSearchWords(box.value.trim())
    if (!word && state === 'failed') state = 'unread'
    if (word && state === 'unread') void loadEarlier()
    for (const [index, { item, words }] of items.entries()) item.hidden = word ? !words.includes(word) : index === 0 || index >= onPage
    featured.hidden = word !== ''
    // The featured article above has appeared or disappeared; keeps the field out from under the header.
    if (box === document.activeElement) box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  /** Adds the articles of the other pages to the list. Trusted Types leave this one way of reading a page. */
  const loadEarlier = async () => {
    state = 'loading'
    try {
      const pages = await Promise.all(earlier.map(({ href }) => readDocument(href)))
      const found = pages.flatMap((page) => [...page.querySelectorAll<HTMLElement>('[data-part=list] > li')])
      list.append(...found)
      items.push(...found.map(toItem))
      state = 'loaded'
    } catch {
      state = 'failed'
    }
    show()
    announce()
  }
  const announce = () => {
    if (state === 'loading') return
    const query = box.value.trim()
    const count = items.filter(({ item }) => !item.hidden).length
    empty.hidden = count > 0
    const found = count ? `${count} ${count === 1 ? 'article' : 'articles'} found` : (empty.dataset.words ?? '')
    const lacking = state === 'failed' ? `${count ? '.' : ''} ${empty.dataset.notLoaded}` : ''
    const words = query ? found + lacking : earlier.length > 0 ? 'The newest articles shown' : 'All articles shown'
    // Writing the same text again would announce it twice.
    if (status.textContent !== words) status.textContent = words
  }
  const commit = () => {
    clearTimeout(pause)
    const word = box.value.trim()
    // Only beginning and ending a search adds a history entry.
    writeQuery('q', word || undefined, Boolean(word && readQuery('q')))
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
    pause = setTimeout(commit, PAUSE)
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

/** The document at an address. Rejects where it does not arrive. */
const readDocument = (href: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'document'
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(href)))
    request.onerror = reject
    request.send()
  })
