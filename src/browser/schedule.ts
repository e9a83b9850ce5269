/** Calls `act` after the load event, or at once if that has passed. */
export function afterLoad(act: () => void) {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act)
}

/** Calls `act` when the page is idle. Safari has no requestIdleCallback. */
export function whenIdle(act: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => act())
  else setTimeout(act)
}

/**
 * Resolves once the stylesheet has loaded. Without it, a dialog would lock the page but be invisible, and a carousel would measure the
 * wrong widths.
 */
export const stylesheetLoaded = () =>
  new Promise<void>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!link || link.sheet) resolve()
    else link.addEventListener('load', () => resolve())
    afterLoad(resolve)
  })
