import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeCompressed } from '../../scripts/deploy/compress.ts'

it('compressed copies are beside each text file; those that are there already are kept', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'compress-'))
  const pages = { 'index.html': 'Come and see us.', 'about.html': 'Who we are.', 'copy/about.html': 'Who we are.' }
  mkdirSync(path.join(site, 'copy'), { recursive: true })
  for (const [name, text] of Object.entries({ ...pages, 'photo.png': 'no text', 'a.svg': '<svg/>', 'a.svg.br': 'kept' }))
    writeFileSync(path.join(site, name), text)
  await writeCompressed(site)
  for (const [name, text] of Object.entries(pages))
    expect(brotliDecompressSync(readFileSync(path.join(site, `${name}.br`))).toString()).toBe(text)
  expect(readdirSync(site).filter((name) => name.startsWith('photo'))).toEqual(['photo.png'])
  expect(readFileSync(path.join(site, 'a.svg.br'), 'utf8')).toBe('kept')
})
