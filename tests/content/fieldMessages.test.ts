import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../src/content/problems.ts'
import { expectMessages, loadWith, messagesForFiles, messagesForPlay, PLAY, playFile } from './contentFolder.ts'
import { messagesAfterEdits, put } from './editedSite.ts'

const PICTURE_NAME =
  'This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif.'

// editingAccidents.ts has the common mistakes; these are the others.
describe('the message for a field', () => {
  it('is absent for valid fields', () => {
    expect(messagesForFiles({})).toBe('')
  })

  it('names an empty field and its expected content', () => {
    expectMessages(messagesForPlay, {
      'image:':
        '5  image | This field is empty. This must be a group of fields: src, alt, caption and focus, each on a line of its own, indented by two spaces.',
      'premiere:\nshort: " "': [
        '5  premiere | This field is empty. A day is written year-month-day and must be in the calendar.',
        '6  short | This field is empty. This must be a text.',
      ],
      'director:': '5  director | This field is missing. What goes here: Who directed it. These are there: adunni-balogun.',
      'themes: []': '5  themes | There must be at least 1 item here. Found none.',
    })
  })

  it('says what a value of the wrong type must be', () => {
    expectMessages(messagesForPlay, {
      'minutes: soon\ndirector: Adùnní Balógun': [
        '5  minutes | Write “not yet confirmed”, or a value. This must be a whole number, 0 or more. Found “soon”.',
        '6  director | This must be the name of another file without its ending: lowercase letters, digits and dashes. Found “Adùnní Balógun”. Did you mean “adunni-balogun”? | For example: director: adunni-balogun',
      ],
      'minutes: not yet confirmed\nnote: not yet confirmed':
        '6  note | This field cannot be “not yet confirmed”: a page would show these words. Write what is known, or leave the field out.',
      'short: A very long play': '5  short | This may be at most 10 characters long. It has 16.',
      'link:\n  text: See it\n  href: //elsewhere.example':
        '7  link, href | A link is a page of this site, beginning with /, or a whole address that begins with https://. Found “//elsewhere.example”.',
      'short: [Interns]':
        '5  short | This must be a text. Found a list. Square brackets, or dashes before words, make a list: take them out, or put quotation marks around a text.',
      'featured: N':
        '5  featured | This must be yes or no, written true or false without quotation marks. Found “N”. | For example: featured: false',
      'opens: 4pm':
        '5  opens | A time is written with two digits for the hour and two for the minute, from 00:00 to 23:59. Found “4pm”. | For example: opens: 16:00',
      // Quotation marks would not fix it.
      'opens: 900': '5  opens | A time is written with two digits for the hour and two for the minute, from 00:00 to 23:59. Found 900.',
      'opens: 10.50':
        '5  opens | A time is written with two digits for the hour and two for the minute, from 00:00 to 23:59. Found 10.5. | For example: opens: 10:50',
      // An example would be published: at five in the morning, and “true” beside “Step-free way”.
      "opens: '5:00'":
        '5  opens | A time is written with two digits for the hour and two for the minute, from 00:00 to 23:59. Found “5:00”. In the morning it is 05:00, in the afternoon 17:00.',
      'short: true': '5  short | This must be a text. Found true. Say it in words.',
    })
    expect(messagesForFiles({ 'content/company.md': '---\nname: Gángan\nemail: hello\n---\n' })).toBe(
      'content/company.md:3  email | This must be an email address. Found “hello”.',
    )
  })

  it('says what stands for a space in an address', () => {
    expectMessages(messagesForPlay, {
      'seller: https://forms.example/my form':
        '5  seller | An address holds no space. Write %20 in its place. Found “https://forms.example/my form”. | For example: seller: https://forms.example/my%20form',
    })
  })

  it('says how the file of a picture is named', () => {
    const poster = (src: string) => `image:\n  src: ${src}\n  alt: A captain`
    expectMessages(messagesForPlay, {
      [poster('https://a.example/poster.svg')]: `6  image, src | ${PICTURE_NAME} Found “https://a.example/poster.svg”.`,
    })
    // Another picture beside it is no example: it may show another face.
    const beside = { 'content/plays/sankara/a.svg': '<svg/>' }
    expect(messagesForFiles({ [PLAY]: playFile(poster('/old.svg')), ...beside })).not.toContain('For example')
  })

  it('names an unknown field, and the known one that it resembles', () => {
    expectMessages(messagesForPlay, {
      'link:\n  text: See it\n  url: /\n  href: /about':
        '7  link, url | There is no field of this name here. All fields allowed here are already set.',
      'premier: 2025-05-17\npremiere: 2025-05-17': '5  premier | There is no field of this name here. Did you mean “premiere”?',
    })
  })

  it('says how a day and a moment are written, with the day that was meant', () => {
    const DAY = 'A day is written year-month-day and must be in the calendar.'
    const MOMENT = 'A moment is a day that is in the calendar, the letter T, a time from 00:00 to 23:59 and +01:00 for Lagos.'
    expectMessages(messagesForPlay, {
      'premiere: May 17, 2026': `5  premiere | ${DAY} Found “May 17, 2026”. | For example: premiere: 2026-05-17`,
      'premiere: 25/7/27 09:00': `5  premiere | ${DAY} Found “25/7/27 09:00”. | For example: premiere: 2027-07-25`,
      'premiere: 25th July 27': `5  premiere | ${DAY} Found “25th July 27”. | For example: premiere: 2027-07-25`,
      'premiere: 2025-06-10T09:00+01:00': `5  premiere | ${DAY} Found “2025-06-10T09:00+01:00”. | For example: premiere: 2025-06-10`,
      'premiere: 31/2/27': `5  premiere | ${DAY} Found “31/2/27”. There is no February 31 in any year.`,
      'premiere: 31 June': `5  premiere | ${DAY} Found “31 June”. There is no June 31 in any year.`,
      'premiere: Saturday 5 May 2026': `5  premiere | ${DAY} Found “Saturday 5 May 2026”.`,
      'premiere: 2027-13-05': '5  premiere | There is no month 13. Found “2027-13-05”.',
      'curtain: 2027-07-05T16:00Z': `5  curtain | ${MOMENT} Found “2027-07-05T16:00Z”. “Z” is the time of Greenwich, an hour behind Lagos. | For example: curtain: 2027-07-05T17:00+01:00`,
      'curtain: 5/7/27 4pm': `5  curtain | ${MOMENT} Found “5/7/27 4pm”. | For example: curtain: 2027-07-05T16:00+01:00`,
      'curtain: Saturday, July 5th, 2025 at 4pm': `5  curtain | ${MOMENT} Found “Saturday, July 5th, 2025 at 4pm”. | For example: curtain: 2025-07-05T16:00+01:00`,
      'curtain: 2025-05-17T24:00+01:00':
        '5  curtain | The hours of a day go from 00 to 23. Midnight is 00:00 of the next day. Found “2025-05-17T24:00+01:00”.',
    })
  })

  it('says which kinds there are, and what the chosen kind needs', () => {
    expectMessages(messagesForPlay, {
      'action:\n  kind: servise\n  service: donation':
        '6  action, kind | This must be one of: service or interest. Found “servise”. | For example: kind: service',
      'action:\n  kind: service\n  service: donations':
        '7  action, service | This must be one of: donation or tickets. Found “donations”. Did you mean “donation”? | For example: service: donation',
      'action:\n  kind: interest\n  service: donation': [
        '5  action, topic | This field is missing. What goes here: The topic.',
        '7  action, service | There is no field of this name here. Fields that may still be added here: topic.',
      ],
    })
  })

  it('gives the limit of a title, a word and a plain text', () => {
    const title = (text: string) => messagesForFiles({ [PLAY]: playFile('').replace('title: Sankara', `title: ${text}`) })
    expect(title('drum '.repeat(24))).toBe('')
    expect(title('drum '.repeat(25))).toBe(`${PLAY}:2  title | A title may be at most 120 characters long. This one has 124.`)
    expectMessages((text: string) => messagesForPlay('', text), {
      [`A ${'drum'.repeat(11)}.`]:
        '7 | This word has 44 characters: “drumdrumdrumdrumdrumdru…”. Words may have at most 40. Put spaces into it.',
      [`A ${'drum'.repeat(10)} [x](https://a.example/${'x'.repeat(60)}).`]: '',
    })
  })
})

