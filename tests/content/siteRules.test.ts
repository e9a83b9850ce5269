import { describe, expect, it } from 'vitest'
import { SITE_RULES } from '../../src/content/siteRules.ts'
import { findStandingWarnings } from '../../src/content/warnings/findWarnings.ts'
import { formatShort, loadLoose } from './contentFolder.ts'

const PATHS = {
  company: 'company.md',
  productions: 'productions/*.md',
  programmes: 'programmes/*.md',
  news: 'news/*.md',
  tickets: 'tickets/*.md',
  academy: 'academy.md',
  bootcamp: 'bootcamp.md',
  courses: 'courses/*.md',
  festival: 'festival.md',
  roles: 'roles/*.md',
}

const FOUR = ['sankara', 'lion-and-jewel', 'red-freedom-road', 'the-engagement']
const OTHERS = ['wizard-of-law', 'oh-obedeki', 'in-the-continuum', 'daughters-of-dance']
const PROGRAMMES = ['storytelling-intensive', 'film-production-masterclass', 'youth-theatre-workshop']

/** Content with only the fields that the rules use, so that no other error can occur. */
const BASE: Record<string, string> = {
  company: 'name: Gángan\nslug: gangan\nknownGaps:\n  - path: /news/*\n    nearest: /news',
  academy: '',
  bootcamp: '',
  festival: '',
  'news/alliance-francaise-partnership': '',
  ...Object.fromEntries(FOUR.map((id) => [`productions/${id}`, 'featured: true'])),
  ...Object.fromEntries(OTHERS.map((id) => [`productions/${id}`, 'featured: false'])),
  ...Object.fromEntries(PROGRAMMES.map((id) => [`programmes/${id}`, ''])),
}

