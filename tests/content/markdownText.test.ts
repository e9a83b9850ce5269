import { describe, expect, it } from 'vitest'
import { TOKENS as SITE_TOKENS } from '../../src/content/siteTokens.ts'
import { expectMessages, loadWith, messagesForFiles, messagesForPlay, messagesForText, PLAY, playFile, VALID } from './contentFolder.ts'

const TOKENS = { collection: 'company', fields: { company: 'name', email: 'email' }, runtimeTokens: { people: { topic: 'a topic' } } }
const routes = ['/', '/about', '/contact', '/productions', '/productions/sankara']
const body = (text: string) => messagesForPlay('', text, { tokens: TOKENS, listAddresses: () => routes })

const HTML = 'Use Markdown, such as *emphasis* or **strong**, or a backslash before < to show it.'

describe('a text', () => {
  it('may not hold HTML, addresses that could run code, marks that are not read, or a skipped heading', () => {
    expectMessages(messagesForText, {
      'One line.\n\n## A heading\n\nSome <b>bold</b> words.\n\n<script>alert(1)</script>': [
        `11 | HTML is not read in content. Found “<b>”. ${HTML}`,
        `13 | HTML is not read in content. Found “<script>alert(1)</script>”. ${HTML}`,
      ],
      '[a](javascript:alert(1)) [c](data:text/html,x) [d](http://a.example)\n\n[e]: vbscript:x\n\n[f](//a.example) ![g](./a.png)': [
        `7 | A link may not begin with “javascript:”. Found “javascript:alert(1)”.`,
        `7 | A link may not begin with “data:”. Found “data:text/html,x”.`,
        `7 | A link must begin with https://, which keeps readers safe. Found “http://a.example”. | For example: [d](https://a.example)`,
        `9 | A link may not begin with “vbscript:”. Found “vbscript:x”.`,
        `11 | A link is a page of this site, beginning with /, or a whole address that begins with https://, mailto: or tel:. Found “//a.example”.`,
        '11 | Pictures do not belong in the text. They have fields of their own between the --- lines, with their alternative text.',
      ],
      'x:y[z]\n\n:::note\nx\n:::\n\n::leaf\n\n- [ ] box\n\nfoot[^1]\n\n[^1]: note': [
        '7 | Only :yo[…] marks words, for Yoruba. Found “:y[z]”.',
        '9 | A line may not begin with three colons.',
        '13 | A line may not begin with two colons.',
        '15 | A list item may not begin with a box to tick. | For example: - box',
        '17 | Footnotes are not used on this site. Put the words into the sentence.',
        '19 | Footnotes are not used on this site. Put the words into the sentence.',
      ],
      'At 3:30 PM:sharp, :yo[àṣà] and 10:a. Write to a@b.example, or https://a.example.': '',
    })
  })

  it('may not skip a heading level', () => {
    expectMessages(body, {
      '#### Deep\n\nText.': '7 | The first heading of a text has two number signs, and this one has 4. | For example: ## Deep',
      '## One\n\nText.\n\n# Big':
        '11 | A heading with one number sign is the title of a whole page, which the page has already. Write two. | For example: ## Big',
      '## One\n\nText.\n\n#### Two':
        '11 | This heading has 4 number signs, and the one above has 2. Go down one step at a time. | For example: ### Two',
      '## One\n\nText.\n\n### Two\n\n#### Three\n\n## Four\n\nText.': '',
    })
  })

  it('may not become a code block, a list or a heading by accident', () => {
    const code =
      'This text begins so far in that it would be shown as program code. Begin it with its neighbours, without spaces before it.'
    const heading = (text: string) =>
      `The dashes or equals signs under “${text}” would turn this text into a heading. Put an empty line above them, or take them out.`
    expectMessages(body, {
      'One.\n\n    Two.': `9 | ${code}`,
      'One.\n---\n\nTwo.\n===': [`7 | ${heading('One.')}`, `10 | ${heading('Two.')}`],
      '2016. That was it.\n\n+ 234 800': [
        '7 | “2016. That was it.” is read as a list. Put a backslash before the full stop to show it as it is. | For example: 2016\\. That was it.',
        '9 | “+ 234 800” is read as a list. Put a backslash before its first sign to show it as it is. | For example: \\+ 234 800',
      ],
      '2016\\. That\n\n10. One\n\n+ One.\n\n---\n\nTwo,\n    and three.\n\n- Four\n\n  Five\n\n```\nSix\n```': '',
    })
  })

  it('of a field is checked on all its lines', () => {
    expectMessages(messagesForPlay, {
      'note: |\n  One line.\n\n  Two [lines](javascript:x).\n\n  Three <i>lines</i>.\nfeatured: true': [
        `8  note | A link may not begin with “javascript:”. Found “javascript:x”.`,
        `10  note | HTML is not read in content. Found “<i>”. ${HTML}`,
      ],
      'short: A play\nnote: >-\n  One line\n  and [a second](javascript:x)\n  and a third.': `8  note | A link may not begin with “javascript:”. Found “javascript:x”.`,
    })
  })

  it('is limited to one paragraph in most fields', () => {
    const summary = (text: string) =>
      messagesForFiles({ [PLAY]: playFile('').replace('A captain and a guitar.', text) }).replaceAll(`${PLAY}:`, '')
    expectMessages(summary, {
      '2024. A captain.':
        '3  summary | This field holds one paragraph, and “2024. A captain.” is read as a list. Put a backslash before the full stop to show it as it is.',
      '|\n  One.\n\n  Two.': '6  summary | This field holds one paragraph. Take out the empty line.',
      '"- One"':
        '3  summary | This field holds one paragraph, and “- One” is read as a list. Put a backslash before its first sign to show it as it is.',
      'A *captain* and :yo[àṣà].': '',
    })
  })

  it('is required or refused, depending on the collection', () => {
    expect(messagesForFiles({ 'content/people/adunni-balogun.md': '---\nname: Adùnní\n---\n\n' })).toBe(
      'content/people/adunni-balogun.md:4 | The text under the second --- line is missing.',
    )
    expect(messagesForFiles({ 'content/company.md': `${VALID['content/company.md']}\nA stray line.\n` })).toBe(
      'content/company.md:7 | Nothing would show a text under the second --- line of this file. Every word has a field.',
    )
  })
})

