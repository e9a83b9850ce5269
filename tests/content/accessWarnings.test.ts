import { describe, expect, it } from 'vitest'
import { findWarnings } from '../../src/content/rules/rules.ts'
import { formatShort, loadLoose } from './contentFolder.ts'

const PATHS = { venues: 'venues/*.md', productions: 'productions/*.md', tickets: 'tickets/*.md', accessibility: 'accessibility.md' }

const warnings = (files: Record<string, string>, today = '2034-04-20') => {
  const written = Object.entries(files).map(([name, fields]) => [name, `---\n${fields}\n---\n`])
  return formatShort(findWarnings(loadLoose(PATHS, Object.fromEntries(written)).documents, today))
}

const RUN = {
  'tickets/drum':
    'dates:\n  - id: a\n    venue: hall\n    start: 2034-05-06T16:00+01:00\n  - id: b\n    venue: hall\n    start: 2034-05-14',
}

describe('the day of a check', () => {
  const hall = (day: string, today?: string) => warnings({ ...RUN, 'venues/hall': `checked: ${day}` }, today)

  it('is too old after a year', () => {
    expect(hall('2032-01-01', '2032-12-31')).toBe('')
    expect(hall('2032-01-01', '2033-01-01')).toMatchInlineSnapshot(
      `"content/venues/hall.md:2  checked | This was last checked on 2032-01-01, more than a year ago. Check it again, and write the new day here."`,
    )
  })

  it('is too old for a run from 30 days before it until its end', () => {
    const message =
      'content/venues/hall.md:2  checked | A run in content/tickets/drum.md begins on 2034-05-06, and this was last checked on 2034-03-01. Check it again, and write the new day here.'
    for (const [today, expected] of [
      ['2034-04-05', ''],
      ['2034-04-06', message],
      ['2034-05-14', message],
      ['2034-05-15', ''],
    ] as const)
      expect(hall('2034-03-01', today)).toBe(expected)
    expect(hall('2034-04-10')).toBe('')
  })

  it('counts for the production that the run belongs to, not for other places', () => {
    const production = 'ticketedEvent: drum\nbeforeYouCome:\n  checked: 2034-03-01'
    expect(warnings({ ...RUN, 'productions/drum': production })).toContain('beforeYouCome, checked | A run in')
    expect(warnings({ ...RUN, 'venues/barn': 'checked: 2034-03-01' })).toBe('')
  })

  it('cannot be still to come', () => {
    expect(hall('2034-04-21')).toContain('2034-04-21 is still to come')
  })

  it('of the statement of accessibility is too old after a year', () => {
    expect(warnings({ accessibility: 'reviewed: 2034-01-01' })).toBe('')
    expect(warnings({ accessibility: 'reviewed: 2033-01-01' })).toContain('more than a year ago')
  })
})

describe('access of a date', () => {
  const access = (...items: string[]) => ({
    'tickets/drum': `dates:\n${items.map((item, index) => `  - id: d${index}\n    access:\n      - ${item}`).join('\n')}`,
  })

  it('by a former name is explained once', () => {
    expect(warnings(access('kind: signed', 'kind: captioned live', 'kind: signed'))).toBe(
      'content/tickets/drum.md:5  dates, item 1, access, item 1, kind | “signed” leaves open who signs. Write “signed by an interpreter”, or “performed in sign language” where the performers themselves sign.',
    )
  })

  it('names no interpreter where the performers sign', () => {
    expect(warnings(access('kind: performed in sign language\n        note: The interpreter stands left.'))).toContain('nobody interprets')
    expect(warnings(access('kind: signed by an interpreter\n        note: The interpreter stands left.'))).toBe('')
  })
})

describe('a programme in another form', () => {
  const form = (fields: string) => warnings({ 'productions/drum': `otherForms:\n  - ${fields.replaceAll('\n', '\n    ')}` })

  it('needs a transcript and a length if it is sound, captions too if it is film', () => {
    expect(form('file: ./a.pdf')).toBe('')
    expect(form('file: ./a.mp3').split('\n')).toHaveLength(2)
    expect(form('file: ./a.mp3\ntranscript: Drums.\nminutes: 2')).toBe('')
    expect(form('file: ./a.mp4\ntranscript: Drums.\nminutes: 2')).toContain('need captions')
    expect(form('file: ./a.mp4\ntranscript: Drums.\nminutes: 2\ncaptioned: true')).toBe('')
  })
})
