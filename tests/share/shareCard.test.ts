import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawCard } from '../../scripts/share/card.ts'
import { fitTitle } from '../../scripts/share/fitTitle.ts'
import { makeShare } from '../../scripts/share/makeShare.ts'
import { layOutLine } from '../../scripts/share/textOutlines.ts'
import { listPages } from '../../src/model/pages.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { site } from '../fixtures/site.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'

const root = FIXTURE_PROJECT

describe('a line of text', () => {
  it.each(['display', 'strong'] as const)('has Yoruba marks and naira in the %s face', (face) => {
    for (const text of ['Àbẹ̀ní Ọládòkun', 'Káyọ̀dé Ọ̀ṣúntókun', '₦15,000', 'ǹ ḿ ẹ́'])
      expect(layOutLine(text, face, 100).width).toBeGreaterThan(100)
  })

  it('has marks over or under their letters, without additional width', () => {
    const [plain, marked] = [layOutLine('O', 'display', 100), layOutLine('Ọ̀', 'display', 100)]
    expect(marked.width).toBeCloseTo(plain.width, 0)
    expect(marked.above).toBeGreaterThan(plain.above + 5)
    expect(marked.below).toBeGreaterThan(plain.below + 5)
  })

  it('is in the text font if the display font lacks a character', () => {
    expect(layOutLine('Θέατρο', 'display', 100)).toEqual(layOutLine('Θέατρο', 'strong', 100))
  })

  it('omits a character that neither font has', () => {
    expect(layOutLine('A劇', 'display', 100)).toEqual(layOutLine('A', 'strong', 100))
  })
})

describe('a title in its space', () => {
  const space = { width: 420, height: 340, largest: 176 }
  const titles = [...new Set(listPages(site).map(({ title }) => title))]

  // The content check allows words of 40 letters and titles of 120 characters.
  const longest = ['w'.repeat(40), 'word '.repeat(24).trim()]

  it.each([...titles, 'A', 'Workshopworkshop', 'Ọ̀ṣun ọjọ́ àti ẹ̀kọ́ nípa ìtàn', ...longest])('fits: %s', (title) => {
    const fitted = fitTitle(title, space)
    expect(Math.max(...fitted.lines.map(({ width }) => width))).toBeLessThanOrEqual(space.width)
    expect(fitted.height).toBeLessThanOrEqual(space.height)
    expect(fitted.words.join(' ')).toBe(title)
  })

  it('has no marks that touch those of the next line', () => {
    const { lines, leading } = fitTitle('Ọ̣jọ́ Ọ̀ṣọ́', { ...space, width: 200 })
    expect(lines.length).toBe(2)
    expect((lines[0]?.below ?? 0) + (lines[1]?.above ?? 0)).toBeLessThan(leading)
  })
})

describe('existing cards', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'share-'))
  const folder = path.join(copy, '.generated/public/share')
  const { careers } = site

  beforeAll(async () => {
    await makeShare(root, site)
    for (const part of ['content', '.generated/public/share']) cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  }, 300_000)
  beforeEach(() => ageFiles(folder))

  it('are not drawn again by a second run, nor written', async () => {
    expect((await makeShare(copy, site)).made).toBe(0)
    expect(listWritten(folder)).toEqual([])
  })

  it('are used again, except for the one whose title has changed', async () => {
    const { made, files } = await makeShare(copy, { ...site, careers: { ...careers, title: 'Work Where Plays Are Made' } })
    expect(made).toBe(1)
    expect(listWritten(folder).map((name) => `/share/${name}`)).toEqual([files['/careers']?.url])
  })

  it('are used again, except for the one whose picture has changed', async () => {
    await makeShare(copy, site)
    ageFiles(folder)
    const file = path.join(copy, careers.hero.file)
    writeFileSync(file, readFileSync(file, 'utf8').replace('</svg>', '<path d="M0 0h9v9z"/></svg>'))
    const { made, files } = await makeShare(copy, site)
    expect(made).toBe(1)
    expect(listWritten(folder).map((name) => `/share/${name}`)).toEqual([files['/careers']?.url])
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
    const { data, info } = await drawCard({ ...words, title: 'Ọ̀ṣun' }, [{ data: Buffer.from(svg), width: 3000, height: 500, focus }])
    const at = (info.width * Math.floor(info.height / 2) + info.width - 100) * info.channels
    expect([data[at], data[at + 2]]).toEqual([red, blue])
  })
})
