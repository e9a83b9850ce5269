import { describe, expect, it } from 'vitest'
import { reportErrors } from '../../src/content/rules/rules.ts'
import { expectMessages, formatShort, loadLoose } from './contentFolder.ts'
import { makeSample, readOriginal } from './contentSample.ts'

const PATHS = {
  company: 'company.md',
  productions: 'productions/*.md',
  programmes: 'programmes/*.md',
  news: 'news/*.md',
  tickets: 'tickets/*.md',
  academy: 'academy.md',
  bootcamp: 'bootcamp.md',
  festival: 'festival.md',
}

/** Content with only the fields that the rules use, so that no other error can occur. */
const BASE: Record<string, string> = {
  company: 'name: Gángan\nslug: gangan\nurl: https://www.drum.example\nknownGaps:\n  - path: /news/*\n    nearest: /news',
  academy: '',
  bootcamp: '',
  festival: '',
  'news/alliance-francaise-partnership': '',
  'productions/sankara': 'featured: true',
  'programmes/storytelling-intensive': '',
}

const messages = (files: Record<string, string>) => formatShort(loadLoose(PATHS, { ...BASE, ...files }, { rules: reportErrors }).problems)
const event = (date: string) => messages({ 'tickets/revival': `beforeYouCome:\n  language: English\ndates:\n  - ${date}` })

