import { hydrateRoot } from 'react-dom/client'
import { type IslandComponent, IslandFrame, type Report } from './islandRoot.tsx'

// The page’s script runs before its style sheet has come. What opens or measures waits for it, or until the page has loaded without: a
// dialog that is not styled locks a page and is not seen. src/widgets/carousel/carousel.client.ts does the same: what both take from one module
// would bring each of them the other.
const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
if (sheet?.sheet === null && document.readyState !== 'complete')
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
    addEventListener('load', resolve)
  })

/**
 * Puts an island’s behaviour on the HTML that stands in its host. When its code fails, the HTML of before comes back, which
 * works without scripts, and the failure is told beside it.
 */
export function hydrate(host: HTMLElement, component: IslandComponent<object>, report: Report) {
  const id = host.dataset.id ?? ''
  // A copy of elements, not text: the page’s policy takes no text for HTML. In a document that nobody looks at: copies of pictures
  // that stand nowhere would be fetched at once, those of tabs that nobody opens among them.
  const before = new Document().importNode(host, true)
  const slots: Record<string, string> = {}
  for (const slot of host.querySelectorAll<HTMLElement>('[data-slot]')) slots[slot.dataset.slot ?? ''] = slot.innerHTML
  const props = { ...JSON.parse(host.dataset.props ?? '{}'), id, slots }
  hydrateRoot(host, <IslandFrame component={component} props={props} />, {
    identifierPrefix: `${id}-`,
    // Nothing is lost, but it is a fault of ours: the tests fail on it.
    onRecoverableError: (error, info) => console.error(error, info.componentStack),
    onUncaughtError: (error, info) => {
      // React has just emptied the host.
      queueMicrotask(() => {
        host.replaceWith(before)
        console.error(error, info.componentStack)
        report(error, before)
      })
    },
  })
}
