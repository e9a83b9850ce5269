import { describe, expect, it } from 'vitest'
import { KINDS, type KindName } from '../../src/content/kinds.ts'
import { fieldRule } from '../../src/content/rules/rule.ts'
import { findStandingWarnings, findWarnings, RULES } from '../../src/content/rules/rules.ts'
import { listPlaceholders } from '../../src/content/rules/words.ts'
import { schemaAt, unwrap } from '../../src/content/schemas/inspection.ts'
import { formatShort, loadLoose } from './contentFolder.ts'

const PATHS = Object.fromEntries(Object.entries(KINDS).map(([name, { path }]) => [name, path]))

/** The documents of files, by kind or kind/id, with these fields and a text of each. */
function load(files: Record<string, string>, texts: Record<string, string> = {}) {
  const written = Object.entries(files).map(([name, fields]) => {
    const [kind = '', id = ''] = name.split('/')
    return [KINDS[kind as KindName].path.replace('*', id).replace(/\.md$/, ''), `---\n${fields}\n---\n\n${texts[name] ?? 'A text.'}\n`]
  })
  return loadLoose(PATHS, Object.fromEntries(written)).documents
}

const TODAY = '2025-01-01'
const warnings = (files: Record<string, string>, texts?: Record<string, string>, today = TODAY) =>
  formatShort(findWarnings(load(files, texts), today))
const standing = (files: Record<string, string>, today = '2026-11-21') =>
  formatShort(findStandingWarnings(load(files), today).flatMap(({ notes }) => notes))
const date = (fields: string) => `dates:\n  - ${fields.replaceAll('\n', '\n    ')}\n`

describe('the list of rules', () => {
  it('names only kinds and fields that the schemas have', () => {
    const fields = RULES.flatMap(({ kinds = [], field }) => kinds.map((kind) => ({ kind, field })))
    const unknown = fields.filter(({ kind, field }) => {
      const path = field?.split('.').map((key) => (key === '*' ? 0 : key)) ?? []
      return !schemaAt(KINDS[kind].schema, undefined, path)
    })
    expect(unknown).toEqual([])
    expect(fields.length).toBeGreaterThan(40)
  })

  it('is checked by the compiler: a renamed field, or another type of value, fails tsc', () => {
    // @ts-expect-error: there is no such field.
    fieldRule({ kind: 'tickets', field: 'dates.*.begin', level: 'error', test: () => undefined })
    // @ts-expect-error: of a person there is no price.
    fieldRule({ kind: ['programmes', 'people'], field: 'fee', level: 'error', test: () => undefined })
    // @ts-expect-error: a price is a number.
    fieldRule({ kind: 'tickets', field: 'dates.*.ticketTypes.*.price', level: 'error', test: (price) => price.trim() })
    // @ts-expect-error: a date has no such field beside its status.
    fieldRule({ kind: 'tickets', field: 'dates.*.status', level: 'error', test: (_, { group: { why } }) => `${why}` })
    expect(unwrap(KINDS.tickets.schema)).toBeDefined()
  })
})

const TYPES = (...prices: [name: string, price: number][]) =>
  `ticketTypes:\n${prices.map(([name, price]) => `  - name: ${name}\n    price: ${price}`).join('\n')}`
const SPAN = 'starts: 2025-07-10\nends: 2025-07-14'
const BOOTCAMP = 'starts: 2025-08-18\nends: 2025-09-06'

