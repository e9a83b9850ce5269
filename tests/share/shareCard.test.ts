import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CARD, CARD_BUDGET, drawCard } from '../../scripts/share/card.ts'
import { fitTitle } from '../../scripts/share/fit.ts'
import { makeShare } from '../../scripts/share/makeShare.ts'
import { layOutLine } from '../../scripts/share/textOutlines.ts'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { findPage, listPages } from '../../src/model/pages.ts'
import { site } from '../fixtures/site.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'

const root = FIXTURE_PROJECT

describe('lettering', () => {
  it.each(['display', 'strong'] as const)('draws Yoruba marks and naira in the %s face', (face) => {
    for (const text of ['Àbẹ̀ní Ọládòkun', 'Káyọ̀dé Ọ̀ṣúntókun', '₦15,000', 'ǹ ḿ ẹ́'])
      expect(layOutLine(text, face, 100).width).toBeGreaterThan(100)
  })

  it('sets a mark over or under its letter without adding to the width', () => {
    const [plain, marked] = [layOutLine('O', 'display', 100), layOutLine('Ọ̀', 'display', 100)]
    expect(marked.width).toBeCloseTo(plain.width, 0)
    expect(marked.above).toBeGreaterThan(plain.above + 5)
    expect(marked.below).toBeGreaterThan(plain.below + 5)
  })

  it('refuses a character that the font does not have', () => {
    expect(() => layOutLine('劇', 'display', 100)).toThrow('劇')
  })
})

describe('a title in its space', () => {
  const room = { width: 420, height: 340, largest: 176, smallest: 40 }
  const titles = [...new Set(listPages(site).map(({ title }) => title))]

  it.each([...titles, 'A', 'Workshopworkshop', 'Ọ̀ṣun ọjọ́ àti ẹ̀kọ́ nípa ìtàn'])('%s', (title) => {
    const fitted = fitTitle(title, room)
    expect(Math.max(...fitted.lines.map(({ width }) => width))).toBeLessThanOrEqual(room.width)
    expect(fitted.height).toBeLessThanOrEqual(room.height)
    expect(fitted.words.join(' ')).toBe(title)
  })

  it('keeps two lines apart, marks and all', () => {
    const { lines, leading } = fitTitle('Ọ̣jọ́ Ọ̀ṣọ́', { ...room, width: 200 })
    expect(lines.length).toBe(2)
    expect((lines[0]?.below ?? 0) + (lines[1]?.above ?? 0)).toBeLessThan(leading)
  })

  it('says so when a title is too long', () => {
    expect(() => fitTitle('word '.repeat(80).trim(), room)).toThrow('too long')
  })
})

describe('the cards of all pages', () => {
  const paths = listPages(site).map(({ path }) => path)
  let run: Awaited<ReturnType<typeof makeShare>>

  // Draws only what has changed since the last build.
  beforeAll(async () => {
    run = await makeShare(root, site)
  }, 300_000)

  it('are there for each route, and one for every other address', () => {
    expect(Object.keys(run.files)).toEqual([...paths, '/default'])
    expect(new Set(Object.values(run.files).map(({ url }) => url)).size).toBe(paths.length + 1)
  })

  it.each([...paths, '/default'])('%s', async (address) => {
    const { url, alt } = run.files[address] ?? { url: '', alt: '' }
    const data = readFileSync(path.join(root, '.generated/public', url))
    expect(data.length).toBeLessThanOrEqual(CARD_BUDGET)
    expect(await sharp(data).metadata()).toMatchObject({
      width: CARD.width,
      height: CARD.height,
      format: url.endsWith('.png') ? 'png' : 'jpeg',
    })
    expect(alt).toContain(findPage(site, address)?.title ?? site.company.tagline)
  })

  it('are not made again when nothing has changed', async () => {
    expect((await makeShare(root, site)).made).toBe(0)
  })
})

describe('existing cards', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'share-'))
  const folder = path.join(copy, '.generated/public/share')
  const { careers } = site

  beforeAll(async () => {
    await makeShare(root, site)
    for (const part of ['content', '.generated/public/share', 'package-lock.json'])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
    for (const part of ['scripts', 'src']) symlinkSync(path.resolve(part), path.join(copy, part), 'dir')
  }, 300_000)
  beforeEach(() => ageFiles(folder))

  it('are not drawn again by a second run, nor written', async () => {
    expect((await makeShare(copy, site)).made).toBe(0)
    expect(listWritten(folder)).toEqual([])
  })

  it('are kept, all but the one whose title has changed', async () => {
    const { made, files } = await makeShare(copy, { ...site, careers: { ...careers, title: 'Work Where Plays Are Made' } })
    expect(made).toBe(1)
    expect(listWritten(folder).map((name) => `/share/${name}`)).toEqual([files['/careers']?.url])
  })

  it('are kept, all but the one whose picture has changed', async () => {
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

  it('comes out the same twice, and differs with its title', async () => {
    const [one, same, other] = [await pixels('Ọ̀ṣun'), await pixels('Ọ̀ṣun'), await pixels('Ògún')]
    expect(one.equals(same)).toBe(true)
    expect(one.equals(other)).toBe(false)
  })

  it.each([
    ['left', [250, 0, 0]],
    ['right', [0, 0, 250]],
  ] as const)('shows of a wide picture what must stay: its %s', async (focus, [red, , blue]) => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="500"><path fill="#fa0000" d="M0 0h1500v500H0z"/><path fill="#0000fa" d="M1500 0h1500v500H1500z"/></svg>'
    const { data, info } = await drawCard({ ...words, title: 'Ọ̀ṣun' }, [{ data: Buffer.from(svg), width: 3000, height: 500, focus }])
    const at = (info.width * Math.floor(info.height / 2) + info.width - 100) * info.channels
    expect([data[at], data[at + 2]]).toEqual([red, blue])
  })
})
