import { expect, it } from 'vitest'
import { matchesPath } from '../../src/lib/paths.ts'

it.each([
  ['/festival/events/*', '/festival/events/avalanche', true],
  ['/festival/events/*/tickets', '/festival/events/avalanche/tickets', true],
  ['/*/events', '/festival/events', true],
  ['/festival/events/*', '/festival/events', false],
  ['/festival/events/*', '/festival/events/avalanche/tickets', false],
  ['/news/fest-2025', '/news/fest-20256', false],
  // A pattern is not a regular expression.
  ['/a.c', '/abc', false],
  ['/fest*', '/festival', false],
])('whether the address pattern %s matches %s: %s', (pattern, path, matches) => {
  expect(matchesPath(pattern, path)).toBe(matches)
})
