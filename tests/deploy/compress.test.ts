import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { startCompression } from '../../scripts/deploy/compress.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'

let site = ''
let cacheFolder = ''
beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'compress-'))
  site = path.join(root, 'site')
  cacheFolder = path.join(root, 'cache')
})

describe('compressed copies', () => {
  it('are beside each text file in two encodings, and equal files share a cached copy', async () => {
    const pages = { 'index.html': 'Come and see us.', 'about.html': 'Who we are.', 'copy/about.html': 'Who we are.' }
    mkdirSync(path.join(site, 'copy'), { recursive: true })
    for (const [name, text] of Object.entries({ ...pages, 'photo.png': 'no text' })) writeFileSync(path.join(site, name), text)
    expect(await startCompression(site, cacheFolder).finish()).toEqual({ all: 4, made: 4 })
    for (const [name, text] of Object.entries(pages)) {
      expect(brotliDecompressSync(readFileSync(path.join(site, `${name}.br`))).toString()).toBe(text)
      expect(gunzipSync(readFileSync(path.join(site, `${name}.gz`))).toString()).toBe(text)
    }
    expect(readdirSync(site).filter((name) => name.startsWith('photo'))).toEqual(['photo.png'])
  })

  it('may be made before their page is written, which is then not compressed again', async () => {
    const compressing = startCompression(site, cacheFolder)
    await compressing.add('news/tonight.html', Buffer.from('Come tonight.'))
    const file = path.join(site, 'news/tonight.html')
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('Come tonight.')
    ageFiles(site)
    writeFileSync(file, 'Come tonight.')
    expect(await compressing.finish()).toEqual({ all: 2, made: 2 })
    expect(listWritten(site)).toEqual([path.join('news', 'tonight.html')])
  })
})