describe('misspelt markup', () => {
  const literally = (line: number, markup: string, problem: string, example = '') =>
    `${line} | “${markup}” would be printed literally${problem}${example && ` | For example: ${example}`}`

  it('of a link is reported', () => {
    const space = ': an address holds no space. In one of another site, write %20 for it.'
    const round = '. Write the words of a link between square brackets, and its address between round ones.'
    const bracket =
      ': this link lacks a bracket, or has one too many. Write its words between square brackets, and its address between round ones.'
    const wrong = ': its brackets are the wrong way round. Square ones hold the words, round ones the address.'
    expectMessages(body, {
      'One [a](https://a.example/a b) and [b](/about us).': [
        literally(7, '[a](https://a.example/a b)', space),
        literally(7, '[b](/about us)', space),
      ],
      'One [x][y] and [z][].': [literally(7, '[x][y]', round), literally(7, '[z][]', round)],
      'Our (contact)[/contact] page.': literally(7, '(contact)[/contact]', wrong, '[contact](/contact)'),
      'See [all] (/contact).': literally(7, '[all] (/contact)', ': a link has no space between its brackets.', '[all](/contact)'),
      'See [all](/contact.': literally(7, '[all](/contact.', bracket),
      '[Tickets](/tickets': literally(7, '[Tickets](/tickets', bracket),
      'Buy [the\ntickets](tickets.html, now (or later).': literally(7, '[the tickets](tickets.html,', bracket),
      'Buy [seats [in row A]](#seats and come': literally(7, '](#seats', bracket),
      'Buy seats](/tickets) now, [here](/a (b) c).': [literally(7, 'seats](/tickets)', bracket), literally(7, '[here](/a', bracket)],
      'Our [tickets page(/tickets) and [the\ntickets(https://a.example/b).': [
        literally(7, '[tickets page(/tickets)', bracket),
        literally(7, '[the tickets(https://a.example/b)', bracket),
      ],
      'Our [tickets page]/tickets now': literally(7, '[tickets page]/tickets', bracket),
      '[Our tickets page]/tickets) and [seats]https://a.example/b).': [
        literally(7, '[Our tickets page]/tickets)', bracket),
        literally(7, '[seats]https://a.example/b)', bracket),
      ],
      'As [he]/she and/[or] they said, [more (/about)], [our page] at (/about).': '',
      '[a](/about), [b][c], <https://a.example>, https://b.example and \\[d](e f).\n\n[c]: https://c.example': '',
      'He said (as [we](/about) know) [sic] (in 2019) that `[x][y]` and `](` are code, [see [us]](/about), \\[a\\](/b, c\\](/d).': '',
    })
  })

  it('of Yoruba, bold text, headings, lists and tables is reported', () => {
    const yoruba = ': the Yoruba word stands between two brackets right behind :yo, without a space.'
    const stars = '. Put two stars before and after strong words, with no space between star and word.'
    const star = '. Put one star before and one after emphasised words, or a backslash before a star that is meant.'
    const item = ': an item of a list begins with a dash and a space, after an empty line.'
    const row = ': a table begins with a row of names and a row of dashes, each between upright lines, after an empty line.'
    expectMessages(body, {
      'An :yo[àṣà of ours.\n\nAn :yo [àṣà] of ours.\n\nAn :yo[] of ours.': [
        literally(7, ':yo[àṣà of ours.', yoruba),
        literally(9, ':yo [àṣà]', yoruba, ':yo[àṣà]'),
        literally(11, ':yo[]', yoruba),
      ],
      'An yo[àṣà] of ours.': literally(7, 'yo[àṣà]', yoruba, ':yo[àṣà]'),
      '“Are yo[u] there, yo[ur] majesty, yo[sic]?” At 3:30, :yo[àṣà], say: yo! And a note:this :yo end. #1 of ten, #hashtag': '',
      'A **strong word.\n\nA ** loose ** one.': [literally(7, '**strong word.', stars), literally(9, '**', stars)],
      'Come. *Bring someone.\n\n(*Bring anyone.': [literally(7, '*Bring someone.', star), literally(9, '*Bring anyone.', star)],
      'From ₦5,000*, or 5 * 3.\n\n*Students alone. \\*Bring someone.': '',
      'A **strong** word, a *soft* one, ***both***, 2 \\*\\* 3, a * b.\n\n***': '',
      '##Two\n\nText.\n\n### Three': literally(7, '##Two', ': a heading has a space after its number signs.', '## Two'),
      '– a drum\n– a stick\n-a bell\n\nA – drum\n\n– one\n\n-5': [
        literally(7, '– a drum', item, '- a drum'),
        literally(8, '– a stick', item, '- a stick'),
        literally(9, '-a bell', item, '- a bell'),
      ],
      'She brings:\n\n• a drum\n• a stick': [literally(9, '• a drum', item, '- a drum'), literally(10, '• a stick', item, '- a stick')],
      'Hours:\n\n| Day | Hour |\n| Monday | 9:00 AM |': [literally(9, '| Day | Hour |', row), literally(10, '| Monday | 9:00 AM |', row)],
      '| Day | Hour |\n| --- | --- |\n| Monday | 9:00 AM |\n\n- a drum\n- a stick': '',
    })
  })

  it.each([
    ...['A <b>x</b>', ':yo[àṣà]', '[x](/)', '[x][y]', '(us)[/about]', '*Sankara* returns', '_Sankara_ returns', '`Sankara`', '• Sankara'],
    ...['# Sankara', '| a | b |', '[Sankara] (/tickets)', '[Tickets](/tickets', '[Tickets](tickets', 'Tickets](/tickets)'],
    ...['[Tickets(/tickets)', 'yo[àṣà]'],
  ])('is refused in a plain text field: %s', (markup) => {
    expect(messagesForPlay(`themes:\n  - '${markup}'`)).toContain('would be shown literally. Write the words without markup.')
  })

  it('of a link is quoted whole from a plain text field', () => {
    expect(messagesForPlay("themes:\n  - 'See [all tickets](/tickets now'")).toContain('“[all tickets](/tickets now” would be')
  })

  it.each(['5 * 3 is 15', 'snake_case_word', '-5 degrees', 'Doors: 3 | 4', 'A+ for *', 'One * two', 'A man [sic] (2019)', 'See [1], (2)'])(
    'is not found in %s',
    (text) => {
      expect(messagesForPlay(`themes:\n  - '${text}'`)).toBe('')
    },
  )
})

