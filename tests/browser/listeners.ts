import { afterEach, beforeEach, vi } from 'vitest'

/** Removes the listeners that a test’s code has added to the window, which jsdom keeps for the whole file. */
export function removeListenersAfterwards() {
  let listeners: Parameters<typeof window.addEventListener>[] = []
  const add = window.addEventListener.bind(window)
  beforeEach(() => {
    vi.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof window.addEventListener>) => {
      listeners.push(listener)
      add(...listener)
    })
  })
  afterEach(() => {
    for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options)
    listeners = []
    vi.restoreAllMocks()
  })
}
