import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as f from '../../src/content/schemas/fields.ts'
import { FACT_TOKENS } from '../../src/content/siteTokens.ts'
import { loadWith, messagesForFiles, messagesForPlay, PLAY, playFile, SMALL_KINDS, VALID } from './contentFolder.ts'

const routes = ['/', '/about', '/contact', '/productions', '/productions/sankara']
const body = (text: string) => messagesForPlay('', text, { listAddresses: () => routes })

type Row = [text: string, ...says: string[]]

/** Texts, and for each error its line and a part of what is said. The text begins on line 7. */
const WRONG: Row[] = [
  ['## A heading\n\n<b>bold</b>\n\n<script>alert(1)</script>', '9 | HTML is not read', '11 | HTML is not read'],
  ['[a](javascript:alert(1))', '7 | A link may not begin with “javascript:”'],
  ['[e]: vbscript:x', '7 | A link may not begin with “vbscript:”'],
  ['[d](http://a.example)', '7 | A link must begin with https://'],
  ['[f](//a.example)', '7 | A link is a page of this site, beginning with /'],
  ['![g](./a.png)', '7 | Pictures do not belong in the text.'],
  ['x:y[z]', '7 | Only :yo[…] marks words'],
  [':::note\nx\n:::', '7 | A line may not begin with three colons.'],
  ['::leaf', '7 | A line may not begin with two colons.'],
  ['- [ ] box', '7 | A list item may not begin with a box to tick.'],
  ['foot[^1]\n\n[^1]: note', '7 | Footnotes are not used', '9 | Footnotes are not used'],
  ['#### Deep\n\nText.', '7 | The first heading of a text has two number signs'],
  ['## One\n\nText.\n\n#### Two', '11 | This heading has 4 number signs'],
  ['One.\n\n    Two.', '9 | This text begins so far in'],
  ['One.\n---\n\nTwo.\n===', '7 | The dashes or equals signs under “One.”', '10 | The dashes or equals signs under “Two.”'],
  ['2016. That was it.\n\n+ 234 800', '7 | “2016. That was it.” is read as a list', '9 | “+ 234 800” is read as a list'],
  ['Write to us [](/contact).', '7 | This link has no words'],
  ['See www.a.example', '7 | An address in a text must begin with https://'],
  ['[mail](mailto:hello)', '7 | A whole email address must follow mailto:'],
  ['[call](tel:call)', '7 | Only + and digits may follow tel:'],
  ['[mail](hello@a.example)', '7 | The address of an email begins with mailto:'],
  ['See [all](/nowhere-at-all)', '7 | There is no page /nowhere-at-all. If it is gone'],
  ['See [x](/contact.html)', '7 | There is no page /contact.html. Did you mean /contact?'],
  ['See [y](/about/)', '7 | There is no page /about/. Did you mean /about?'],
  ['See [s](/production/sankara)', '7 | There is no page /production/sankara. Did you mean /productions/sankara?'],
  ['See [z](/productions/macbeth)', '7 | There is no page /productions/macbeth. If it is gone'],
  [
    'By {compny} and {zzzzzzzz}.',
    '7 | {compny} is not a known token. Did you mean {company}?',
    '7 | {zzzzzzzz} is not a known token. These are',
  ],
  ['By { company }, {company and {}.', '7 | “{ company }” would be', '7 | “{company and” would be', '7 | “{}” would be'],
]