describe('all messages', () => {
  it('are listed together, grouped by file, without stack traces', () => {
    const { problems } = loadWith({
      'content/company.md': '---\nname: 5\n---\n',
      'content/people/adunni-balogun.md': 'No front matter',
      [PLAY]: playFile('featured: perhaps').replace('price: 5000', 'price: -1'),
    })
    const messages = formatProblems(problems)
    expect(messages).toMatchInlineSnapshot(`
      "5 errors in 3 files:

      content/company.md:1  email
        This field is missing. What goes here: The address.
      content/company.md:2  name
        This must be a text. Found 5. Put quotation marks around it.
        For example: name: "5"

      content/people/adunni-balogun.md:1
        A content file begins with its fields, between two lines of three dashes. This one does not.

      content/plays/sankara/index.md:4  price
        A price is a whole number of naira, zero or more. Found -1.
      content/plays/sankara/index.md:5  featured
        This must be yes or no, written true or false without quotation marks. Found “perhaps”."
    `)
    expect(messages).not.toMatch(/zod|yaml|expected|invalid|undefined|NaN|\bat .*\.ts/i)
  })

  it('do not affect valid entries, which have their defaults and text', () => {
    const { entries } = loadWith({ 'content/plays/oh-obedeki/index.md': playFile('featured: perhaps') })
    expect(entries.plays).toEqual([
      expect.objectContaining({ id: 'sankara', file: 'content/plays/sankara/index.md', price: 5000, body: 'A play in four years.' }),
    ])
  })
})

