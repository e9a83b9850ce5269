import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { markArtifacts } from '../../scripts/brochures/finishBrochure.ts'
import { findSources, findStaleBrochures } from '../../scripts/brochures/staleBrochures.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { copyFixtureContent, editFile } from '../content/contentFolder.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'

/** The content check’s messages about the brochures of a project. */
function messagesOf(root: string): string {
  const problems = findStaleBrochures(root, findSources(root, loadContent({ root, ...SITE_OPTIONS })))
  return problems.length > 0 ? formatProblems(problems) : ''
}

describe('stale brochures', () => {
  let root: string
  const STORY = 'content/academy/programmes/storytelling-intensive.md'
  const edit = (file: string, from: RegExp, to: string) => editFile(root, file, from, to)

  beforeEach(() => {
    root = copyFixtureContent()
  })

  it('do not exist on the fixture site: after an edit of it, run npx tsx scripts/brochures.ts', () => {
    expect(messagesOf(FIXTURE_PROJECT)).toBe('')
  })

  it('are reported with the command that prints them, when a fee has changed', () => {
    edit(STORY, /fee: \d+/, 'fee: 160000')
    expect(messagesOf(root)).toMatchInlineSnapshot(`
      "1 error in 1 file:

      content/academy/programmes/storytelling-intensive.md:1
        content/brochures/storytelling-intensive.pdf was printed before the words, facts or pictures of its page changed. To put it right, run: npx tsx scripts/brochures.ts"
    `)
  })

  it.each([
    ['a word', STORY, /Everybody has a story/, 'Each of us has a story'],
    ['a picture’s drawing', 'content/academy/programmes/storytelling-intensive-2.svg', /$/, '<!-- redrawn -->'],
    ['the text about the facilitator', 'content/people/abeni-oladokun.md', /thirty years/, 'forty years'],
  ])('are detected after a change of %s', (_what, file, from, to) => {
    edit(file, from, to)
    expect(messagesOf(root)).toContain(`${STORY}:1\n`)
  })

  it.each([
    ['a sentence about a venue', 'content/venues/mokola-hall.md', /toilets: .*/, 'toilets: Toilets are upstairs.'],
    ['the drawing of an entrance', 'content/venues/mokola-hall.svg', /$/, '<!-- redrawn -->'],
    ['a date', 'content/tickets/in-the-continuum.md', /2034-05-14T16:00/, '2034-05-14T17:00'],
  ])('are both visit guides after a change of %s', (_what, file, from, to) => {
    edit(file, from, to)
    expect(messagesOf(root).match(/in-the-continuum-first-visit\S*\.pdf was printed before/g)).toHaveLength(2)
  })

  it('are visit guides that no page offers any more', () => {
    edit('content/venues/mokola-hall.md', /toilets: .*/, 'toilets: not yet confirmed')
    expect(messagesOf(root).match(/first-visit\S*\.pdf:1\n {2}No page offers this brochure\./g)).toHaveLength(2)
  })

  it.each([
    ['address', /12 Adéníran Street/, '14 Adéníran Street'],
    ['WhatsApp number', /whatsapp: .*/, 'whatsapp: https://whatsapp.example/2348111111111'],
  ])('are all brochures after a change of the company’s %s', (_what, from, to) => {
    edit('content/company.md', from, to)
    expect(messagesOf(root).match(/programmes\/[a-z-]+\.md/g)).toHaveLength(3)
  })

  it('do not exist after a change that is not printed: an order, an “updated” date, a comment', () => {
    edit(STORY, /order: 1/, 'order: 9 # after the others')
    edit(STORY, /updated: .*/, 'updated: 2026-11-22')
    edit('content/company.md', /tagline: .*/, 'tagline: Told out loud')
    expect(messagesOf(root)).toBe('')
  })

  it('do not exist after a checkout with Windows line endings', () => {
    const file = path.join(root, 'content/academy/programmes/storytelling-intensive-2.svg')
    const drawing = readFileSync(file, 'utf8')
    const sourcesWith = (lineEnd: string) => {
      writeFileSync(file, drawing.replace('><', `>${lineEnd}<`))
      return findSources(root, loadContent({ root, ...SITE_OPTIONS }))
    }
    expect(sourcesWith('\r\n')).toEqual(sourcesWith('\n'))
  })

  it('are all brochures if the record has a merge conflict', () => {
    edit('content/brochures/printed-from.json', /^/, '<<<<<<< HEAD\n')
    expect(messagesOf(root).match(/was printed before/g)?.length).toBeGreaterThan(3)
  })

  it('are reported when one is missing or belongs to no page', () => {
    rmSync(path.join(root, 'content/brochures/youth-theatre-workshop.pdf'))
    writeFileSync(path.join(root, 'content/brochures/old.pdf'), '')
    expect(messagesOf(root)).toMatchInlineSnapshot(`
      "2 errors in 2 files:

      content/academy/programmes/youth-theatre-workshop.md:1
        content/brochures/youth-theatre-workshop.pdf, which this page offers, is not printed yet. To put it right, run: npx tsx scripts/brochures.ts

      content/brochures/old.pdf:1
        No page offers this brochure. To put it right, run: npx tsx scripts/brochures.ts"
    `)
  })
})

describe('page content without a tag', () => {
  it('is marked as an artifact, and tagged content is not changed', () => {
    const content = [
      '0 0 1 rg',
      '/P <</MCID 0 >>BDC',
      'BT',
      '/Span<</ActualText <feff> >> BDC',
      '<01> Tj',
      'EMC',
      'ET',
      'EMC',
      '/P <</MCID 1 >>BDC',
      'EMC',
      'f',
    ]
    expect(markArtifacts(content.join('\n')).split('\n')).toEqual([
      '/Artifact BMC',
      '0 0 1 rg',
      'EMC',
      ...content.slice(1, -1),
      '/Artifact BMC',
      'f',
      'EMC',
    ])
  })
})
