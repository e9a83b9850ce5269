import { describe, expect, it } from 'vitest'
import { expectMessages, loadWith, messagesForFiles, messagesForPlay, messagesForText, PLAY, playFile } from './contentFolder.ts'

const PERSON = 'content/people/adunni-balogun.md'
/** The error messages for a person’s file, by their lines in it. */
const messagesForFile = (text: string | Uint8Array) => messagesForFiles({ [PERSON]: text }).replaceAll(`${PERSON}:`, '')

describe('a file that cannot be read', () => {
  it('has no front matter, or a wrong line before or after it', () => {
    const foreign = (fence: string, language: string) =>
      `1 | A content file begins with a line of three dashes and nothing else. Found “${fence}”: fields in “${language}” are not read.`
    const person = '---\nname: Adùnní\n---\n\nShe begins.\n'
    const above = `There is a text or an empty line above the first line of three dashes. Move it below the second one, or remove it.`
    expectMessages(messagesForFile, {
      'Just a text.\n': `1 | A content file begins with its fields, between two lines of three dashes. This one does not.`,
      '---\nname: Adùnní\n----\n\nShe begins.\n': '3 | This line must be three dashes and nothing else: ---. Found “----”.',
      [`She is back.\n\n${person}`]: `1 | ${above}`,
      [`\n${person}`]: `1 | ${above}`,
      // Front matter in other languages is never executed.
      '---js\nglobalThis.wasRun = true\n---\n': foreign('---js', 'js'),
      '---json\n{ "name": "A" }\n---\n': foreign('---json', 'json'),
      '--- javascript\nglobalThis.wasRun = true\n---\n': foreign('--- javascript', 'javascript'),
    })
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('contains invisible or wrongly decoded characters', () => {
    const unseen = (kind: string, place: string) =>
      `This line holds ${kind}, ${place}, which nobody can see. Delete it and type the words again.`
    const broken = (characters: string) =>
      `Characters on this line were broken when the text was copied or saved: ${characters}. Type them again.`
    expectMessages(messagesForText, {
      'She\u0007.': `7 | ${unseen('a control character', 'after “She”')}`,
      'Tobi\u202e Ajibola\n\u200bx': [
        `7 | ${unseen('a mark that turns the direction of writing', 'after “Tobi”')}`,
        `8 | ${unseen('a space without width', 'at its beginning')}`,
      ],
      'Unseen\u200b.\n\nSee <b>this</b>.': [
        `7 | ${unseen('a space without width', 'after “Unseen”')}`,
        '9 | HTML is not read in content. Found “<b>”. Use Markdown, such as *emphasis* or **strong**, or a backslash before < to show it.',
      ],
      'Itâ€™s a cafÃ©.\n\nÃ€ and á»\u008d.\n\nLost \ufffd.': [`7 | ${broken('“â€™”')}`, `9 | ${broken('“Ã€”')}`, `11 | ${broken('“�”')}`],
    })
  })

  it('contains marks of a Git conflict', () => {
    const message = (line: number) =>
      `${line} | Git left this mark where it could not join two versions of the text. Keep the version that is right, and take out the other and the lines that begin with <<<<<<<, ======= and >>>>>>>.`
    expectMessages(messagesForText, {
      'One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> b': message(9),
      'One.\n\n=======\n\nTwo.': message(9),
      'One.\n=======\nTwo.': message(8),
      'One.\n>>>>>>> main\n': message(8),
    })
    expect(messagesForPlay('note: A\n<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> new-prices')).toBe(message(6))
  })

  it('may have spaces after its first line, which do not shift the lines of errors', () => {
    expect(messagesForFile('---  \nname: A: B\n---\n\nShe.\n')).toMatch(/^2 \| /m)
  })

  it('is parsed again after each change', () => {
    expect(messagesForFile('---\nname: A: B\n---\n\nShe.\n')).not.toBe('')
    expect(messagesForFile('---\nname: "A: B"\n---\n\nShe.\n')).toBe('')
    expect(messagesForFile('---\nname: A: B\n---\n\nShe.\n')).not.toBe('')
  })
})

describe('front matter with YAML errors', () => {
  it.each([
    ['a text after its closing quotation mark', "short: 'it's late'"],
    ['a text that begins with a brace', 'short: {company} is here'],
    ['a text that is only a token', 'short: {company}'],
    ['a text that begins with a bracket', 'short: [See it](/about) now'],
    ['a text that begins with an exclamation mark', 'short: !Sankara go'],
    ['a text that begins with an at sign', 'short: @sankara'],
    ['a text that begins with a per cent sign', 'short: %Sankara'],
    ['a line that is not a field', 'short: A play\nof a captain\nfeatured: true'],
    ['no space after a colon', 'short:Sankara'],
    ['wrong indentation', 'themes:\n  - Power\n - Love'],
    ['an item without its dash', 'dates:\n  - id: first-night\n    price: 5000\n    id: last-night\n    price: 6000'],
    ['a full stop as thousands separator', 'minutes: 6.000'],
    ['a leading zero', 'minutes: 0110'],
    ['nested quotation marks of one kind', 'short: "A "lamp" is lit"'],
    ['a merge key', '<<: x'],
    ['lists nested too deeply', `themes: ${'['.repeat(200)}`],
  ])('%s', (_what, fields) => {
    expect(messagesForPlay(fields)).toMatchSnapshot()
  })

  it('is a list, a text, or empty', () => {
    const message = '2 | Each line between the --- lines is a field: a name, a colon, a space and a value.'
    expectMessages(messagesForFile, {
      '---\n- name\n---\n\nShe.\n': message,
      '---\nname\n---\n\nShe.\n': message,
      '---\n---\n\nShe.\n': '1  name | This field is missing. What goes here: The full name.',
    })
  })

  it('has a comment inside a text, or a number that is not in plain digits', () => {
    const comment = 'Text after “ #” is a comment and is not read. Put quotation marks round the text.'
    const number = (written: string, value: string) =>
      `5 | “${written}” would be read as ${value}. Write a number in digits alone; one that is dialled, in quotation marks.`
    expectMessages(messagesForPlay, {
      'short: #1 Play': `5 | ${comment} | For example: short: "#1 Play"`,
      'themes:\n  - Be #1': `6 | ${comment} | For example: - "Be #1"`,
      '# Ask Ngozi before changing this\nshort: "Play #1"': '',
      'short: Play no#1 #\npremiere: Soon:': `6 | The text ends with a colon, which looks like a second field. Put quotation marks around the text. | For example: premiere: "Soon:"`,
      'minutes: 0x10': `${number('0x10', '16')} | For example: minutes: 16`,
      'minutes: 1.500': `${number('1.500', '1.5')} | For example: minutes: 1500`,
      'minutes: 8000.00': `${number('8000.00', '8000')} | For example: minutes: 8000`,
      'short: +2348012345678': `${number('+2348012345678', '2348012345678')} | For example: short: "+2348012345678"`,
      'short: 08012345678': `${number('08012345678', '8012345678')} | For example: short: "+2348012345678"`,
      'opens: 0900': `${number('0900', '900')} | For example: opens: "09:00"`,
      'minutes: .inf': number('.inf', 'Infinity'),
    })
  })

  it('has a wrongly indented line, on which the error is reported', () => {
    const line = (fields: string) => /^(\d+)[^|]* \| ([^|]*\.)/.exec(messagesForPlay(fields))?.slice(1, 3).join(' ') ?? ''
    const apart = 'The lines above are not read as items of the same list. Every item begins with a dash, at the same place.'
    const together = (line: string, other: string) => `This line begins ${line}; ${other}. What belongs together begins at the same place.`
    expectMessages(line, {
      'image:\n  src: ./a.svg\n   alt: A drum.': `7 ${together('3 spaces in', 'the one above, “src”, begins 2 spaces in')}`,
      'image:\n   src: ./a.svg\n  alt: A drum.': `6 ${together('3 spaces in', 'the one below, “alt”, begins 2 spaces in')}`,
      'image:\nsrc: ./a.svg\n  alt: A drum.': `6 ${together('at the left edge', 'the one below, “alt”, begins 2 spaces in')}`,
      'dates:\n   - id: a\n     price: 1\n  - id: b\n    price: 2': `6 ${together('3 spaces in', 'the one below, “id”, begins 2 spaces in')}`,
      'dates:\n  - id: a\n    price: 1\n     id: b': `8 ${together('5 spaces in', 'the one above, “price”, begins 4 spaces in')}`,
      'themes:\n  - One\n   - Two': `7 ${apart}`,
      'dates:\n    id: a\n  - id: b': `7 ${apart}`,
    })
  })

  it('has items with a bullet instead of a dash, or a first item without one', () => {
    const item = 'Every item of a list begins with a dash and a space. | For example:'
    const second = '6  themes, item 1 | “–” would be shown before this item. Take it out: the page draws the mark of each item.'
    expectMessages(messagesForPlay, {
      'themes:\n  - Power\n  • Love': `7 | ${item} - Love`,
      'themes:\n  - Power\n  – Love': `7 | ${item} - Love`,
      'themes:\n  • Power\n  - Love':
        '7 | The lines above are not read as items of the same list. Every item begins with a dash, at the same place.',
      'themes:\n  - – Love': second,
      'note: – Love': '',
    })
  })

  it('has a tab before a field, or an unindented line of a text', () => {
    const noField =
      '7 | This line is neither a field nor a part of the text above. A field is a name, a colon, a space and a value; all lines of a longer text begin further in than its name.'
    expectMessages(messagesForPlay, {
      'short: A play\n\tfeatured: true': '6 | This line begins with a tab. Use spaces: two for each step to the right.',
      'note: >-\n  One line\nand two': noField,
      'note: One line\nand two\nthemes:\n- Power': noField.replace('7', '6'),
    })
  })

  it('has a quotation at the start of a text, which keeps its quotation marks in the example', () => {
    const example = (text: string) => /For example: (.*)/.exec(messagesForPlay(`note: ${text}`))?.[1] ?? ''
    expectMessages(example, {
      '"Bravo" says the critic': `note: '"Bravo" says the critic'`,
      "'Bravo', 'Encore' and more": `note: "'Bravo', 'Encore' and more"`,
      '"a "b" c"': `note: 'a "b" c'`,
      '"never closed': 'note: "never closed"',
    })
  })
})

describe('a YAML error hides no other error of its file', () => {
  const colon = (line: number, fix: string) =>
    `${line} | The text holds a colon with a space after it, which looks like a second field. Put quotation marks around the text. | For example: ${fix}`
  const shortColon = colon(5, 'short: "Sankara: a play"')
  const featured = (line: number) =>
    `${line}  featured | This must be yes or no, written true or false without quotation marks. Found “perhaps”.`

  it('in another field, whatever its kind', () => {
    const lines = (fields: string) => (messagesForPlay(fields).match(/^\d+(?: {2}[^|]*\w)?/gm) ?? []).join(', ')
    expect(messagesForPlay('short: Sankara: a play\nfeatured: perhaps')).toBe(`${shortColon}\n${featured(6)}`)
    expectMessages(lines, {
      'short: Sankara: a play\nimage:\n  src: ./a.svg\n  alt: A play: Sankara\nfeatured: perhaps': '5, 7  image, src, 8, 9  featured',
      'short: "A play\nfeatured: perhaps': '5, 6  featured',
      'short: {company} is\nfeatured: perhaps': '5, 6  featured',
      'minutes: 6.000\nfeatured: perhaps': '5, 6  featured',
      'featured: perhaps\nshort: *Sankara*': '5  featured, 6',
      'order: 1\norder: 2\nfeatured: perhaps': '6  order, 7  featured',
      'dates:\n  - id: one: two\n    price: five': '6, 7  dates, item 1, price',
    })
  })

  it('in the text below, even where the other fields cannot be read', () => {
    const html = (line: number) =>
      `${line} | HTML is not read in content. Found “<b>”. Use Markdown, such as *emphasis* or **strong**, or a backslash before < to show it.`
    expect(messagesForPlay('short: Sankara: a play', 'He <b>begins.')).toContain(`${shortColon}\n${html(8)}`)
    const messages = messagesForPlay('themes:\n  - Power\n - Love\nfeatured: perhaps', 'He <b>begins.')
    expect(messages).toContain(html(11))
    // The parser misreads the lines after wrong indentation.
    expect(messages).not.toContain('featured')
  })

  it('is the only error reported for a draft', () => {
    expect(messagesForPlay('draft: true\nshort: Sankara: a play\nfeatured: perhaps')).toBe(colon(6, 'short: "Sankara: a play"'))
  })
})

describe('a file from another editor', () => {
  it('may have Windows line endings and a byte order mark', () => {
    const file = (text: string) => ({ [PLAY]: `\ufeff${text}`.replaceAll('\n', '\r\n') })
    expect(messagesForFiles(file(playFile('themes:\n  - Power')))).toBe('')
    const messages = messagesForFiles(file(playFile('themes:\n  - Power\nfeatured: perhaps', 'One\n\nTwo <b>')))
    expect(messages.match(/^.*?:\d+/gm)).toEqual([`${PLAY}:7`, `${PLAY}:12`])
  })

  it('may have decomposed characters, which are normalised', () => {
    const { entries } = loadWith({ [PERSON]: '---\nname: Adu\u0300nni\u0301\n---\n\nShe.\n' })
    expect(entries.people?.[0]?.name).toBe('Adùnní')
  })

  it('keeps days as written', () => {
    const { entries } = loadWith({ [PLAY]: playFile('premiere: 2025-05-17\nopens: 09:00') })
    expect(entries.plays?.[0]).toMatchObject({ premiere: '2025-05-17', opens: '09:00' })
  })
})