describe('the company’s file', () => {
  const expectEdits = (expected: Readonly<Record<string, string>>) =>
    expectMessages(
      (line: string) => messagesAfterEdits({ 'company.md': put(new RegExp(`^${line.split(':')[0]}:.*$`, 'm'), line) }),
      expected,
    )

  const PHONE =
    'content/company.md:N  phone | A phone number begins with + and the number of the country, and holds digits and spaces only.'
  const NIGERIA = '+234 is followed by 10 digits and no 0, such as +234 803 123 4567.'

  it('must have a valid phone number, email address, WhatsApp link and slug', () => {
    expectEdits({
      'email: mailto:hello@gangan.example':
        'content/company.md:N  email | This must be an email address. Found “mailto:hello@gangan.example”.',
      'email: hello@gangan':
        'content/company.md:N  email | This must be an email address. Found “hello@gangan”. The host of an address is a name with a dot, such as tickets.example, of letters, digits, dots and dashes. Found “gangan”.',
      'phone: +234 800 000 000': `${PHONE} Found “+234 800 000 000”. ${NIGERIA}`,
      'phone: +234 0803 123 4567': `${PHONE} Found “+234 0803 123 4567”. ${NIGERIA} | For example: phone: +234 803 123 4567`,
      'phone: 0803 123 4567': `${PHONE} Found “0803 123 4567”. ${NIGERIA} | For example: phone: +234 803 123 4567`,
      'phone: call us':
        'content/company.md:N  phone | A phone number begins with + and the number of the country, and holds digits and spaces only. Found “call us”.',
      'whatsapp: https://wa.me/call-us':
        'content/company.md:N  whatsapp | This must be a whole address that begins with https:// and ends in the number: digits alone, the country’s first. Found “https://wa.me/call-us”.',
      'slug: Gángan House':
        'content/company.md:N  slug | A short name holds lowercase letters, digits and dashes only. Found “Gángan House”.',
    })
  })

  it('is reported once when it is broken, not in every file that names the company', () => {
    expectEdits({
      'name: "Gángan': 'content/company.md:N | A quotation mark opens here and is never closed. | For example: name: "Gángan"',
      'name:': 'content/company.md:N  name | This field is empty. This must be a text.',
    })
    expect(messagesAfterEdits({ 'company.md': put('knownGaps:', 'knownGap:') })).toBe(
      'content/company.md:N  knownGap | There is no field of this name here. Did you mean “knownGaps”?',
    )
  })
})

describe('the layout of a production', () => {
  const PRODUCTION = 'content/productions/sankara/index.md:N'
  const edit = (from: string, to: string) => messagesAfterEdits({ 'productions/sankara/index.md': put(from, to) })

  it('decides whether the fields of a premiere are required or refused', () => {
    expect(edit('  kind: repertory\n', '  kind: repertory\n  tour:\n    title: To your town\n')).toBe(
      `${PRODUCTION}  layout, tour | There is no field of this name here. All fields allowed here are already set.`,
    )
    expect(edit('layout:\n', 'tour:\n  title: To your town\n  text: We travel light.\nlayout:\n')).toContain(
      `${PRODUCTION}  tour | There is no field of this name here.`,
    )
  })

  it('must be one of two values', () => {
    expect(edit('kind: repertory', 'kind: premiere')).toContain(`${PRODUCTION}  layout, heroImages | This field is missing.`)
    expect(edit('kind: repertory', 'kind: premier')).toBe(
      `${PRODUCTION}  layout, kind | This must be one of: repertory or premiere. Found “premier”. | For example: kind: premiere`,
    )
    expect(edit('layout:\n  kind: repertory\n', '')).toContain('layout | This field is missing.')
  })
})
