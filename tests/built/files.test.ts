import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { getToday } from '../../src/lib/clock.ts'
import { FIXTURE_DIST, FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { attributeOf, documentAt, readBuiltFile } from './fixturePages.ts'

const files = listFiles(FIXTURE_DIST)

it('text is visible while fonts load', () => {
  const sheets = files.filter((file) => file.endsWith('.css'))
  const fetched = sheets.flatMap((file) => readBuiltFile(file).match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [])
  expect(fetched.length).toBeGreaterThan(1)
  expect(fetched.filter((face) => !face.includes('font-display:swap'))).toEqual([])
})

it('pictures/ has the pictures of the content, and no others', () => {
  const record: Record<string, { files: string[] }> = JSON.parse(
    readFileSync(path.join(FIXTURE_PROJECT, '.generated/pictures.json'), 'utf8'),
  )
  const deployed = files.filter((file) => /^pictures\/.*(?<!\.br)$/.test(file)).map((file) => path.basename(file))
  expect(deployed).toEqual(
    Object.values(record)
      .flatMap((picture) => picture.files)
      .filter((file) => !file.endsWith('.br'))
      .sort(),
  )
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
  const lines = readBuiltFile('.well-known/security.txt')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, ''])
  const all = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value ?? '')
  const contact = documentAt('/contact')
  const canonical = attributeOf(contact, 'link[rel=canonical]', 'href')
  expect(all('Canonical')).toEqual([new URL('/.well-known/security.txt', canonical).href])
  // One contact is a page of the site, the other an email address that the page shows.
  const [mail = '', page = ''] = all('Contact')
  expect(contact.querySelector(`a[href="${mail}"]`)).toBeTruthy()
  expect(page).toBe(canonical)
  const [expires = ''] = all('Expires')
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(expires.slice(0, 10) > getToday()).toBe(true)
  expect(all('Preferred-Languages')).toEqual(['en'])
})
