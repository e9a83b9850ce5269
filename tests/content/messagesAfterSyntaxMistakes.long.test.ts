import { describe, expect, it } from 'vitest'
import { messagesAfterEdits, put } from './editedSite.ts'

describe('a new article', () => {
  const text = (slug: string) =>
    `---\ntitle: A story\n${slug}excerpt: Told.\ndescription: Told.\nimage:\n  src: ./fest-2025.svg\n  alt: Drums\ndate: 2025-06-01\ncategory: Theatre\n---\n\nSee [it](/news/a-story).\n`

  it('has a page that links may lead to at once', () => {
    expect(messagesAfterEdits({ 'news/a-story.md': text('') })).toBe('')
  })

  it('has its page where its slug says, and nowhere else', () => {
    expect(messagesAfterEdits({ 'news/a-story.md': text('slug: the-story\n') })).toMatchInlineSnapshot(
      `"content/news/a-story.md:N | There is no page /news/a-story. List pages that do not exist yet under knownGaps in company.md. | For example: [See the page](/news)"`,
    )
  })
})

describe('a number sign within a text', () => {
  const FILE = 'productions/sankara/index.md'

  it('would end it', () => {
    expect(messagesAfterEdits({ [FILE]: put(/^title: .*$/m, 'title: #1 Play') })).toMatchInlineSnapshot(
      `"content/productions/sankara/index.md:N | Text after “ #” is a comment and is not read: this field would be empty. Put quotation marks round the text. | For example: title: "#1 Play""`,
    )
    expect(
      messagesAfterEdits({ 'careers/roles/interns.md': put(/whatYoullDo:\n {2}- .*/, 'whatYoullDo:\n  - Be #1') }),
    ).toMatchInlineSnapshot(
      `"content/careers/roles/interns.md:N | Text after “ #” is a comment and is not read: only “Be” would be. Put quotation marks round the text. | For example: - "Be #1""`,
    )
  })

  it('may stand between quotation marks, or without a space before it', () => {
    expect(messagesAfterEdits({ [FILE]: put(/^title: .*$/m, 'title: "Play #1 of Nigeria"') })).toBe('')
    expect(messagesAfterEdits({ [FILE]: put(/^title: .*$/m, 'title: Play no#1') })).toBe('')
    expect(messagesAfterEdits({ [FILE]: put(/^title:/m, '# Ask Ngozi before changing this\ntitle:') })).toBe('')
  })
})

describe('the company’s file', () => {
  const edit = (from: string | RegExp, to: string) => messagesAfterEdits({ 'company.md': put(from, to) })

  it('holds a phone number, an email address and a WhatsApp address that can be used', () => {
    expect(
      messagesAfterEdits({
        'company.md': (text) =>
          text
            .replace(/^phone: .*$/m, 'phone: call us')
            .replace(/^email: .*$/m, 'email: mailto:hello@gangan.example')
            .replace(/^whatsapp: .*$/m, 'whatsapp: https://wa.me/call-us'),
      }),
    ).toMatchInlineSnapshot(`
      "content/company.md:N  email | This must be an email address. Found “mailto:hello@gangan.example”. | For example: email: hello@ilu.example
      content/company.md:N  phone | A phone number begins with + and the number of the country, and holds digits and spaces only. Found “call us”. | For example: phone: +234 800 000 0000
      content/company.md:N  whatsapp | This must be a whole address that begins with https:// and ends in the number: digits alone, the country’s first. Found “https://wa.me/call-us”. | For example: whatsapp: https://wa.me/2348000000000"
    `)
  })

  it('is reported once when it is broken or missing, not in every file that names the company', () => {
    expect(edit(/^slug: .*$/m, 'slug: Gángan House')).toMatchInlineSnapshot(
      `"content/company.md:N  slug | A short name holds lowercase letters, digits and dashes only. Found “Gángan House”. | For example: slug: ilu"`,
    )
    expect(edit(/^name: .*\n/m, '')).toMatchInlineSnapshot(
      `"content/company.md:N  name | This field is missing. What goes here: The name everybody uses. | For example: name: Ìlù"`,
    )
    expect(edit('knownGaps:', 'knownGap:')).toMatchInlineSnapshot(
      `"content/company.md:N  knownGap | There is no field of this name here. Did you mean “knownGaps”?"`,
    )
    expect(edit(/^name: .*$/m, 'name: "Gángan')).toMatchInlineSnapshot(
      `"content/company.md:N | A quotation mark opens here and is never closed. | For example: name: "Gángan""`,
    )
    expect(messagesAfterEdits({ 'company.md': undefined })).toMatchInlineSnapshot(
      `"content/company.md:N | This file is missing, and the site cannot do without it."`,
    )
  })
})

