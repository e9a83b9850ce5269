import { describe, expect, it } from 'vitest'
import { loadWith, messagesForPlay } from './contentFolder.ts'

const TOKENS = { collection: 'company', fields: { company: 'name', email: 'email' } }
const routes = ['/', '/about', '/contact', '/productions/sankara']
const body = (text: string) => messagesForPlay('', text, { tokens: TOKENS, listAddresses: () => routes })

describe('a link', () => {
  it('has words', () => {
    expect(body('Write to us [](/contact) or [ ](https://a.example).')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | This link has no words, so nobody can see it and screen readers cannot announce it. Write them between the square brackets. | For example: [See the page](/contact)
      content/plays/sankara/index.md:7 | This link has no words, so nobody can see it and screen readers cannot announce it. Write them between the square brackets. | For example: [See the page](https://a.example)"
    `)
  })

  it('has an address without spaces, in round brackets', () => {
    expect(body('One [a](https://a.example/a b) and [b](/about us).')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | “[a](https://a.example/a b)” would be printed literally: an address holds no space. Write %20 for it. | For example: [a](https://a.example/a%20b)
      content/plays/sankara/index.md:7 | “[b](/about us)” would be printed literally: an address holds no space. | For example: [b](/about)"
    `)
    expect(body('One [x][y] and [z][].')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | “[x][y]” would be printed literally. Write the words of a link between square brackets, and its address between round ones. | For example: [x](/contact)
      content/plays/sankara/index.md:7 | “[z][]” would be printed literally. Write the words of a link between square brackets, and its address between round ones. | For example: [z](/contact)"
    `)
    expect(body('Our (contact)[/contact] page.')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:7 | “(contact)[/contact]” would be printed literally: its brackets are the wrong way round. Square ones hold the words, round ones the address. | For example: [contact](/contact)"`,
    )
    expect(messagesForPlay('short: "[x][y]"\nthemes:\n  - (us)[/about]')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  short | This field holds plain words, and “][y]” would be shown literally. Write the words without markup.
      content/plays/sankara/index.md:7  themes, item 1 | This field holds plain words, and “)[/about]” would be shown literally. Write the words without markup."
    `)
  })

  it('may be written in every way that works', () => {
    expect(body('[a](/about), [b][c], <https://a.example>, https://b.example and \\[d](e f).\n\n[c]: https://c.example')).toBe('')
    expect(body('He said (as [we](/about) know) [sic] that `[x][y]` is code.')).toBe('')
  })

  it('leads to a page by its address here, not by its file', () => {
    expect(body('[x](/contact.html) and [y](/about/).')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | There is no page /contact.html. Did you mean /contact? | For example: [See the page](/contact)
      content/plays/sankara/index.md:7 | There is no page /about/. Did you mean /about? | For example: [See the page](/about)"
    `)
  })

  it('is a whole address', () => {
    expect(body('See www.a.example or [mail](mailto:hello) or [call](tel:call).')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | An address in a text must begin with https://. Found “www.a.example”. | For example: [www.a.example](https://www.a.example)
      content/plays/sankara/index.md:7 | A whole email address must follow mailto:. Found “mailto:hello”. | For example: [Write to us](mailto:{email})
      content/plays/sankara/index.md:7 | Only + and digits may follow tel:. Found “tel:call”. | For example: [Call us](tel:+2348000000000)"
    `)
    expect(body('[mail](mailto:{email}) [call](tel:+2348000000000)')).toBe('')
  })
})

describe('a token', () => {
  it('is one word between one pair of braces', () => {
    expect(body('By { company }, {{company}}, {company and {}.')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | “{ company }” would be shown literally: a token is one word between one pair of braces, without spaces. Did you mean {company}?
      content/plays/sankara/index.md:7 | “{{company}}” would be shown literally: a token is one word between one pair of braces, without spaces. Did you mean {company}?
      content/plays/sankara/index.md:7 | “{company and” would be shown literally: a token is one word between one pair of braces, without spaces. Did you mean {company}?
      content/plays/sankara/index.md:7 | “{}” would be shown literally: a token is one word between one pair of braces, without spaces. These are known: {company} and {email}."
    `)
    const { entries } = loadWith({}, { tokens: TOKENS })
    expect(entries.plays).toHaveLength(1)
  })
})

describe('Yoruba', () => {
  it('is in brackets that follow without a space', () => {
    expect(body('An :yo[àṣà of ours.\n\nAn :yo [àṣà] of ours.\n\nAn :yo[] of ours. An :yo [] too.')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | “:yo[àṣà of ours.” would be printed literally: its bracket is never closed. | For example: :yo[àṣà]
      content/plays/sankara/index.md:9 | “:yo [àṣà]” would be printed literally: there must be no space between :yo and its bracket. | For example: :yo[àṣà]
      content/plays/sankara/index.md:11 | “:yo[]” would be printed literally: there is no word in it. Write the Yoruba word between the brackets. | For example: :yo[àṣà]
      content/plays/sankara/index.md:11 | “:yo []” would be printed literally: there is no word in it. Write the Yoruba word between the brackets. | For example: :yo[àṣà]"
    `)
    expect(body('At 3:30, :yo[àṣà], say: yo! And a note:this :yo end.')).toBe('')
  })
})

describe('stars', () => {
  it('are on both sides', () => {
    expect(body('A **strong word.\n\nA ** loose ** one.')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7 | “**strong word.” would be printed literally. Put two stars before and after strong words, with no space between star and word. | For example: **strong word.**
      content/plays/sankara/index.md:9 | “**” would be printed literally. Put two stars before and after strong words, with no space between star and word. | For example: **strong**"
    `)
    expect(messagesForPlay('note: A **strong word')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:5  note | “**strong word” would be printed literally. Put two stars before and after strong words, with no space between star and word. | For example: **strong word**"`,
    )
    expect(body('A **strong** word, a *soft* one, ***both***, 2 \\*\\* 3, a * b.\n\n***')).toBe('')
  })
})

describe('a heading', () => {
  it('begins with two number signs, and goes down one step at a time', () => {
    expect(body('#### Deep\n\nText.')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:7 | The first heading of a text has two number signs, and this one has 4. | For example: ## Deep"`,
    )
    expect(body('# One\n\n## Two\n\nText.')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:7 | A heading with one number sign is the title of a whole page, which the page has already. Write two. | For example: ## One"`,
    )
    expect(body('## One\n\nText.\n\n### Two\n\n#### Three\n\n## Four\n\nText.')).toBe('')
  })

  it('with one number sign is shown with two, anywhere in the text', () => {
    expect(messagesForPlay('', '## One\n\nText.\n\n# Big')).toContain('Write two. | For example: ## Big')
  })

  it('has a space after its number signs', () => {
    expect(body('##Two\n\nText.\n\n### Three')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:7 | “##Two” would be printed literally: a heading has a space after its number signs. | For example: ## Two"`,
    )
    expect(body('#1 of ten, #hashtag')).toBe('')
  })
})
