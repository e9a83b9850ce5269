import { describe, expect, it } from 'vitest'
import { findMissingGlyphs } from '../../scripts/content/missingGlyphs.ts'
import { findStandingWarnings, findWarnings } from '../../src/content/rules/rules.ts'
import { listPlaceholders } from '../../src/content/rules/words.ts'
import { expectMessages, formatShort, loadLoose, loadWith, PLAY, playFile } from './contentFolder.ts'

const PATHS = {
  company: 'company.md',
  people: 'people/*.md',
  productions: 'productions/*.md',
  tickets: 'tickets/*.md',
  news: 'news/*.md',
  roles: 'roles/*.md',
  academy: 'academy.md',
  bootcamp: 'bootcamp.md',
  courses: 'courses/*.md',
  festival: 'festival.md',
  festivalEvents: 'events/*.md',
  programmes: 'programmes/*.md',
}

/** The documents with these fields, each with a text of its own. */
function load(files: Record<string, string>, texts: Record<string, string> = {}) {
  const written = Object.entries(files).map(([name, fields]) => [name, `---\n${fields}\n---\n\n${texts[name] ?? `The text of ${name}.`}\n`])
  return loadLoose(PATHS, Object.fromEntries(written)).documents
}

const warnings = (...content: Parameters<typeof load>) => formatShort(findWarnings(load(...content), '2025-01-01'))
const standing = (files: Record<string, string>, today = '2026-11-21') =>
  formatShort(findStandingWarnings(load(files), today).flatMap(({ notes }) => notes))

const date = (fields: string) => `  - ${fields.replaceAll('\n', '\n    ')}\n`
const types = (...prices: [name: string, price: number][]) =>
  `ticketTypes:\n${prices.map(([name, price]) => `  - name: ${name}\n    price: ${price}`).join('\n')}`

