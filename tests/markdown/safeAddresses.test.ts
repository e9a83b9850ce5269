import { describe, expect, it } from 'vitest'
import { isInternal, isSafeAddress } from '../../src/markdown/safeAddresses.ts'

describe('an address', () => {
  it.each([
    '/',
    '/about',
    '/about#team',
    '#top',
    'https://a.example',
    'https://a.example/b?c=d',
    'mailto:a@b.example',
    'tel:+2348000000000',
  ])('%s is safe', (address) => {
    expect(isSafeAddress(address)).toBe(true)
  })

  it.each([
    '',
    'about',
    './about',
    '//a.example',
    '/\\a.example',
    'https:///a',
    'https://',
    'http://a.example',
    'ftp://a.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    'mailto:',
    'tel:x',
  ])('%j is unsafe', (address) => {
    expect(isSafeAddress(address)).toBe(false)
  })

  it('is internal when it begins with one slash', () => {
    expect(['/about', '//a.example', 'https://a.example', '#top'].map(isInternal)).toEqual([true, false, false, false])
  })
})
