import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { startCompression } from '../../scripts/deploy/compress.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'

let site = ''
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'compress-'))
})

describe('compressed copies', () => {
  it('are beside each text file', async () => {
    const pages = { 'index.html': 'Come and see us.', 'about.html': 'Who we are.', 'copy/about.html': 'Who we are.' }
    mkdirSync(path.join(site, 'copy'), { recursive: true })
    for (const [name, text] of Object.entries({ ...pages, 'photo.png': 'no text' })) writeFileSync(path.join(site, name), text)
    await startCompression(site).finish()
    for (const [name, text] of Object.entries(pages)) {
      expect(brotliDecompressSync(readFileSync(path.join(site, `${name}.br`))).toString()).toBe(text)
    }
    expect(readdirSync(site).filter((name) => name.startsWith('photo'))).toEqual(['photo.png'])
  })

  it('are made with their page, which is not compressed again', async () => {
    const compressing = startCompression(site)
    await compressing.add('news/tonight.html', 'Come tonight.')
    const file = path.join(site, 'news/tonight.html')
    expect(readFileSync(file, 'utf8')).toBe('Come tonight.')
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('Come tonight.')
    ageFiles(site)
    await compressing.finish()
    expect(listWritten(site)).toEqual([])
  })

  it('of pages are made faster where there are many, and those of other files as well as ever', async () => {
    const text = readFileSync('docs/architecture.md', 'utf8')
    writeFileSync(path.join(site, 'style.css'), text)
    const sizeOf = (file: string) => readFileSync(path.join(site, `${file}.br`)).length
    await startCompression(site, 29).add('one.html', text)
    const compressing = startCompression(site, 2500)
    await compressing.add('another.html', text)
    await compressing.finish()
    expect(sizeOf('another.html')).toBeGreaterThan(sizeOf('one.html'))
    expect(sizeOf('style.css')).toBe(sizeOf('one.html'))
  })
})
