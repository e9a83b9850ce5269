import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { brochureFile, VISIT_GUIDE_BROCHURES } from '../../src/content/brochures.ts'
import { getEntry } from '../../src/content/site.ts'
import { findVisitGuide } from '../../src/model/visitGuide.ts'
import { site } from '../fixtures/site.ts'
import { readPdf } from './readPdf.ts'

const { company, messages } = site
const production = getEntry(site, 'productions', 'in-the-continuum')
const parts = findVisitGuide(site, production) ?? []
const bare = (text: string) => text.normalize().replaceAll(/\s/g, '')

describe.each(VISIT_GUIDE_BROCHURES)('the visit guide in $points points', ({ points, toId }) => {
  let pdf: Awaited<ReturnType<typeof readPdf>>
  beforeAll(async () => {
    pdf = await readPdf(path.join(FIXTURE_PROJECT, brochureFile(toId(production.id))))
  })

  it('is tagged, in Nigerian English, small, and shows its title instead of its file name', () => {
    const name = `${messages.firstVisit.title}: ${production.title} | ${company.name}`
    expect(pdf).toMatchObject({ isMarked: true, showsTitle: true, xmpTitle: name, info: { Title: name, Language: 'en-NG' } })
    expect(pdf.bytes).toBeLessThan(150_000)
  })

  it('has the headings of the section under the production’s title, as an outline', () => {
    const headings = pdf.tags.filter(({ role }) => /^H\d$/.test(role))
    expect(headings.map(({ role, words }) => [role, words.trim()])).toEqual([
      ['H1', production.title],
      ['H2', messages.firstVisit.title],
      ...parts.map(({ title }) => ['H3', title]),
    ])
    expect(pdf.outline.map(bare)).toEqual(headings.map(({ words }) => bare(words)))
  })

  it('has each sentence as a paragraph, and each picture with its alternative text', () => {
    const paragraphs = pdf.tags.filter(({ role }) => role === 'P').map(({ words }) => bare(words))
    const sentences = parts.flatMap(({ groups }) => groups.flatMap((group) => group.sentences))
    expect(sentences.filter((sentence) => !paragraphs.includes(bare(sentence)))).toEqual([])
    const alts = parts.flatMap(({ groups }) => groups.flatMap(({ picture }) => picture?.alt ?? []))
    expect(pdf.tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(alts)
  })

  it('has no type smaller than that, and no untagged text except page numbers', () => {
    expect(Math.min(...pdf.sizes)).toBe(points)
    expect(pdf.loose).toEqual([])
  })

  it('links to its page', () => {
    const address = `${company.url}/productions/${production.id}`
    expect(pdf.links).toContain(`${address} ${address}`)
    expect(pdf.links.join(' ')).not.toMatch(/undefined|localhost|127\.0|file:|#/)
  })
})
