import { describe, expect, it } from 'vitest'
import { checkMarkdown } from '../../src/markdown/checkMarkdown.ts'

const messages = (text: string, blocks = true) => checkMarkdown(text, { blocks }).errors.map(({ line, message }) => `${line} | ${message}`)

type Row = [text: string, ...says: string[]]

/** Texts, and for each error its line and a part of what is said. */
const WRONG: Row[] = [
  ['## A heading\n\n<b>bold</b>\n\n<script>alert(1)</script>', '3 | HTML is not read', '5 | HTML is not read'],
  ['[a](javascript:alert(1))', '1 | A link may not begin with “javascript:”'],
  ['[e]: vbscript:x', '1 | A link may not begin with “vbscript:”'],
  ['[d](http://a.example)', '1 | A link must begin with https://'],
  ['[d](https:///a)', '1 | '],
  ['[f](//a.example)', '1 | A link is a page of this site, beginning with /'],
  ['![g](./a.png)', '1 | Pictures do not belong in the text.'],
  ['x:y[z]', '1 | Only :yo[…] marks words'],
  [':::note\nx\n:::', '1 | A line may not begin with three colons.'],
  ['::leaf', '1 | A line may not begin with two colons.'],
  ['- [ ] box', '1 | A list item may not begin with a box to tick.'],
  ['foot[^1]\n\n[^1]: note', '1 | Footnotes are not used', '3 | Footnotes are not used'],
  ['#### Deep\n\nText.', '1 | The first heading of a text has two number signs'],
  ['## One\n\nText.\n\n#### Two', '5 | This heading has 4 number signs'],
  ['One.\n\n    Two.', '3 | This text begins so far in'],
  ['One.\n---\n\nTwo.\n===', '1 | The dashes or equals signs under “One.”', '4 | The dashes or equals signs under “Two.”'],
  ['2016. That was it.\n\n+ 234 800', '1 | “2016. That was it.” is read as a list', '3 | “+ 234 800” is read as a list'],
  ['Write to us [](/contact).', '1 | This link has no words'],
  ['See www.a.example', '1 | An address in a text must begin with https://'],
  ['[mail](mailto:hello)', '1 | A whole email address must follow mailto:'],
  ['[call](tel:call)', '1 | Only + and digits may follow tel:'],
  ['[mail](hello@a.example)', '1 | The address of an email begins with mailto:'],
  ['> > > > > > > Deep', '1 | Lists, quotations and markup are nested too deeply'],
]

/** Markup that is misspelt, as it is quoted, with its line: it would be printed literally. */
const MISSPELT: [text: string, line: number, quoted: string][] = [
  ['One [b](/about us).', 1, '[b](/about us)'],
  ['One [x][y].', 1, '[x][y]'],
  ['Our (contact)[/contact] page.', 1, '(contact)[/contact]'],
  ['See [all] (/contact).', 1, '[all] (/contact)'],
  ['See [all](/contact.', 1, '[all](/contact.'],
  ['Buy [the\ntickets](tickets.html, now (or later).', 1, '[the tickets](tickets.html,'],
  ['Buy [seats [in row A]](#seats and come', 1, '](#seats'],
  ['Buy seats](/tickets) now', 1, 'seats](/tickets)'],
  ['Our [tickets page(/tickets)', 1, '[tickets page(/tickets)'],
  ['Our [tickets page]/tickets now', 1, '[tickets page]/tickets'],
  ['An :yo[àṣà of ours.', 1, ':yo[àṣà of ours.'],
  ['An :yo [àṣà] of ours.', 1, ':yo [àṣà]'],
  ['An :yo[] of ours.', 1, ':yo[]'],
  ['An yo[àṣà] of ours.', 1, 'yo[àṣà]'],
  ['A **strong word.', 1, '**strong word.'],
  ['Come. *Bring someone.', 1, '*Bring someone.'],
  ['##Two\n\nText.\n\n### Three', 1, '##Two'],
  ['– a drum\n– a stick', 2, '– a stick'],
  ['– a drum\n-a bell', 2, '-a bell'],
  ['She brings:\n\n• a drum', 3, '• a drum'],
  ['Hours:\n\n| Day | Hour |', 3, '| Day | Hour |'],
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
  '[mail](mailto:hello@a.example) [call](tel:+2348000000000) [a](/?x=1) [b](/about#team) [c](https://b.example) [d](#top)',
]

describe('a text', () => {
  it.each(WRONG)('%j is refused', (text, ...says) => {
    const found = messages(text)
    expect(found).toHaveLength(says.length)
    for (const [index, said] of says.entries()) expect(found[index]).toContain(said)
  })

  it('is refused if it is too long, or too deep for the parser', () => {
    expect(messages('The drum is loud. '.repeat(2_000)).join()).toContain('A text may be at most 30,000 characters long.')
    expect(messages('['.repeat(2_000)).join()).toContain('This text has 2,000 signs')
    expect(messages('*a _b '.repeat(30) + 'c_ d* '.repeat(30)).join()).toContain('nested too deeply')
  })

  it.each(MISSPELT)('%j is not printed literally', (text, line, quoted) => {
    expect(messages(text).join()).toContain(`${line} | “${quoted}” would be printed literally`)
  })

  it.each(RIGHT)('%j is right', (text) => {
    expect(messages(text)).toEqual([])
  })

  it.each(['2024. A captain.', 'One.\n\nTwo.', '- One'])('of one paragraph is not %j', (text) => {
    expect(messages(text, false).join()).toContain('This field holds one paragraph')
  })
})
