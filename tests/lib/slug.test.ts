import { expect, it } from 'vitest'
import { toSlug, toUniqueIds } from '../../src/lib/slug.ts'

it('names a city of two words without a space', () => {
  expect(toSlug('Port Harcourt')).toBe('port-harcourt')
})

it('gives titles that differ only in diacritics different ids', () => {
  expect(toUniqueIds(['Àṣà', 'Ìṣẹ́', 'Aṣa', '…'])).toEqual(['asa', 'ise', 'asa-2', 'item'])
  expect(toUniqueIds(['Act', 'Act 2', 'Act'])).toEqual(['act', 'act-2', 'act-3'])
})
