import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { countAlarms, formatYoruba, listRuns, toRows } from '../../scripts/audit/proof/yoruba.ts'
import type { ContentDocument, ContentDocuments } from '../../src/content/documents.ts'

const toDocument = (body: string) => new JSDOM(`<html lang="en-NG"><body>${body}</body></html>`).window.document
const silent = { skipped: 'there is no voice' }

describe('runs of one language', () => {
  it('change where lang does, also within Yoruba, and join across elements', () => {
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
    expect(toRows('/a', document, { speak: (text) => `/${text}/` })).toEqual([
      ['/a', '[en-NG] …We say [yo] ẹ káàbọ̀ [en-NG] , welcome.…', '/ẹ káàbọ̀/'],
      ['/a', '[en-NG] …, welcome. [yo] Ó dàbọ̀', '/Ó dàbọ̀/'],
    ])
  })

  it('are counted as not spoken where there is no Yoruba voice', () => {
    const rows = toRows('/a', toDocument('<p lang="yo">Ó dàbọ̀</p>'), silent)
    const report = formatYoruba(rows, silent, {}, '2026-01-02')
    expect(report).toContain('1 run of Yoruba: none was spoken, because there is no voice.')
    expect(report).toContain('| /a | [yo] Ó dàbọ̀ | not spoken |')
  })
})

describe('the warning for Yoruba that is not marked', () => {
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

  it('is tried on every marked phrase without its mark', () => {
    expect(countAlarms(toSet(':yo[ọ̀rẹ́] and :yo[ọ̀rẹ́] and :yo[jùjú]'))).toMatchObject({ phrases: 2, seen: 1, found: [] })
  })
})
