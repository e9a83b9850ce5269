import { describe, expect, it } from 'vitest'
import { expectMessages, loadWith, messagesForFiles, messagesForPlay, messagesForText, PLAY, playFile, VALID } from './contentFolder.ts'

const TOKENS = { collection: 'company', fields: { company: 'name', email: 'email' }, runtimeTokens: { people: ['topic'] } }
const routes = ['/', '/about', '/productions/sankara']

describe('a text', () => {
  it('may not hold HTML, addresses that could run code, marks that are not read, or a skipped heading', () => {
    expectMessages(messagesForText, {
      'One line.\n\n## A heading\n\nSome <b>bold</b> words.\n\n<script>alert(1)</script>': [
        '11 | HTML is not read in content. Found “<b>”. Use Markdown, or a backslash before < to show it. | For example: *emphasis*, **strong**',
        '13 | HTML is not read in content. Found “<script>alert(1)</script>”. Use Markdown, or a backslash before < to show it. | For example: *emphasis*, **strong**',
      ],
      '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d](http://a.example)\n\n[e]: vbscript:x\n\n[f](//a.example) ![g](./a.png)':
        [
          '7 | A link may not begin with “javascript:”. Found “javascript:alert(1)”. | For example: [See the production](/productions/sankara)',
          '7 | A link may not begin with “JaVaScRiPt:”. Found “JaVaScRiPt:alert(1)”. | For example: [See the production](/productions/sankara)',
          '7 | A link may not begin with “data:”. Found “data:text/html,x”. | For example: [See the production](/productions/sankara)',
          '7 | A link must begin with https://, which keeps readers safe. Found “http://a.example”. | For example: [See the production](/productions/sankara)',
          '9 | A link may not begin with “vbscript:”. Found “vbscript:x”. | For example: [See the production](/productions/sankara)',
          '11 | A link is a page of this site, beginning with /, or a whole address that begins with https://, mailto: or tel:. Found “//a.example”. | For example: [See the production](/productions/sankara)',
          '11 | Pictures do not belong in the text. They have fields of their own between the --- lines, with their alternative text.',
        ],
      '## One\n\nText.\n\n#### Two':
        '11 | This heading has 4 number signs, and the one above has 2. Go down one step at a time. | For example: ### Two',
      'x:y[z]\n\n:yo[]\n\n:::note\nx\n:::\n\n::leaf\n\n- [ ] box\n\nfoot[^1]\n\n[^1]: note': [
        '7 | Only :yo[…] marks words, for Yoruba. Found “:y[z]”. | For example: :yo[àṣà]',
        '9 | “:yo[]” would be printed literally: there is no word in it. Write the Yoruba word between the brackets. | For example: :yo[àṣà]',
        '11 | A line may not begin with three colons.',
        '15 | A line may not begin with two colons.',
        '17 | A list item may not begin with a box to tick. | For example: - A plain item',
        '19 | Footnotes are not used on this site. Put the words into the sentence.',
        '21 | Footnotes are not used on this site. Put the words into the sentence.',
      ],
      'At 3:30 PM:sharp, :yo[àṣà] and 10:a. Write to a@b.example, or https://a.example.': '',
    })
  })

  it('of one field is checked on each of its lines, and may hold no marks where the field holds plain words', () => {
    expectMessages(messagesForPlay, {
      'note: |\n  One line.\n\n  Two [lines](javascript:x).\n\n  Three <i>lines</i>.\nfeatured: true': [
        '8  note | A link may not begin with “javascript:”. Found “javascript:x”. | For example: [See the production](/productions/sankara)',
        '10  note | HTML is not read in content. Found “<i>”. Use Markdown, or a backslash before < to show it. | For example: *emphasis*, **strong**',
      ],
      'short: A play\nnote: >-\n  One line\n  and [a second](javascript:x)\n  and a third.':
        '8  note | A link may not begin with “javascript:”. Found “javascript:x”. | For example: [See the production](/productions/sankara)',
      'short: A <b>x</b>\nthemes:\n  - :yo[àṣà]\n  - "[x](/)"': [
        '5  short | This field holds plain words, and “<b>” would be shown literally. Write the words without markup.',
        '7  themes, item 1 | This field holds plain words, and “:yo[” would be shown literally. Write the words without markup.',
        '8  themes, item 2 | This field holds plain words, and “](/)” would be shown literally. Write the words without markup.',
      ],
    })
  })

  it('is one paragraph where there is room for one', () => {
    const summary = (text: string) =>
      messagesForFiles({ [PLAY]: playFile('').replace('A captain and a guitar.', text) }).replaceAll(`${PLAY}:`, '')
    expectMessages(summary, {
      '2024. A captain.':
        '3  summary | This field holds one paragraph, and “2024. A captain.” is read as a list. Put a backslash before the full stop to show it as it is.',
      '|\n  One.\n\n  Two.': '6  summary | This field holds one paragraph. Take out the empty line.',
      '"- One"':
        '3  summary | This field holds one paragraph, and “- One” is read as a list. Put a backslash before its first sign to show it as it is.',
      'A *captain* and :yo[àṣà].': '',
    })
  })

  it('must be there where the page shows it, and not where nothing would', () => {
    expect(
      messagesForFiles({
        'content/people/adunni-balogun.md': '---\nname: Adùnní\n---\n\n',
        'content/company.md': `${VALID['content/company.md']}\nA stray line.\n`,
      }),
    ).toMatchInlineSnapshot(`
      "content/company.md:6 | Nothing would show a text under the second --- line of this file. Every word has a field.
      content/people/adunni-balogun.md:4 | The text under the second --- line is missing. | For example:
          ---

          The text begins here."
    `)
  })
})

