import { describe, expect, it } from 'vitest'
import { expectMessages, loadWith, messagesForFiles, messagesForPlay, PLAY, playFile } from './contentFolder.ts'

const PERSON = 'content/people/adunni-balogun.md'
/** The error messages for a person’s file, by their lines in it. */
const messagesForFile = (text: string | Uint8Array) => messagesForFiles({ [PERSON]: text }).replaceAll(`${PERSON}:`, '')

describe('a file that cannot be read', () => {
  it('has no front matter, or one that does not end', () => {
    expectMessages(messagesForFile, {
      'Just a text.\n':
        '1 | A content file begins with its fields, between two lines of three dashes. This one does not. | For example:\n    ---\n    name: Adùnní Balógun\n    ---',
      '': '1 | The file is empty. Put back the last version.',
      '---\nname: Adùnní\n\nShe begins.\n':
        '3 | The part between the --- lines does not end. Put a line of three dashes under the last field, which ends here. | For example:\n    ---\n    name: Adùnní Balógun\n    ---',
    })
  })

  it('has front matter in JavaScript or JSON, which is never run', () => {
    const shout = 'globalThis.wasRun = true'
    expectMessages(messagesForFile, {
      [`---js\n${shout}\n---\n`]:
        '1 | A content file begins with a line of three dashes and nothing else. Found “---js”: fields in “js” are not read. | For example:\n    ---\n    name: Adùnní Balógun\n    ---',
      '---json\n{ "name": "A" }\n---\n':
        '1 | A content file begins with a line of three dashes and nothing else. Found “---json”: fields in “json” are not read. | For example:\n    ---\n    name: Adùnní Balógun\n    ---',
      [`--- javascript\n${shout}\n---\n`]:
        '1 | A content file begins with a line of three dashes and nothing else. Found “--- javascript”: fields in “javascript” are not read. | For example:\n    ---\n    name: Adùnní Balógun\n    ---',
    })
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('is not saved as UTF-8', () => {
    expect(messagesForFile(Buffer.from('---\nname: Ad\xf9nn\xed\n---\n\nShe.\n', 'latin1'))).toMatchInlineSnapshot(
      `"2 | This file is not saved as UTF-8, so its characters cannot be read. Open it in your editor and save it with the encoding UTF-8."`,
    )
    expect(messagesForFile(Buffer.from('\ufeff---\nname: A\n---\n', 'utf16le'))).toMatchInlineSnapshot(
      `"1 | This file is not saved as UTF-8, so its characters cannot be read. Open it in your editor and save it with the encoding UTF-8."`,
    )
  })

  it('holds control characters', () => {
    expect(messagesForFile('---\nname: A\n---\n\nShe\u0007.\n')).toMatchInlineSnapshot(
      `"5 | This line holds a control character, after “She”, which nobody can see. Delete it and type the words again."`,
    )
  })

  it('is read again after it was fixed, and again when it is broken anew', () => {
    expect(messagesForFile('---\nname: A: B\n---\n\nShe.\n')).not.toBe('')
    expect(messagesForFile('---\nname: "A: B"\n---\n\nShe.\n')).toBe('')
    expect(messagesForFile('---\nname: A: B\n---\n\nShe.\n')).not.toBe('')
  })
})

describe('front matter that is not YAML', () => {
  it.each([
    ['a colon in a text', 'short: Sankara: a play'],
    ['a quotation mark that is not closed', 'short: "A play\nfeatured: true'],
    ['a text after its closing quotation mark', "short: 'it's late'"],
    ['a text that begins with a brace', 'short: {company} is here'],
    ['a text that is a token alone', 'short: {company}'],
    ['a text that begins with a bracket', 'short: [See it](/about) now'],
    ['a text that begins with a star', 'short: *Sankara*'],
    ['a text that begins with an ampersand', 'short: &Sankara'],
    ['a text that begins with an exclamation mark', 'short: !Sankara go'],
    ['a text that begins with an at sign', 'short: @sankara'],
    ['a text that begins with a per cent sign', 'short: %Sankara'],
    ['a line of its own', 'short: A play\nof a captain\nfeatured: true'],
    ['no space after a colon', 'short:Sankara'],
    ['a tab', 'themes:\n\t- Power'],
    ['a wrong indent', 'themes:\n  - Power\n - Love'],
    ['a field twice', 'featured: true\nfeatured: false'],
    ['an item without its dash', 'dates:\n  - id: first-night\n    price: 5000\n    id: last-night\n    price: 6000'],
    ['a field twice in an item', 'dates:\n  - id: first-night\n    price: 5000\n    price: 6000'],
    ['a full stop that parts thousands', 'minutes: 6.000'],
    ['a full stop in a number', 'minutes: 8000.00'],
    ['a nought before a number', 'minutes: 0110'],
    ['quotation marks of one kind within each other', 'short: "A "lamp" is lit"'],
    ['a field that means something to JavaScript', '__proto__: x\nconstructor: y'],
    ['fields merged from elsewhere', '<<: x'],
    ['a list of lists without an end', `themes: ${'['.repeat(200)}`],
  ])('%s', (_what, fields) => {
    expect(messagesForPlay(fields)).toMatchSnapshot()
  })

  it('is a list, a text, or empty', () => {
    expectMessages(messagesForFile, {
      '---\n- name\n---\n\nShe.\n':
        '2 | Each line between the --- lines is a field: a name, a colon, a space and a value. | For example: name: Adùnní Balógun',
      '---\nname\n---\n\nShe.\n':
        '2 | Each line between the --- lines is a field: a name, a colon, a space and a value. | For example: name: Adùnní Balógun',
      '---\n---\n\nShe.\n': '1  name | This field is missing. What goes here: The full name. | For example: name: Adùnní Balógun',
    })
  })
})

describe('a file from another editor', () => {
  it('may have Windows line ends and a mark of byte order', () => {
    const file = `\ufeff${playFile('themes:\n  - Power')}`.replaceAll('\n', '\r\n')
    expect(messagesForFiles({ [PLAY]: file })).toBe('')
    const faulty = `\ufeff${playFile('themes:\n  - Power\nfeatured: perhaps', 'One\n\nTwo <b>')}`.replaceAll('\n', '\r\n')
    expect(messagesForFiles({ [PLAY]: faulty })).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:7  featured | This must be yes or no, written true or false without quotation marks. Found “perhaps”. | For example: featured: true
      content/plays/sankara/index.md:12 | HTML is not read in content. Found “<b>”. Use Markdown, or a backslash before < to show it. | For example: *emphasis*, **strong**"
    `)
  })

  it('may have letters and marks apart: they are joined', () => {
    const { entries } = loadWith({ [PERSON]: '---\nname: Adu\u0300nni\u0301\n---\n\nShe.\n' })
    expect(entries.people?.[0]?.name).toBe('Adùnní')
  })

  it('keeps days as they were written', () => {
    const { entries } = loadWith({ [PLAY]: playFile('premiere: 2025-05-17\nopens: 09:00') })
    expect(entries.plays?.[0]).toMatchObject({ premiere: '2025-05-17', opens: '09:00' })
  })
})
