import { describe, expect, it } from 'vitest'
import { findDue, formatDue, listChanges, toDueList } from '../../scripts/content/publicationChanges.ts'
import { KINDS } from '../../src/content/kinds.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { isUnpublished } from '../../src/content/read/publicationPeriod.ts'
import { loadWith, messagesForFiles, PLAY, playFile, writeFolder } from './contentFolder.ts'
import { messagesAfterEdits, put } from './editedSite.ts'

const NOW = '2025-06-01T12:00+01:00'

describe('a file', () => {
  it.each([
    ['people', { publish: NOW }, NOW, true],
    ['people', { publish: '2025-06-01T12:01+01:00' }, NOW, false],
    ['people', { publish: '2025-06-01' }, '2025-05-31T23:59+01:00', false],
    ['people', { until: NOW }, NOW, false],
    ['people', { until: '2025-05-31' }, '2025-05-31T23:59+01:00', true],
    ['people', { until: '2025-05-31' }, '2025-06-01T00:00+01:00', false],
    ['people', { draft: true, publish: '2025-01-01' }, NOW, false],
    ['people', { date: '2025-06-02' }, NOW, true],
    ['news', { date: '2025-06-02' }, NOW, false],
    ['news', { date: '2025-06-01' }, NOW, true],
    ['news', { date: '2025-06-02', publish: '2025-06-01' }, NOW, true],
    // The check reports what is no date.
    ['news', { date: '2025-02-30' }, NOW, true],
    ['news', { publish: 'soon' }, NOW, true],
  ])('of %s with %j is shown on %s: %s', (kind, data, now, shown) => {
    expect(!isUnpublished({ kind, data }, now)).toBe(shown)
  })
})

const PERSON = (fields: string) =>
  `---\nname: Ngozi Eze\n${fields}\nsummary: She writes.\nportrait:\n  src: ./a.svg\n  alt: She sits.\n---\n\nShe writes plays.\n`

describe('publication changes', () => {
  const people = { people: KINDS.people }
  const files = {
    'content/people/a.md': PERSON('publish: 2025-07-01T09:00+01:00\nuntil: 2025-07-31'),
    'content/people/b.md': PERSON('publish: 2025-05-01'),
    'content/people/c.md': PERSON('draft: true\npublish: 2025-07-01'),
    'content/people/a.svg': '<svg/>',
  }

  it('are sorted by moment, without drafts, and with past ones since a given moment on request', () => {
    const { documents } = loadContent({ root: writeFolder(files), kinds: people, now: NOW })
    const list = (...range: [after: string, upTo?: string]) =>
      listChanges([...documents.all, ...documents.unpublished], ...range).map(
        ({ moment, kind, document }) => `${moment} ${document.id} ${kind}`,
      )
    expect(list(NOW)).toEqual(['2025-07-01T09:00+01:00 a published', '2025-08-01T00:00+01:00 a taken down'])
    expect(list('2025-04-30T12:00+01:00', NOW)).toEqual(['2025-05-01T00:00+01:00 b published'])
    expect(list('2025-05-01T00:00+01:00', NOW)).toEqual([])
  })

  it('are printed as text and as JSON', () => {
    const root = writeFolder(files)
    const changes = findDue(root, NOW)
    expect(formatDue(changes)).toMatchInlineSnapshot(`
      "2 changes to come (Lagos time):
        July 1, 2025 at 9:00 AM: content/people/a.md is published
        August 1, 2025 at 12:00 AM: content/people/a.md is taken down"
    `)
    expect(formatDue([])).toBe('Nothing will appear or go away by itself.')
    expect(toDueList(findDue(root, NOW, '2025-04-30T12:00+01:00'))).toEqual([
      { moment: '2025-05-01T00:00+01:00', kind: 'published', file: 'content/people/b.md' },
    ])
  })
})

const MACBETH = 'content/plays/macbeth/index.md'
const draft = (fields = '') => ({ [MACBETH]: playFile(`draft: true\n${fields}`) })
const idsOf = (loaded: ReturnType<typeof loadWith>) => loaded.entries.plays?.map(({ id }) => id)

describe('a file with draft: true', () => {
  it('is excluded from publication, and included in development', () => {
    expect(idsOf(loadWith(draft()))).toEqual(['sankara'])
    expect(idsOf(loadWith(draft(), { withDrafts: true }))).toEqual(['macbeth', 'sankara'])
    expect(idsOf(loadWith({ [MACBETH]: playFile('draft: false\n') }))).toEqual(['macbeth', 'sankara'])
  })

  it('may be unfinished, but is fully checked in development', () => {
    expect(messagesForFiles(draft('category: Opera'))).toBe('')
    expect(messagesForFiles(draft('category: Opera'), { withDrafts: true })).toContain('macbeth/index.md:6  category | ')
  })
})

describe('a published file that refers to an unpublished one', () => {
  const naming = (held: string) => ({
    'content/people/lola.md': `---\nname: Lọlá Ajíbádé\n${held}\n---\n\nShe writes.\n`,
    [PLAY]: playFile('director: lola'),
  })

  it('is an error, except in development', () => {
    expect(messagesForFiles(naming('draft: true'))).toContain(`${PLAY}:5  director | content/people/lola.md is a draft`)
    expect(messagesForFiles(naming('publish: 2999-01-01'))).toContain('content/people/lola.md is not shown when this file is')
    expect(messagesForFiles(naming('draft: true'), { withDrafts: true })).toBe('')
  })

  it('or that links to its page, is told why that page is not there', () => {
    const link = put('A few practical matters.', 'See [the play](/news/alliance-francaise-partnership).')
    const linking = (held: string) =>
      messagesAfterEdits({ 'news/fest-2025.md': link, 'news/alliance-francaise-partnership.md': put(/\n---\n/, `\n${held}\n---\n`) })
    expect(linking('publish: 2999-01-01T09:00+01:00')).toContain(
      'content/news/fest-2025.md:N | There is no page /news/alliance-francaise-partnership now',
    )
    expect(linking('draft: true')).toContain('content/news/alliance-francaise-partnership.md is a draft, and this file is published.')
  })
})
