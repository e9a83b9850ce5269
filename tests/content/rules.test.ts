import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { KINDS, type KindName } from '../../src/content/kinds.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import type { Problem } from '../../src/content/problems.ts'
import { toProblem } from '../../src/content/rules/rule.ts'
import { RULES } from '../../src/content/rules/rules.ts'
import { listPlaceholders } from '../../src/content/rules/words.ts'
import { formatShort, writeFolder } from './contentFolder.ts'

/** All kinds without their schemas. */
const LOOSE_KINDS = Object.fromEntries(
  Object.entries(KINDS).map(([name, { path }]) => [name, { path, schema: z.looseObject({}), hasText: true }]),
)

/** What is found in files, by kind or kind/id: their fields, with a text below unless they bring their own. */
type Files = Readonly<Record<string, string>>

/** Content with only the fields that the rules use, so that no other error can occur. */
function load(files: Files) {
  const written = Object.entries(files).map(([name, text]) => {
    const [kind = '', id = ''] = name.split('/')
    const file = `content/${KINDS[kind as KindName].path.replace('*', id)}`
    return [file, text.startsWith('---') ? text : `---\n${text}\n---\n\nA text.\n`]
  })
  return loadContent({ root: writeFolder(Object.fromEntries(written)), kinds: LOOSE_KINDS }).documents
}

type Level = 'error' | 'warning' | 'owner'

const TODAY = '2025-01-01'

/** What every rule finds, each with its level, in files that are right and these. */
function findAll(files: Files, today = TODAY): { level: Level; problem: Problem }[] {
  const set = load(files)
  return RULES.flatMap((rule) =>
    rule.find(set, today).map((finding) => ({ level: rule.forOwner ? 'owner' : rule.level, problem: toProblem(finding) })),
  )
}

const messages = (files: Files, level: Level, today?: string) =>
  formatShort(findAll(files, today).flatMap((found) => (found.level === level ? [found.problem] : [])))

const NAMED = 'ticketedEvent: revival'
const COMPANY = 'name: Gángan\nslug: gangan'
const dates = (date: string) => `dates:\n  - ${date.replaceAll('\n', '\n    ')}`
const event = (date: string) => ({ 'tickets/revival': dates(date) })
const article = (text: string, fields = 'title: A') => ({ 'news/a': `---\n${fields}\n---\n\n${text}\n` })
const answering = (access: string, date: string) => ({
  'productions/sankara': `${NAMED}\nbeforeYouCome:\n  access: ${access}`,
  'tickets/revival': dates(date),
})
const SIGNED = 'status: on sale\naccess:\n  - kind: signed'
const pricesOf = (...prices: [name: string, price: number][]) =>
  event(`id: x\nticketTypes:\n${prices.map(([name, price]) => `  - name: ${name}\n    price: ${price}`).join('\n')}`)
const SPAN = 'starts: 2025-07-10\nends: 2025-07-14'

type Case = [what: string, files: Files, ...says: string[]]

/** Mistakes that stop the build, and parts of what is said of each: its place and its sentence. */
const ERRORS: Case[] = [
  ['two pages at one address', { 'news/a': 'slug: fest', 'news/b': 'slug: fest' }, 'b.md:2', '/news/fest belongs to content/news/a.md'],
  ['the address of a fixed page', { 'programmes/young-creative-workshop': 'order: 1' }, 'workshop.md:1', 'belongs to another page'],
  ['a former address that is a page', { 'news/a': 'formerly:\n  - /about' }, 'a.md:3', 'There is a page at'],
  ['two files with one order', { 'productions/a': 'order: 1', 'productions/b': 'order: 1' }, 'b/index.md:2', 'has the same `order`'],
  ['an end before its start', { bootcamp: 'starts: 2025-08-18\nends: 2025-08-06' }, 'bootcamp.md:3', 'lies before `starts`'],
  [
    'a new date before the old one',
    event('status: postponed\nreason: Rain\nstart: 2025-07-05T16:00+01:00\nnewDate: 2025-07-04'),
    'revival.md:6',
    'lies before `start`',
  ],
  ['a postponed date without a reason', event('status: postponed'), 'revival.md:3', 'no reason is given'],
  ['a cancelled date without a reason', event('status: cancelled'), 'revival.md:3', 'no reason is given'],
  ['an access performance that is denied', answering('none', SIGNED), 'index.md:4', 'Say “by date” here'],
  ['an access performance in no date', answering('by date', 'status: on sale'), 'index.md:4', 'has a field called `access`'],
  ['a festival with access on no date', { festival: 'beforeYouCome:\n  access: by date' }, 'festival.md:3', 'No date of a ticketed event'],
  ['a token of nothing', { 'news/a': 'title: On {dates}' }, 'a.md:2', 'Nothing can be filled in for {dates}'],
  ['the company’s name', { academy: 'title: The Gángan Academy' }, 'academy.md:2', 'Write {company} instead of “Gángan”'],
  ['TBC in a text', article('The hall, TBC'), 'a.md:5', 'Visitors would read “TBC”'],
  ['lost letters', article('By K?y?d?'), 'a.md:5', 'its letters were lost'],
  ['an example that was left in', article('✎ The text', 'title: A # ✎'), 'a.md:2', 'a.md:5', 'marks an example'],
]

