import { describe, expect, it } from 'vitest'
import { reportErrors } from '../../src/content/rules/rules.ts'
import { formatShort, loadLoose } from './contentFolder.ts'

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

const KNOWN = 'beforeYouCome:\n  language: English'
const NAMED = 'ticketedEvent: revival'
const event = (date: string) => ({ 'tickets/revival': `${KNOWN}\ndates:\n  - ${date.replaceAll('\n', '\n    ')}` })
const answering = (access: string, date: string) => ({
  'productions/sankara': `${NAMED}\nbeforeYouCome:\n  access: ${access}`,
  'tickets/revival': `dates:\n  - ${date}`,
})
const SIGNED = 'status: on sale\n    access:\n      - kind: signed'
const moved = (status: string, newDate: string, start = '2025-07-05T16:00+01:00') =>
  event(`status: ${status}\nreason: Rain\nstart: ${start}\nnewDate: ${newDate}`)
const dated = (id: string) => `${KNOWN}\ndates:\n  - status: on sale\n    id: ${id}`
const summary = (text: string) => ({ 'productions/sankara': `summary: ${text}` })
const article = (text: string) => ({ 'news/a': `---\ntitle: A\n---\n\n${text}\n` })
const company = (fields: string) => ({ company: `name: Gángan\nslug: gangan\n${fields}` })
const upcoming = (fields: string) => ({ academy: `upcoming:\n  - ${fields.replaceAll('\n', '\n    ')}` })

/** Files that stop the build: where, and a part of what is said. */
const WRONG: [what: string, files: Record<string, string>, place: string, says: string][] = [
  ['facts for visitors in two files', { 'productions/sankara': NAMED, 'tickets/revival': KNOWN }, 'revival.md:2', 'Remove these lines'],
  ['no facts for visitors', { 'tickets/revival': 'order: 1' }, 'revival.md:1', 'add “beforeYouCome”'],
  ['a postponed date without a reason', event('status: postponed'), 'revival.md:5', 'no reason is given'],
  ['words for another status', event('status: on sale\nstatusText: Show Completed'), 'revival.md:6', 'would read “Show Completed”'],
  ['a new date of what is on sale', moved('on sale', '2025-08-02'), 'revival.md:8', 'Only a postponed date has a new one'],
  ['a new date before the old one', moved('postponed', '2025-07-05'), 'revival.md:8', 'does not come after'],
  ['an access performance that is denied', answering('none', SIGNED), 'sankara.md:4', 'Say “by date” here'],
  ['an access performance in no date', answering('by date', 'status: on sale'), 'sankara.md:4', 'has a field called “access”'],
  ['a festival with access on no date', { festival: 'beforeYouCome:\n  access: by date' }, 'festival.md:3', 'No date of a ticketed event'],
  ['a relaxed performance in a text', summary('A relaxed performance'), 'sankara.md:2', 'names a kind of access performance'],
  ['sign language in a text', summary('In sign language'), 'sankara.md:2', 'names a kind of access performance'],
  [
    'two dates with one calendar file',
    { 'tickets/drum': dated('lagos-noon'), 'tickets/drum-lagos': dated('noon') },
    'drum-lagos.md:6',
    'has the same calendar file',
  ],
  ['two files with one order', { 'productions/a': 'order: 1', 'productions/b': 'order: 1' }, 'b.md:2', 'for example 2, after all others'],
  ['a token of nothing', { 'news/a': 'title: On {dates}' }, 'a.md:2', 'Nothing can be filled in for {dates}'],
  ['two pages at one address', { 'news/a': 'slug: fest', 'news/b': 'slug: fest' }, 'b.md:2', '/news/fest belongs to content/news/a.md'],
  ['the address of a fixed page', { 'programmes/young-creative-workshop': '' }, 'workshop.md:1', 'belongs to another page of the site'],
  ['a known gap with a page', company('knownGaps:\n  - path: /about'), 'company.md:5', 'The page /about is there'],
  ['a nearest page that is none', company('knownGaps:\n  - nearest: /nowhere'), 'company.md:5', 'must be one that is there'],
  ['an upcoming programme without a day', upcoming('title: Editing'), 'academy.md:3', 'does not say when it is'],
  ['days and a month', upcoming('starts: 2025-08-12\nends: 2025-09-07\nmonth: August'), 'academy.md:5', 'the month is said twice'],
  ['an end before its start', { academy: 'starts: 2025-08-18\nends: 2025-08-06' }, 'academy.md:3', 'lies before starts'],
  ['the company’s name', { academy: 'title: The Gángan Academy' }, 'academy.md:2', 'Write {company} instead of “Gángan”'],
  ['the company’s name in an address', { academy: 'link: https://x.example/gangan' }, 'academy.md:2', 'Write {slug} instead of'],
  ['an address of this site', article('See [us](https://drum.example/about).'), 'a.md:5', 'Write its address without the host: /about'],
  ['a slash after the site’s address', company('url: https://a.example/'), 'company.md:4', 'url: https://a.example'],
  ['TBC in a text', article('The hall, TBC'), 'a.md:5', 'Visitors would read “TBC”'],
  ['question marks for words', article('A ??? hall'), 'a.md:5', 'Visitors would read “???”'],
  ['lost letters', article('By K?y?d?'), 'a.md:5', 'its letters were lost'],
]

/** Files that are right, though they resemble the mistakes. */
const RIGHT: [what: string, files: Record<string, string>][] = [
  ['facts for visitors in the event alone', { 'tickets/revival': KNOWN }],
  ['facts for visitors in the production alone', { 'productions/sankara': NAMED, 'tickets/revival': 'order: 1' }],
  ['a cancelled date with a reason', event('status: cancelled\nreason: Rain')],
  ['words of one’s own for a status', event('status: sold out\nstatusText: Sold out, thank you')],
  ['a new date', moved('postponed', '2025-08-02')],
  ['a new hour', moved('postponed', '2025-07-05T18:00+01:00')],
  ['an access performance under its date', answering('by date', SIGNED)],
  ['words that only resemble access', summary('He relaxed among masked dancers with a signed copy')],
  ['two dates with calendar files of their own', { 'tickets/drum': dated('lagos-noon'), 'tickets/drum-ibadan': dated('noon') }],
  ['a closing time after midnight', { academy: 'opens: 18:00\ncloses: 02:00' }],
  ['a word that resembles the name', { festival: 'title: A :yo[Gángan] and a gángan, gangantic' }],
  ['another site whose name begins alike', article('See [us](https://drum.example.org/about).')],
  ['unfinished words in a draft', { 'news/a': 'draft: true\ntitle: TBC' }],
  ['a token of another file', { festival: 'starts: 2024-12-25\nends: 2024-12-29', 'news/a': 'title: On {festival.dates}' }],
  ['ordinary words', article('Todo List, an essay. Really??')],
]

describe('an error', () => {
  it.each(WRONG)('is reported for %s', (...[, files, place, says]: (typeof WRONG)[number]) => {
    expect(messages(files)).toContain(place)
    expect(messages(files)).toContain(says)
  })

  it.each(RIGHT)('is not reported for %s', (...[, files]: (typeof RIGHT)[number]) => {
    expect(messages(files)).toBe('')
  })

  it('does not follow from a file that cannot be read', () => {
    // It may name the event, or have `page: false`.
    expect(messages({ 'productions/sankara': 'title: A: B', 'tickets/revival': 'order: 1' })).not.toContain('No production')
    expect(messages({ ...company('knownGaps:\n  - path: /news/a'), 'news/a': 'page: false\ntitle: A: B' })).not.toContain('known gaps')
  })
})
