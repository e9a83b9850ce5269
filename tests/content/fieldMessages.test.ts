import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../src/content/problems.ts'
import { loadWith, messagesForFiles, messagesForPlay, playFile } from './contentFolder.ts'

describe('the message for a field', () => {
  it('says nothing when nothing is wrong', () => {
    expect(messagesForFiles({})).toBe('')
  })

  it('that is missing', () => {
    const file = '---\ntitle: Sankara\nsummary: A captain.\n---\n\nA play.\n'
    expect(messagesForFiles({ 'content/plays/sankara/index.md': file })).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:1  price | This field is missing. What goes here: The price of a ticket in whole naira. | For example: price: 15000"`,
    )
  })

  it('that is missing within a list', () => {
    expect(messagesForPlay('dates:\n  - id: first-night\n    price: 1\n  - price: 2')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:8  dates, item 2, id | This field is missing. What goes here: A short name. | For example: id: first-night"`,
    )
  })

  it('that is a group and missing', () => {
    expect(messagesForPlay('image:')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  image | This field is empty. This must be a group of fields: src, alt, caption and focus, each on a line of its own, indented by two spaces. | For example:
          image:
            src: ./poster.svg
            alt: Two women hold each other in lamplight."
    `)
  })

  it('that is empty', () => {
    expect(messagesForPlay('premiere:\nshort: " "')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  premiere | This field is empty. A day is written year-month-day and must be in the calendar. | For example: premiere: 2025-05-17
      content/plays/sankara/index.md:6  short | This field is empty. This must be a text. | For example: short: A play"
    `)
  })

  it('of the wrong type', () => {
    expect(
      messagesForPlay(
        'minutes: soon\nfeatured: yes\nthemes: Power\nlink: /about\nshort: 2025\ncategory: Theater\norder: 1.5\nopens: 9:00\nseller: tickets.example\ndirector: Adùnní Balógun',
      ),
    ).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  minutes | Write “not yet confirmed”, or a value. This must be a whole number, 0 or more. Found “soon”. | For example: minutes: not yet confirmed
      content/plays/sankara/index.md:6  featured | This must be yes or no, written true or false without quotation marks. Found “yes”. | For example: featured: true
      content/plays/sankara/index.md:7  themes | This must be a list: each item is on a line of its own and begins with a dash and a space. Found “Power”. | For example:
          themes:
            - Power
      content/plays/sankara/index.md:8  link | This must be a group of fields: text and href, each on a line of its own, indented by two spaces. Found “/about”. | For example:
          link:
            text: See the production
            href: /productions/sankara
      content/plays/sankara/index.md:9  short | This must be a text. Found 2025. Put quotation marks around it. | For example: short: "2025"
      content/plays/sankara/index.md:10  category | This must be one of: Theatre or Film. Found “Theater”. Did you mean “Theatre”? | For example: category: Theatre
      content/plays/sankara/index.md:11  order | This must be a whole number, 0 or more. Found 1.5. | For example: order: 1
      content/plays/sankara/index.md:12  opens | A time is written with two digits for the hour and two for the minute, from 00:00 to 23:59. Found “9:00”. | For example: opens: 09:00
      content/plays/sankara/index.md:13  seller | This must be a whole address that begins with https://. Found “tickets.example”. | For example: seller: https://tickets.example/sankara
      content/plays/sankara/index.md:14  director | This must be the name of another file without its ending: lowercase letters, digits and dashes. Found “Adùnní Balógun”. Did you mean “adunni-balogun”? | For example: director: adunni-balogun"
    `)
  })

  it('of a picture that is no name of a picture', () => {
    expect(messagesForPlay('image:\n  src: https://a.example/poster.svg\n  alt: A captain')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:6  image, src | This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif. Found “https://a.example/poster.svg”. | For example: src: ./poster.svg"`,
    )
    expect(messagesForPlay('image:\n  src: ./poster.psd\n  alt: A captain')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:6  image, src | This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif. Found “./poster.psd”. No page can show a picture of the kind PSD. Export it as JPEG, and name that file in the field. | For example: src: ./poster.jpg"`,
    )
  })

  it('that is unknown', () => {
    expect(messagesForPlay('premier: 2025-05-17\nlink:\n  text: See it\n  url: /\n  href: /about')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  premier | There is no field of this name here. Did you mean “premiere”?
      content/plays/sankara/index.md:8  link, url | There is no field of this name here. All fields allowed here are already set."
    `)
  })

  it('that is unknown and resembles no known field', () => {
    expect(
      messagesForFiles({ 'content/people/adunni-balogun.md': '---\nname: Adùnní\nshoe size: 39\n---\n\nShe.\n' }),
    ).toMatchInlineSnapshot(
      `"content/people/adunni-balogun.md:3  shoe size | There is no field of this name here. Fields that may still be added here: draft, publish and until."`,
    )
  })

  it('with a day that is not in the calendar', () => {
    expect(messagesForPlay('premiere: 2025-02-30\ncurtain: 2025-05-32T15:00+01:00')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  premiere | A day is written year-month-day and must be in the calendar. Found “2025-02-30”. That month has the days 01 to 28. | For example: premiere: 2025-05-17
      content/plays/sankara/index.md:6  curtain | A moment is a day that is in the calendar, the letter T, a time and +01:00 for Lagos. Found “2025-05-32T15:00+01:00”. That month has the days 01 to 31. | For example: curtain: 2025-05-17T15:00+01:00"
    `)
  })

  it('with a day or a moment written in another way', () => {
    expect(messagesForPlay('premiere: May 17, 2025\ncurtain: 2025-05-17')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  premiere | A day is written year-month-day and must be in the calendar. Found “May 17, 2025”. | For example: premiere: 2025-05-17
      content/plays/sankara/index.md:6  curtain | A moment is a day that is in the calendar, the letter T, a time and +01:00 for Lagos. Found “2025-05-17”. The time is missing. | For example: curtain: 2025-05-17T15:00+01:00"
    `)
  })

  it('with a negative price, deep in a list', () => {
    expect(messagesForPlay('dates:\n  - id: first-night\n    price: 5000\n  - id: second-night\n    price: -5000')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:9  dates, item 2, price | A price is a whole number of naira, zero or more. Found -5000. | For example: price: 15000"`,
    )
  })

  it('with a price in words', () => {
    const file = playFile('').replace('price: 5000', 'price: "₦5,000"')
    expect(messagesForFiles({ 'content/plays/sankara/index.md': file })).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:4  price | A price is a whole number of naira, zero or more. Found “₦5,000”. Write digits alone: no ₦, comma, space or quotation marks. | For example: price: 5000"`,
    )
  })

  it('without items', () => {
    expect(messagesForPlay('themes: []')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:5  themes | There must be at least 1 item here. Found none. | For example: - Power"`,
    )
  })

  it('that is too long', () => {
    expect(messagesForPlay('short: A very long play')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:5  short | This may be at most 10 characters long. It has 16. | For example: short: A play"`,
    )
  })

  it('of several kinds', () => {
    expect(messagesForPlay('action:\n  kind: servise\n  service: donation')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:6  action, kind | This must be one of: service or interest. Found “servise”. Did you mean “service”? | For example: kind: service"`,
    )
    expect(messagesForPlay('action:\n  kind: service\n  service: donations')).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:7  action, service | This must be one of: donation or tickets. Found “donations”. Did you mean “donation”? | For example: service: donation"`,
    )
    expect(messagesForPlay('action:\n  kind: interest\n  service: donation')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  action, topic | This field is missing. What goes here: The topic. | For example: topic: partnership
      content/plays/sankara/index.md:7  action, service | There is no field of this name here. Fields that may still be added here: topic."
    `)
  })

  it('with an address that could run code', () => {
    expect(messagesForPlay('seller: javascript:alert(1)\nlink:\n  text: See it\n  href: //elsewhere.example')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:5  seller | This must be a whole address that begins with https://. Found “javascript:alert(1)”. | For example: seller: https://tickets.example/sankara
      content/plays/sankara/index.md:8  link, href | A link is a page of this site, beginning with /, or a whole address that begins with https://. Found “//elsewhere.example”. | For example: href: /productions/sankara"
    `)
  })

  it('with an email address that is none', () => {
    expect(messagesForFiles({ 'content/company.md': '---\nname: Gángan\nemail: hello\n---\n' })).toMatchInlineSnapshot(
      `"content/company.md:3  email | This must be an email address. Found “hello”. | For example: email: a@b.example"`,
    )
  })
})

