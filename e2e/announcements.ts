import type { Page } from '@playwright/test'

/**
 * Records what screen readers would announce of the page’s live regions, in order, such as “polite: 3 events shown”. For an atomic region
 * that is its whole text, otherwise the text that was added or became visible. An element with `aria-label` is announced by that name.
 * Nothing is announced while the page is being parsed, nor from a region that is hidden or has `aria-live="off"`. Call this before the page
 * is opened, or on an open page. The returned function gives the announcements of the current page.
 */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
}

function listen() {
  if ('announced' in window) return
  const announced: string[] = []
  Object.assign(window, { announced })
  const REGION = '[aria-live], [role=status], [role=alert], [role=log], output'

  const politenessOf = (region: Element) => region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite')
  const isAtomic = (region: Element) => {
    const atomic = region.getAttribute('aria-atomic')
    return atomic ? atomic === 'true' : region.matches('[role=status], [role=alert], output')
  }
  const textOf = (node: Node) => {
    const element = node instanceof HTMLElement ? node : node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return ''
    return (node instanceof HTMLElement ? (node.ariaLabel ?? node.innerText) : (node.nodeValue ?? '')).replace(/\s+/g, ' ').trim()
  }
  const newIn = ({ type, target, addedNodes, oldValue }: MutationRecord): Node[] => {
    if (type === 'childList') return [...addedNodes]
    if (type === 'characterData') return [target]
    const { inert, hidden } = target as HTMLElement
    return oldValue !== null && !inert && !hidden ? [target] : []
  }

  new MutationObserver((changes) => {
    if (document.readyState === 'loading') return
    const changed = new Map<Element, Set<Node>>()
    for (const change of changes) {
      const around = (change.target instanceof Element ? change.target : change.target.parentElement)?.closest(REGION)
      for (const node of newIn(change)) {
        // An alert is announced when it is inserted with its text; other regions only when they change.
        const alert = node instanceof Element && node.matches('[role=alert]') ? node : undefined
        const region = around ?? alert
        if (region && node.isConnected) changed.set(region, (changed.get(region) ?? new Set()).add(node))
      }
    }
    for (const [region, nodes] of changed) {
      const text = isAtomic(region) ? textOf(region) : [...nodes].map(textOf).join(' ').trim()
      if (text && politenessOf(region) !== 'off') announced.push(`${politenessOf(region)}: ${text}`)
    }
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'inert'],
    attributeOldValue: true,
  })
}