/** Likely mistakes. */
const WARNINGS: Case[] = [
  [
    'a title twice',
    { 'news/a': 'title: The Drum', 'news/b': 'title: the drum!' },
    'b.md:2  title | content/news/a.md:2 has the same `title`',
  ],
  [
    'a showcase after the end',
    { bootcamp: `${SPAN}\nshowcase: 2025-09-08` },
    'showcase | 2025-09-08 is after 2025-07-14',
    'bootcamp.md:3 gives as `ends`.',
  ],
  [
    'a deadline of another file',
    { bootcamp: SPAN, scholarships: 'dates:\n  - date: 2025-07-11' },
    'scholarships.md:3  dates, item 1, date | 2025-07-11 is after',
  ],
  ['a wrong weekday', article('On Sunday, July 5, 2025.'), 'a.md:5', 'is a Saturday, not a Sunday.'],
  ['a day that no year has', { 'news/a': 'excerpt: Until 31 June 2025.' }, '“31 June 2025”: There is no such day.'],
  ['an old check', { 'venues/a': 'checked: 2023-12-30' }, 'was last checked on 2023-12-30, more than a year ago'],
  ['sound without a transcript', { 'productions/a': 'otherForms:\n  - file: ./a.mp3' }, 'has no transcript'],
  ['film without captions', { 'productions/a': 'otherForms:\n  - file: ./a.mp4\n    transcript: Drums.' }, 'need captions'],
  ['a digit too many', pricesOf(['Regular', 5000], ['VIP', 80000]), 'VIP costs ₦80,000, and Regular ₦5,000'],
  ['a fee of another size', { 'programmes/a': 'title: A\nfee: 5000', 'programmes/b': 'title: B\nfee: 50000' }, 'B costs ₦50,000, and A'],
  ['a fact that a field knows', { 'programmes/a': `${SPAN}\nsummary: From July 10 to 14, 2025.` }, 'in `starts`. Write {dates}, so that'],
  [
    'an event that tells nothing of what to expect',
    { 'tickets/a': 'title: A night' },
    'a.md:2  title | Nothing tells visitors what to know',
  ],
  [
    'another’s portrait',
    { 'people/a': 'name: Ọlá A\nportrait:\n  alt: Bísí B laughs.', 'people/b': 'name: Bísí B' },
    'a.md:4',
    'This names Bísí B',
  ],
  ['a letter of another language', { 'people/a': 'name: Adéyėmí' }, '“Adéyėmí” has a letter that Yoruba does not have'],
  ['unmarked Yoruba', article('She tells an àlọ́.'), 'a.md:5 | “àlọ́” looks like Yoruba. Put each word'],
  ['a Yoruba headline', { 'news/a': 'title: Ìlù ń sọ̀rọ̀' }, 'write `language: Yoruba` among the fields'],
  ['a link without meaning', article('Please [click here](/a).'), 'a.md:5 | “[click here](/a)” says nothing'],
]

/** What only the owner can settle. */
const FOR_OWNER: Case[] = [
  ['a placeholder', { 'roles/a': 'applicationLink: https://forms.gangan.example/a' }, 'https://forms.gangan.example is a placeholder.'],
  [
    'two readings of the bootcamp',
    { academy: 'bootcampPromo:\n  duration: 4 weeks', bootcamp: 'duration: 3 weeks' },
    'bootcampPromo, duration | This says 4 weeks, but content/academy/bootcamp/bootcamp.md:2 says 3 weeks.',
  ],
]

