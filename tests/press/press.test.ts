import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { boilerplate } from '../../src/model/press.ts'
import { PRESS_LIST, type PressFiles } from '../../src/model/pressFiles.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { site } from '../fixtures/site.ts'

const { company, newsPage } = site
const onDisk = ({ url }: { url: string }) => readFileSync(`${FIXTURE_PROJECT}/.generated/public${url}`)
const files: PressFiles = JSON.parse(readFileSync(`${FIXTURE_PROJECT}/${PRESS_LIST}`, 'utf8'))
const kit = Object.entries(unzipSync(onDisk(files.kit))).map(([name, data]) => ({ name, data, text: strFromU8(data) }))
const text = kit.find(({ name }) => name.endsWith('/press-kit.txt'))?.text ?? ''

describe('the press kit', () => {
  it('is a single folder of one text and the pictures', () => {
    const folder = `${company.slug}-press-kit`
    expect(files.kit.url).toBe(`/press/${folder}.zip`)
    const pictures = files.pictures.map(({ url }) => `${folder}/${url.slice('/press/'.length)}`)
    expect(kit.map(({ name }) => name)).toEqual([`${folder}/press-kit.txt`, ...pictures])
  })

  it('describes the company in three lengths, each longer than the one before, without Markdown', () => {
    const lengths = boilerplate(site).map(({ text }) => text.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    for (const { title } of boilerplate(site)) expect(text).toContain(`${title}\n\n${company.fullName}`)
    expect(text).not.toMatch(/[{}*]|:yo\[|undefined/)
  })

  it('has the caption, the credit and the alternative text of each picture', () => {
    for (const { title, alt, credit } of newsPage.press.pictures)
      expect(text).toContain(`${title}\nCredit: ${credit}\nAlternative text: ${alt}`)
  })

  it('has pictures large enough for print, each also as a file of its own', async () => {
    expect(files.pictures).toHaveLength(newsPage.press.pictures.length)
    for (const picture of files.pictures) {
      const data = onDisk(picture)
      expect(data).toHaveLength(picture.bytes)
      expect(data.equals(kit.find(({ name }) => name.endsWith(picture.url.slice('/press'.length)))?.data ?? Buffer.of())).toBe(true)
      const { width, height, format } = await sharp(data).metadata()
      expect([format, Math.max(width, height)]).toEqual(['png', 2400])
    }
  })
})
