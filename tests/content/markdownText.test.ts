import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as f from '../../src/content/schemas/fields.ts'
import { FACT_TOKENS } from '../../src/content/siteTokens.ts'
import { loadWith, messagesForFiles, messagesForPlay, PLAY, playFile, SMALL_KINDS, VALID } from './contentFolder.ts'

const routes = ['/', '/about', '/contact', '/productions', '/productions/sankara']
const body = (text: string) => messagesForPlay('', text, { listAddresses: () => routes })

/** Texts, and what is said of each. The text begins on line 7. */
const WRONG: [text: string, ...says: string[]][] = [
  ['See [all](/nowhere-at-all)', '7 | There is no page /nowhere-at-all. If it is gone'],
  ['See [x](/contact.html)', '7 | There is no page /contact.html. Did you mean /contact?'],
  ['See [y](/about/)', '7 | There is no page /about/. Did you mean /about?'],
  ['See [s](/production/sankara)', '7 | There is no page /production/sankara. Did you mean /productions/sankara?'],
  ['See [z](/productions/macbeth)', '7 | There is no page /productions/macbeth. If it is gone'],
  [
    'By {compny} and {zzzzzzzz}.',
    '7 | “{compny}” is not a known token. Did you mean {company}?',
    '7 | “{zzzzzzzz}” is not a known token. These are',
  ],
  [
    'By { company }, {company and {}.',
    '7 | “{ company }” is not a known token: a token is one word',
    '7 | “{company and” is',
    '7 | “{}” is',
  ],
]

describe('a text', () => {
  it.each(WRONG)('%j is refused', (text, ...says) => {
    const messages = body(text).split('\n')
    expect(messages).toHaveLength(says.length)
    for (const [index, said] of says.entries()) expect(messages[index]).toContain(said)
  })

  it('of a field is checked', () => {
    const note = 'note: |\n  One line.\n\n  Two [lines](javascript:x).\n\n  Three <i>lines</i>.\nfeatured: true'
    expect(messagesForPlay(note)).toMatch(/^5 {2}note \| A link.*\n5 {2}note \| HTML/)
  })

  it('is required or refused, depending on the kind of file', () => {
    expect(messagesForFiles({ 'content/people/adunni-balogun.md': '---\nname: Adùnní\n---\n\n' })).toContain(
      'adunni-balogun.md:4 | The text under the second --- line is missing.',
    )
    expect(messagesForFiles({ 'content/company.md': `${VALID['content/company.md']}\nA stray line.\n` })).toContain(
      'company.md:7 | Nothing would show a text under the second --- line',
    )
  })
})

describe('markup in a plain text field', () => {
  it.each(['A <b>x</b>', ':yo[àṣà]', '[x](/)', '*Sankara* returns', '_Sankara_ returns', '[Tickets](tickets', 'See [all](/tickets now'])(
    'is refused in a plain text field: %s',
    (markup) => {
      expect(messagesForPlay(`themes:\n  - '${markup}'`)).toContain('would be shown literally. Write the words without markup.')
    },
  )

  it.each(['5 * 3 is 15', 'snake_case_word', '-5 degrees', 'Doors: 3 | 4', 'A+ for *', 'One * two', 'A man [sic] (2019)', 'See [1], (2)'])(
    'is not found in %s',
    (text) => {
      expect(messagesForPlay(`themes:\n  - '${text}'`)).toBe('')
    },
  )
})

describe('a token', () => {
  it('is replaced in fields and text, unless the page replaces it', () => {
    const files = {
      [PLAY]: playFile('short: "{company}"\nseller: https://x.example/{company}', 'Write to {email}.'),
      'content/people/adunni-balogun.md': '---\nname: On {topic}\n---\n\nShe.\n',
    }
    const kinds = {
      ...SMALL_KINDS,
      people: { path: 'people/*.md', schema: z.object({ name: f.text('On {topic}; {topic} is replaced') }), hasText: true },
    }
    const { entries, problems } = loadWith(files, { kinds })
    expect(problems).toEqual([])
    expect(entries.plays?.[0]).toMatchObject({
      short: 'Gángan',
      seller: 'https://x.example/Gángan',
      body: 'Write to hello@gangan.example.',
    })
    expect(entries.people?.[0]?.name).toBe('On {topic}')
  })

  it('of a fact is unknown in other files, and begins with a capital if it is written with one', () => {
    expect(messagesForPlay('', 'For {weeks}.')).toContain('“{weeks}” is not a known token.')
    const files = { 'content/festival/festival.md': '---\nstarts: 2024-12-25\nends: 2024-12-29\n---\n\n{Days} days, {days} nights.\n' }
    const { documents } = loadWith(files, {
      kinds: { festival: { path: 'festival/festival.md', schema: z.looseObject({}), hasText: true } },
    })
    expect(documents.of('festival')[0]?.body).toBe('Five days, five nights.')
  })

  it.each([
    ['festival', 'dates', { starts: '2024-12-25', ends: '2024-12-29' }, 'December 25 to 29, 2024'],
    ['festival', 'dates', { starts: '2024-02-30', ends: '2024-03-01' }, undefined],
    ['festival', 'hours', { opens: '10:00', closes: '22:00' }, '10:00 AM to 10:00 PM'],
    ['festival', 'lowestPrice', { passes: [{ price: 15000 }, { price: 5000 }, { name: 'Not priced' }] }, '₦5,000'],
    ['workshop', 'fee', { fee: 'free' }, undefined],
    ['bootcamp', 'weeks', { starts: '2025-08-18', ends: '2025-09-06' }, 'three'],
    ['tickets', 'dates', { dates: [{ start: '2025-05-17T15:00+01:00' }, { start: '2025-06-01' }] }, 'May 17 and June 1, 2025'],
    ['tickets', 'dates', { dates: [{ start: '2025-08-10', end: '2025-08-15' }] }, 'August 10 to 15, 2025'],
    ['tickets', 'hours', { dates: [{ start: '2025-07-05T16:00+01:00' }, { start: '2025-07-06T17:00+01:00' }] }, '4:00 PM and 5:00 PM'],
    ['company', 'deleteAfter', { privacy: { deleteAfterDays: 365 } }, '365 days'],
    ['bootcamp', 'faculty', {}, 'ten'],
  ])('of %s.md: {%s} for %j', (kind, token, data, value) => {
    expect(FACT_TOKENS[kind]?.[token]?.compute(data, { of: () => Array(10).fill({}) } as never, '')).toBe(value)
  })
})
