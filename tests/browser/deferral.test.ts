// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDeferral } from '../../src/browser/deferral.ts'
import { setBusy } from '../../src/browser/partState.ts'
import { removeListenersAfterwards } from './listeners.ts'

const root = document.documentElement
/** Starts on a page, and returns what it waits for. */
function open(address = '/') {
  history.replaceState(null, '', address)
  startDeferral()
  return root.dataset.loading
}
const loadEvent = async () => {
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1)
}

removeListenersAfterwards()
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button>Menu</button>'
})
afterEach(() => vi.useRealTimers())

test('a page waits for its styles at first, and with a fragment in its URL only for pictures', () => {
  expect(open()).toBe('styles')
  expect(open('/#days')).toBe('pictures')
})

// e2e/below-fold.spec.ts has the stylesheet, three seconds and the focus.
test('what is below the fold is shown when the visitor clicks', async () => {
  open()
  await vi.advanceTimersByTimeAsync(100)
  expect(root.dataset.loading).toBe('styles')
  document.querySelector('button')?.click()
  await vi.advanceTimersByTimeAsync(100)
  expect(root.dataset.loading).toBe('pictures')
})

test('later pictures are shown after the load event, whether the stylesheet has loaded or not', async () => {
  open()
  await loadEvent()
  expect(root.dataset).not.toHaveProperty('loading')
})

test('later pictures wait while the code of a control that was clicked is loading', async () => {
  open()
  setBusy(document.querySelector('button') as HTMLElement, true)
  await loadEvent()
  expect(root.dataset.loading).toBe('pictures')
  setBusy(document.querySelector('button') as HTMLElement, false)
  await vi.advanceTimersByTimeAsync(1)
  expect(root.dataset).not.toHaveProperty('loading')
})
