import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listBuiltPages, listSamplePages } from '../../scripts/lib/builtPages.ts'

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

it('asks for a build first if there is no site', () => {
  expect(() => listBuiltPages(path.join(folder, 'nothing'))).toThrow('Run "npm run build" first.')
})

it('has the heaviest production in the sample, and no other page of a collection', () => {
  const sample = listSamplePages(folder)
  expect(sample.filter((page) => /^\/(?:productions|academy|news)\/./.test(page))).toEqual(['/productions/heavy'])
  expect(sample).toContain('/')
})
