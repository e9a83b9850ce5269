import { describe, expect, it } from 'vitest'
import { loadWith, messagesForFiles, messagesForPlay, PLAY, playFile } from './contentFolder.ts'

const PERSON = 'content/people/adunni-balogun.md'
/** The error messages for a person’s file, by their lines in it. */
const messagesForFile = (text: string | Uint8Array) => messagesForFiles({ [PERSON]: text }).replaceAll(`${PERSON}:`, '')

describe('a file that cannot be read', () => {
  it.each([
    ['Just a text.\n', 1, 'A content file begins with a line of three dashes and nothing else.'],
    ['\n---\nname: Adùnní\n---\n', 1, 'This one begins with an empty line.'],
    // Front matter in other languages is never executed.
    ['---js\nglobalThis.wasRun = true\n---\n', 1, 'Found “---js”.'],
    ['--- javascript\nglobalThis.wasRun = true\n---\n', 1, 'Found “--- javascript”.'],
    ['---\n- name\n---\n\nShe.\n', 2, 'Each line between the --- lines is a field'],
    ['---\n---\n\nShe.\n', 1, 'What goes here: The full name.'],
    // Spaces after the first line do not shift the lines of errors.
    ['---  \nname: A: B\n---\n\nShe.\n', 2, 'The text holds a colon'],
  ])('%j', (text, line, says) => {
    expect(messagesForFile(text)).toContain(says)
    expect(messagesForFile(text)).toMatch(new RegExp(`^${line} `))
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('is too large, nested too deeply, or not in UTF-8', () => {
    expect(messagesForFile(`---\nname: A\n---\n\n${'drum '.repeat(210_000)}`)).toContain('This file is larger than 1 MB.')
    expect(messagesForFile(`---\n${'# x\n'.repeat(6_000)}---\n`)).toContain('has more than 5,000 lines and commas')
    expect(messagesForFile(`---\nname:\n  ${'- '.repeat(200)}x\n---\n`)).toContain('nested too deeply')
    expect(messagesForFile(Buffer.from('---\nname: A\n---\n', 'utf16le'))).toContain('This file is not saved as UTF-8')
  })

  it.each([
    ['She\u0007.', [7]],
    ['Tobi\u202e Ajibola\n\u200bx', [7, 8]],
    ['Unseen\u200b.\n\nSee <b>this</b>.', [7, 9]],
    ['Itâ€™s a cafÃ©.\n\nÃ€ and á»\u008d.\n\nLost \ufffd.', [7, 9, 11]],
    ['One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> b', [9]],
    ['One.\n=======\nTwo.', [8]],
  ])('has invisible or broken characters, or marks of a Git conflict: %j', (text, lines) => {
    expect(
      messagesForPlay('', text)
        .split('\n')
        .map((message) => Number.parseInt(message, 10)),
    ).toEqual(lines)
  })
})

/** Fields with an error in their YAML: its line, and a part of what is said. */
const WRONG: [fields: string, line: number, says: string][] = [
  [`short: "A "lamp" is lit"`, 5, `short: 'A "lamp" is lit'`],
  ['note: "Bravo" says the critic', 5, `note: '"Bravo" says the critic'`],
  ['short: {company} is here', 5, 'short: "{company} is here"'],
  ['short: {company}', 5, 'needs quotation marks around it'],
  ['short: !Sankara go', 5, 'A text that begins with ! needs quotation marks'],
  ['short: @sankara', 5, 'short: "@sankara"'],
  ['short:Sankara', 5, 'short: Sankara'],
  ['themes:\n  - Be #1', 6, '- "Be #1"'],
  ['minutes: 6.000', 5, 'would be read as 6.'],
  ['minutes: 0110', 5, 'would be read as 110'],
  ['minutes: 0x10', 5, 'would be read as 16'],
  ['short: 08012345678', 5, 'one that is dialled, in quotation marks'],
  ['<<: x', 5, 'There is no field of this name'],
  ['short: "a \\y b"', 5, 'See character 11 of this line.'],
  [`themes: ${'['.repeat(200)}`, 5, 'nested too deeply'],
  ['themes:\n  - Power\n  • Love', 7, 'an item of a list begins with a dash and a space'],
  ['dates:\n  - id: a\n    price: 1\n     id: b', 8, 'does not begin where its neighbours do'],
  ['themes:\n  - One\n   - Two', 7, 'does not begin where its neighbours do'],
]

describe('front matter with YAML errors', () => {
  it.each(WRONG)('%j', (fields, line, says) => {
    expect(messagesForPlay(fields)).toContain(says)
    expect(messagesForPlay(fields)).toMatch(new RegExp(`^${line}\\b`))
  })

  it('does not have any where a comment stands on its own line', () => {
    expect(messagesForPlay('# Ask Ngozi before changing this\nshort: "Play #1"')).toBe('')
  })
})

describe('a YAML error hides no other error of its file', () => {
  it.each([
    ['short: Sankara: a play\nfeatured: perhaps', '5, 6  featured'],
    ['short: "A play\nfeatured: perhaps', '5, 6  featured'],
    ['short: {company} is\nfeatured: perhaps', '5, 6  featured'],
    ['minutes: 6.000\nfeatured: perhaps', '5, 6  featured'],
    ['featured: perhaps\nshort: *Sankara*', '5  featured, 6'],
    ['order: 1\norder: 2\nfeatured: perhaps', '6  order, 7  featured'],
    ['dates:\n  - id: one: two\n    price: five', '6, 7  dates, item 1, price'],
  ])('in another field: %j', (fields, expected) => {
    expect((messagesForPlay(fields).match(/^\d+(?: {2}[^|]*\w)?/gm) ?? []).join(', ')).toBe(expected)
  })

  it('in the text below, even where the other fields cannot be read', () => {
    const messages = messagesForPlay('themes:\n  - Power\n - Love\nfeatured: perhaps', 'He <b>begins.')
    expect(messages).toContain('11 | HTML is not read in content.')
    // The parser misreads the lines after wrong indentation.
    expect(messages).not.toContain('featured')
  })

  it('is the only error reported for a draft', () => {
    expect(messagesForPlay('draft: true\nshort: Sankara: a play\nfeatured: perhaps')).toMatch(/^6 \| The text holds a colon.*$/)
  })
})

describe('a file from another editor', () => {
  it('keeps days as written', () => {
    const { entries } = loadWith({ [PLAY]: playFile('premiere: 2025-05-17\nopens: 09:00') })
    expect(entries.plays?.[0]).toMatchObject({ premiere: '2025-05-17', opens: '09:00' })
  })
})
