/** The element that the fragment of the page’s URL, or of a link, points to; null if there is none. Buttons have no `hash`. */
export function fragmentTarget({ hash = '' }: { hash?: string } = location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The fragment is not valid percent-encoding.
    return null
  }
}