const load = (files: Record<string, string>) => loadLoose(PATHS, { ...BASE, ...files }, { rules: SITE_RULES })
const messages = (files: Record<string, string>) => formatShort(load(files).problems)

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
      'No production names this event, so its own file says what a visitor needs to know before coming.',
    )
    // While the production’s file cannot be parsed, it may be the one that names it.
    expect(messages({ 'productions/sankara': 'featured: true\ntickettedEvent: revival', 'tickets/revival': 'order: 1' })).not.toContain(
      'No production',
    )
  })

  it('has a date that is cancelled or postponed say why', () => {
    const event = (date: string) => ({ 'tickets/revival': `beforeYouCome:\n  language: English\ndates:\n  - ${date}` })
    for (const status of ['on sale', 'sold out', 'completed']) expect(messages(event(`status: ${status}`))).toBe('')
    expect(messages(event('status: cancelled\n    reason: Rain'))).toBe('')
    expect(messages(event('status: postponed'))).toMatchInlineSnapshot(
      `"content/tickets/revival.md:5  dates, item 1, status | This date is postponed, but no reason is given. Add a field called “reason” to it, with a few words. | For example: reason: The hall is being repaired"`,
    )
  })

  describe('on access performances', () => {
    const answering = (answer: string) => ({
      'productions/sankara': `featured: true\nticketedEvent: revival\nbeforeYouCome:\n  access: ${answer}`,
    })
    const signed = 'dates:\n  - status: on sale\n    access:\n      - kind: signed'

    it('has a production agree with the dates that offer them', () => {
      expect(messages({ ...answering('by date'), 'tickets/revival': signed })).toBe('')
      for (const answer of ['none', 'not yet confirmed'])
        expect(messages({ ...answering(answer), 'tickets/revival': signed })).toContain(
          `dates, item 1, access | This date is signed, and content/productions/sankara.md says “${answer}” of access performances. Say “by date” there, or take this out.`,
        )
      expect(messages({ 'tickets/revival': `beforeYouCome:\n  access: none\n${signed}` })).toContain('This date is signed')
    })

    it('allows “by date” only if a date offers one', () => {
      const nowhere = 'No date of content/tickets/revival.md has a field called “access”'
      expect(messages({ ...answering('by date'), 'tickets/revival': 'dates:\n  - status: on sale' })).toContain(nowhere)
      expect(messages({ festival: 'beforeYouCome:\n  access: by date' })).toContain('No date of a ticketed event')
    })

    it('allows kinds of access only in dates, not in other texts', () => {
      const warningsFor = (words: string) => messages({ 'productions/sankara': `featured: true\nsummary: ${words}` })
      for (const words of ['Signed on 1 June', 'A relaxed performance', 'With a touch tour', 'In sign language'])
        expect(warningsFor(words), words).toMatch(/sankara\.md:3 {2}summary \| “.+” names a kind of access performance/)
      for (const words of ['He relaxed', 'Masked dancers', 'A signed copy', 'Chilled drinks']) expect(warningsFor(words), words).toBe('')
    })
  })

  it('has each date lie in a calendar file of its own', () => {
    const known = 'beforeYouCome:\n  language: English\n'
    const dated = (id: string) => `${known}dates:\n  - status: on sale\n    id: ${id}`
    expect(messages({ 'tickets/drum': dated('lagos-noon'), 'tickets/drum-ibadan': dated('noon') })).toBe('')
    expect(messages({ 'tickets/drum': dated('lagos-noon'), 'tickets/drum-lagos': dated('noon') })).toMatchInlineSnapshot(
      `"content/tickets/drum.md:6  dates, item 1, id | The calendar file /calendar/drum-lagos-noon.ics would hold this date and one of content/tickets/drum-lagos.md. Give one of them another name. | For example: id: lagos-noon-evening"`,
    )
    expect(messages({ festival: 'starts: 2024-12-25', 'tickets/festival': dated("'2024'") })).toContain('/calendar/festival-2024.ics')
  })

  it('has a new date only where one is postponed, and after it', () => {
    const event = (status: string, newDate: string, start = '2025-07-05T16:00+01:00') => ({
      'tickets/revival': `beforeYouCome:\n  language: English\ndates:\n  - status: ${status}\n    reason: Rain\n    start: ${start}\n    newDate: ${newDate}`,
    })
    for (const newDate of ['2025-08-02', '2025-07-05T18:00+01:00', '2026-01-01T10:00+01:00'])
      expect(messages(event('postponed', newDate)), newDate).toBe('')
    expect(messages(event('postponed', '2025-08-16', '2025-08-10'))).toBe('')
    expect(messages(event('on sale', '2025-08-02'))).toMatchInlineSnapshot(
      `"content/tickets/revival.md:8  dates, item 1, newDate | Only a postponed date has a new one, and this date is “on sale”. Call it postponed, and say why; or take this line out. | For example: status: postponed"`,
    )
    expect(messages(event('postponed', '2025-07-04T16:00+01:00'))).toMatchInlineSnapshot(
      `"content/tickets/revival.md:8  dates, item 1, newDate | The new date has to come after the one that is postponed, and 2025-07-04T16:00+01:00 does not come after 2025-07-05T16:00+01:00."`,
    )
    expect(messages(event('postponed', '2025-07-05'))).toContain('2025-07-05 does not come after 2025-07-05T16:00+01:00')
  })

  it('wants an address of its own for every page', () => {
    expect(
      messages({ 'programmes/young-creative-workshop': '', 'news/a': 'slug: fest', 'news/b': 'slug: fest', 'news/c': 'page: false' }),
    ).toMatchInlineSnapshot(`
      "content/news/b.md:2  slug | The address /news/fest belongs to content/news/a.md. Give each page an address of its own.
      content/programmes/young-creative-workshop.md:1 | The address /academy/young-creative-workshop belongs to another page of the site. Give this file another name: its name becomes its address."
    `)
  })

  it('wants known gaps that are gaps, and help that is there', () => {
    const gaps = 'knownGaps:\n  - path: /about\n    nearest: /nowhere\n  - path: /festival/events/*\n    nearest: /festival'
    expect(messages({ company: `name: Gángan\n${gaps}` })).toMatchInlineSnapshot(`
      "content/company.md:4  knownGaps, item 1, path | The page /about is there. Take it out of the known gaps.
      content/company.md:5  knownGaps, item 1, nearest | The page that helps most must be one that is there. Found “/nowhere”. | For example: nearest: /contact"
    `)
  })

  it('wants programmes to come to say when they are, once', () => {
    const fixed = '  - starts: 2025-08-12\n    ends: 2025-09-07\n'
    expect(
      messages({ academy: `upcoming:\n${fixed}    month: August 2025\n  - title: Film Editing\n    starts: 2025-10-01` }),
    ).toMatchInlineSnapshot(`
      "content/academy.md:5  upcoming, item 1, month | The days are fixed, so the month is said twice. Take this line out.
      content/academy.md:6  upcoming, item 2 | This programme does not say when it is. Give its first and last day, or the month. | For example: month: October 2025"
    `)
    expect(messages({ academy: `upcoming:\n${fixed}  - month: October 2025` })).toBe('')
  })

  it('wants nothing to end before it begins', () => {
    expect(
      messages({
        academy: 'starts: 2025-08-18\nends: 2025-08-06\nhours:\n  - opens: 10:00\n    closes: 09:00',
        bootcamp: 'starts: 2025-08-18\nends: 2025-08-18',
      }),
    ).toMatchInlineSnapshot(`
      "content/academy.md:3  ends | This lies before starts: 2025-08-06 is earlier than 2025-08-18.
      content/academy.md:6  hours, item 1, closes | This lies before opens: 09:00 is earlier than 10:00."
    `)
    expect(messages({ academy: 'start: 2025-08-18T10:00+01:00\nend: 2025-08-18' })).toBe('')
  })

  it('wants the name of the company in its own file alone', () => {
    expect(
      messages({
        academy: 'title: The Gángan Academy\nlink: https://x.example/gangan/academy',
        festival: 'title: A :yo[Gángan] and a gángan, gangantic',
      }),
    ).toMatchInlineSnapshot(`
      "content/academy.md:2  title | Only company.md may contain the company’s name. Write {company} instead of “Gángan”.
      content/academy.md:3  link | Only company.md may contain the company’s name. Write {slug} instead of “gangan”."
    `)
  })
})