/** Files with a mistake, and a part of what is said of it. */
const MISTAKES: [what: string, files: Record<string, string>, says: string, texts?: Record<string, string>][] = [
  [
    'a title twice',
    { 'news/a': 'title: The Drum', 'news/b': 'title: the drum!' },
    'b.md:2  title | content/news/a.md:2 has the same title',
  ],
  ['a name twice', { 'people/a': 'name: Adùnní Balógun', 'people/b': 'name: Balogun Adunni' }, 'b.md:2  name | '],
  ['a copy', { 'news/copy-of-drum': 'title: A drum', 'news/drum': 'title: A drum' }, 'copy-of-drum.md:2  title | content/news/drum.md:2'],
  ['a form twice', { 'roles/a': 'applicationLink: https://a.example/b', 'roles/b': 'applicationLink: https://a.example/b' }, 'b.md:2  '],
  ['another’s portrait', { 'people/a': 'name: Ọlá A\nportrait:\n  alt: Bísí B laughs.', 'people/b': 'name: Bísí B' }, 'This names Bísí B'],
  [
    'a digit too many',
    { 'tickets/a': date(`id: x\n${TYPES(['Regular', 5000], ['VIP', 80000])}`) },
    'VIP costs ₦80,000, and Regular ₦5,000',
  ],
  ['a fee of another size', { 'programmes/a': 'title: A\nfee: 5000', 'programmes/b': 'title: B\nfee: 50000' }, 'B costs ₦50,000, and A'],
  ['a far day', { festival: 'starts: 2125-07-05' }, 'starts | 2125-07-05 is more than 10 years away.'],
  ['an article that waits for years', { 'news/a': 'date: 2062-05-03' }, 'date | 2062-05-03 is more than a year away'],
  ['a showcase after the end', { bootcamp: `${BOOTCAMP}\nshowcase: 2025-09-08` }, 'bootcamp.md:3 gives as “ends”.'],
  ['a deadline after the start', { bootcamp: `${BOOTCAMP}\ndeadline: 2025-08-20` }, 'deadline | 2025-08-20 is after'],
  ['an old check', { 'venues/a': 'checked: 2023-12-30' }, 'was last checked on 2023-12-30, more than a year ago'],
  ['sound without a transcript', { 'productions/a': 'otherForms:\n  - file: ./a.mp3' }, 'has no transcript'],
  ['film without captions', { 'productions/a': 'otherForms:\n  - file: ./a.mp4\n    transcript: Drums.' }, 'need captions'],
  ['the name of a file', { 'people/a': 'portrait:\n  alt: IMG_2034.' }, 'portrait | “IMG_2034.” is the name of a file.'],
  ['a picture of a picture', { 'people/a': 'portrait:\n  alt: A photo of a drum.' }, 'is said by the screen reader already'],
  ['a caption twice', { 'people/a': 'portrait:\n  alt: The last night.\n  caption: The last night' }, 'repeats the caption'],
  ['a letter of another language', { 'people/a': 'name: Adéyėmí' }, '“Adéyėmí” has a letter that Yoruba does not have'],
  [
    'a link without meaning',
    { 'news/a': 'title: A' },
    'a.md:5 | “[click here](/a)” says nothing',
    { 'news/a': 'Please [click here](/a).' },
  ],
  ['unmarked Yoruba', { 'news/a': 'title: A' }, '“àlọ́” looks like Yoruba. Put each word', { 'news/a': 'She tells an àlọ́.' }],
  ['a Yoruba headline', { 'news/a': 'title: Ìlù ń sọ̀rọ̀' }, 'write language: Yoruba among the fields'],
  ['a wrong weekday', { 'news/a': 'title: A' }, 'July 5, 2025 is a Saturday, not a Sunday.', { 'news/a': 'On Sunday, July 5, 2025.' }],
  ['a fact that a field knows', { 'programmes/a': `${SPAN}\nsummary: From July 10 to 14, 2025.` }, 'in `starts`. Write {dates}, so that'],
  ['a day that no year has', { 'news/a': 'excerpt: Until 31 June 2025.' }, '“31 June 2025”: There is no June 31 in any year.'],
]