describe('a token', () => {
  it('is replaced in fields and text, unless the page replaces it', () => {
    const files = {
      [PLAY]: playFile('short: "{company}"\nseller: https://x.example/{company}', 'Write to {email}.'),
      'content/people/adunni-balogun.md': '---\nname: On {topic}\n---\n\nShe.\n',
    }
    const { entries, problems } = loadWith(files, { tokens: TOKENS })
    expect(problems).toEqual([])
    expect(entries.plays?.[0]).toMatchObject({
      short: 'Gángan',
      seller: 'https://x.example/Gángan',
      body: 'Write to hello@gangan.example.',
    })
    expect(entries.people?.[0]?.name).toBe('On {topic}')
  })

  it('must be known, and one word in one pair of braces', () => {
    const literally = (token: string) =>
      `7 | “${token}” would be shown literally: a token is one word between one pair of braces, without spaces.`
    expectMessages(body, {
      'By {compny} and {phone}.': [
        '7 | {compny} is not a known token. Did you mean {company}?',
        '7 | {phone} is not a known token. These are known: {company} and {email}.',
      ],
      'By { company }, {{company}}, {company and {}.': [
        `${literally('{ company }')} Did you mean {company}?`,
        `${literally('{{company}}')} Did you mean {company}?`,
        `${literally('{company and')} Did you mean {company}?`,
        `${literally('{}')} These are known: {company} and {email}.`,
      ],
    })
  })

  it('may be computed from fields of its file, and is unknown in other files', () => {
    const compute = ({ name }: Readonly<Record<string, unknown>>) => `${name}`.split(' ')[0]
    const own = { people: { called: { about: 'the first name', compute } } }
    const tokens = { ...TOKENS, own }
    const person = '---\nname: Adùnní Balógun\n---\n\nThey call her {called}.\n'
    const { entries } = loadWith({ 'content/people/adunni-balogun.md': person }, { tokens })
    expect(entries.people?.[0]?.body.trim()).toBe('They call her Adùnní.')
    expect(messagesForPlay('', 'For {called}.', { tokens })).toContain('{called} is not a known token.')
  })

  it.each([
    ['festival', 'dates', { starts: '2024-12-25', ends: '2024-12-29' }, 'December 25 to 29, 2024'],
    ['festival', 'dates', { starts: '2024-12-25' }, undefined],
    ['festival', 'dates', { starts: '2024-02-30', ends: '2024-03-01' }, undefined],
    ['festival', 'hours', { opens: '10:00', closes: '22:00' }, '10:00 AM to 10:00 PM'],
    ['festival', 'hours', { opens: '25:00', closes: '22:00' }, undefined],
    ['festival', 'lowestPrice', { passes: [{ price: 15000 }, { price: 5000 }, { name: 'Not priced' }] }, '₦5,000'],
    ['festival', 'lowestPrice', { passes: 'none' }, undefined],
    ['workshop', 'fee', { fee: 5000 }, '₦5,000'],
    ['workshop', 'fee', { fee: 'free' }, undefined],
    ['programmes', 'Days', { starts: '2025-07-10', ends: '2025-07-14' }, 'Five'],
    ['bootcamp', 'weeks', { starts: '2025-08-18', ends: '2025-09-06' }, 'three'],
    [
      'tickets',
      'dates',
      { dates: [{ start: '2025-05-17T15:00+01:00' }, { start: '2025-05-31' }, { start: '2025-06-01' }] },
      'May 17, May 31 and June 1, 2025',
    ],
    ['tickets', 'dates', { dates: [{ start: '2025-08-10', end: '2025-08-15' }] }, 'August 10 to 15, 2025'],
    ['tickets', 'hours', { dates: [{ start: '2025-07-05T16:00+01:00' }, { start: '2025-07-06T16:00+01:00' }] }, '4:00 PM'],
    ['tickets', 'hours', { dates: [{ start: '2025-07-05T16:00+01:00' }, { start: '2025-07-06T17:00+01:00' }] }, '4:00 PM and 5:00 PM'],
    ['company', 'deleteAfter', { privacy: { deleteAfterDays: 365 } }, '365 days'],
    ['careers', 'Roles', {}, 'Ten'],
    ['bootcamp', 'faculty', {}, 'ten'],
  ])('of %s.md: {%s} for %j', (collection, token, data, value) => {
    expect(SITE_TOKENS.own?.[collection]?.[token]?.compute(data, { of: () => Array(10).fill({}) } as never, '')).toBe(value)
  })
})

