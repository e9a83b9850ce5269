import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { makePress } from '../../scripts/press/makePress.ts'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import type { PressFiles } from '../../src/content/pressFiles.ts'
import { formatSize } from '../../src/lib/fileSize.ts'
import { boilerplate } from '../../src/model/press.ts'
import { site } from '../fixtures/site.ts'
import { ageFiles, listWritten } from '../lib/ageFiles.ts'
import { readZip } from './readZip.ts'

const { company, newsPage } = site
let files: PressFiles
let kit: Awaited<ReturnType<typeof readZip>>

const onDisk = ({ url }: { url: string }) => readFileSync(`${FIXTURE_PROJECT}/.generated/public${url}`)
const textOf = (name: string) => kit.find((file) => file.name.endsWith(`/${name}`))?.text ?? ''

beforeAll(async () => {
  files = (await makePress(FIXTURE_PROJECT, site)).files
  kit = await readZip(onDisk(files.kit))
})

describe('the press kit', () => {
  it('is a single folder of texts and pictures', () => {
    const folder = `${company.slug}-press-kit`
    expect(files.kit.url).toBe(`/press/${folder}.zip`)
    const pictures = files.pictures.map(({ url }) => `${folder}/pictures/${url.slice('/press/'.length)}`)
    expect(kit.map(({ name }) => name)).toEqual(
      [...['about', 'facts', 'pictures'].map((name) => `${folder}/${name}.txt`), ...pictures].sort(),
    )
  })

  it('is identical in every run', async () => {
    const before = onDisk(files.kit)
    expect(await makePress(FIXTURE_PROJECT, site)).toEqual({ files, made: 0 })
    expect(onDisk(files.kit).equals(before)).toBe(true)
  })

  it('describes the company in three lengths, each longer than the one before, without Markdown', () => {
    const lengths = boilerplate(site).map(({ text }) => text.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    for (const { title } of boilerplate(site)) expect(textOf('about.txt')).toContain(`${title}\n\n${company.fullName}`)
    expect(
      kit
        .filter(({ name }) => name.endsWith('.txt'))
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/[{}*]|:yo\[|undefined/)
  })

  it('has the credit and the alternative text of each picture', () => {
    for (const { title, alt, credit } of newsPage.press.pictures)
      expect(textOf('pictures.txt')).toContain(`${title}\nCredit: ${credit}\nAlternative text: ${alt}`)
  })

  it('has the contact details, and a note if there is no press officer yet', () => {
    expect(textOf('facts.txt')).toContain(`${company.email}\n${company.phone}`)
    const officer = newsPage.press.contact === 'not yet confirmed' ? site.messages.unavailable.notYetConfirmed : newsPage.press.contact
    expect(textOf('facts.txt')).toContain(`Press officer\n\n${officer}`)
  })

  it('has pictures large enough for print, each also as a file of its own', async () => {
    expect(files.pictures).toHaveLength(newsPage.press.pictures.length)
    for (const picture of files.pictures) {
      const data = onDisk(picture)
      expect(data).toHaveLength(picture.bytes)
      expect(kit.find(({ name }) => name.endsWith(picture.url.slice('/press'.length)))?.data.equals(data)).toBe(true)
      const { width, height, format } = await sharp(data).metadata()
      expect([format, Math.max(width, height)]).toEqual(['png', 2400])
    }
  })
})

describe('a second press kit', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'press-'))
  const cache = path.join(root, '.generated/press')
  const [picture] = newsPage.press.pictures

  // The pictures of the first run, which the second one finds in its cache.
  beforeAll(() => {
    for (const part of ['content', '.generated/press']) cpSync(path.join(FIXTURE_PROJECT, part), path.join(root, part), { recursive: true })
  })
  beforeEach(() => ageFiles(cache))

  it('draws no picture again', async () => {
    expect(await makePress(root, site)).toEqual({ files, made: 0 })
    expect(listWritten(cache)).toEqual([])
  })

  it('gets new texts without drawing a picture', async () => {
    const { files: others, made } = await makePress(root, { ...site, company: { ...company, phone: '+234 800 000 0000' } })
    expect(made).toBe(0)
    const texts = await readZip(readFileSync(path.join(root, '.generated/public', others.kit.url)))
    expect(texts.find(({ name }) => name.endsWith('/facts.txt'))?.text).toContain('+234 800 000 0000')
  })

  it('draws only the picture that has changed', async () => {
    const file = path.join(root, picture?.file ?? '')
    writeFileSync(file, readFileSync(file, 'utf8').replace('</svg>', '<path d="M0 0h9v9z"/></svg>'))
    const { made } = await makePress(root, site)
    expect(made).toBe(1)
    expect(listWritten(cache)).toHaveLength(1)
    expect(listFiles(cache)).toHaveLength(newsPage.press.pictures.length)
  })
})

describe('the size of a file', () => {
  it('is in megabytes from 1 MB', () => {
    expect([300, 340_000, 999_400, 999_500, 1_440_000].map(formatSize)).toEqual(['1 KB', '340 KB', '999 KB', '1.0 MB', '1.4 MB'])
  })
})