/** Files that are right, though they resemble the mistakes. */
const RIGHT: [what: string, files: Record<string, string>, texts?: Record<string, string>][] = [
  ['a dear seat beside a free one', { 'tickets/a': date(`id: x\n${TYPES(['Child', 0], ['Student', 3000], ['VIP', 20000])}`) }],
  ['a draft with a far day', { 'news/a': 'date: 2062-05-03\ndraft: true' }],
  ['a recent check', { 'venues/a': 'checked: 2024-01-02' }],
  [
    'a right weekday, a day without a year, and links with meaning',
    { 'news/a': 'title: A' },
    { 'news/a': 'On Saturday, July 5, 2025 and on July 6. See [all tickets](/tickets), [here is the hall](/contact).' },
  ],
  ['Yoruba with its mark, and names', { 'news/a': 'title: A' }, { 'news/a': 'Ọlá wears :yo[aṣọ òkè].\n\nÀlọ́ is told by night.' }],
  ['an amount that begins like the fee', { 'programmes/a': 'fee: 5000\nsummary: A full value of ₦5,000,000.' }],
  ['a headline that says its language', { 'news/a': 'title: Ìlù ń sọ̀rọ̀ ọ̀tọ̀\nlanguage: Yoruba' }],
  ['an alternative text', { 'people/a': 'portrait:\n  alt: A picture book lies open.\n  caption: A book' }],
]

describe('a warning', () => {
  it.each(MISTAKES)('is given for %s', (...[, files, says, texts]: (typeof MISTAKES)[number]) => {
    expect(warnings(files, texts)).toContain(says)
  })

  it.each(RIGHT)('is not given for %s', (...[, files, texts]: (typeof RIGHT)[number]) => {
    expect(warnings(files, texts)).toBe('')
  })
})

describe('a warning for the owner is given for', () => {
  it('dates, fees and durations that two files give differently', () => {
    const academy = 'bootcampPromo:\n  starts: 2025-08-12\n  duration: 4 weeks\n  feeFrom: 50000'
    const bootcamp = 'starts: 2025-08-18\nduration: 3 weeks\nfeeFrom: 100000\ndisciplineDuration: 3 weeks'
    const said = standing({ academy, bootcamp, 'courses/a': 'duration: 2-3 weeks' }, TODAY)
    expect(said).toContain('bootcampPromo, starts | This says 2025-08-12, but content/academy/bootcamp/bootcamp.md:2 says 2025-08-18.')
    expect(said.split('\n')).toHaveLength(4)
    expect(standing({ academy: academy.replace('50000', '100000'), bootcamp: 'feeFrom: 100000' }, TODAY)).toBe('')
  })

  it('days that have passed, from the next day on, and a postponed run once its new days have', () => {
    const files = {
      'tickets/a': date('start: 2025-07-05T16:00+01:00\nstatus: on sale'),
      'tickets/b': date('start: 2025-07-05\nstatus: completed'),
      'tickets/c': date('start: 2025-07-01\nend: 2025-07-03\nstatus: postponed\nnewDate: 2025-07-03'),
      academy: 'upcoming:\n  - starts: 2025-07-05\n    status: Accepting Applications\n  - starts: 2025-07-05\n    status: Coming Soon',
      bootcamp: 'deadline: 2025-07-05\nstarts: 2025-07-01',
    }
    expect(standing(files, '2025-07-05')).toBe('')
    const said = standing(files, '2025-07-06').split('\n')
    expect(said.map((line) => line.replace(/^content\/(?:[\w-]+\/)*([\w-]+)\.md:\d+ {2}([^|]*) \|.*/, '$1: $2'))).toEqual([
      'academy: upcoming, item 1, starts',
      'bootcamp: deadline',
      'a: dates, item 1, status',
      'c: dates, item 1, status',
    ])
  })

  it('placeholders: reserved hosts and phone numbers of zeros', () => {
    const documents = load(
      { company: 'email: hello@gangan.example', 'roles/a': 'applicationLink: https://forms.gangan.example/a' },
      { 'roles/a': 'Write to us@gangan.example or +234 800 000 0000, or see https://example.com.' },
    )
    expect(listPlaceholders(documents).map(({ document, path, text }) => [document.id, path.join('.'), text])).toEqual([
      ['a', 'applicationLink', 'https://forms.gangan.example'],
      ['a', '', 'us@gangan.example'],
      ['a', '', '+234 800 000 0000'],
      ['company', 'email', 'hello@gangan.example'],
    ])
    expect(standing({ 'roles/a': 'applicationLink: https://forms.gangan.example/a' })).toContain(
      'is a placeholder. Replace it by the real one.',
    )
  })
})
