import { expect, it } from 'vitest'
import { toSlug, toUniqueIds } from '../../src/lib/slug.ts'

it('replaces the space in a city of two words', () => {
  expect(toSlug('Port Harcourt')).toBe('port-harcourt')
})

it('gives different ids to titles that differ only in diacritics', () => {
  expect(toUniqueIds(['Àṣà', 'Ìṣẹ́', 'Aṣa', '…'])).toEqual(['asa', 'ise', 'asa-2', 'item'])
  expect(toUniqueIds(['Act', 'Act 2', 'Act'])).toEqual(['act', 'act-2', 'act-3'])
})
