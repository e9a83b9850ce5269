import { describe, expect, it } from 'vitest'
import { messagesForFiles, messagesForPlay, PLAY, playFile } from './contentFolder.ts'
import { messagesAfterEdits, put } from './editedSite.ts'

/** Fields of a play, the line of the error, and a part of what is said. editingAccidents.test.ts has the common mistakes; these are others. */
const WRONG: [fields: string, line: number, says: string][] = [
  ['image:', 5, 'This field is empty. This must be a group of fields: src, alt and focus'],
  ['short: " "', 5, 'This field is empty. This must be a text.'],
  ['director:', 5, 'This field is empty. This must be the name of another file'],
  ['director: Adùnní Balógun', 5, 'For example: director: adunni-balogun'],
  ['themes: []', 5, 'Too small'],
  ['minutes: soon', 5, 'Write “not yet confirmed”, or a value. This must be a whole number, 0 or more.'],
  ['note: not yet confirmed', 5, 'This field cannot be “not yet confirmed”'],
  ['short: A very long play', 5, 'This may be at most 10 characters long. It has 16.'],
  ['link:\n  text: See it\n  url: /\n  href: /about', 7, 'All fields allowed here are already set.'],
  ['featured: N', 5, 'For example: featured: false'],
  ['opens: 4pm', 5, 'For example: opens: 16:00'],
  ['premiere: May 17, 2026', 5, 'For example: premiere: 2026-05-17'],
  ['curtain: Saturday, July 5th, 2025 at 4pm', 5, 'For example: curtain: 2025-07-05T16:00+01:00'],
  ['curtain: Saturday 5 May 2026 at 4pm', 5, 'It is a Tuesday, not a Saturday.'],
  ['curtain: 5/7/2027 16:30', 5, 'For example: curtain: 2027-07-05T16:30+01:00'],
]

/** Values of which nobody knows what was meant: an example would be published. */
const UNKNOWN = ['opens: 900', "opens: '5:00'", 'short: true', 'premiere: Saturday 5 May 2026', 'curtain: 2025-05-17T24:00+01:00']

describe('the message for a field', () => {
  it.each(WRONG)('%s', (fields, line, says) => {
    const messages = messagesForPlay(fields)
    expect(messages).toContain(says)
    expect(messages.split('\n').map((message) => Number.parseInt(message, 10))).toEqual([line])
  })

  it.each(UNKNOWN)('has no example for %s', (fields) => {
    expect(messagesForPlay(fields)).toMatch(/^5 {2}/)
    expect(messagesForPlay(fields)).not.toContain('For example')
  })

  it('gives the limit of a title', () => {
    const title = (text: string) => messagesForFiles({ [PLAY]: playFile('').replace('title: Sankara', `title: ${text}`) })
    expect(title('drum '.repeat(24))).toBe('')
    expect(title('drum '.repeat(25))).toContain('These words may be at most 120 characters long. They have 124.')
  })
})

it.each([
  ['two things', 'topic: partnership', 'topic: partnership\n      href: /contact'],
  ['nothing', /action:\n {6}topic: partnership/, 'action: {}'],
])('a button that does %s is refused', (_, from, to) => {
  const messages = messagesAfterEdits({ 'pages/get-involved/get-involved.md': put(from, to) })
  expect(messages).toMatch(/ways, item 2, action \| A button does one thing: /)
})

describe('the company’s file', () => {
  it.each([
    ['email: hello@gangan', 'This must be an email address.'],
    ['phone: 0803 123 4567', 'For example: phone: +234 803 123 4567'],
    ['slug: Gángan House', 'A short name holds lowercase letters'],
    ['name: "Gángan', 'A quotation mark opens here and is never closed.'],
  ])('is refused once, and not in every file that names the company: %s', (line, says) => {
    const messages = messagesAfterEdits({ 'company.md': put(new RegExp(`^${line.split(':')[0]}:.*$`, 'm'), line) })
    expect(messages).toContain(says)
    expect(messages.split('\n')).toHaveLength(1)
  })
})
