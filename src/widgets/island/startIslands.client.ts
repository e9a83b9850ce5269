import { afterLoad } from '../../browser/afterLoad.ts'
import type { IslandComponent, Report } from '../../browser/islandRoot.tsx'
import { onIntent } from '../../browser/onIntent.ts'
import { whenNear } from '../../browser/whenNear.ts'
import { loadIsland } from './islandModules.client.ts'

/**
 * Wakes the page’s islands, each when it is wanted: at once when touched or when the address names something in it;
 * otherwise, unless data is to be saved, when it comes near the screen and the page is idle.
 * When an island’s code fails, `report` tells the visitor.
 */
export function startIslands(report: Report) {
  const wake = (host: HTMLElement) => wakeWith(report, host)
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const wakeNamed = () => {
    const named = document.getElementById(location.hash.slice(1))
    for (const host of hosts) if (host.contains(named)) wake(host)
  }
  for (const host of hosts) {
    host.addEventListener('click', (event) => {
      wake(host)
      keepSecondPress(event, host)
    })
  }
  // What stands in the place of an island that failed is no host: it works without.
  onIntent('[data-island]', (host) => {
    if (hosts.includes(host)) wake(host)
  })
  addEventListener('hashchange', wakeNamed)
  wakeNamed()
  afterLoad(() => {
    for (const host of hosts) if (host.dataset.wake === 'near') whenNear(host, wake)
  })
}

const waking = new WeakSet<HTMLElement>()

/** Loads an island’s code and puts it on its HTML. When the code does not come, nothing changes, and the next touch tries again. */
function wakeWith(report: Report, host: HTMLElement) {
  if (waking.has(host)) return
  waking.add(host)
  loadIsland(host).then(
    ([{ island }, { hydrate }]) => hydrate(host, island as IslandComponent<object>, report),
    () => {
      waking.delete(host)
      clearBusy(host)
    },
  )
}

/** The browser opens what a link names, but a press on an item that is open already does nothing: it is kept for the island. */
function keepSecondPress(event: MouseEvent, host: HTMLElement) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.disclosure-button')
  if (!link || 'ready' in (host.firstElementChild as HTMLElement).dataset) return
  clearBusy(host)
  const open = document.getElementById(link.hash.slice(1))?.hidden === false || link.hash === location.hash
  if (open) link.setAttribute('aria-busy', 'true')
}

/** While anything on the page is busy, the head script holds pictures back: a link whose code failed must not stay so. */
const clearBusy = (host: HTMLElement) => host.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