describe('a warning is given for', () => {
  it('the company’s name without its diacritics', () => {
    const company = 'name: Gángan\nfullName: Gángan\nslug: gangan\nurl: https://gangan.example\nemail: a@gangan.example'
    expect(warnings({ company, 'news/a': 'title: A gangan, and hello@gangan.example' })).toBe('')
    expect(warnings({ company, 'news/a': 'title: Gangan in Lagos' }, { 'news/a': 'One.\n\nTwo by Gangan.' })).toMatchInlineSnapshot(`
      "content/news/a.md:2  title | “Gangan” lacks the diacritics of the company’s name. Write {company}, which is replaced by “Gángan”.
      content/news/a.md:7 | “Gangan” lacks the diacritics of the company’s name. Write {company}, which is replaced by “Gángan”."
    `)
  })

  it('a duplicate headline, person or page', () => {
    expect(warnings({ 'news/a': 'title: The Drum Returns', 'news/b': 'title: The drum, returns' })).toBe(
      'content/news/b.md:2  title | content/news/a.md:2 has the same title. Each has its own.',
    )
    expect(warnings({ 'news/a': 'description: A drum returns.', 'news/b': 'description: A drum returns.' })).toContain(
      'news/b.md:2  description | content/news/a.md:2 has the same description.',
    )
    // The warning is on the copy, even if its name sorts first.
    for (const copy of ['copy-of-drum', 'drum-2', 'drum-copy'])
      expect(warnings({ [`news/${copy}`]: 'title: A drum returns', 'news/drum': 'title: A drum returns', 'news/z': 'title: Z' })).toContain(
        `content/news/${copy}.md:2  title | content/news/drum.md:2 has`,
      )
    expect(warnings({ 'people/a': 'name: Adùnní Balógun', 'people/b': 'name: Balogun Adunni' })).toContain('people/b.md:2  name')
    const festival = 'guests:\n  - person: a\n  - person: b\n  - person: a\nband:\n  - x\n  - x\nlinks:\n  - href: /a\n  - href: /a'
    expect(warnings({ festival })).toMatchInlineSnapshot(`
      "content/festival.md:5  guests, item 3, person | content/festival.md:3 has the same item. Each has its own.
      content/festival.md:8  band, item 2 | content/festival.md:7 has the same item. Each has its own.
      content/festival.md:11  links, item 2, href | content/festival.md:10 has the same item. Each has its own."
    `)
    expect(warnings({ 'productions/a': 'title: A\ncredits:\n  team:\n    - person: a\n    - person: a' })).toBe('')
  })

  it('a time at night', () => {
    const night = 'is in the night. Four in the afternoon is 4 PM in a text, and 16:00 in a field.'
    expect(warnings({ 'tickets/a': `title: A\ndates:\n${date('id: x\nstart: 2025-07-05T04:00+01:00')}` })).toBe(
      `content/tickets/a.md:5  dates, item 1, start | “2025-07-05T04:00+01:00” ${night}`,
    )
    expect(warnings({ festival: "opens: '06:00'\ncloses: '02:00'\npublish: 2025-01-01T00:00+01:00" })).toBe('')
    expect(warnings({ festival: "opens: '04:30'" }, { festival: 'We meet at 4 AM.' })).toBe(
      `content/festival.md:2  opens | “04:30” ${night}\ncontent/festival.md:5 | “4 AM” ${night}`,
    )
  })

  it('a title that search engines cut, unless a short one is given or it has no page', () => {
    const title = `title: ${'a'.repeat(52)}`
    const page = (fields: string) => warnings({ 'productions/a': fields })
    expectMessages(page, {
      [title]:
        'content/productions/a.md:2  title | Search engines cut a title of more than about 50 characters. Leave it as it is, and add a shorter one as “shortTitle”.',
      [`${title}\nshortTitle: A drum`]: '',
      [`${title}\npage: false`]: '',
      [`title: ${'a'.repeat(50)}ọ̀`]: '',
    })
  })

  it('a price ten times higher than similar ones, and a better seat that costs less', () => {
    const event = (...lists: string[]) =>
      warnings({ 'tickets/a': `title: A\ndates:\n${lists.map((list) => date(`id: x\n${list}`)).join('')}` })
    const vip = 'content/tickets/a.md:9  dates, item 1, ticketTypes, item 2, price'
    expect(event(types(['Free', 0], ['Student', 3000], ['Regular (Early Bird)', 5000], ['VIP', 20000], ['VVIP', 50000]))).toBe('')
    expect(event(types(['Regular', 5000], ['VIP', 80000]))).toBe(
      `${vip} | VIP costs ₦80,000, and Regular ₦5,000 (content/tickets/a.md:7). Is there a digit too many or too few?`,
    )
    expect(event(types(['Regular', 5000]), types(['Regular', 50000]))).toContain('Is there a digit too many or too few?')
    expect(event(types(['Regular', 8000], ['VIP', 5000]))).toBe(
      `${vip} | VIP costs ₦5,000, less than Regular at ₦8,000. Have the two been swapped?`,
    )
    expect(warnings({ 'programmes/a': 'title: A\nfee: 5000', 'programmes/b': 'title: B\nfee: 50000' })).toContain(
      'B costs ₦50,000, and A ₦5,000',
    )
  })

  it('unlikely days, and days and fees that contradict other fields', () => {
    const company = 'foundingYear: 2016'
    expectMessages((festival: string) => warnings({ company, festival }), {
      'starts: 2125-07-05': 'content/festival.md:2  starts | 2125-07-05 is more than 10 years away. Is the year right?',
      'starts: 1925-07-06': 'content/festival.md:2  starts | 1925-07-06 lies before the company began, in 2016. Is the year right?',
      'shows:\n  - year: 20225': 'content/festival.md:3  shows, item 1, year | 20225 is a year to come. Is it right?',
      'starts: 2052-07-05T16:00+01:00': 'content/festival.md:2  starts | 2052-07-05 is more than 10 years away. Is the year right?',
      'starts: 2035-01-01\nends: 2016-01-01': '',
    })
    // An article with a mistyped year is not published, and nobody would notice.
    const unpublished = (fields: string) => warnings({ company, 'news/a': `title: A\n${fields}` })
    expectMessages(unpublished, {
      'date: 2062-05-03':
        'content/news/a.md:3  date | 2062-05-03 is more than a year away, and no page shows this file until then. Is the year right?',
      'publish: 2062-05-03T09:00+01:00':
        'content/news/a.md:3  publish | 2062-05-03 is more than a year away, and no page shows this file until then. Is the year right?',
      'date: 2034-05-03':
        'content/news/a.md:3  date | 2034-05-03 is more than a year away, and no page shows this file until then. Is the year right?',
      'date: 2062-05-03\ndraft: true': '',
    })
    const days = 'starts: 2025-08-18\nends: 2025-09-06'
    const bootcamp = `${days}\nfeeFrom: 100000\nfeeTo: 150000\nshowcase: 2025-09-08\ndeadline: 2025-08-20`
    expect(warnings({ bootcamp, 'courses/a': 'title: A\nprice: 15000', 'courses/b': 'title: B\nprice: 100000' })).toMatchInlineSnapshot(`
      "content/bootcamp.md:6  showcase | 2025-09-08 is after 2025-09-06, which content/bootcamp.md:3 gives as “ends”.
      content/bootcamp.md:7  deadline | 2025-08-20 is after 2025-08-18, which content/bootcamp.md:2 gives as “starts”.
      content/courses/a.md:3  price | ₦15,000 is less than ₦100,000, which content/bootcamp.md:4 gives as “feeFrom”."
    `)
    expect(warnings({ 'programmes/a': 'starts: 2025-05-15\ndeadline: 2025-12-15' })).toContain('deadline | 2025-12-15 is after')
  })

  it('a festival event that no day lists', () => {
    const files = { festival: 'schedule:\n  - events:\n      - avalanche', 'events/avalanche': 'order: 1', 'events/seventh': 'order: 7' }
    expect(warnings(files)).toBe(
      'content/events/seventh.md:1 | No day of content/festival.md names this event, so no page shows it. Write seventh under the events of its day there.',
    )
  })
})

