import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fragmentTarget } from './fragmentTarget.ts'
import { isPanelOpen } from './isPanelOpen.ts'

/** State of an island that shows one of its parts at a time, in step with the URL’s fragment and the history. */
export interface UrlFragment {
  /** False on the server and in the first client render, true after hydration. */
  ready: boolean
  /** The id of the part that is shown, '' for none. */
  key: string
  /** Shows another part and writes it into the URL. */
  choose: (key: string) => void
}

/**
 * Stores which part of an island is shown: in `history.state` under the island’s id, so that Back restores it for each island of a page,
 * and in the URL’s fragment, so that a link can be shared. Before hydration, the browser may have opened a part in which it found a text.
 */
export function useUrlFragment(id: string, keys: readonly string[], first: string): UrlFragment {
  const [key, setKey] = useState<string>()
  const current = useRef(first)
  const show = (next: string) => {
    current.current = next
    setKey(next)
    history.replaceState({ ...history.state, [id]: next }, '')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island’s props never change
  useLayoutEffect(() => {
    const inHistory = () => [first, ...keys].find((one) => one === history.state?.[id])
    const follow = () => {
      const next = inHistory() ?? keyInFragment(keys) ?? current.current
      const isNewLink = inHistory() === undefined && next !== current.current
      flushSync(() => show(next))
      if (isNewLink) scrollToTarget()
    }
    const isTargetHidden = inHistory() === undefined && fragmentTarget()?.getClientRects().length === 0
    show(inHistory() ?? keyInFragment(keys) ?? keys.find((one) => isPanelOpen(document.getElementById(one) as HTMLElement)) ?? first)
    if (isTargetHidden) scrollToTarget()
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('hashchange', follow)
    }
  }, [])

  const choose = (next: string) => {
    if (next === current.current) return
    // The browser has changed the URL when it followed a link to a hidden part. Firefox scrolls to where that was before another closed.
    const isInUrl = (keyInFragment(keys) ?? '') === next
    if (!isInUrl) history.pushState(history.state, '', next ? `#${next}` : location.pathname + location.search)
    show(next)
    // Closing a part leaves the fragment of another island as it is.
    if (isInUrl && next) scrollToTarget()
  }
  return { ready: key !== undefined, key: key ?? first, choose }
}

/**
 * The target was hidden when the browser followed the link, so it did not scroll. Waits for the next frame: useDisclosure hides the closed
 * part after a promise, and until then it may push the target down.
 */
const scrollToTarget = () => requestAnimationFrame(() => fragmentTarget()?.scrollIntoView())

function keyInFragment(keys: readonly string[]): string | undefined {
  const target = fragmentTarget()
  return target ? keys.find((key) => document.getElementById(key)?.contains(target)) : undefined
}
