import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findWantedPages, listBuiltPages, listSamplePages } from '../../scripts/lib/builtPages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'built-'))

const WEIGHTS = {
  '/academy/young-creatives-bootcamp': 9000,
  '/academy/drumming': 20,
  '/productions/light': 10,
  '/productions/heavy': 4000,
}
for (const [page, weight] of Object.entries(WEIGHTS)) {
  const file = path.join(folder, `${page}.html`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, ' '.repeat(weight))
}
const urls = ['/', ...Object.keys(WEIGHTS)].map((page) => `<url><loc>https://a.example${page}</loc></url>`)
writeFileSync(path.join(folder, 'sitemap.xml'), `<urlset>${urls.join('')}</urlset>`)

it('lists the pages of the sitemap', () => {
  expect(listBuiltPages(folder)).toEqual(['/', ...Object.keys(WEIGHTS)])
})

it('asks for a build if there is none', () => {
  expect(() => listBuiltPages(path.join(folder, 'nothing'))).toThrow('Run "npm run build" first.')
})

it('refuses to check a missing page, instead of measuring the not-found page', () => {
  const all = listBuiltPages(folder)
  expect(findWantedPages(['/productions/light'], all)).toEqual(['/productions/light'])
  expect(findWantedPages([], all)).toBe(all)
  expect(() => findWantedPages(['/', '/productions/ligth'], all)).toThrow(
    'The built site has no page /productions/ligth. Did you mean /productions/light?',
  )
})

it('includes the heaviest production in the sample, and no other page of an entry', () => {
  const sample = listSamplePages(folder)
  expect(sample.filter((page) => /^\/(?:productions|academy|news)\/./.test(page))).toEqual(['/productions/heavy'])
  expect(sample).toContain('/')
})
