/** A page that is loaded again is where it was, also when a mistake stood in its place for a while. */
export const KEEP_PLACE = `{
  const place = 'place ' + location.pathname
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  const top = sessionStorage.getItem(place)
  addEventListener('pagehide', () => document.querySelector('main') && sessionStorage.setItem(place, scrollY))
  if (type === 'reload' && top !== null) {
    // The browser would put the page where the mistake was read: at its top.
    history.scrollRestoration = 'manual'
    addEventListener('load', () => {
      scrollTo({ top, behavior: 'instant' })
      setTimeout(() => (history.scrollRestoration = 'auto'), 1000)
    })
  }
}`
