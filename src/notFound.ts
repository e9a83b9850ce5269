import { findNearestPage, normaliseAddress } from './lib/nearestPage.ts'
import { matchesPath } from './lib/paths.ts'

// The not-found page’s script, inlined after the page’s lists and run before the first paint (`rel=expect`), so that it shifts nothing. It
// moves known gaps and retired pages that match the address to the top, the most specific first, and suggests the nearest page. It writes
// the suggestion again after load, because screen readers announce only changes to a live region that they already watch.
const line = document.querySelector('[data-nearest]')
const items = [...document.querySelectorAll<HTMLElement>('[data-gap]')].map((item) => ({
  item,
  path: item.getAttribute('data-gap') ?? '',
  get nearest() {
    return item.querySelector('.more')?.getAttribute('href') ?? ''
  },
}))
const address = normaliseAddress(decode(location.pathname))
const matching = items.filter(({ path }) => matchesPath(path, address))
matching.sort((a, b) => a.path.split('*').length - b.path.split('*').length)
for (const { item } of matching.toReversed()) item.parentElement?.prepend(item)

const links = [...document.querySelectorAll<HTMLAnchorElement>('main .page-links a')]
const pages = links.map((link) => ({ link, path: link.getAttribute('href') ?? '', name: link.text }))
const nearest = findNearestPage(address, pages, matching)
const link = pages.find(({ path }) => path === nearest)?.link
if (line && link) {
  line.replaceChildren('The nearest page: ', link.cloneNode(true))
  addEventListener('load', () => line.replaceChildren(...line.childNodes))
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
