import { expect, test } from 'vitest'
import { heardText } from '../../scripts/audit/heard/outline.ts'
import { PAGES } from './pages.ts'

/** What stands in header and footer, one after the other: what kind of thing it is, its name, and where it leads. */
const framesOf = (document: Document) =>
  [...document.querySelectorAll('body header, body footer')]
    .filter((part) => !part.closest('main'))
    .flatMap((part) =>
      [...part.querySelectorAll('a[href], button, input, label, h2, nav')].map((one) =>
        [one.tagName, one.getAttribute('aria-label') ?? (one.tagName === 'NAV' ? '' : heardText(one)), one.getAttribute('href') ?? ''].join(
          ' | ',
        ),
      ),
    )

test('header and footer hold the same things by the same names in the same order on every page', () => {
  const [first, ...others] = PAGES.map(({ route, document }) => ({ route, frame: framesOf(document) }))
  expect(first?.frame.length).toBeGreaterThan(25)
  for (const { route, frame } of others) expect(frame, route).toEqual(first?.frame)
})
