import { describe, expect, it } from 'vitest'
import { expectMessages, loadWith, messagesForPlay, messagesForText } from './contentFolder.ts'

const TOKENS = { collection: 'company', fields: { company: 'name', email: 'email' } }
const routes = ['/', '/about', '/contact', '/productions/sankara']
const body = (text: string) => messagesForPlay('', text, { tokens: TOKENS, listAddresses: () => routes })

describe('a link', () => {
  it('has words, and an address without spaces in round brackets', () => {
    expect(messagesForPlay('short: "[x][y]"\nthemes:\n  - (us)[/about]')).toMatchInlineSnapshot(`
      "5  short | This field holds plain words, and “][y]” would be shown literally. Write the words without markup.
      7  themes, item 1 | This field holds plain words, and “)[/about]” would be shown literally. Write the words without markup."
    `)
    expectMessages(body, {
      'Write to us [](/contact) or [ ](https://a.example).': [
        '7 | This link has no words, so nobody can see it and screen readers cannot announce it. Write them between the square brackets. | For example: [See the page](/contact)',
        '7 | This link has no words, so nobody can see it and screen readers cannot announce it. Write them between the square brackets. | For example: [See the page](https://a.example)',
      ],
      'One [a](https://a.example/a b) and [b](/about us).': [
        '7 | “[a](https://a.example/a b)” would be printed literally: an address holds no space. Write %20 for it. | For example: [a](https://a.example/a%20b)',
        '7 | “[b](/about us)” would be printed literally: an address holds no space. | For example: [b](/about)',
      ],
      'One [x][y] and [z][].': [
        '7 | “[x][y]” would be printed literally. Write the words of a link between square brackets, and its address between round ones. | For example: [x](/contact)',
        '7 | “[z][]” would be printed literally. Write the words of a link between square brackets, and its address between round ones. | For example: [z](/contact)',
      ],
      'Our (contact)[/contact] page.':
        '7 | “(contact)[/contact]” would be printed literally: its brackets are the wrong way round. Square ones hold the words, round ones the address. | For example: [contact](/contact)',
      '[a](/about), [b][c], <https://a.example>, https://b.example and \\[d](e f).\n\n[c]: https://c.example': '',
      'He said (as [we](/about) know) [sic] that `[x][y]` is code.': '',
    })
  })

  it('is a whole address, of a page and not of its file', () => {
    expectMessages(body, {
      '[x](/contact.html) and [y](/about/).': [
        '7 | There is no page /contact.html. Did you mean /contact? | For example: [See the page](/contact)',
        '7 | There is no page /about/. Did you mean /about? | For example: [See the page](/about)',
      ],
      'See www.a.example or [mail](mailto:hello) or [call](tel:call).': [
        '7 | An address in a text must begin with https://. Found “www.a.example”. | For example: [www.a.example](https://www.a.example)',
        '7 | A whole email address must follow mailto:. Found “mailto:hello”. | For example: [Write to us](mailto:{email})',
        '7 | Only + and digits may follow tel:. Found “tel:call”. | For example: [Call us](tel:+2348000000000)',
      ],
      '[mail](mailto:{email}) [call](tel:+2348000000000)': '',
    })
  })
})

describe('a token', () => {
  it('is one word between one pair of braces', () => {
    const { entries } = loadWith({}, { tokens: TOKENS })
    expect(entries.plays).toHaveLength(1)
    expectMessages(body, {
      'By { company }, {{company}}, {company and {}.': [
        '7 | “{ company }” would be shown literally: a token is one word between one pair of braces, without spaces. Did you mean {company}?',
        '7 | “{{company}}” would be shown literally: a token is one word between one pair of braces, without spaces. Did you mean {company}?',
        '7 | “{company and” would be shown literally: a token is one word between one pair of braces, without spaces. Did you mean {company}?',
        '7 | “{}” would be shown literally: a token is one word between one pair of braces, without spaces. These are known: {company} and {email}.',
      ],
    })
  })
})

describe('Yoruba', () => {
  it('is in brackets that follow without a space', () => {
    expectMessages(body, {
      'An :yo[àṣà of ours.\n\nAn :yo [àṣà] of ours.\n\nAn :yo[] of ours. An :yo [] too.': [
        '7 | “:yo[àṣà of ours.” would be printed literally: its bracket is never closed. | For example: :yo[àṣà]',
        '9 | “:yo [àṣà]” would be printed literally: there must be no space between :yo and its bracket. | For example: :yo[àṣà]',
        '11 | “:yo[]” would be printed literally: there is no word in it. Write the Yoruba word between the brackets. | For example: :yo[àṣà]',
        '11 | “:yo []” would be printed literally: there is no word in it. Write the Yoruba word between the brackets. | For example: :yo[àṣà]',
      ],
      'At 3:30, :yo[àṣà], say: yo! And a note:this :yo end.': '',
    })
  })
})

describe('stars', () => {
  it('are on both sides', () => {
    expect(messagesForPlay('note: A **strong word')).toMatchInlineSnapshot(
      `"5  note | “**strong word” would be printed literally. Put two stars before and after strong words, with no space between star and word. | For example: **strong word**"`,
    )
    expectMessages(body, {
      'A **strong word.\n\nA ** loose ** one.': [
        '7 | “**strong word.” would be printed literally. Put two stars before and after strong words, with no space between star and word. | For example: **strong word.**',
        '9 | “**” would be printed literally. Put two stars before and after strong words, with no space between star and word. | For example: **strong**',
      ],
      'A **strong** word, a *soft* one, ***both***, 2 \\*\\* 3, a * b.\n\n***': '',
    })
  })
})

describe('a heading', () => {
  it('has two number signs or more and a space, and goes down one step at a time', () => {
    expectMessages(body, {
      '#### Deep\n\nText.': '7 | The first heading of a text has two number signs, and this one has 4. | For example: ## Deep',
      '# One\n\n## Two\n\nText.':
        '7 | A heading with one number sign is the title of a whole page, which the page has already. Write two. | For example: ## One',
      '## One\n\nText.\n\n### Two\n\n#### Three\n\n## Four\n\nText.': '',
      '##Two\n\nText.\n\n### Three':
        '7 | “##Two” would be printed literally: a heading has a space after its number signs. | For example: ## Two',
      '#1 of ten, #hashtag': '',
    })
  })

  it('with one number sign is shown with two, anywhere in the text', () => {
    expect(messagesForText('## One\n\nText.\n\n# Big')).toContain('Write two. | For example: ## Big')
  })
})
