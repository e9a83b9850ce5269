// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderSections } from '../../src/browser/renderSections.ts'
import { removeListenersAfterwards } from './listeners.ts'

const countRendered = () => document.querySelectorAll('[data-rendered]').length
/** A page that is still loading. */
function open() {
  document.body.innerHTML = '<main><section></section><section></section></main><footer><div class="footer-parts"></div></footer>'
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  renderSections()
}

removeListenersAfterwards()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('sections and the footer are rendered some time after the load event, one after the other', async () => {
  open()
  await vi.advanceTimersByTimeAsync(5000)
  expect(countRendered()).toBe(0)
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(199)
  expect(countRendered()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(countRendered()).toBe(1)
  await vi.advanceTimersByTimeAsync(5)
  expect(countRendered()).toBe(3)
})

test('all are rendered at once for whoever presses Tab', () => {
  open()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  expect(countRendered()).toBe(0)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(countRendered()).toBe(3)
})
