/** Calls `act` after the load event, or at once if that has passed. */
export function afterLoad(act: () => void) {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act)
}