describe('a link', () => {
  it('must lead to an existing page, by the page’s address and not its file', () => {
    const fields = 'link:\n  text: See it\n  href: /productions/sankarra\nnote: See [us](/abuot).'
    const text =
      'See [all](/nowhere-at-all), [x](/contact.html), [y](/about/), [s](/production/sankara), [i](/productions/sankara/index.html) and [z](/productions/macbeth).'
    const gap =
      'If it is gone, take the link out and list the page under retired in company.md; if it is still to come, list it under knownGaps there.'
    expect(messagesForPlay(fields, text, { listAddresses: () => routes }).split('\n')).toEqual([
      '7  link, href | There is no page /productions/sankarra. Did you mean /productions/sankara? | For example: href: /productions/sankara',
      '8  note | There is no page /abuot. Did you mean /about? | For example: [us](/about)',
      `11 | There is no page /nowhere-at-all. ${gap}`,
      '11 | There is no page /contact.html. Did you mean /contact? | For example: [x](/contact)',
      '11 | There is no page /about/. Did you mean /about? | For example: [y](/about)',
      '11 | There is no page /production/sankara. Did you mean /productions/sankara? | For example: [s](/productions/sankara)',
      '11 | There is no page /productions/sankara/index.html. Did you mean /productions/sankara? | For example: [i](/productions/sankara)',
      `11 | There is no page /productions/macbeth. ${gap}`,
    ])
  })

  it('must have text and a valid address', () => {
    const wordless = `7 | This link has no words, so nobody can see it and screen readers cannot announce it. Write them between the square brackets.`
    expectMessages(body, {
      'Write to us [](/contact) or [ ](https://a.example).': [wordless, wordless],
      'See www.a.example or [mail](mailto:hello) or [call](tel:call).': [
        '7 | An address in a text must begin with https://. Found “www.a.example”. | For example: [www.a.example](https://www.a.example)',
        '7 | A whole email address must follow mailto:. Found “mailto:hello”.',
        '7 | Only + and digits may follow tel:. Found “tel:call”.',
      ],
      '[mail](hello@a.example)':
        '7 | The address of an email begins with mailto:. Found “hello@a.example”. | For example: [mail](mailto:hello@a.example)',
      '[mail](mailto:{email}) [call](tel:+2348000000000) [a](/?x=1) [b](/about#team) [c](https://b.example) [d](#top)': '',
    })
  })
})