/** Markup that is misspelt, as it is quoted, with its line: it would be printed literally. */
const MISSPELT: [text: string, line: number, quoted: string][] = [
  ['One [b](/about us).', 7, '[b](/about us)'],
  ['One [x][y].', 7, '[x][y]'],
  ['Our (contact)[/contact] page.', 7, '(contact)[/contact]'],
  ['See [all] (/contact).', 7, '[all] (/contact)'],
  ['See [all](/contact.', 7, '[all](/contact.'],
  ['Buy [the\ntickets](tickets.html, now (or later).', 7, '[the tickets](tickets.html,'],
  ['Buy [seats [in row A]](#seats and come', 7, '](#seats'],
  ['Buy seats](/tickets) now', 7, 'seats](/tickets)'],
  ['Our [tickets page(/tickets)', 7, '[tickets page(/tickets)'],
  ['Our [tickets page]/tickets now', 7, '[tickets page]/tickets'],
  ['An :yo[àṣà of ours.', 7, ':yo[àṣà of ours.'],
  ['An :yo [àṣà] of ours.', 7, ':yo [àṣà]'],
  ['An :yo[] of ours.', 7, ':yo[]'],
  ['An yo[àṣà] of ours.', 7, 'yo[àṣà]'],
  ['A **strong word.', 7, '**strong word.'],
  ['Come. *Bring someone.', 7, '*Bring someone.'],
  ['##Two\n\nText.\n\n### Three', 7, '##Two'],
  ['– a drum\n– a stick', 8, '– a stick'],
  ['– a drum\n-a bell', 8, '-a bell'],
  ['She brings:\n\n• a drum', 9, '• a drum'],
  ['Hours:\n\n| Day | Hour |', 9, '| Day | Hour |'],
]

/** Texts that are right, though they resemble the mistakes. */
const RIGHT = [
  'At 3:30 PM:sharp, :yo[àṣà] and 10:a. Write to a@b.example, or https://a.example.',
  '## One\n\nText.\n\n### Two\n\n#### Three\n\n## Four\n\nText.',
  '2016\\. That\n\n10. One\n\n+ One.\n\n---\n\nTwo,\n    and three.\n\n- Four\n\n  Five\n\n```\nSix\n```',
  'As [he]/she and/[or] they said, [more (/about)], [our page] at (/about).',
  '[a](/about), [b][c], <https://a.example>, https://b.example and \\[d](e f).\n\n[c]: https://c.example',
  'He said (as [we](/about) know) [sic] (in 2019) that `[x][y]` and `](` are code, [see [us]](/about), \\[a\\](/b, c\\](/d).',
  '“Are yo[u] there, yo[ur] majesty, yo[sic]?” At 3:30, :yo[àṣà], say: yo! And a note:this :yo end. #1 of ten, #hashtag',
  'From ₦5,000*, or 5 * 3.\n\n*Students alone. \\*Bring someone.',
  'A **strong** word, a *soft* one, ***both***, 2 \\*\\* 3, a * b.\n\n***',
  '| Day | Hour |\n| --- | --- |\n| Monday | 9:00 AM |\n\n- a drum\n- a stick',
  '[mail](mailto:{email}) [call](tel:+2348000000000) [a](/?x=1) [b](/about#team) [c](https://b.example) [d](#top)',
]

