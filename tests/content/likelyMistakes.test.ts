import { describe, expect, it } from 'vitest'
import { findWarnings } from '../../src/content/warnings/findWarnings.ts'
import { formatShort, loadLoose } from './contentFolder.ts'

const PATHS = {
  company: 'company.md',
  people: 'people/*.md',
  productions: 'productions/*.md',
  tickets: 'tickets/*.md',
  news: 'news/*.md',
  festival: 'festival.md',
  programmes: 'programmes/*.md',
}

/** The warnings for files with these fields, each with a text of its own. */
function warnings(files: Record<string, string>, texts: Record<string, string> = {}) {
  const written = Object.entries(files).map(([name, fields]) => [name, `---\n${fields}\n---\n\n${texts[name] ?? `The text of ${name}.`}\n`])
  return formatShort(findWarnings(loadLoose(PATHS, Object.fromEntries(written)).documents, '2025-01-01'))
}

const date = (fields: string) => `  - ${fields.replaceAll('\n', '\n    ')}\n`
const types = (...prices: [name: string, price: number][]) =>
  `ticketTypes:\n${prices.map(([name, price]) => `  - name: ${name}\n    price: ${price}`).join('\n')}`

describe('a warning is given for', () => {
  it('a name that the company’s file still has from before', () => {
    const company = (fields: string) => warnings({ company: fields })
    const right = 'name: Ìlù Ayọ̀\nfullName: Ìlù Ayọ̀ SiteArea\nslug: ilu-ayo\nurl: https://www.ilu-ayo.example\nemail: hello@iluayo.example'
    expect(company(right)).toBe('')
    expect(company(right.replace('hello@iluayo.example', 'iluayo.lagos@mail.example'))).toBe('')
    expect(company(right.replace('www.ilu-ayo', 'www.gangan').replace('iluayo', 'gangan'))).toMatchInlineSnapshot(`
      "content/company.md:5  url | “https://www.gangan.example” does not hold the company’s name, “Ìlù Ayọ̀”. If the company was renamed, change this line too.
      content/company.md:6  email | “hello@gangan.example” does not hold the company’s name, “Ìlù Ayọ̀”. If the company was renamed, change this line too."
    `)
  })

  it('the company’s name without its diacritics', () => {
    const company = 'name: Gángan\nfullName: Gángan\nslug: gangan\nurl: https://gangan.example\nemail: a@gangan.example'
    expect(warnings({ company, 'news/a': 'title: A gangan, and hello@gangan.example' })).toBe('')
    expect(warnings({ company, 'news/a': 'title: Gangan in Lagos' }, { 'news/a': 'One.\n\nTwo by Gangan.' })).toMatchInlineSnapshot(`
      "content/news/a.md:2  title | “Gangan” lacks the diacritics of the company’s name. Write {company}, which is replaced by “Gángan”.
      content/news/a.md:7 | “Gangan” lacks the diacritics of the company’s name. Write {company}, which is replaced by “Gángan”."
    `)
  })

  it('prices and hours in words that the tickets do not give', () => {
    const event = `title: Drum\ndates:\n${date(`id: a\nvenue: hall\nstart: 2025-07-05T16:00+01:00\n${types(['Regular', 5000], ['VIP', 8000])}`)}`
    const article = (text: string) =>
      warnings(
        { 'tickets/drum': event, 'productions/drum': 'title: Drum\nticketedEvent: drum', 'news/a': 'title: We play\nproduction: drum' },
        { 'news/a': text },
      )
    expect(article('On July 5 at 4:00 PM, or 4 p.m., for ₦5,000 and 8000 naira.')).toBe('')
    expect(article('On July 5.\n\nCome at 5 PM with ₦5,500.')).toMatchInlineSnapshot(`
      "content/news/a.md:8 | “₦5,500” is no price of content/tickets/drum.md, which gives the prices ₦5,000 and ₦8,000. Change one of them.
      content/news/a.md:8 | “5 PM” is no hour of content/tickets/drum.md, which gives the hour 4:00 PM. Change one of them."
    `)
  })

  it('the same headline, text, person or page twice', () => {
    const text = 'A long text that nobody would write twice by chance, about a drum, a river and a woman who crosses it at dawn.'
    expect(
      warnings({ 'news/a': 'title: The Drum Returns', 'news/b': 'title: The drum, returns' }, { 'news/a': text, 'news/b': text }),
    ).toMatchInlineSnapshot(`
      "content/news/b.md:2  title | content/news/a.md:2 says the same: “The drum, returns”. Is this file there twice?
      content/news/b.md:5 | The text is the same as in content/news/a.md. Is this file there twice?"
    `)
    expect(warnings({ 'news/a': 'description: A drum returns.', 'news/b': 'description: A drum returns.' })).toContain(
      'news/b.md:2  description | content/news/a.md:2 says the same: “A drum returns.”.',
    )
    expect(warnings({ 'people/a': 'name: Adùnní Balógun', 'people/b': 'name: Balogun Adunni' })).toContain('people/b.md:2  name')
    expect(
      warnings({
        festival: 'guests:\n  - person: a\n  - person: b\n  - person: a\nband:\n  - x\n  - x\nlinks:\n  - href: /a\n  - href: /a',
      }),
    ).toMatchInlineSnapshot(`
      "content/festival.md:5  guests, item 3, person | “a” is item 1 of this list already.
      content/festival.md:8  band, item 2 | “x” is item 1 of this list already.
      content/festival.md:11  links, item 2, href | “/a” is item 1 of this list already."
    `)
    expect(warnings({ 'productions/a': 'title: A\ncredits:\n  team:\n    - person: a\n    - person: a' })).toBe('')
  })

  it('two dates at one hour and place', () => {
    const at = (start: string, rest = '') => date(`id: x\nvenue: hall\nstart: ${start}${rest}`)
    const two = (first: string, second: string) =>
      warnings({ 'tickets/a': `title: A\ndates:\n${first}`, 'tickets/b': `title: B\ndates:\n${second}` })
    expect(two(at('2025-07-05T16:00+01:00'), at('2025-07-05T19:00+01:00'))).toBe('')
    expect(two(at('2025-07-05T16:00+01:00'), at('2025-07-05T16:00+01:00', '\nstatus: cancelled'))).toBe('')
    expect(two(at('2025-07-05T16:00+01:00'), at('2025-07-01T16:00+01:00', '\nnewDate: 2025-07-05T16:00+01:00'))).toMatchInlineSnapshot(
      `"content/tickets/b.md:6  dates, item 1, start | Another date is at the same hour in the same place (July 5, 2025 at 4:00 PM, hall): content/tickets/a.md:6."`,
    )
  })

  it('an hour of the night', () => {
    expect(warnings({ 'tickets/a': `title: A\ndates:\n${date('id: x\nstart: 2025-07-05T04:00+01:00')}` })).toMatchInlineSnapshot(
      `"content/tickets/a.md:5  dates, item 1, start | 4:00 AM is in the night. An hour of the afternoon has 12 more: 4:00 PM is written 16:00."`,
    )
    expect(warnings({ festival: "opens: '06:00'\ncloses: '02:00'\npublish: 2025-01-01T00:00+01:00" })).toBe('')
    expect(warnings({ festival: "opens: '04:30'" }, { festival: 'We meet at 4 AM.' })).toMatchInlineSnapshot(`
      "content/festival.md:2  opens | 4:30 AM is in the night. An hour of the afternoon has 12 more: 4:00 PM is written 16:00.
      content/festival.md:5 | 4 AM is in the night. An hour of the afternoon has 12 more: 4:00 PM is written 16:00."
    `)
  })

  it('a title that search engines cut, unless a short one is given or it has no page', () => {
    const company = { company: 'name: Gángan' }
    const title = `title: ${'a'.repeat(52)}`
    expect(warnings({ ...company, 'news/a': title })).toMatchInlineSnapshot(
      `"content/news/a.md:2  title | This has 52 characters, and search engines show about 51 before they cut it. Leave the heading as it is, and add a line such as shortTitle: Three drummers open the festival"`,
    )
    expect(warnings({ ...company, 'news/a': `${title}\nshortTitle: ${'b'.repeat(52)}` })).toContain('shortTitle')
    expect(warnings({ ...company, 'news/a': `${title}\nshortTitle: A drum` })).toBe('')
    expect(warnings({ ...company, 'productions/a': `${title}\npage: false` })).toBe('')
    expect(warnings({ ...company, 'productions/a': `title: ${'a'.repeat(50)}ọ̀` })).toBe('')
  })

  it('a price ten times its neighbours, and a better seat for less', () => {
    const event = (...lists: string[]) =>
      warnings({ 'tickets/a': `title: A\ndates:\n${lists.map((list) => date(`id: x\n${list}`)).join('')}` })
    expect(event(types(['Free', 0], ['Student', 3000], ['Regular (Early Bird)', 5000], ['VIP', 20000], ['VVIP', 50000]))).toBe('')
    expect(event(types(['Regular', 5000], ['VIP', 80000]))).toMatchInlineSnapshot(
      `"content/tickets/a.md:9  dates, item 1, ticketTypes, item 2, price | VIP costs ₦80,000, and Regular ₦5,000 (content/tickets/a.md:7). Is there a digit too many or too few?"`,
    )
    expect(event(types(['Regular', 5000]), types(['Regular', 50000]))).toContain('Is there a digit too many or too few?')
    expect(event(types(['Regular', 8000], ['VIP', 5000]))).toMatchInlineSnapshot(
      `"content/tickets/a.md:9  dates, item 1, ticketTypes, item 2, price | VIP costs ₦5,000, less than Regular at ₦8,000. Have the two been swapped?"`,
    )
    expect(warnings({ 'programmes/a': 'title: A\nfee: 5000', 'programmes/b': 'title: B\nfee: 50000' })).toContain(
      'B costs ₦50,000, and A ₦5,000',
    )
  })
})
