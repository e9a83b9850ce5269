// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { start } from '../../src/widgets/share/share.client.ts'

test('Space activates the link once, however long it is held', () => {
  document.body.innerHTML = '<a href="/careers">Copy link</a>'
  const link = document.querySelector('a') as HTMLAnchorElement
  start(link)
  const click = vi.spyOn(link, 'click').mockImplementation(() => {})
  for (const repeat of [false, true, true])
    expect(link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, cancelable: true }))).toBe(false)
  expect(click).toHaveBeenCalledOnce()
})
