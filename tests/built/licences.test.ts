import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'

const licences = readFileSync(`${FIXTURE_DIST}/licences.txt`, 'utf8')

/** Licences that only require that their text is included. */
const ALLOWED = ['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause']

it('contains the licence of every package shipped to browsers, all of them permissive', () => {
  const found = [...licences.matchAll(/^## (\S+) - [\d.]+(?: \((.+)\))?$/gm)].map(([, name = '', licence = 'Apache-2.0']) => ({
    name,
    licence,
  }))
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react-aria', 'react-stately', 'embla-carousel']),
  )
  expect(found.filter(({ name }) => /^(?:vite|zod|unified|sharp|yaml|fontkit)$/.test(name))).toEqual([])
  expect(found.filter(({ licence }) => !ALLOWED.includes(licence))).toEqual([])
})

it('contains the licences of the fonts, and of packages without a licence file', () => {
  expect(licences).toMatch(/Embla Carousel \(MIT\)\s+Copyright .*Permission is hereby granted/s)
  for (const font of ['Big Shoulders Display', 'Source Sans 3']) expect(licences).toContain(`${font} (OFL-1.1)\n`)
  expect(licences).toMatch(/Big Shoulders Project Authors.*Adobe.*SIL OPEN FONT LICENSE Version 1\.1/s)
})
