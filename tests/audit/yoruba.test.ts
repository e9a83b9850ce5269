import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { pronounce, readYoruba } from '../../scripts/audit/proof/readYoruba.ts'
import { countAlarms, findForeign, formatYoruba, listRuns, listYoruba } from '../../scripts/audit/proof/yoruba.ts'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'

const toDocument = (body: string) => new JSDOM(`<html lang="en-NG"><body>${body}</body></html>`).window.document

describe('runs of one language', () => {
  it('change with lang, also within Yoruba, and continue across elements', () => {
    const { body } = toDocument('<p>We say <em>to all</em> <i lang="yo">ẹ <b>káàbọ̀</b> <q lang="en">you</q> o</i>.</p>')
    expect(listRuns(body)).toEqual([
      { language: 'en-NG', text: 'We say to all ' },
      { language: 'yo', text: 'ẹ káàbọ̀ ' },
      { language: 'en', text: 'you' },
      { language: 'yo', text: ' o' },
      { language: 'en-NG', text: '.' },
    ])
  })

  it('are listed with their neighbours and their pronunciation', () => {
    const document = toDocument('<p>We say <i lang="yo">ẹ káàbọ̀</i>, welcome.</p><p lang="yo">Ó dàbọ̀</p>')
    const runs = listYoruba('/a', document)
    expect(runs.map(({ transcript }) => transcript)).toEqual([
      '[en-NG] …We say [yo] ẹ káàbọ̀ [en-NG] , welcome.…',
      '[en-NG] …, welcome. [yo] Ó dàbọ̀',
    ])
    const report = formatYoruba(runs, {}, '2026-01-02')
    expect(report).toContain('2 runs of Yoruba')
    expect(report).toContain('| /a | [en-NG] …, welcome. [yo] Ó dàbọ̀ | o˥ da˩.bɔ˩ |')
  })
})

describe('a word of Yoruba', () => {
  it.each([
    ['tones', 'Yorùbá', 'jo˧.ɾu˩.ba˥'],
    ['letters with a dot', 'ṣẹ́kẹ̀rẹ̀', 'ʃɛ˥.kɛ˩.ɾɛ˩'],
    ['gb as simultaneous g and b', 'gbọ̀ngàn', 'ɡ͡bɔ̃˩.ɡã˩'],
    ['p as simultaneous k and p', 'pápá', 'k͡pa˥.k͡pa˥'],
    ['n before a vowel as a consonant', 'ọ̀nà', 'ɔ˩.na˩'],
    ['n after a vowel as nasalisation', 'dùndún', 'dũ˩.dũ˥'],
    ['n with a tone as a syllable', 'ńlá', 'ŋ̩˥.la˥'],
    ['n with a tone as a word', 'ń', 'ŋ̩˥'],
  ])('is read with %s', (_, word, sounds) => {
    expect(pronounce(word)).toBe(sounds)
    expect(pronounce(word.normalize('NFD'))).toBe(sounds)
  })

  it('ends with a vowel, and has no clusters, c, q, v, x or z', () => {
    expect(readYoruba('Ẹ wo Daughters of the Dance').foreign).toEqual(['Daughters', 'of', 'the', 'Dance'])
  })

  it('is an error if it is not spelt as Yoruba, unless it is a name', () => {
    const [run] = listYoruba('/a', toDocument('<p lang="yo">Ẹ wo Dance drums</p>'))
    expect(run && findForeign(run, new Set(['Dance']))).toEqual([
      '/a: “drums” is marked as Yoruba, but is not spelt as Yoruba. Is it another language?',
    ])
  })
})

describe('the warning for unmarked Yoruba', () => {
  const toSet = (...bodies: string[]): ContentDocuments => {
    const source = { lineOf: () => 1, place: () => ({ line: 1 }), bodyLine: 1 } as unknown as ContentDocument['source']
    const all = bodies.map((body, at) => ({
      collection: 'news',
      id: `${at}`,
      file: `content/news/${at}.md`,
      data: {},
      body,
      source: { ...source, body },
    }))
    return { all } as unknown as ContentDocuments
  }

  it('is counted as a false alarm on content, by its file', () => {
    const { files, found } = countAlarms(toSet('All is :yo[ọ̀rẹ́] here.', 'An ọ̀rẹ́ came.'))
    expect(files).toBe(2)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^content\/news\/1\.md, line 1: This looks like Yoruba: “ọ̀rẹ́”/)
  })
})
