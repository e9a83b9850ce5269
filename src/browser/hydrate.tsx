import { hydrateRoot } from 'react-dom/client'
import { type IslandComponent, IslandFrame, type Report } from './islandRoot.tsx'

// The script runs before the stylesheet has loaded. Islands wait for the stylesheet or the load event: an unstyled dialog would lock the page
// unseen. src/widgets/carousel/carousel.client.ts has the same lines, since a shared module would put React and Embla into one chunk.
const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
if (sheet?.sheet === null && document.readyState !== 'complete')
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
    addEventListener('load', resolve)
  })

/**
 * Hydrates an island’s server HTML. If its code fails, the server HTML, which works without scripts, is restored and the error is shown
 * beside it.
 */
export function hydrate(host: HTMLElement, component: IslandComponent<object>, report: Report) {
  const id = host.dataset.id ?? ''
  // A copy of the elements, since Trusted Types refuse HTML from text. In an inert document, where copied pictures are not fetched.
  const before = new Document().importNode(host, true)
  const slots: Record<string, string> = {}
  for (const slot of host.querySelectorAll<HTMLElement>('[data-slot]')) slots[slot.dataset.slot ?? ''] = slot.innerHTML
  const props = { ...JSON.parse(host.dataset.props ?? '{}'), id, slots }
  hydrateRoot(host, <IslandFrame component={component} props={props} />, {
    identifierPrefix: `${id}-`,
    // Visitors lose nothing, but it is a bug: tests fail on it.
    onRecoverableError: (error, info) => console.error(error, info.componentStack),
    onUncaughtError: (error, info) => {
      // React empties the host first.
      queueMicrotask(() => {
        host.replaceWith(before)
        console.error(error, info.componentStack)
        report(error, before)
      })
    },
  })
}
