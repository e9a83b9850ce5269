// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { share } from '../../src/widgets/share/share.client.ts'

test('Space activates the link once, however long it is held', () => {
  document.body.innerHTML = '<a href="/careers" data-refused-title="Not copied">Copy link</a>'
  const link = document.querySelector('a') as HTMLAnchorElement
  share(link)
  const click = vi.fn()
  link.addEventListener('click', click)
  for (const repeat of [false, true, true])
    expect(link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, cancelable: true }))).toBe(false)
  expect(click).toHaveBeenCalledOnce()
})
