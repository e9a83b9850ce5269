import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { markArtifacts } from '../../scripts/brochures/finishBrochure.ts'
import { findSources, findStaleBrochures } from '../../scripts/brochures/staleBrochures.ts'
import { FIXTURE_CONTENT, FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { writeFolder } from '../content/contentFolder.ts'

/** The content check’s messages about the brochures of a project. */
function notesOf(root: string): string {
  const notes = findStaleBrochures(root, findSources(root, loadContent({ root, ...SITE_OPTIONS })))
  return notes.length > 0 ? formatProblems(notes) : ''
}

describe('brochures that are out of date', () => {
  let root: string
  const STORY = 'content/academy/programmes/storytelling-intensive.md'
  const edit = (file: string, from: RegExp, to: string) => {
    const whole = path.join(root, file)
    const before = readFileSync(whole, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(whole, after)
  }

  beforeEach(() => {
    root = writeFolder({})
    cpSync(FIXTURE_CONTENT, path.join(root, 'content'), { recursive: true })
  })

  it('are none on this site: after an edit, run npx tsx scripts/brochures.ts', () => {
    expect(notesOf(FIXTURE_PROJECT)).toBe('')
  })

  it('are reported with the command that prints them, when a fee has changed', () => {
    edit(STORY, /fee: \d+/, 'fee: 160000')
    expect(notesOf(root)).toMatchInlineSnapshot(`
      "1 error in 1 file:

      content/academy/programmes/storytelling-intensive.md:1
        content/brochures/storytelling-intensive.pdf was printed before the words, facts or pictures of its page changed. To put it right, run: npx tsx scripts/brochures.ts"
    `)
  })

  it.each([
    ['a word', STORY, /Everybody has a story/, 'Each of us has a story'],
    ['a picture’s drawing', 'content/academy/programmes/storytelling-intensive-2.svg', /$/, '<!-- redrawn -->'],
    ['what is told of the facilitator', 'content/people/abeni-oladokun.md', /thirty years/, 'forty years'],
  ])('are noticed where %s has changed', (_what, file, from, to) => {
    edit(file, from, to)
    expect(notesOf(root)).toContain(`${STORY}:1\n`)
  })

  it.each([
    ['a sentence of a place', 'content/venues/mokola-hall.md', /toilets: .*/, 'toilets: Toilets are upstairs.'],
    ['the drawing of an entrance', 'content/venues/mokola-hall.svg', /$/, '<!-- redrawn -->'],
    ['a date', 'content/tickets/in-the-continuum.md', /2034-05-14T16:00/, '2034-05-14T17:00'],
  ])('are noticed of a first visit, in both sizes, where %s has changed', (_what, file, from, to) => {
    edit(file, from, to)
    expect(notesOf(root).match(/in-the-continuum-first-visit\S*\.pdf was printed before/g)).toHaveLength(2)
  })

  it('belong to no page once the visit guide is removed', () => {
    edit('content/venues/mokola-hall.md', /toilets: .*/, 'toilets: not yet confirmed')
    expect(notesOf(root).match(/first-visit\S*\.pdf:1\n {2}No page offers this brochure\./g)).toHaveLength(2)
  })

  it('are all of them, where the company has moved', () => {
    edit('content/company.md', /12 Adéníran Street/, '14 Adéníran Street')
    expect(notesOf(root).match(/programmes\/[a-z-]+\.md/g)).toHaveLength(3)
  })

  it('are none for what no page shows: a new order, a day of change, a comment', () => {
    edit(STORY, /order: 1/, 'order: 9 # after the others')
    edit(STORY, /updated: .*/, 'updated: 2026-11-22')
    edit('content/company.md', /tagline: .*/, 'tagline: Told out loud')
    expect(notesOf(root)).toBe('')
  })

  it('are reported when one is missing or belongs to no page', () => {
    rmSync(path.join(root, 'content/brochures/youth-theatre-workshop.pdf'))
    mkdirSync(path.join(root, 'content/brochures'), { recursive: true })
    writeFileSync(path.join(root, 'content/brochures/old.pdf'), '')
    expect(notesOf(root)).toMatchInlineSnapshot(`
      "2 errors in 2 files:

      content/academy/programmes/youth-theatre-workshop.md:1
        content/brochures/youth-theatre-workshop.pdf, which this page offers, is not printed yet. To put it right, run: npx tsx scripts/brochures.ts

      content/brochures/old.pdf:1
        No page offers this brochure. To put it right, run: npx tsx scripts/brochures.ts"
    `)
  })
})

describe('what a page draws beside its words', () => {
  it('is marked as not to be read, and what has a tag is left as it is, with all that is within it', () => {
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
