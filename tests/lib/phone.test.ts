import { expect, it } from 'vitest'
import { toTelHref } from '../../src/lib/phone.ts'

it.each([
  ['+234 800 000 0000', 'tel:+2348000000000'],
  ['(01) 280-00-00', 'tel:012800000'],
  ['+234 (0) 800 000 0000', 'tel:+2348000000000'],
])('the number %s has the link %s', (phone, href) => {
  expect(toTelHref(phone)).toBe(href)
})
