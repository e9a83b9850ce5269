import { describe, expect, it } from 'vitest'
import { formatInspection } from '../../scripts/content/formatInspection.ts'
import { checkCompanyName, checkOwnAddress, checkSiteAddress } from '../../src/content/companyRules.ts'
import { checkStatusText } from '../../src/content/eventRules.ts'
import type { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { checkUnfinished } from '../../src/content/unfinishedRules.ts'
import {
  expectMessages,
  formatShort,
  loadLoose,
  messagesForFiles,
  messagesForPlay,
  messagesForText,
  PLAY,
  playFile,
} from './contentFolder.ts'

const COMPANY_RULES = [checkSiteAddress, checkCompanyName, checkOwnAddress]

/** The errors that the given rules alone report in some files. */
function messages(files: Record<string, string>, rules: Parameters<typeof loadContent>[0]['rules'] = []) {
  const paths = { company: 'company.md', tickets: 'tickets/*.md', news: 'news/*.md' }
  return formatShort(loadLoose(paths, { company: 'name: Ìlù\nslug: ilu', ...files }, { rules }).problems)
}

describe('an error is reported for', () => {
  it('an address of the site with a slash or a path at its end', () => {
    const company = (url: string) => messages({ company: `name: Ìlù\nslug: ilu\nurl: ${url}` }, COMPANY_RULES)
    expect(company('https://www.ilu.example')).toBe('')
    expect(company('https://www.ilu.example/')).toMatchInlineSnapshot(
      `"content/company.md:4  url | The address of the site ends with its host: the addresses of pages, such as /about, are put right behind it. Found “https://www.ilu.example/”. | For example: url: https://www.ilu.example"`,
    )
    expect(company('https://www.ilu.example/home')).toContain('url: https://www.ilu.example')
  })

  it('the full address of the site in a link', () => {
    const company = 'name: Ìlù\nslug: ilu\nurl: https://www.drum.example'
    const article = (text: string) => messages({ company, 'news/a': `---\ntitle: A\n---\n\n${text}\n` }, COMPANY_RULES)
    expect(article('See [tickets](/tickets), or [maps](https://maps.drum.example/a) and https://www.drum.example.org/a.')).toBe('')
    expect(article('Hello.\n\nSee [tickets](https://drum.example/tickets#prices).')).toMatchInlineSnapshot(
      `"content/news/a.md:7 | “https://drum.example/tickets#prices” is a page of this site. Write its address without the host: /tickets#prices"`,
    )
    expect(messages({ company, 'news/a': 'link: https://www.drum.example' }, COMPANY_RULES)).toContain(
      'Write its address without the host: /',
    )
  })

  it('a status text that contradicts the status', () => {
    const event = (status: string, text: string) =>
      messages({ 'tickets/a': `dates:\n  - status: ${status}\n    statusText: ${text}` }, [checkStatusText])
    for (const [status, text] of [
      ['completed', 'Show Completed'],
      ['on sale', 'Few seats left'],
      ['sold out', 'Sold out, thank you'],
      ['scheduled', 'Free entry'],
    ] as const)
      expect(event(status, text), text).toBe('')
    expect(event('on sale', 'Show Completed')).toMatchInlineSnapshot(
      `"content/tickets/a.md:4  dates, item 1, statusText | Visitors would read “Show Completed” for a date that is “on sale”. Change the status, or take this line out. | For example: status: completed"`,
    )
    expect(event('completed', 'Sold Out')).toContain('For example: status: sold out')
  })

  it('placeholder text such as TODO', () => {
    const article = (text: string, draft = '') =>
      messages({ 'news/a': `---\n${draft}title: A\nvenue: ${text}\n---\n\nFine.\n\n${text}\n` }, [checkUnfinished])
    expect(article('Todo List, an essay. Really??')).toBe('')
    expect(article('TBC', 'draft: true\n')).toBe('')
    expect(article('The hall, TBC')).toMatchInlineSnapshot(`
      "content/news/a.md:3  venue | Visitors would read “TBC”. Write what belongs there, or “not yet confirmed” where a field allows it, or make the file a draft: draft: true.
      content/news/a.md:8 | Visitors would read “TBC”. Write what belongs there, or “not yet confirmed” where a field allows it, or make the file a draft: draft: true."
    `)
    for (const words of ['TODO', '???', 'Lorem ipsum dolor']) expect(article(`A ${words}`), words).toContain('Visitors would read')
  })

  it('Markdown in a field of plain words', () => {
    for (const words of [
      '*Sankara* returns',
      '_Sankara_ returns',
      '`Sankara`',
      '• Sankara',
      '# Sankara',
      '| a | b |',
      '[Sankara] (/tickets)',
    ])
      expect(messagesForPlay(`themes:\n  - '${words}'`), words).toContain('would be shown literally. Write the words without markup.')
    for (const words of ['5 * 3 is 15', 'snake_case_word', '-5 degrees', 'Doors: 3 | 4', 'A+ for *', 'One * two'])
      expect(messagesForPlay(`themes:\n  - '${words}'`), words).toBe('')
    expect(messagesForFiles({ [PLAY]: playFile('').replace('title: Sankara', "title: '*Sankara*'") })).toMatchInlineSnapshot(
      `"content/plays/sankara/index.md:2  title | This field holds plain words, and “*Sankara*” would be shown literally. Write the words without markup."`,
    )
  })

  it('bullets, links and tables that Markdown would not parse', () => {
    expectMessages(messagesForText, {
      'She brings:\n\n• a drum\n• a stick': [
        '9 | “• a drum” would be printed literally: an item of a list begins with a dash and a space, after an empty line. | For example: - a drum',
        '10 | “• a stick” would be printed literally: an item of a list begins with a dash and a space, after an empty line. | For example: - a stick',
      ],
      'See [all tickets] (/tickets).':
        '7 | “[all tickets] (/tickets)” would be printed literally: a link has no space between its brackets. | For example: [all tickets](/tickets)',
      'See [all tickets](/tickets.':
        '7 | “[all tickets](/tickets.” would be printed literally: the last bracket of this link is missing. | For example: [all tickets](/tickets)',
      'Hours:\n\n| Day | Hour |\n| Monday | 9:00 AM |': [
        '9 | “| Day | Hour |” would be printed literally: a table begins with a row of names and a row of dashes, each between upright lines, after an empty line. | For example:\n    | Day | Hour |\n    | --- | --- |\n    | Monday | 9:00 AM |',
        '10 | “| Monday | 9:00 AM |” would be printed literally: a table begins with a row of names and a row of dashes, each between upright lines, after an empty line. | For example:\n    | Day | Hour |\n    | --- | --- |\n    | Monday | 9:00 AM |',
      ],
      '| Day | Hour |\n| --- | --- |\n| Monday | 9:00 AM |\n\n- a drum\n- a stick': '',
    })
  })

  it('text above the first line of dashes', () => {
    const file = (text: string) => messagesForFiles({ [PLAY]: `${text}${playFile('')}` })
    expect(file('Sankara returns to Lagos.\n\n')).toMatchInlineSnapshot(`
      "content/plays/sankara/index.md:1 | “Sankara returns to Lagos.” is above the first line of three dashes. Move it below the second one, or remove it: a content file begins with that line. | For example:
          ---
          title: Sankara
          ---"
    `)
    expect(file('\n')).toContain('index.md:2 | There is an empty line above the first line of three dashes.')
  })
})

describe('the message for', () => {
  it('a line too far in or too far out is on that line', () => {
    const line = (fields: string) => /^(\d+)[^|]* \| ([^|]*\.)/.exec(messagesForPlay(fields))?.slice(1, 3).join(' ') ?? ''
    expect(messagesForPlay('dates:\n  - id: b\n    price: 1\n  - id: a\nfeatured: true')).not.toContain('too far')
    expectMessages(line, {
      'image:\n  src: ./a.svg\n   alt: A drum.':
        '7 This line begins 3 spaces in; the one above, “src”, begins 2 spaces in. What belongs together begins at the same place.',
      'image:\n   src: ./a.svg\n  alt: A drum.':
        '6 This line begins 3 spaces in; the one below, “alt”, begins 2 spaces in. What belongs together begins at the same place.',
      'dates:\n   - id: a\n     price: 1\n  - id: b\n    price: 2':
        '6 This line begins 3 spaces in; the one below, “id”, begins 2 spaces in. What belongs together begins at the same place.',
      'dates:\n  - id: a\n    price: 1\n     id: b':
        '8 This line begins 5 spaces in; the one above, “price”, begins 4 spaces in. What belongs together begins at the same place.',
      'link:\n  text: A\nhref: /a':
        '7 This line is not indented far enough: it belongs to “link” above. Indent it by two spaces more than “link”.',
      'dates:\n  - id: a\n    price: 1\n    premiere: 2025-01-01':
        '8 This line is indented too far: it does not belong to “dates”, but beside it. Begin it where “dates” begins.',
    })
  })

  it('a quotation at the beginning of a text keeps its marks in the example', () => {
    const example = (text: string) => /For example: (.*)/.exec(messagesForPlay(`note: ${text}`))?.[1]
    expect(example('"Bravo" says the critic')).toBe(`note: '"Bravo" says the critic'`)
    expect(example(`'Bravo', 'Encore' and more`)).toBe(`note: "'Bravo', 'Encore' and more"`)
    expect(example('"a "b" c"')).toBe(`note: 'a "b" c'`)
    expect(example('"never closed')).toBe('note: "never closed"')
  })

  it('a file in the wrong folder names the folder for its fields', () => {
    const person = '---\nname: Ngozi Eze\n---\n\nShe writes.\n'
    expect(messagesForFiles({ 'content/plays/ngozi-eze.md': person })).toMatchInlineSnapshot(
      `"content/plays/ngozi-eze.md:1 | No page reads this file: it belongs to no kind of content. Did you mean content/people/ngozi-eze.md?"`,
    )
    expect(messagesForFiles({ 'content/persons/macbeth/index.md': playFile('') })).toContain('Did you mean content/plays/macbeth/index.md?')
  })

  it('what git leaves of two versions names the lines', () => {
    const conflict = 'note: A\n<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> new-prices'
    expect(messagesForPlay(conflict)).toMatchInlineSnapshot(
      `"6 | Git could not join two versions of these lines, and left both, down to line 10. Keep the one that is right, and take out the other and the lines that begin with <<<<<<<, ======= and >>>>>>>."`,
    )
    expect(messagesForText('One.\n\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> b')).toContain('down to line 13')
  })

  it('a picture as phones save it says how to export it', () => {
    expect(messagesForPlay('image:\n  src: ./IMG_1234.HEIC\n  alt: A drum.')).toMatchInlineSnapshot(
      `"6  image, src | This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif. Found “./IMG_1234.HEIC”. No page can show a picture of the kind HEIC. Export it as JPEG, and name that file in the field. | For example: src: ./IMG_1234.jpg"`,
    )
    expect(messagesForFiles({ 'content/plays/sankara/img.heic': 'x' })).toMatchInlineSnapshot(
      `"content/plays/sankara/img.heic:1 | No page can show a picture of the kind HEIC. Export it as JPEG, and name that file in the field."`,
    )
  })
})

describe('the report', () => {
  const problem = { file: 'content/a.md', line: 1, field: '', message: 'Broken.' }
  const standing = [{ kind: ['placeholder', 'placeholders'] as [string, string], notes: [{ ...problem, message: 'Is a placeholder.' }] }]

  it('hides the notes for the owner while there is an error', () => {
    const said = { unfinished: [], warnings: [], standing }
    expect(formatInspection({ ...said, problems: [] }, []).notes).toContain('1 thing waits for the owner')
    expect(formatInspection({ ...said, problems: [] }).notes).toContain('Is a placeholder.')
    for (const changed of [[], ['content/a.md']])
      expect(formatInspection({ ...said, problems: [problem] }, changed)).toEqual({ notes: '', errors: formatProblems([problem]) })
  })
})
