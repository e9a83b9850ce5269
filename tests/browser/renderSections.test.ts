// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderSections } from '../../src/browser/renderSections.ts'
import { removeListenersAfterwards } from './listeners.ts'

removeListenersAfterwards()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('sections and the footer are rendered some time after the load event, one after the other', async () => {
  document.body.innerHTML = '<main><section></section><section></section></main><footer><div class="footer-parts"></div></footer>'
  const countRendered = () => document.querySelectorAll('[data-rendered]').length
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  renderSections()
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
