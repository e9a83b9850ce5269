import { afterEach, beforeEach, vi } from 'vitest'

/** Removes the listeners that a test’s code has added to the window and the document, which jsdom keeps for the whole file. */
export function removeListenersAfterwards() {
  let removals: (() => void)[] = []
  beforeEach(() => {
    const targets: EventTarget[] = [window, document]
    for (const target of targets) {
      const add = target.addEventListener.bind(target)
      vi.spyOn(target, 'addEventListener').mockImplementation((...listener: Parameters<EventTarget['addEventListener']>) => {
        removals.push(() => target.removeEventListener(...listener))
        add(...listener)
      })
    }
  })
  afterEach(() => {
    for (const remove of removals) remove()
    removals = []
  })
}
