import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crop, MAX_SHARE_BYTES, makeShare } from '../../scripts/share/makeShare.ts'
import type { Site } from '../../src/content/site.ts'
import { findSharePicture } from '../../src/model/sharePicture.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { site } from '../fixtures/site.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'

describe('the picture of a shared link', () => {
  const fileOf = (of: Site, route?: string) => findSharePicture(of, route)?.picture.file

  it('is the first one of the page', () => {
    expect(fileOf(site, '/careers')).toBe(site.careers.hero.file)
    expect(fileOf(site, '/news')).toBe(site.news[0]?.image.file)
  })

  it('is that of the home page for a page without one, and for those that are not listed', () => {
    const home = site.home.slides[0]?.image.file
    expect(home).toBeDefined()
    expect(fileOf({ ...site, news: [] }, '/news')).toBe(home)
    expect(fileOf(site)).toBe(home)
  })

  it('has another address when its focus changes', () => {
    const withFocus = { ...site, careers: { ...site.careers, hero: { ...site.careers.hero, focus: 'left' as const } } }
    expect(findSharePicture(withFocus, '/careers')?.url).not.toBe(findSharePicture(site, '/careers')?.url)
  })
})

describe('the files', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'share-'))
  const folder = path.join(copy, '.generated/public/share')

  beforeAll(async () => {
    cpSync(path.join(FIXTURE_PROJECT, 'content'), path.join(copy, 'content'), { recursive: true })
    await makeShare(copy, site)
  }, 300_000)
  beforeEach(() => ageFiles(folder))

  it('have the size that networks show', async () => {
    const file = path.join(folder, path.basename(findSharePicture(site, '/careers')?.url ?? ''))
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it('are made again only for a picture that has changed', async () => {
    await makeShare(copy, site)
    expect(listWritten(folder)).toEqual([])
    const hero = { ...site.careers.hero, url: '/pictures/careers-hero.1a2b3c4d.svg' }
    await makeShare(copy, { ...site, careers: { ...site.careers, hero } })
    expect(listWritten(folder)).toEqual(['careers-hero.1a2b3c4d.jpg'])
  })
})

describe('a cropped picture', () => {
  it.each([
    ['left', [250, 0]],
    ['right', [0, 250]],
  ] as const)('shows its focus: %s', async (focus, [red, blue]) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="500"><path fill="#fa0000" d="M0 0h1500v500H0z"/><path fill="#0000fa" d="M1500 0h1500v500H1500z"/></svg>'
    const { channels } = await sharp(await crop(Buffer.from(svg), { file: 'wide.svg', width: 3000, height: 500, focus })).stats()
    expect([Math.round((channels[0]?.mean ?? 0) / 50) * 50, Math.round((channels[2]?.mean ?? 0) / 50) * 50]).toEqual([red, blue])
  })

  it('stays below the limit, however rich in detail it is', async () => {
    const size = { width: 1200, height: 630 }
    const noise = sharp({ create: { ...size, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    const source = await noise.png().toBuffer()
    expect((await sharp(source).jpeg({ quality: 80 }).toBuffer()).length).toBeGreaterThan(MAX_SHARE_BYTES)
    expect((await crop(source, { file: 'noise.png', ...size })).length).toBeLessThanOrEqual(MAX_SHARE_BYTES)
  })
})
