import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What an island that shows one of its parts at a time needs: the part’s key, which address and history follow and lead. */
interface Addressed {
  /** False on the server and in the first client render; true once the island answers for its elements. */
  ready: boolean
  /** The id of the part that shows, '' for none. */
  key: string
  /** Shows another part and writes it into the address. */
  choose: (key: string) => void
}

/**
 * Keeps which of an island’s parts shows. Each entry of the history holds it under the island’s id, so that Back returns to
 * it, several islands on a page included; the address’s fragment names it, so that a link can be shared. `seen` tells what
 * the browser shows already when the script arrives: a press that it answered in the meantime is kept.
 */
export function useUrlFragment(id: string, keys: readonly string[], first: string, seen?: () => string | undefined): Addressed {
  const [ready, setReady] = useState(false)
  const [key, setKey] = useState(first)
  const current = useRef(first)
  const show = (next: string) => {
    current.current = next
    setKey(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island’s props never change
  useLayoutEffect(() => {
    const kept = () => {
      const value: unknown = history.state?.[id]
      return typeof value === 'string' && (value === first || keys.includes(value)) ? value : undefined
    }
    const follow = () => {
      const next = kept() ?? keyInFragment(keys) ?? current.current
      const toFragment = kept() === undefined && next !== current.current
      flushSync(() => show(next))
      keep(id, next)
      // The browser could not scroll to what was hidden when it followed the link.
      if (toFragment) fragmentTarget()?.scrollIntoView()
    }
    const hiddenTarget = kept() === undefined && fragmentTarget()?.closest('[hidden]')
    show(kept() ?? keyInFragment(keys) ?? seen?.() ?? first)
    keep(id, current.current)
    setReady(true)
    if (hiddenTarget) requestAnimationFrame(() => fragmentTarget()?.scrollIntoView())
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
    // The browser has written the address itself when it opened the part by following a link.
    if ((keyInFragment(keys) ?? '') === next) keep(id, next)
    else history.pushState({ ...history.state, [id]: next }, '', next ? `#${next}` : location.pathname + location.search)
  }
  return { ready, key, choose }
}

function keep(id: string, key: string) {
  history.replaceState({ ...history.state, [id]: key }, '')
}

function keyInFragment(keys: readonly string[]): string | undefined {
  const target = fragmentTarget()
  return target ? keys.find((key) => document.getElementById(key)?.contains(target)) : undefined
}

function fragmentTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}
