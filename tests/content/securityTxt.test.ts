import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findExpiringSecurityTxt } from '../../scripts/content/securityTxt.ts'

const root = mkdtempSync(path.join(tmpdir(), 'security-'))
mkdirSync(path.join(root, 'public/.well-known'), { recursive: true })

const check = (expires: string, today: string) => {
  writeFileSync(path.join(root, 'public/.well-known/security.txt'), `Contact: mailto:{email}\n${expires}\n`)
  return findExpiringSecurityTxt(root, today).map(({ file, line, message, example }) => [`${file}:${line}`, message, example])
}
const ADVICE = 'Check that somebody still answers at its addresses, then set Expires to a day less than a year ahead.'

describe('the content check of security.txt', () => {
  it('gives no warning more than 60 days before the expiry', () => {
    expect(check('Expires: 2027-11-01T00:00:00Z', '2027-09-01')).toEqual([])
  })

  it('warns in the 60 days before the expiry, with the line and a valid example', () => {
    expect(check('Expires: 2027-11-01T00:00:00Z', '2027-09-02')).toEqual([
      [
        'public/.well-known/security.txt:2',
        `This file expires on November 1, 2027, in 60 days. ${ADVICE}`,
        'Expires: 2028-08-27T00:00:00Z',
      ],
    ])
  })

  it('warns after the expiry, and when there is no expiry date', () => {
    expect(check('Expires: 2027-11-01T00:00:00Z', '2027-11-03')[0]?.[1]).toMatch(/^This file expired on November 1, 2027: /)
    expect(check('Expires: soon', '2027-11-03')[0]?.[1]).toMatch(/^This file has no expiry date/)
    expect(check('Canonical: {url}', '2027-11-03')[0]?.[0]).toBe('public/.well-known/security.txt:1')
  })

  it('gives no warning in a project without the file', () => {
    expect(findExpiringSecurityTxt(path.join(root, 'public'), '2027-11-03')).toEqual([])
  })
})
