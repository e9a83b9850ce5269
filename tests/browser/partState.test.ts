// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isBusy, isSettled, type LoadState, setBusy, setState } from '../../src/browser/partState.ts'

test.each<[LoadState | undefined, boolean]>([
  [undefined, false],
  ['idle', false],
  ['loading', false],
  ['ready', true],
  ['failed', true],
])('a part in the state %s gets its events itself: %s', (state, settled) => {
  const part = document.createElement('div')
  part.dataset.state = 'loading'
  setState(part, state)
  expect([part.dataset.state, isSettled(part)]).toEqual([state, settled])
})

test('a busy control is busy for styles and screen readers until it is released', () => {
  const control = document.createElement('button')
  setBusy(control, true)
  expect([isBusy(control), control.getAttribute('aria-busy')]).toEqual([true, 'true'])
  setBusy(control, false)
  expect([isBusy(control), control.hasAttribute('aria-busy')]).toEqual([false, false])
})
