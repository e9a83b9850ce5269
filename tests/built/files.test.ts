import { expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { getToday } from '../../src/lib/clock.ts'
import { FIXTURE_DIST } from '../fixtures/fixtureProject.ts'
import { attributeOf, documentAt, readBuiltFile } from './fixturePages.ts'

const files = listFiles(FIXTURE_DIST)

it('text is visible while fonts load', () => {
  const sheets = files.filter((file) => file.endsWith('.css'))
  const fetched = sheets.flatMap((file) => readBuiltFile(file).match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [])
  expect(fetched.length).toBeGreaterThan(1)
  expect(fetched.filter((face) => !face.includes('font-display:swap'))).toEqual([])
})

/** Licences that only require that their text is included. */
const ALLOWED = ['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause']

it('licences.txt contains the licence of every package shipped to browsers, all of them permissive', () => {
  const found = [...readBuiltFile('licences.txt').matchAll(/^## (\S+) - [\d.]+(?: \((.+)\))?$/gm)]
  const names = found.map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-aria', 'react-stately', 'embla-carousel']))
  expect(names.filter((name = '') => /^(?:vite|zod|unified|sharp|yaml|fontkit)$/.test(name))).toEqual([])
  expect(found.filter(([, , licence = 'Apache-2.0']) => !ALLOWED.includes(licence))).toEqual([])
})

it('security.txt names the company’s contacts and its own URL, as RFC 9116 requires', () => {
  const fields = [...readBuiltFile('.well-known/security.txt').matchAll(/^([A-Z][A-Za-z-]+): (\S.*)$/gm)]
  const all = (name: string) => fields.flatMap(([, field, value = '']) => (field === name ? value : []))
  const contact = documentAt('/contact')
  const canonical = attributeOf(contact, 'link[rel=canonical]', 'href')
  expect(all('Canonical')).toEqual([new URL('/.well-known/security.txt', canonical).href])
  // One contact is an email address that a page shows, the other is that page.
  const [mail = '', page = ''] = all('Contact')
  expect([page, contact.querySelector(`a[href="${mail}"]`) !== null]).toEqual([canonical, true])
  expect(all('Expires')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)])
  expect((all('Expires')[0] ?? '') > getToday()).toBe(true)
})
