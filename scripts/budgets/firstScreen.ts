/** Runs in the page: its HTML up to the last text above the fold. */
export function readFirstScreen(): string {
  // In an inert document, where copied pictures are not fetched.
  const other = document.implementation.createHTMLDocument()
  const copy = other.importNode(document.documentElement, true)
  const words = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  const copied = other.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const [range, start] = [document.createRange(), other.createRange()]
  start.setStart(copy, 0)
  while (words.nextNode() && copied.nextNode()) {
    if (!words.currentNode.textContent?.trim() || !words.currentNode.parentElement?.checkVisibility()) continue
    range.selectNode(words.currentNode)
    const { top, height, left, width } = range.getBoundingClientRect()
    const isOnScreen = height > 0 && top < innerHeight && top + height > 0 && left < innerWidth && left + width > 0
    if (isOnScreen) start.setEndAfter(copied.currentNode)
  }
  const page = other.createElement('div')
  page.append(start.cloneContents())
  return page.innerHTML
}