/** Files that are right, though they resemble the mistakes. */
const RIGHT: Readonly<Record<string, Files>> = {
  'an access performance under its date': answering('by date', SIGNED),
  'a closing time after midnight': { festival: 'opens: 18:00\ncloses: 02:00' },
  'a word that resembles the name': { festival: 'title: A :yo[Gángan] and a gángan, gangantic' },
  'unfinished words in a draft': { 'news/a': 'draft: true\ntitle: TBC' },
  'a token of another file': { festival: 'starts: 2024-12-25\nends: 2024-12-29', 'news/a': 'title: On {festival.dates}' },
  'a recent check': { 'venues/a': 'checked: 2024-01-02' },
  'ordinary words': article('Todo List, an essay. Really??'),
  'a right weekday, a day without a year, and links with meaning': article(
    'Today, July 5, 2025, a Saturday, and on Saturday, July 5, 2025 and July 6. See [all tickets](/tickets), [here is the hall](/contact).',
  ),
  'Yoruba with its mark, and names': article('Ọlá wears :yo[aṣọ òkè].\n\nÀlọ́ is told by night.'),
  'an event whose own file, or whose production, tells what to expect': {
    'tickets/a': 'title: A night\nbeforeYouCome:\n  age: All ages',
    'tickets/revival': 'title: The revival',
    'productions/sankara': NAMED,
  },
  'an amount that begins like the fee': { 'programmes/a': 'fee: 5000\nsummary: A full value of ₦5,000,000.' },
  'a headline that says its language': { 'news/a': 'title: Ìlù ń sọ̀rọ̀ ọ̀tọ̀\nlanguage: Yoruba' },
}

describe('a rule', () => {
  const expectSays = (level: Level, [, files, ...says]: Case) => {
    const found = messages({ company: COMPANY, ...files }, level)
    for (const part of says) expect(found).toContain(part)
  }
  it.each(ERRORS)('stops the build for %s', (...row) => expectSays('error', row))
  it.each(WARNINGS)('warns of %s', (...row) => expectSays('warning', row))
  it.each(FOR_OWNER)('tells the owner of %s', (...row) => expectSays('owner', row))

  it.each(Object.entries(RIGHT))('says nothing of %s', (_, files) => {
    expect(formatShort(findAll({ company: COMPANY, ...files }).map(({ problem }) => problem))).toBe('')
  })
})

it('the owner is told of days that have passed, from the next day on, and of a postponed date once its new day has', () => {
  const files = {
    'tickets/a': dates('start: 2025-07-05T16:00+01:00\nstatus: on sale'),
    'tickets/b': dates('start: 2025-07-05\nstatus: completed'),
    'tickets/c': dates('start: 2025-07-01\nend: 2025-07-03\nstatus: postponed\nnewDate: 2025-07-05'),
    academy: 'upcoming:\n  - starts: 2025-07-05\n    status: Accepting Applications\n  - starts: 2025-07-05\n    status: Coming Soon',
    bootcamp: 'deadline: 2025-07-05\nstarts: 2025-07-01',
  }
  expect(messages(files, 'owner', '2025-07-05')).toBe('')
  const found = messages(files, 'owner', '2025-07-06').split('\n')
  expect(found.map((line) => line.replace(/^content\/(?:[\w-]+\/)*([\w-]+)\.md:\d+ {2}([^|]*) \|.*/, '$1: $2'))).toEqual([
    'academy: upcoming, item 1, starts',
    'bootcamp: deadline',
    'a: dates, item 1, status',
    'c: dates, item 1, status',
  ])
})

it('every placeholder is listed: reserved hosts, and phone numbers of zeros', () => {
  const documents = load({
    company: 'email: hello@gangan.example',
    'roles/a':
      '---\napplicationLink: https://forms.gangan.example/a\n---\n\nWrite to us@gangan.example or +234 800 000 0000, or see https://example.com.\n',
  })
  expect(listPlaceholders(documents).map(({ document, path, text }) => [document.id, path.join('.'), text])).toEqual([
    ['a', 'applicationLink', 'https://forms.gangan.example'],
    ['a', '', 'us@gangan.example'],
    ['a', '', '+234 800 000 0000'],
    ['company', 'email', 'hello@gangan.example'],
  ])
})
