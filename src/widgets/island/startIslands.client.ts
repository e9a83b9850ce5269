import { afterLoad } from '../../browser/afterLoad.ts'
import type { IslandComponent, Report } from '../../browser/islandRoot.tsx'
import { onIntent } from '../../browser/onIntent.ts'
import { whenNear } from '../../browser/whenNear.ts'
import { loadIsland } from './islandModules.client.ts'

/**
 * Hydrates islands lazily: on intent, or when the URL’s fragment names something in them; otherwise near the viewport when the page is
 * idle, except in save-data mode. If an island’s code fails, `report` shows it.
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
  // A failed island was replaced by static HTML; do not hydrate it again.
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

/** Loads an island’s code and hydrates its HTML. After a failed load nothing changes, and the next intent tries again. */
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

/** Queues a click on an open item for the island: without it the browser follows the fragment again, which closes nothing. */
function keepSecondPress(event: MouseEvent, host: HTMLElement) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.disclosure-button')
  if (!link || 'ready' in (host.firstElementChild as HTMLElement).dataset) return
  clearBusy(host)
  const open = document.getElementById(link.hash.slice(1))?.hidden === false || link.hash === location.hash
  if (open) link.setAttribute('aria-busy', 'true')
}

/** The head script holds pictures back while anything is busy, so a failed load has to end the busy state. */
const clearBusy = (host: HTMLElement) => host.querySelector('[aria-busy]')?.removeAttribute('aria-busy')