describe('a warning for the owner is given for', () => {
  it('dates, fees and durations that differ', () => {
    const bootcamp = 'starts: 2025-08-18\nends: 2025-09-06\nduration: 3 weeks\nfeeFrom: 100000\ndisciplineDuration: 3 weeks'
    const promo = (...values: [string, string, string, number]) =>
      `bootcampPromo:\n${['starts', 'ends', 'duration', 'feeFrom'].map((field, index) => `  ${field}: ${values[index]}`).join('\n')}`
    const academy = promo('2025-08-12', '2025-09-07', '4 weeks', 50_000)
    const courses = { 'courses/directing': 'duration: 2-3 weeks', 'courses/video': 'duration: 3 weeks' }
    expect(standing({ academy, bootcamp, ...courses }, '2025-01-01')).toMatchInlineSnapshot(`
      "content/academy.md:3  bootcampPromo, starts | This says 2025-08-12, but content/bootcamp.md:2 says 2025-08-18.
      content/academy.md:4  bootcampPromo, ends | This says 2025-09-07, but content/bootcamp.md:3 says 2025-09-06.
      content/academy.md:5  bootcampPromo, duration | This says 4 weeks, but content/bootcamp.md:4 says 3 weeks.
      content/academy.md:6  bootcampPromo, feeFrom | This says 50000, but content/bootcamp.md:5 says 100000.
      content/bootcamp.md:6  disciplineDuration | This says 3 weeks, but content/courses/directing.md:2 says 2-3 weeks."
    `)
    expect(standing({ academy: promo('2025-08-18', '2025-09-06', '3 weeks', 100_000), bootcamp }, '2025-01-01')).toBe('')
  })

  it('past days, from the next day on', () => {
    const dates = [
      'start: 2025-07-05T16:00+01:00\nstatus: on sale',
      'start: 2025-07-05\nstatus: completed',
      'start: 2025-07-01\nend: 2025-07-05\nstatus: scheduled',
      'start: 2025-07-01\nstatus: postponed\nnewDate: 2025-07-05',
    ]
    const files = {
      'tickets/sankara': `dates:\n${dates.map(date).join('')}`,
      academy: 'upcoming:\n  - starts: 2025-07-05\n    status: Accepting Applications\n  - starts: 2025-07-05\n    status: Coming Soon',
      bootcamp: 'deadline: 2025-07-05',
    }
    expect(standing(files, '2025-07-05')).toBe('')
    expect(standing(files, '2025-07-06')).toMatchInlineSnapshot(`
      "content/academy.md:3  upcoming, item 1, starts | 2025-07-05 has passed, but the site still invites people to apply or to register.
      content/bootcamp.md:2  deadline | 2025-07-05 has passed, but the site still invites people to apply or to register.
      content/tickets/sankara.md:4  dates, item 1, status | 2025-07-05 has passed, but this date is still “on sale”.
      content/tickets/sankara.md:9  dates, item 3, status | 2025-07-05 has passed, but this date is still “scheduled”.
      content/tickets/sankara.md:11  dates, item 4, status | 2025-07-05 has passed, but this date is still “postponed”."
    `)
  })

  it('a postponed run, once the last of its new days has passed', () => {
    const run = date('start: 2025-07-01T16:00+01:00\nend: 2025-07-03\nstatus: postponed\nnewDate: 2025-08-04')
    const on = (today: string) => standing({ 'tickets/sankara': `dates:\n${run}` }, today)
    expect(on('2025-08-06')).toBe('')
    expect(on('2025-08-07')).toContain('2025-08-06 has passed, but this date is still “postponed”.')
  })

  it('placeholders: reserved hosts and phone numbers of zeros', () => {
    const documents = load(
      { company: 'email: hello@gangan.example', 'news/a': 'seller: https://tickets.gangan.example/sankara' },
      { 'news/a': 'Write to us@gangan.example or +234 800 000 0000, or see https://example.com.' },
    )
    expect(formatShort(findStandingWarnings(documents, '2025-01-01').flatMap(({ notes }) => notes))).toContain(
      'content/news/a.md:2  seller | https://tickets.gangan.example/sankara is a placeholder. Replace it by the real one.\ncontent/news/a.md:5 | ',
    )
    expect(listPlaceholders(documents).map(({ document, path, text }) => [document.id, path.join('.'), text])).toEqual([
      ['company', 'email', 'hello@gangan.example'],
      ['a', 'seller', 'https://tickets.gangan.example'],
      ['a', '', 'us@gangan.example'],
      ['a', '', '+234 800 000 0000'],
    ])
  })
})

