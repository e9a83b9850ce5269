// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderSections } from '../../src/browser/renderSections.ts'
import { removeListenersAfterwards } from './listeners.ts'

const root = document.documentElement
const countRendered = () => document.querySelectorAll('[data-rendered]').length

removeListenersAfterwards()
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main><section></section><section></section></main><footer><div class="footer-parts"></div></footer>'
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  renderSections()
})
afterEach(() => vi.useRealTimers())

test('sections and the footer are rendered some time after the load event, one after the other', async () => {
  await vi.advanceTimersByTimeAsync(5000)
  expect([root.dataset.sections, countRendered()]).toEqual(['skipped', 0])
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(199)
  expect(countRendered()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(countRendered()).toBe(1)
  await vi.advanceTimersByTimeAsync(5)
  expect([root.dataset.sections, countRendered()]).toEqual([undefined, 3])
})

test('all are rendered at once for whoever presses Tab', () => {
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  expect(root.dataset.sections).toBe('skipped')
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(root.dataset.sections).toBeUndefined()
})
