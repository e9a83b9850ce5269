import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawCard } from '../../scripts/share/card.ts'
import { drawText } from '../../scripts/share/drawText.ts'
import { makeShare } from '../../scripts/share/makeShare.ts'
import { findShareFile } from '../../src/content/shareFiles.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { site } from '../fixtures/site.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'

const root = FIXTURE_PROJECT

const draw = (text: string, width = 420, font: 'display' | 'strong' = 'display') =>
  drawText(text, { font, colour: '#fff', size: 176, width, height: 390 })

describe('a text of a card', () => {
  it('has marks over and under its letters, without additional width', async () => {
    const [plain, marked] = [await draw('O'), await draw('Ọ̀')]
    expect(Math.abs(marked.width - plain.width)).toBeLessThan(3)
    expect(marked.height).toBeGreaterThan(plain.height + 30)
  })

  it('has no marks that touch those of the next line', async () => {
    const [one, two] = [await draw('Ọ̀ṣọ́'), await draw('Ọ̀ṣọ́ Ọ̀ṣọ́', 300)]
    expect(two.height).toBeGreaterThan(2 * one.height * (two.width / one.width))
  })

  it('is in the fonts of our packages: letters of the display font are narrow', async () => {
    const [display, strong] = [await draw('nnnn'), await draw('nnnn', 420, 'strong')]
    expect(display.width / display.height).toBeLessThan(0.8 * (strong.width / strong.height))
  })

  // The content check allows words of 40 letters and titles of 120 characters.
  it.each(['A', 'Ọ̀ṣun & ọjọ́ <àti> ẹ̀kọ́', 'w'.repeat(40), 'word '.repeat(24).trim()])('fits its space: %s', async (title) => {
    const { width, height } = await draw(title)
    expect(Math.max(width / 420, height / 390)).toBeLessThanOrEqual(1)
    expect(Math.min(width, height)).toBeGreaterThan(5)
  })
})

describe('existing cards', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'share-'))
  const folder = path.join(copy, '.generated/public/share')
  const { careers } = site

  beforeAll(async () => {
    await makeShare(root, site).draw()
    for (const part of ['content', '.generated/public/share']) cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  }, 300_000)
  beforeEach(() => ageFiles(folder))

  it('are not drawn again by a second run, nor written', async () => {
    await makeShare(copy, site).draw()
    expect(listWritten(folder)).toEqual([])
  })

  it('are used again, except for the one whose title has changed', async () => {
    // A build renders pages before, to check their links.
    const before = findShareFile('/careers')
    const { files, draw } = makeShare(copy, { ...site, careers: { ...careers, title: 'Work Where Plays Are Made' } })
    await draw()
    expect(listWritten(folder).map((name) => `/share/${name}`)).toEqual([files['/careers']?.url])
    expect(findShareFile('/careers')).toEqual(files['/careers'])
    expect(before).not.toEqual(files['/careers'])
  })

  it('are used again, except for the one whose picture has changed', async () => {
    await makeShare(copy, site).draw()
    ageFiles(folder)
    const hero = { ...careers.hero, url: '/pictures/careers-hero.1a2b3c4d.svg' }
    const { files, draw } = makeShare(copy, { ...site, careers: { ...careers, hero } })
    await draw()
    expect(listWritten(folder).map((name) => `/share/${name}`)).toEqual([files['/careers']?.url])
  })

  it('are one for all pages of a list', async () => {
    const [article] = site.news
    const news = Array.from({ length: 60 }, (_, index) => ({ ...article, id: `story-${index}`, page: false }) as (typeof site.news)[number])
    const { files } = makeShare(copy, { ...site, news })
    expect(files['/news/page/1']).toBeDefined()
    expect(files['/news/page/1']).toEqual(files['/news'])
  })
})

describe('a card', () => {
  const words = { company: 'Ìlù', title: 'Ọ̀ṣun', area: 'festival' } as const
  const pixels = async (title: string) => (await drawCard({ ...words, title }, [])).data

  it('has the same pixels in every run, and others with another title', async () => {
    const [one, same, other] = [await pixels('Ọ̀ṣun'), await pixels('Ọ̀ṣun'), await pixels('Ògún')]
    expect(one.equals(same)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })

  it.each([
    ['left', [250, 0, 0]],
    ['right', [0, 0, 250]],
  ] as const)('crops a wide picture to its focus: %s', async (focus, [red, , blue]) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="500"><path fill="#fa0000" d="M0 0h1500v500H0z"/><path fill="#0000fa" d="M1500 0h1500v500H1500z"/></svg>'
    const { data, info } = await drawCard(words, [{ file: '', data: Buffer.from(svg), width: 3000, height: 500, focus }])
    const at = (info.width * Math.floor(info.height / 2) + info.width - 100) * info.channels
    expect([data[at], data[at + 2]]).toEqual([red, blue])
  })
})
