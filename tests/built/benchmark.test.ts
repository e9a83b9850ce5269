import { expect, test } from 'vitest'
import { buildOrdinary, findDifferent } from '../../scripts/audit/benchmark/ordinary.ts'
import { ROUTES } from '../../src/lib/routes.ts'

test('the site can be built the ordinary way, too, and says the same words: the benchmark compares one content', () => {
  const folder = '.build/benchmark-test'
  buildOrdinary(folder)
  expect(findDifferent(ROUTES, 'dist', folder)).toEqual([])
}, 120_000)
