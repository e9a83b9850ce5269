/** Does something when the page has loaded, or now if it has. */
export function afterLoad(act: () => void) {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act)
}