describe('all messages', () => {
  it('are listed together, grouped by file, without stack traces', () => {
    const { problems } = loadWith({
      'content/company.md': '---\nname: 5\n---\n',
      'content/people/adunni-balogun.md': 'No front matter',
      'content/plays/sankara/index.md': playFile('featured: perhaps').replace('price: 5000', 'price: -1'),
    })
    const messages = formatProblems(problems)
    expect(messages).toMatchInlineSnapshot(`
      "5 errors in 3 files:

      content/company.md:1  email
        This field is missing. What goes here: The address.
        For example: email: a@b.example
      content/company.md:2  name
        This must be a text. Found 5. Put quotation marks around it.
        For example: name: "5"

      content/people/adunni-balogun.md:1
        A content file begins with its fields, between two lines of three dashes. This one does not.
        For example:
          ---
          name: Adùnní Balógun
          ---

      content/plays/sankara/index.md:4  price
        A price is a whole number of naira, zero or more. Found -1.
        For example: price: 15000
      content/plays/sankara/index.md:5  featured
        This must be yes or no, written true or false without quotation marks. Found “perhaps”.
        For example: featured: true"
    `)
    expect(messages).not.toMatch(/zod|yaml|expected|invalid|undefined|NaN|\bat .*\.ts/i)
  })

  it('keep the entries that are right, with their defaults and their text', () => {
    const { entries } = loadWith({ 'content/plays/oh-obedeki/index.md': playFile('featured: perhaps') })
    expect(entries.plays).toEqual([
      expect.objectContaining({ id: 'sankara', file: 'content/plays/sankara/index.md', price: 5000, body: 'A play in four years.' }),
    ])
  })
})