describe('a rule of this site', () => {
  it('allows “beforeYouCome” only once: in the production that names an event, or in the event', () => {
    const known = 'beforeYouCome:\n  language: English'
    const named = { 'productions/sankara': 'featured: true\nticketedEvent: revival' }
    expect(messages({ 'tickets/revival': known })).toBe('')
    expect(messages({ ...named, 'tickets/revival': 'order: 1' })).toBe('')
    expect(messages({ 'tickets/revival': 'draft: true' })).toBe('')
    expect(messages({ ...named, 'tickets/revival': known })).toContain(
      'content/productions/sankara.md, which names this event, has this field already. Remove these lines.',
    )
    expect(messages({ 'tickets/revival': 'order: 1' })).toContain(
      'No production names this event, so its own file says what a visitor needs to know before coming: add “beforeYouCome”.',
    )
    // A production that cannot be parsed, or with an error in a field, may be the one that names the event.
    expect(messages({ 'productions/sankara': 'title: A: B', 'tickets/revival': 'order: 1' })).not.toContain('No production')
  })

  it('says nothing of a missing “beforeYouCome” beside a misspelt field, which is told already', () => {
    const { loadWith } = makeSample()
    const [production, event] = ['content/productions/sankara/index.md', 'content/tickets/sankara-revival.md']
    const withField = (file: string, from: RegExp, to: string) =>
      loadWith({ [file]: readOriginal(file).replace(from, to) }).problems.map(({ message }) => message)
    const untold = withField(production, /^ticketedEvent: .*\n/m, '')
    expect(untold).toHaveLength(1)
    expect(untold.join()).toContain('No production names this event')
    const unnamed = withField(production, /^ticketedEvent:/m, 'tickettedEvent:')
    expect(unnamed.join()).toContain('Did you mean “ticketedEvent”?')
    expect(unnamed.join()).not.toContain('No production')
    const both = loadWith({
      [production]: readOriginal(production).replace(/^ticketedEvent: .*\n/m, ''),
      [event]: readOriginal(event).replace(/^---\n/, '---\nbeforeYouCame: x\n'),
    })
    expect(formatShort(both.problems)).not.toContain('No production')
  })

  it('requires a reason for a cancelled or postponed date', () => {
    expectMessages(event, {
      'status: on sale': '',
      'status: sold out': '',
      'status: completed': '',
      'status: cancelled\n    reason: Rain': '',
      'status: postponed':
        'content/tickets/revival.md:5  dates, item 1, status | This date is postponed, but no reason is given. Add a field called “reason” to it, with a few words.',
    })
  })

  it('refuses a status text that contradicts the status', () => {
    const wrong = (text: string, status: string) =>
      `content/tickets/revival.md:6  dates, item 1, statusText | Visitors would read “${text}” for a date that is “${status}”. Change the status, or take this line out.`
    expectMessages(event, {
      'status: completed\n    statusText: Show Completed': '',
      'status: on sale\n    statusText: Few seats left': '',
      'status: sold out\n    statusText: Sold out, thank you': '',
      'status: scheduled\n    statusText: Free entry': '',
      'status: on sale\n    statusText: Show Completed': wrong('Show Completed', 'on sale'),
      'status: completed\n    statusText: Sold Out': wrong('Sold Out', 'completed'),
    })
  })

  it('allows a new date only for a postponed date, and only a later one', () => {
    const moved = (status: string, newDate: string, start = '2025-07-05T16:00+01:00') =>
      `status: ${status}\n    reason: Rain\n    start: ${start}\n    newDate: ${newDate}`
    const wrong = 'content/tickets/revival.md:8  dates, item 1, newDate'
    const early = (newDate: string) =>
      `${wrong} | The new date has to come after the one that is postponed, and ${newDate} does not come after 2025-07-05T16:00+01:00.`
    expectMessages(event, {
      [moved('postponed', '2025-08-02')]: '',
      [moved('postponed', '2025-07-05T18:00+01:00')]: '',
      [moved('postponed', '2025-08-16', '2025-08-10')]: '',
      [moved('on sale', '2025-08-02')]:
        `${wrong} | Only a postponed date has a new one, and this date is “on sale”. Call it postponed, and say why; or take this line out.`,
      [moved('postponed', '2025-07-04T16:00+01:00')]: early('2025-07-04T16:00+01:00'),
      [moved('postponed', '2025-07-05')]: early('2025-07-05'),
    })
  })

  it('requires a production’s access performances to match its dates, and refuses them in running text', () => {
    const answering = (access: string) => ({
      'productions/sankara': `featured: true\nticketedEvent: revival\nbeforeYouCome:\n  access: ${access}`,
    })
    const signed = 'dates:\n  - status: on sale\n    access:\n      - kind: signed'
    expect(messages({ ...answering('by date'), 'tickets/revival': signed })).toBe('')
    for (const answer of ['none', 'not yet confirmed'])
      expect(messages({ ...answering(answer), 'tickets/revival': signed })).toContain(
        'content/productions/sankara.md:5  beforeYouCome, access | content/tickets/revival.md:4 has an access performance. Say “by date” here, or take it out there.',
      )
    expect(messages({ 'tickets/revival': `beforeYouCome:\n  access: none\n${signed}` })).toContain('Say “by date” here')
    expect(messages({ ...answering('by date'), 'tickets/revival': 'dates:\n  - status: on sale' })).toContain(
      'No date of content/tickets/revival.md has a field called “access”',
    )
    const malformed = 'dates:\n  - status: on sale\n    access: signed'
    expect(messages({ ...answering('by date'), 'tickets/revival': malformed })).not.toContain('No date of')
    expect(messages({ festival: 'beforeYouCome:\n  access: by date' })).toContain('No date of a ticketed event')
    const inSummary = (text: string) => messages({ 'productions/sankara': `featured: true\nsummary: ${text}` })
    for (const text of ['A signed performance', 'A relaxed performance', 'With a touch tour', 'In sign language'])
      expect(inSummary(text), text).toMatch(/sankara\.md:3 {2}summary \| “.+” names a kind of access performance/)
    for (const text of ['He relaxed', 'Masked dancers', 'A signed copy', 'Chilled drinks']) expect(inSummary(text), text).toBe('')
  })

  it('refuses two files with one place in their list', () => {
    expect(messages({ 'productions/a': 'order: 1', 'productions/b': 'order: 1' })).toBe(
      'content/productions/b.md:2  order | content/productions/a.md has order 1 already. Give each file an order of its own, for example 2, after all others.',
    )
  })

  it('refuses a token that nothing can be filled in for', () => {
    expect(messages({ 'news/a': 'title: On {dates}' })).toContain('Nothing can be filled in for {dates}')
    expect(messages({ festival: 'title: A\nstarts: 2024-12-25\nends: 2024-12-29', 'news/a': 'title: On {festival.dates}' })).toBe('')
  })

  it('refuses two dates with the same calendar file, of which one would replace the other', () => {
    const dated = (id: string) => `beforeYouCome:\n  language: English\ndates:\n  - status: on sale\n    id: ${id}`
    expect(messages({ 'tickets/drum': dated('lagos-noon'), 'tickets/drum-ibadan': dated('noon') })).toBe('')
    expect(messages({ 'tickets/drum': dated('lagos-noon'), 'tickets/drum-lagos': dated('noon') })).toBe(
      'content/tickets/drum.md:6  dates, item 1, id | content/tickets/drum-lagos.md:6 has the same calendar file, whose name is that of the file and of the date. Each has its own.',
    )
    expect(messages({ festival: 'starts: 2024-12-25', 'tickets/festival': dated("'2024'") })).toContain('has the same calendar file')
  })

  it('refuses two pages at one address', () => {
    expect(
      messages({ 'programmes/young-creative-workshop': '', 'news/a': 'slug: fest', 'news/b': 'slug: fest', 'news/c': 'page: false' }),
    ).toMatchInlineSnapshot(`
      "content/news/b.md:2  slug | The address /news/fest belongs to content/news/a.md. Give each page an address of its own.
      content/programmes/young-creative-workshop.md:1 | The address /academy/young-creative-workshop belongs to another page of the site. Give this file another name: its name becomes its address."
    `)
  })

  it('refuses known gaps that have a page, a nearest page that is missing, and forms that are sent to a page', () => {
    const gaps = 'knownGaps:\n  - path: /about\n    nearest: /nowhere\n  - path: /festival/events/*\n    nearest: /festival'
    expect(messages({ company: `name: Gángan\n${gaps}\nservices:\n  forms: /contact` })).toMatchInlineSnapshot(`
      "content/company.md:4  knownGaps, item 1, path | The page /about is there. Take it out of the known gaps.
      content/company.md:5  knownGaps, item 1, nearest | The page that helps most must be one that is there. Found “/nowhere”.
      content/company.md:9  services, forms | The page /contact is there. Send forms to another path."
    `)
    // An article that cannot be parsed may have `page: false`.
    const company = 'name: Gángan\nknownGaps:\n  - path: /news/a\n    nearest: /news'
    expect(messages({ company, 'news/a': 'page: false\ntitle: A: B' })).not.toContain('known gaps')
    expect(messages({ company, 'news/a': 'title: A' })).toContain('The page /news/a is there.')
  })

  it('refuses an upcoming programme without dates, or with both days and a month', () => {
    const fixed = '  - starts: 2025-08-12\n    ends: 2025-09-07\n'
    expect(
      messages({ academy: `upcoming:\n${fixed}    month: August 2025\n  - title: Film Editing\n    starts: 2025-10-01` }),
    ).toMatchInlineSnapshot(`
      "content/academy.md:5  upcoming, item 1, month | The days are fixed, so the month is said twice. Take this line out.
      content/academy.md:6  upcoming, item 2 | This programme does not say when it is. Give its first and last day, or the month."
    `)
    expect(messages({ academy: `upcoming:\n${fixed}  - month: October 2025` })).toBe('')
  })

  it('refuses an end before its start, but not a closing time after midnight', () => {
    const academy = 'starts: 2025-08-18\nends: 2025-08-06\nhours:\n  - opens: 10:00\n    closes: 09:00'
    expect(messages({ academy, bootcamp: 'starts: 2025-08-18\nends: 2025-08-18' })).toMatchInlineSnapshot(`
      "content/academy.md:3  ends | This lies before starts: 2025-08-06 is earlier than 2025-08-18.
      content/academy.md:6  hours, item 1, closes | This lies before opens: 09:00 is earlier than 10:00."
    `)
    expect(messages({ academy: 'start: 2025-08-18T10:00+01:00\nend: 2025-08-18\nopens: 18:00\ncloses: 02:00' })).toBe('')
  })

  it('refuses the company’s name outside its own file', () => {
    const academy = 'title: The Gángan Academy\nlink: https://x.example/gangan/academy'
    expect(messages({ academy, festival: 'title: A :yo[Gángan] and a gángan, gangantic' })).toMatchInlineSnapshot(`
      "content/academy.md:2  title | Only company.md may contain the company’s name. Write {company} instead of “Gángan”.
      content/academy.md:3  link | Only company.md may contain the company’s name. Write {slug} instead of “gangan”."
    `)
  })

  it('suggests {email} for the company’s email address, and leaves its URL to another check', () => {
    const company = 'name: Gángan\nslug: gangan\nurl: https://www.gangan.example\nemail: hello@gangan.example\nknownGaps: []'
    const article = (text: string) => messages({ company, 'news/a': `---\ntitle: A\n---\n\n${text}\n` })
    expect(article('Write to hello@gangan.example.')).toBe(
      'content/news/a.md:5 | Only company.md may contain the company’s email. Write {email} instead of “hello@gangan.example”.',
    )
    expect(article('See [us](https://gangan.example/about).')).toBe(
      'content/news/a.md:5 | “https://gangan.example/about” is a page of this site. Write its address without the host: /about',
    )
    expect(article('See [us](https://gangan.example.org/about).')).toContain('Write {slug} instead of “gangan”')
  })

  it('refuses a slash or a path at the end of the site’s address', () => {
    const company = (url: string) => messages({ company: `name: Gángan\nurl: ${url}\nknownGaps: []` })
    const message =
      'The address of the site ends with its host: the addresses of pages, such as /about, are put right behind it. Found “https://www.ilu.example/”.'
    expect(company('https://www.ilu.example')).toBe('')
    expect(company('https://www.ilu.example/')).toBe(`content/company.md:3  url | ${message} | For example: url: https://www.ilu.example`)
    expect(company('https://www.ilu.example/home')).toContain('url: https://www.ilu.example')
  })

  it('refuses the site’s host in links to its own pages', () => {
    const article = (text: string) => messages({ 'news/a': `---\ntitle: A\n---\n\n${text}\n` })
    expect(article('See [tickets](/tickets), or [maps](https://maps.drum.example/a) and https://www.drum.example.org/a.')).toBe('')
    expect(article('Hello.\n\nSee [tickets](https://drum.example/tickets#prices).')).toBe(
      'content/news/a.md:7 | “https://drum.example/tickets#prices” is a page of this site. Write its address without the host: /tickets#prices',
    )
    expect(messages({ 'news/a': 'link: https://www.drum.example' })).toContain('Write its address without the host: /')
  })

  it('refuses unfinished text in published files', () => {
    const article = (text: string, draft = '') => messages({ 'news/a': `---\n${draft}title: A\nvenue: ${text}\n---\n\nFine.\n\n${text}\n` })
    expect(article('Todo List, an essay. Really??')).toBe('')
    expect(article('TBC', 'draft: true\n')).toBe('')
    expect(article('The hall, TBC')).toMatchInlineSnapshot(`
      "content/news/a.md:3  venue | Visitors would read “TBC”. Write what belongs there, or “not yet confirmed” where a field allows it, or make the file a draft: draft: true.
      content/news/a.md:8 | Visitors would read “TBC”. Write what belongs there, or “not yet confirmed” where a field allows it, or make the file a draft: draft: true."
    `)
    for (const mark of ['TODO', '???', 'Lorem ipsum dolor']) expect(article(`A ${mark}`), mark).toContain('Visitors would read')
  })
})
