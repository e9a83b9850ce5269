import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { brochureFile } from '../../src/content/brochures.ts'
import { site } from '../fixtures/site.ts'
import { readPdf } from './readPdf.ts'

/** Maximum size: mobile data is costly. */
const MAX_BYTES = 200_000

const { programmes, people, company } = site

describe.each(programmes)('the brochure of $title', ({ id, title, image, gallery, facilitator }) => {
  let pdf: Awaited<ReturnType<typeof readPdf>>
  beforeAll(async () => {
    pdf = await readPdf(path.join(FIXTURE_PROJECT, brochureFile(id)))
  })

  it('has few pages and a small file size', () => {
    expect(pdf.pages).toBeLessThanOrEqual(5)
    expect(pdf.bytes).toBeLessThan(MAX_BYTES)
  })

  it('is tagged, in Nigerian English, and shows its title instead of its file name', () => {
    const name = `${title} | ${company.name}`
    expect(pdf).toMatchObject({ isMarked: true, showsTitle: true, xmpTitle: name, info: { Title: name, Language: 'en-NG' } })
  })

  it('has one heading of level 1, skips no level, and has all headings in its outline', () => {
    const headings = pdf.tags.filter(({ role }) => /^H\d$/.test(role))
    const ranks = headings.map(({ role }) => Number(role.slice(1)))
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0), headings[index]?.words).toBeLessThanOrEqual(1)
    expect(headings.length).toBeGreaterThan(9)
    const bare = (text: string) => text.replaceAll(/\s/g, '')
    expect(pdf.outline.map(bare)).toEqual(headings.map(({ words }) => bare(words)))
  })

  it('has the alternative text of every picture', () => {
    const portrait = people.find((person) => person.id === facilitator.person)?.portrait
    const alternatives = pdf.tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt?.normalize())
    expect(alternatives).toEqual([image, portrait, ...gallery].map((picture) => picture?.alt.normalize()))
  })

  it('has the language of Yoruba text', () => {
    const ofPage =
      JSON.stringify(programmes.find((programme) => programme.id === id)) + people.find((person) => person.id === facilitator.person)?.body
    const marked = [...ofPage.matchAll(/:yo\[([^\]]+)\]/g)].map((match) => match[1]?.normalize())
    const spoken = pdf.tags.filter(({ lang }) => lang === 'yo').map(({ words }) => words.normalize())
    expect(spoken.toSorted()).toEqual(marked.toSorted())
  })

  it('has facts and days as tables with row headers', () => {
    const count = (wanted: string) => pdf.tags.filter(({ role }) => role === wanted).length
    expect(count('Table')).toBe(2)
    expect(count('TH')).toBeGreaterThanOrEqual(count('TR'))
  })

  it('has no text without a tag except in its margins, which screen readers skip', () => {
    expect(pdf.loose).toEqual([])
    expect(pdf.words).not.toMatch(/\d of \d/)
  })

  it('has the URL of each link as its description, and no URL of the machine that printed it', () => {
    expect(pdf.links).toContain(`${company.url}/academy/${id} ${company.url}/academy/${id}`)
    expect(pdf.links).toContain(`mailto:${company.email} mailto:${company.email}`)
    expect(pdf.links.join(' ')).not.toMatch(/undefined|localhost|127\.0|file:|#/)
  })
})