describe('a file', () => {
  const FILE = 'people/tobi-ajibola.md'

  it('may end its fields, or begin, with the wrong line', () => {
    expect(messagesAfterEdits({ [FILE]: put(/\n---\n/, '\n--\n') })).toMatchInlineSnapshot(
      `"content/people/tobi-ajibola.md:N | This line must be three dashes and nothing else: ---. Found “--”."`,
    )
    expect(messagesAfterEdits({ [FILE]: put(/^---\n/, '—\n') })).toMatchInlineSnapshot(`
      "content/people/tobi-ajibola.md:N | This line must be three dashes and nothing else: ---. Found “—”. | For example:
          ---
          name: Adùnní Balógun
          ---"
    `)
  })

  it('may hold invisible or broken characters', () => {
    expect(messagesAfterEdits({ [FILE]: put(/^name: .*$/m, 'name: "\u200b \u00a0"') })).toMatchInlineSnapshot(
      `"content/people/tobi-ajibola.md:N | This line holds a space without width, after “name”, which nobody can see. Delete it and type the words again."`,
    )
    expect(messagesAfterEdits({ [FILE]: put(/^name: .*$/m, 'name: "\u00a0"') })).toMatchInlineSnapshot(
      `"content/people/tobi-ajibola.md:N  name | This field is empty. This must be a text. | For example: name: Adùnní Balógun"`,
    )
    expect(messagesAfterEdits({ [FILE]: put(/^name: .*$/m, 'name: Tobi\u202e Ajibola\n\u200bsocial: x') })).toMatchInlineSnapshot(`
      "content/people/tobi-ajibola.md:N | This line holds a mark that turns the direction of writing, after “Tobi”, which nobody can see. Delete it and type the words again.
      content/people/tobi-ajibola.md:N | This line holds a space without width, at its beginning, which nobody can see. Delete it and type the words again."
    `)
    expect(
      messagesAfterEdits({ [FILE]: (text) => `${text}\nItâ€™s a cafÃ©.\n\nÃ€ and á»\u008d.\n\nLost \ufffd.\n` }),
    ).toMatchInlineSnapshot(`
      "content/people/tobi-ajibola.md:N | Characters on this line were broken when the text was copied or saved: “â€™” was “’”. Type them again.
      content/people/tobi-ajibola.md:N | Characters on this line were broken when the text was copied or saved: “Ã€” was “À”. Type them again.
      content/people/tobi-ajibola.md:N | Characters on this line were broken when the text was copied or saved: “�”. Type them again."
    `)
  })

  it('may lack the dash of an item', () => {
    expect(messagesAfterEdits({ 'tickets/sankara-revival.md': put(/^ {2}- id:/m, '    id:') })).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N | No item above begins as far in as this one. Every item of a list begins with a dash, at the same place."`,
    )
  })

  it('may have a wrongly indented line: one mistake gives one error', () => {
    const TICKETS = 'tickets/sankara-revival.md'
    expect(messagesAfterEdits({ [TICKETS]: put(/^ {4}venue:/m, '   venue:') })).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N | This line begins 3 spaces in; the one above, “id”, begins 4 spaces in. What belongs together begins at the same place."`,
    )
    expect(messagesAfterEdits({ [TICKETS]: put(/^ {6}- name:/m, '    - name:') })).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N | This line begins 8 spaces in; the one above, “name”, begins 6 spaces in. What belongs together begins at the same place."`,
    )
    expect(messagesAfterEdits({ [TICKETS]: put(/^ {2}- id:/m, '- id:') })).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N | This line begins 4 spaces in; the one above, “id”, begins 2 spaces in. What belongs together begins at the same place."`,
    )
    expect(messagesAfterEdits({ [TICKETS]: put(/^ {2}src:/m, 'src:') })).toMatchInlineSnapshot(
      `"content/tickets/sankara-revival.md:N | This line begins at the left edge; the one below, “alt”, begins 2 spaces in. What belongs together begins at the same place."`,
    )
    expect(
      messagesAfterEdits({ [FILE]: put(/^ {2}src: (.*)\n {2}alt: [\s\S]*?\n(?=\w)/m, 'src: ./tobi-ajibola.svg\nalt: A man\n') }),
    ).toMatchInlineSnapshot(
      `"content/people/tobi-ajibola.md:N  src | This line is not indented far enough: it belongs to “portrait”, which is empty. Indent it by two spaces more than “portrait”."`,
    )
    expect(
      messagesAfterEdits({ 'careers/roles/interns.md': put(/(whatYoullDo:\n {2}- .*\n) {2}- /, 'whatYoullDo:\n  - One\n   - ') }),
    ).toMatchInlineSnapshot(
      `"content/careers/roles/interns.md:N | This line begins 3 spaces in; the one above begins 2 spaces in. What belongs together begins at the same place."`,
    )
  })
})
