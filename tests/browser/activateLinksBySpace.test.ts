// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { activateLinksBySpace } from '../../src/browser/activateLinksBySpace.ts'

/** Focuses a link, holds Space on it, and returns how often it was clicked, and whether the page would scroll. */
function holdSpaceOn(html: string) {
  document.body.innerHTML = html
  const link = document.querySelector('a') as HTMLElement
  const click = vi.spyOn(link, 'click').mockImplementation(() => {})
  link.focus()
  const scrolls = [false, true, true].map((repeat) =>
    link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true })),
  )
  return { clicks: click.mock.calls.length, scrolls: scrolls.includes(true) }
}

test('Space activates a link with the role of a button once, however long it is held, and scrolls by any other link', () => {
  activateLinksBySpace()
  expect(holdSpaceOn('<a href="#x" role="button">Share</a>')).toEqual({ clicks: 1, scrolls: false })
  expect(holdSpaceOn('<a href="#x">About</a>')).toEqual({ clicks: 0, scrolls: true })
})
