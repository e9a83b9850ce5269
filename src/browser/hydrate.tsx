import { hydrateRoot } from 'react-dom/client'
import { type IslandComponent, IslandFrame } from './islandRoot.tsx'
import type { Start } from './lazyLoad.ts'
import { panelBody } from './panelBody.ts'

/**
 * Makes the function that hydrates an island’s server HTML. It resolves when the ARIA roles are in the DOM. If the island’s code fails, the
 * server HTML, which works without scripts, is restored and the error is shown beside it.
 */
export const hydrate =
  <Props extends object>(component: IslandComponent<Props>): Start =>
  async (host, report) => {
    const id = host.dataset.id ?? ''
    // The copy that is shown if the island fails, in an inert document, where its pictures are not fetched.
    const before = new Document().importNode(host, true)
    before.dataset.state = 'failed'
    const slots: Record<string, string> = {}
    for (const slot of host.querySelectorAll<HTMLElement>('[data-slot]')) {
      const { slot: name = '' } = slot.dataset
      slots[name] = slot.innerHTML
      // A copy has no shadow root.
      if (slot.shadowRoot) panelBody(before.querySelector(`[data-slot="${name}"]`) as HTMLElement)
    }
    const props = { ...JSON.parse(host.dataset.props ?? '{}'), id, slots }
    return new Promise((resolve) => {
      hydrateRoot(host, <IslandFrame component={component} props={props} onHydrated={resolve} />, {
        identifierPrefix: `${id}-`,
        // React recovers, so visitors lose nothing, but a hydration mismatch is a bug: tests fail on this message.
        onRecoverableError: (error, info) => console.error(error, info.componentStack),
        onUncaughtError: (error, info) => {
          // Waits until React has emptied the host.
          queueMicrotask(() => {
            host.replaceWith(before)
            console.error(error, info.componentStack)
            report(error, before)
            resolve()
          })
        },
      })
    })
  }
