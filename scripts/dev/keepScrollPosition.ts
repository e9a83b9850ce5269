/** Restores the scroll position after a reload, also when an error page was shown in between. */
export const KEEP_SCROLL_POSITION = `{
  const place = 'place ' + location.pathname
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  const top = sessionStorage.getItem(place)
  addEventListener('pagehide', () => document.querySelector('main') && sessionStorage.setItem(place, scrollY))
  if (type === 'reload' && top !== null) {
    // The browser’s own restoration would return to the position on the error page: its top.
    history.scrollRestoration = 'manual'
    addEventListener('load', () => {
      scrollTo({ top, behavior: 'instant' })
      setTimeout(() => (history.scrollRestoration = 'auto'), 1000)
    })
  }
}`
