import { expect, it } from 'vitest'
import { isInternal, isSafeAddress } from '../../src/markdown/safeAddresses.ts'

const SAFE = ['/', '/about#team', '#top', 'https://a.example', 'https://a.example/b?c=d', 'mailto:a@b.example', 'tel:+2348000000000']
const UNSAFE = [
  ...['', 'about', './about', '//a.example', '/\\a.example', 'https:///a', 'https://', 'http://a.example', 'mailto:', 'tel:x'],
  ...['javascript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:x'],
  ...['ftp://a.example', 'data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc/passwd'],
]

it('an address is safe if it is of this site, a secure one, an email address or a phone number', () => {
  expect(SAFE.filter((address) => !isSafeAddress(address))).toEqual([])
  expect(UNSAFE.filter(isSafeAddress)).toEqual([])
})

it('an address is internal when it begins with one slash', () => {
  expect(['/about', '//a.example', 'https://a.example', '#top'].map(isInternal)).toEqual([true, false, false, false])
})