describe('a text', () => {
  it.each(WRONG)('%j is refused', (text, ...says) => {
    const messages = body(text).split('\n')
    expect(messages).toHaveLength(says.length)
    for (const [index, said] of says.entries()) expect(messages[index]).toContain(said)
  })

  it.each(MISSPELT)('%j is not printed literally', (text, line, quoted) => {
    expect(body(text)).toContain(`${line} | “${quoted}” would be printed literally`)
  })

  it.each(RIGHT)('%j is right', (text) => {
    expect(body(text)).toBe('')
  })

  it('of a field is checked on all its lines, and is one paragraph in most fields', () => {
    const note = 'note: |\n  One line.\n\n  Two [lines](javascript:x).\n\n  Three <i>lines</i>.\nfeatured: true'
    expect(messagesForPlay(note)).toMatch(/^8 {2}note \| A link.*\n10 {2}note \| HTML/)
    const summary = (text: string) => messagesForFiles({ [PLAY]: playFile('').replace('A captain and a guitar.', text) })
    for (const text of ['2024. A captain.', '|\n  One.\n\n  Two.', '"- One"'])
      expect(summary(text)).toContain('This field holds one paragraph')
    expect(summary('A *captain* and :yo[àṣà].')).toBe('')
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
  it.each([
    ...['A <b>x</b>', ':yo[àṣà]', 'yo[àṣà]', '[x](/)', '[x][y]', '(us)[/about]', '*Sankara* returns', '_Sankara_ returns'],
    ...['[Sankara] (/tickets)', '[Tickets](/tickets', '[Tickets](tickets', 'Tickets](/tickets)', '[Tickets(/tickets)'],
  ])('is refused in a plain text field: %s', (markup) => {
    expect(messagesForPlay(`themes:\n  - '${markup}'`)).toContain('would be shown literally. Write the words without markup.')
  })

  it('of a link is quoted whole from a plain text field', () => {
    expect(messagesForPlay("themes:\n  - 'See [all tickets](/tickets now'")).toContain('“[all tickets](/tickets now” would be')
  })

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
      people: { path: 'people/*.md', schema: z.object({ name: f.text('On {topic}; {topic} is replaced') }), text: 'it' },
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
    expect(messagesForPlay('', 'For {weeks}.')).toContain('{weeks} is not a known token.')
    const files = { 'content/festival/festival.md': '---\nstarts: 2024-12-25\nends: 2024-12-29\n---\n\n{Days} days, {days} nights.\n' }
    const { documents } = loadWith(files, { kinds: { festival: { path: 'festival/festival.md', schema: z.looseObject({}), text: 'it' } } })
    expect(documents.of('festival')[0]?.body).toBe('Five days, five nights.')
  })

  it.each([
    ['festival', 'dates', { starts: '2024-12-25', ends: '2024-12-29' }, 'December 25 to 29, 2024'],
    ['festival', 'dates', { starts: '2024-12-25' }, undefined],
    ['festival', 'dates', { starts: '2024-02-30', ends: '2024-03-01' }, undefined],
    ['festival', 'hours', { opens: '10:00', closes: '22:00' }, '10:00 AM to 10:00 PM'],
    ['festival', 'hours', { opens: '25:00', closes: '22:00' }, undefined],
    ['festival', 'lowestPrice', { passes: [{ price: 15000 }, { price: 5000 }, { name: 'Not priced' }] }, '₦5,000'],
    ['festival', 'lowestPrice', { passes: 'none' }, undefined],
    ['workshop', 'fee', { fee: 5000 }, '₦5,000'],
    ['workshop', 'fee', { fee: 'free' }, undefined],
    ['programmes', 'days', { starts: '2025-07-10', ends: '2025-07-14' }, 'five'],
    ['bootcamp', 'weeks', { starts: '2025-08-18', ends: '2025-09-06' }, 'three'],
    [
      'tickets',
      'dates',
      { dates: [{ start: '2025-05-17T15:00+01:00' }, { start: '2025-05-31' }, { start: '2025-06-01' }] },
      'May 17, May 31 and June 1, 2025',
    ],
    ['tickets', 'dates', { dates: [{ start: '2025-08-10', end: '2025-08-15' }] }, 'August 10 to 15, 2025'],
    ['tickets', 'hours', { dates: [{ start: '2025-07-05T16:00+01:00' }, { start: '2025-07-06T16:00+01:00' }] }, '4:00 PM'],
    ['tickets', 'hours', { dates: [{ start: '2025-07-05T16:00+01:00' }, { start: '2025-07-06T17:00+01:00' }] }, '4:00 PM and 5:00 PM'],
    ['company', 'deleteAfter', { privacy: { deleteAfterDays: 365 } }, '365 days'],
    ['careers', 'roles', {}, 'ten'],
    ['bootcamp', 'faculty', {}, 'ten'],
  ])('of %s.md: {%s} for %j', (kind, token, data, value) => {
    expect(FACT_TOKENS[kind]?.[token]?.compute(data, { of: () => Array(10).fill({}) } as never, '')).toBe(value)
  })
})