/** The warnings for the text of one play, by their lines in its file. */
const wording = (fields: string, body?: string) =>
  formatShort(findWarnings(loadWith({ [PLAY]: playFile(fields, body) }).documents, '2025-01-01')).replaceAll(`${PLAY}:`, '')

const sentenceOf = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('a warning about wording', () => {
  it('is a sentence of more than 35 words, in a field and in the text', () => {
    const long = 'This sentence has 36 words: “word0 word1 word2 word3 word4 word5 word6 word7…” Make two of it, or three.'
    expect(wording(`note: ${sentenceOf(36)}.`, `Short.\n\n${sentenceOf(20)}\n${sentenceOf(16)}. Short.`)).toBe(
      `5  note | ${long}\n10 | ${long}`,
    )
    expect(wording(`note: ${sentenceOf(35)}. ${sentenceOf(35)}!`, `${sentenceOf(35)}.\n\n- ${sentenceOf(30)}\n- ${sentenceOf(30)}\n`)).toBe(
      '',
    )
  })

  it('is a link that does not say where it leads', () => {
    const empty = 'says nothing of where this link leads. Write the name of what is there.'
    expect(wording('note: For tickets [click here](/tickets).', '[Read more](https://a.example), or [**here**](/news).')).toBe(
      [
        `5  note | “[click here](/tickets)” ${empty}`,
        `8 | “[Read more](https://a.example)” ${empty}`,
        `8 | “[**here**](/news)” ${empty}`,
      ].join('\n'),
    )
    expect(wording('note: See [all tickets](/tickets), or [here is the hall](/contact).')).toBe('')
  })

  it('is a word in Yoruba without its mark, unless it is a name, or has tone marks alone and is never marked', () => {
    const advice = 'Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba.'
    expect(wording('note: Ọlá and Ṣadé wear :yo[aṣọ òkè], at [the hall](https://a.example/àṣà).', 'Àlọ́ is told by night.')).toBe('')
    expect(wording('note: She tells an àlọ́ and ends with ẹ kú ilé.')).toBe(`5  note | “àlọ́” looks like Yoruba. ${advice}`)
    expect(wording('note: They played jùjú at a café.', 'Dance to :yo[jùjú].')).toBe(`5  note | “jùjú” looks like Yoruba. ${advice}`)
    expect(wording('note: They played jùjú.')).toBe('')
  })

  it('is Yoruba in a headline without “language: Yoruba”, and nothing in one with it', () => {
    const title = 'title: Ìlù ń sọ̀rọ̀ ọ̀tọ̀\nexcerpt: Ẹ wá gbọ́ ìtàn náà.'
    const advice = 'If the headline is in Yoruba, write language: Yoruba among the fields.'
    expect(warnings({ 'news/ilu': title })).toBe(
      `content/news/ilu.md:2  title | “sọ̀rọ̀” looks like Yoruba. ${advice}\ncontent/news/ilu.md:3  excerpt | “gbọ́” looks like Yoruba. ${advice}`,
    )
    expect(warnings({ 'news/ilu': `${title}\nlanguage: Yoruba` })).toBe('')
  })

  it('is alternative text that a screen reader says anyway, the name of the file, no full stop, or too many sentences', () => {
    const alt = (text: string) => wording(`image:\n  src: ./the-poster.svg\n  alt: "${text}"`)
    expectMessages(alt, {
      'Photo of a drum.': '7  image, alt | “Photo of” is said by the screen reader already. Begin with what is seen.',
      'An image of two women.': '7  image, alt | “An image of” is said by the screen reader already. Begin with what is seen.',
      'A picture book lies open.': '',
      'Poster.': '7  image, alt | “Poster.” is the name of a file. Say what is seen.',
      'Two women laugh':
        '7  image, alt | “laugh” ends the alternative text, and screen readers read on as if it were one sentence. End it with a full stop.',
      'Who laughs? “Two women!”': '',
      'A man stands. He sings. He goes.':
        '7  image, alt | “He goes.” is one sentence too many for an alternative text. Two are enough: nobody can skip within it.',
      'A man stands. He sings.': '',
      'The last rehearsal."\n  caption: "The last rehearsal':
        '7  image, alt | The alternative text repeats the caption, so screen readers say it twice. Describe what the picture shows instead.',
      'Two women laugh at the last rehearsal."\n  caption: "The last rehearsal': '',
    })
  })

  it('is a character that the fonts lack', () => {
    const { documents } = loadWith({ [PLAY]: playFile('note: A star ★ and another ★', 'Ẹ kú ilé, ₦5,000, Ìbàdàn.\n\n演 begins.') })
    const lacks = (sign: string) =>
      `The fonts of this site have no ${sign}: each device shows it in a font of its own, or as an empty box. Write it in other words.`
    expect(formatShort(findMissingGlyphs(documents))).toBe(
      `${PLAY}:5  note | ${lacks('“★” (U+2605)')}\n${PLAY}:10 | ${lacks('“演” (U+6F14)')}`,
    )
  })

  it('is a letter that only the font of headings lacks, in a title or a heading', () => {
    const lacks = 'The font of headings has no “ɗ” (U+0257)'
    const { documents } = loadWith({
      'content/people/adunni-balogun.md': '---\nname: Adùnní ɗ\n---\n\nShe writes ɗ.\n',
      [PLAY]: playFile('note: A ɗ', 'Here is a ɗ.\n\n## And ɗ'),
    })
    expect(findMissingGlyphs(documents).map(({ file, line, message }) => `${file}:${line} ${message.split(':')[0]}`)).toEqual([
      `content/people/adunni-balogun.md:2 ${lacks}`,
      `${PLAY}:10 ${lacks}`,
    ])
  })
})
