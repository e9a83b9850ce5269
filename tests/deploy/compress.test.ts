import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { startCompression } from '../../scripts/deploy/compress.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'))
})

const PAGES = { 'index.html': 'Come and see us.', 'about.html': 'Who we are.', 'copy/about.html': 'Who we are.' }
const cacheFolder = () => path.join(root, 'cache')
const site = () => path.join(root, 'site')

/** Replaces the last site by one with these pages, and compresses it. */
function compressNew(pages: Readonly<Record<string, string>>) {
  rmSync(site(), { recursive: true, force: true })
  mkdirSync(path.join(site(), 'copy'), { recursive: true })
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(site(), name), text)
  writeFileSync(path.join(site(), 'photo.png'), 'no text')
  return startCompression(site(), cacheFolder()).finish()
}

describe('compressed copies', () => {
  it('are beside each text file in two encodings, and equal files share a cached copy', async () => {
    expect(await compressNew(PAGES)).toEqual({ all: 4, made: 4 })
    for (const [name, text] of Object.entries(PAGES)) {
      expect(brotliDecompressSync(readFileSync(path.join(site(), `${name}.br`))).toString()).toBe(text)
      expect(gunzipSync(readFileSync(path.join(site(), `${name}.gz`))).toString()).toBe(text)
    }
    expect(readdirSync(site()).filter((name) => name.startsWith('photo'))).toEqual(['photo.png'])
  })

  it('come from the cache for a new site with the same pages', async () => {
    await compressNew(PAGES)
    ageFiles(cacheFolder())
    expect(await compressNew(PAGES)).toEqual({ all: 4, made: 0 })
    expect(listWritten(cacheFolder())).toEqual([])
    expect(gunzipSync(readFileSync(path.join(site(), 'about.html.gz'))).toString()).toBe('Who we are.')
  })

  it('are made only for the changed page, and its old copies are deleted', async () => {
    await compressNew(PAGES)
    ageFiles(cacheFolder())
    expect(await compressNew({ ...PAGES, 'index.html': 'Come tonight.' })).toEqual({ all: 4, made: 2 })
    expect(listWritten(cacheFolder())).toHaveLength(2)
    expect(readdirSync(cacheFolder())).toHaveLength(4)
    expect(gunzipSync(readFileSync(path.join(site(), 'index.html.gz'))).toString()).toBe('Come tonight.')
  })

  it('may be made before their page is written, which is then not compressed again', async () => {
    const compressing = startCompression(site(), cacheFolder())
    await compressing.add('news/tonight.html', Buffer.from('Come tonight.'))
    const file = path.join(site(), 'news/tonight.html')
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('Come tonight.')
    ageFiles(site())
    writeFileSync(file, 'Come tonight.')
    expect(await compressing.finish()).toEqual({ all: 2, made: 2 })
    expect(listWritten(site())).toEqual([path.join('news', 'tonight.html')])
  })
})
