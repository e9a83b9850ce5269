import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { FIXTURE_PAGES } from './fixturePages.ts'

test('security.txt names the company’s own contacts and address, as RFC 9116 asks', () => {
  const lines = readFileSync(`${FIXTURE_DIST}/.well-known/security.txt`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, ''])
  const all = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value ?? '')
  const contact = FIXTURE_PAGES.find(({ route }) => route === '/contact')?.document
  const canonical = contact?.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  expect(all('Canonical')).toEqual([new URL('/.well-known/security.txt', canonical).href])
  // One contact is a page of the site, the other an email address that the page shows.
  const [mail = '', page = ''] = all('Contact')
  expect(contact?.querySelector(`a[href="${mail}"]`)).toBeTruthy()
  expect(page).toBe(canonical)
  expect(all('Expires')).toHaveLength(1)
  expect(all('Expires')[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(all('Preferred-Languages')).toEqual(['en'])
})