describe('a token', () => {
  it('is replaced in fields and text', () => {
    const { entries, problems } = loadWith(
      { [PLAY]: playFile('short: "{company}"\nseller: https://x.example/{company}', 'Write to {email}.') },
      { tokens: TOKENS },
    )
    expect(problems).toEqual([])
    expect(entries.plays?.[0]).toMatchObject({
      short: 'Gángan',
      seller: 'https://x.example/Gángan',
      body: 'Write to hello@gangan.example.',
    })
  })

  it('must stand for something', () => {
    expect(messagesForPlay('short: by {compny}', 'One.\n\nTwo {phone}.', { tokens: TOKENS })).toMatchInlineSnapshot(`
      "5  short | {compny} is not a known token. Did you mean {company}?
      5  short | This may be at most 10 characters long. It has 11. | For example: short: A play
      10 | {phone} is not a known token. These are known: {company} and {email}."
    `)
  })

  it('stays where a page fills it', () => {
    const { entries, problems } = loadWith(
      { 'content/people/adunni-balogun.md': '---\nname: On {topic}\n---\n\nShe.\n' },
      { tokens: TOKENS },
    )
    expect(problems).toEqual([])
    expect(entries.people?.[0]?.name).toBe('On {topic}')
  })
})

describe('a link', () => {
  it('leads to a page that is there', () => {
    expect(
      messagesForPlay('link:\n  text: See it\n  href: /productions/sankarra\nnote: See [us](/abuot).', 'See [all](/nowhere-at-all).', {
        listAddresses: () => routes,
      }),
    ).toMatchInlineSnapshot(`
      "7  link, href | There is no page /productions/sankarra. Did you mean /productions/sankara? | For example: href: /productions/sankara
      8  note | There is no page /abuot. Did you mean /about? | For example: [See the page](/about)
      11 | There is no page /nowhere-at-all. List pages that do not exist yet under knownGaps in company.md. | For example: [See the page](/)"
    `)
  })

  it('may have a fragment, a query, or lead elsewhere', () => {
    expect(
      messagesForPlay('link:\n  text: See it\n  href: /about#team', '[a](/?x=1) [b](https://a.example) [c](mailto:a@b.example) [d](#top)', {
        listAddresses: () => routes,
      }),
    ).toBe('')
  })
})