describe('a warning', () => {
  const warnings = (files: Record<string, string>, today = '2026-11-21') => {
    // The known gaps of the small site are in every test, and tested elsewhere.
    const notes = findStandingWarnings(load(files).documents, today).flatMap((kind) => kind.notes)
    return formatShort(notes.filter(({ field }) => field !== 'knownGaps'))
  }
  const bootcamp = 'starts: 2025-08-18\nends: 2025-09-06\nduration: 3 weeks\nfeeFrom: 100000'

  it('reports dates and fees that disagree', () => {
    expect(
      warnings({ academy: 'bootcampPromo:\n  starts: 2025-08-12\n  ends: 2025-09-07\n  duration: 4 weeks\n  feeFrom: 50000', bootcamp }),
    ).toMatchInlineSnapshot(`
      "content/academy.md:3  bootcampPromo, starts | The bootcamp’s dates here are not those of content/bootcamp.md:2. Here: 2025-08-12, 2025-09-07, 4 weeks. There: 2025-08-18, 2025-09-06, 3 weeks.
      content/academy.md:6  bootcampPromo, feeFrom | The bootcamp’s fees here are not those of content/bootcamp.md:5. Here: 50000. There: 100000."
    `)
    expect(
      warnings({ academy: 'bootcampPromo:\n  starts: 2025-08-18\n  ends: 2025-09-06\n  duration: 3 weeks\n  feeFrom: 100000', bootcamp }),
    ).toBe('')
  })

  it('reports courses with a duration that differs from the stated one', () => {
    const files = {
      bootcamp: 'disciplineDuration: 3 weeks',
      'courses/directing': 'duration: 2-3 weeks',
      'courses/video': 'duration: 3 weeks',
    }
    expect(warnings(files)).toMatchInlineSnapshot(
      `"content/bootcamp.md:2  disciplineDuration | Every discipline is said to take 3 weeks here, but not in content/courses/directing.md:2 (2-3 weeks)."`,
    )
  })

  it('reports a call with a month in one file and a day in another', () => {
    const next = 'next:\n  text: The call for submissions opens in June.'
    expect(
      warnings({ festival: next, 'news/fest-2025': 'excerpt: The call for submissions to the festival opens on June 3.' }),
    ).toMatchInlineSnapshot(
      `"content/festival.md:3  next, text | The call for submissions opens in June here, and on June 3 in content/news/fest-2025.md:2."`,
    )
    expect(warnings({ festival: next, 'news/fest-2025': 'excerpt: The call for submissions opens in June.' })).toBe('')
  })

  it('reports past days, from the day after', () => {
    const files = {
      'tickets/sankara':
        'dates:\n  - start: 2025-07-05T16:00+01:00\n    status: on sale\n  - start: 2025-07-05\n    status: completed\n  - start: 2025-07-01\n    end: 2025-07-05\n    status: scheduled\n  - start: 2025-07-01\n    status: postponed\n    newDate: 2025-07-05',
      'roles/interns': 'closes: 2025-07-05',
      academy: 'upcoming:\n  - starts: 2025-07-05\n    status: Accepting Applications\n  - starts: 2025-07-05\n    status: Coming Soon',
      bootcamp: 'deadline: 2025-07-05',
    }
    expect(warnings(files, '2025-07-05')).toBe('')
    expect(warnings(files, '2025-07-06')).toMatchInlineSnapshot(`
      "content/academy.md:4  upcoming, item 1, status | 2025-07-05 has passed, but this programme is still “Accepting Applications”.
      content/bootcamp.md:2  deadline | 2025-07-05 has passed, but the pages still lead to the application form.
      content/roles/interns.md:2  closes | 2025-07-05 has passed, but the page still says “Apply for this Role”.
      content/tickets/sankara.md:4  dates, item 1, status | 2025-07-05 has passed, but this date is still “on sale”.
      content/tickets/sankara.md:9  dates, item 3, status | 2025-07-05 has passed, but this date is still “scheduled”.
      content/tickets/sankara.md:11  dates, item 4, status | 2025-07-05 has passed, but this date is still “postponed”."
    `)
  })
})
