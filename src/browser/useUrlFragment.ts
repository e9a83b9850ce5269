import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fragmentTarget } from './fragmentTarget.ts'
import { isPanelOpen } from './isPanelOpen.ts'

/** State of an island that shows one of its parts at a time, in step with the URL’s fragment and the history. */
interface UrlFragment {
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
  const [ready, setReady] = useState(false)
  const [key, setKey] = useState(first)
  const current = useRef(first)
  const show = (next: string) => {
    current.current = next
    setKey(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island’s props never change
  useLayoutEffect(() => {
    const fromHistory = () => {
      const value: unknown = history.state?.[id]
      return typeof value === 'string' && (value === first || keys.includes(value)) ? value : undefined
    }
    const follow = () => {
      const next = fromHistory() ?? keyInFragment(keys) ?? current.current
      const toFragment = fromHistory() === undefined && next !== current.current
      flushSync(() => show(next))
      store(id, next)
      if (toFragment) scrollToTarget()
    }
    const isTargetHidden = fromHistory() === undefined && fragmentTarget()?.getClientRects().length === 0
    show(fromHistory() ?? keyInFragment(keys) ?? keys.find((one) => isPanelOpen(document.getElementById(one))) ?? first)
    store(id, current.current)
    setReady(true)
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
    show(next)
    // The browser has changed the URL when it followed a link to a hidden part. Firefox scrolls to where that was before another closed.
    if ((keyInFragment(keys) ?? '') === next) {
      store(id, next)
      // Closing a part leaves the fragment of another island as it is.
      if (next) scrollToTarget()
    } else history.pushState({ ...history.state, [id]: next }, '', next ? `#${next}` : location.pathname + location.search)
  }
  return { ready, key, choose }
}

/**
 * The target was hidden when the browser followed the link, so it did not scroll. Waits for the next frame: useDisclosure hides the closed
 * part after a promise, and until then it may push the target down.
 */
const scrollToTarget = () => requestAnimationFrame(() => fragmentTarget()?.scrollIntoView())

function store(id: string, key: string) {
  history.replaceState({ ...history.state, [id]: key }, '')
}

function keyInFragment(keys: readonly string[]): string | undefined {
  const target = fragmentTarget()
  return target ? keys.find((key) => document.getElementById(key)?.contains(target)) : undefined
}
