import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listBrochures } from '../../scripts/brochures/printBrochures.ts'
import { getEntry } from '../../src/content/site.ts'
import { MAX_BROCHURE_BYTES, toBrochureUrl } from '../../src/model/brochures.ts'
import { findPage } from '../../src/model/pages.ts'
import { findVisitGuide } from '../../src/model/visitGuide.ts'
import { documentAt } from '../built/fixturePages.ts'
import { visibleText } from '../built/texts.ts'
import { FIXTURE_DIST } from '../fixtures/fixtureProject.ts'
import { site } from '../fixtures/site.ts'
import { readPdf } from './readPdf.ts'

const { programmes, people, company, messages } = site
const bare = (text: string) => text.normalize().replaceAll(/\s/g, '')
type Pdf = Awaited<ReturnType<typeof readPdf>>
const pdfs = new Map<string, Pdf>()
for (const { id } of listBrochures(site)) pdfs.set(id, await readPdf(readFileSync(path.join(FIXTURE_DIST, toBrochureUrl(id)))))
/** The blocks of a page’s text, each one or more lines of the brochure. */
const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, caption'
/** Elements that are not printed: links within the page, controls, and past notes. */
const NOT_PRINTED = 'nav, section:has(#share), .actions, [hidden], [popover], p:has(> a[href^="#"]), .footer'

const tagsOf = (pdf: Pdf, role: RegExp) => pdf.tags.filter((tag) => role.test(tag.role))

describe.each(listBrochures(site))('the PDF $id', ({ id, address }) => {
  const pdf = pdfs.get(id) as Pdf

  it('is tagged, in Nigerian English, small, and shows the title of its page instead of its file name', () => {
    const title = `${findPage(site, address)?.shortTitle ?? findPage(site, address)?.title} | ${company.name}`
    expect(pdf).toMatchObject({ isMarked: true, showsTitle: true, info: { Title: title, Language: 'en-NG' } })
    expect(pdf.bytes).toBeLessThanOrEqual(MAX_BROCHURE_BYTES)
    expect(pdf.links.join(' ')).not.toMatch(/undefined|localhost|127\.0|file:/)
  })

  it('has one heading of level 1, skips no level, and has all headings in its outline', () => {
    const headings = tagsOf(pdf, /^H\d$/)
    const ranks = headings.map(({ role }) => Number(role.slice(1)))
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0), headings[index]?.words).toBeLessThanOrEqual(1)
    // Chromium names a heading that moves to the next page twice.
    const outline = bare(pdf.outline.join())
    expect(headings.map(({ words }) => bare(words)).filter((words) => !outline.includes(words))).toEqual([])
  })
})

describe.each(programmes)('the brochure of $title', ({ id, image, gallery, facilitator }) => {
  const pdf = pdfs.get(id) as Pdf

  it('has few pages, with the headings of the web page and the alternative text of every picture', () => {
    expect(pdf.pages.length).toBeLessThanOrEqual(6)
    expect(tagsOf(pdf, /^H\d$/).length).toBeGreaterThan(9)
    const portrait = people.find((person) => person.id === facilitator.person)?.portrait
    const alternatives = tagsOf(pdf, /^Figure$/).map(({ alt }) => alt?.normalize())
    expect(alternatives).toEqual([image, portrait, ...gallery].map((picture) => picture?.alt.normalize()))
    expect(pdf.links).toContain(`mailto:${company.email}`)
  })

  it('lacks no text of its page', () => {
    const printed = bare(pdf.words)
    const main = documentAt(`/academy/${id}`).querySelector('main')?.cloneNode(true) as Element
    for (const part of main.querySelectorAll(NOT_PRINTED)) part.remove()
    const blocks = [...main.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
    expect(blocks.length).toBeGreaterThan(40)
    expect(blocks.map(visibleText).filter((words) => !printed.includes(bare(words)))).toEqual([])
  })

  it('has the language of Yoruba text', () => {
    const ofPage =
      JSON.stringify(programmes.find((programme) => programme.id === id)) + people.find((person) => person.id === facilitator.person)?.body
    const marked = [...ofPage.matchAll(/:yo\[([^\]]+)\]/g)].map((match) => match[1]?.normalize())
    const spoken = pdf.tags.filter(({ lang }) => lang === 'yo').map(({ words }) => words.normalize())
    expect(spoken.toSorted()).toEqual(marked.toSorted())
  })

  it('has facts and days as tables with row headers', () => {
    // pdf.js reports a table that continues on the next page once for each page.
    expect(tagsOf(pdf, /^Table$/).length).toBeGreaterThanOrEqual(2)
    expect(tagsOf(pdf, /^TH$/).length).toBeGreaterThanOrEqual(tagsOf(pdf, /^TR$/).length)
  })
})

describe.each(listBrochures(site).filter(({ part }) => part))('the visit guide $id', ({ id, points }) => {
  const production = getEntry(site, 'productions', 'in-the-continuum')
  const guide = findVisitGuide(site, production) ?? []
  const pdf = pdfs.get(id) as Pdf

  it('has the headings of the section under the production’s title', () => {
    expect(tagsOf(pdf, /^H\d$/).map(({ role, words }) => [role, words.trim()])).toEqual([
      ['H1', production.title],
      ['H2', messages.firstVisit.title],
      ...guide.map(({ title }) => ['H3', title]),
    ])
  })

  it('has each sentence as a paragraph, and each picture with its alternative text', () => {
    const paragraphs = tagsOf(pdf, /^P$/).map(({ words }) => bare(words))
    const sentences = guide.flatMap(({ groups }) => groups.flatMap((group) => group.sentences))
    expect(sentences.filter((sentence) => !paragraphs.includes(bare(sentence)))).toEqual([])
    const alts = guide.flatMap(({ groups }) => groups.flatMap(({ picture }) => picture?.alt ?? []))
    expect(tagsOf(pdf, /^Figure$/).map(({ alt }) => alt)).toEqual(alts)
  })

  it('has no type smaller than its points', () => {
    expect(Math.min(...pdf.sizes)).toBeCloseTo(points ?? 0, 1)
  })
})
