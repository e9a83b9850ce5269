import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEdition } from '../../scripts/content/createEdition.ts'
import { createNewFile } from '../../scripts/content/createNewFile.ts'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { FILE_KINDS } from '../../src/content/kinds.ts'
import { copyFixtureContent, editFile, formatShort, runScript } from './contentFolder.ts'

const TODAY = '2025-06-16'
const PERSON = 'content/people/the-drum-of-ife.md'

/** Runs `npm run content:new -- …` in another folder. */
const run = (cwd: string, ...args: string[]) => runScript(cwd, 'scripts/content-new.ts', args, { SITE_NOW: TODAY })

describe('a new file', { timeout: 120_000 }, () => {
  let root: string
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const inspect = () => inspectContent(root, `${TODAY}T12:00+01:00`)

  beforeAll(() => {
    root = copyFixtureContent()
  })

  it('of every kind is valid, and a draft', async () => {
    for (const kind of Object.keys(FILE_KINDS)) {
      const { file, pictures } = createNewFile(root, kind, 'The Drùm of Ifẹ̀', TODAY)
      for (const written of [file, ...pictures]) expect(existsSync(path.join(root, written)), written).toBe(true)
    }
    const { problems, unfinished, drafts } = await inspect()
    expect([...problems, ...unfinished]).toEqual([])
    expect(drafts).toHaveLength(Object.keys(FILE_KINDS).length)
  })

  it('explains every field, and has optional ones commented out', async () => {
    await expect(read('content/tickets/the-drum-of-ife.md')).toMatchFileSnapshot('__snapshots__/new-ticketed-event.md')
    await expect(read('content/productions/the-drum-of-ife/index.md')).toMatchFileSnapshot('__snapshots__/new-production.md')
  })

  it('cannot be published with its examples and placeholder pictures', async () => {
    editFile(root, PERSON, 'draft: true\n', '')
    const { problems } = await inspect()
    expect(formatShort(problems)).toMatchInlineSnapshot(`
      "content/people/the-drum-of-ife.md:23  summary | Words after ✎ are an example. Put your own in their place, without ✎, or make the file a draft again.
      content/people/the-drum-of-ife.md:41 | Words after ✎ are an example. Put your own in their place, without ✎, or make the file a draft again."
    `)
  })

  it('cannot be published with the example of a price, link, place or time', async () => {
    const file = 'content/tickets/the-drum-of-ife.md'
    editFile(root, file, 'draft: true\n', '')
    editFile(root, file, /✎ /g, 'Our ')
    const { problems } = await inspect()
    const lines = read(file).split('\n')
    const marked = problems
      .filter(({ message }) => message.startsWith('This value is an example'))
      .map(({ line }) => lines[line - 1]?.trim())
    expect(marked).toMatchInlineSnapshot(`
      [
        "category: Theatre # ✎",
        "detailsLink: /productions/sankara # ✎",
        "- id: lagos-matinee # ✎",
        "venue: bodija-studio # ✎",
        "start: 2025-06-16T15:00+01:00 # ✎",
        "status: scheduled # ✎",
        "ticketLink: https://tickets.example/{slug}/sankara # ✎",
        "price: 15000 # ✎",
      ]
    `)
    rmSync(path.join(root, file))
  })

  it('cannot be published with its example texts when only the placeholder marks are removed', async () => {
    editFile(root, PERSON, /✎ /g, '')
    const { problems } = await inspect()
    expect(formatShort(problems)).toMatchInlineSnapshot(`
      "content/people/the-drum-of-ife.md:23  summary | “A director who begins with the drum.” is the example that a new file comes with. Put your own words in its place, or make the file a draft again.
      content/people/the-drum-of-ife.md:41 | “The text stands here: paragraphs with an empty line…” is the example that a new file comes with. Put your own words in its place, or make the file a draft again."
    `)
  })

  it('never overwrites an existing one', () => {
    const before = read('content/productions/sankara/index.md')
    expect(run(root, 'production', 'Sankara')).toMatchInlineSnapshot(`
      {
        "status": 1,
        "stderr": "content/productions/sankara/index.md is there already, and nothing was changed. Open it, or choose another title.
        For example: npm run content:new -- production "The Drum of Ifẹ̀"
      ",
        "stdout": "",
      }
    `)
    expect(read('content/productions/sankara/index.md')).toBe(before)
  })

  const KINDS =
    'These can be made: production, ticketed-event, venue, article, festival-event, programme, course, faculty-member, person, partner, role and festival-edition.'
  it.each([
    ['prodution', 'Macbeth', `There is no kind “prodution”. Did you mean “production”? ${KINDS}`],
    ['', '', `Say what it is, and what it is called. ${KINDS}`],
    ['role', ' ', 'What is the new role called? Write its title between quotation marks.'],
    ['role', '演劇', '“演劇” has no letter that a file name can contain. Give it a title with Latin letters.'],
  ])('needs a kind and a title, and says so with an example: “%s”, “%s”', (kind, title, message) => {
    const example = 'For example: npm run content:new -- production "The Drum of Ifẹ̀"'
    expect(() => createNewFile(root, kind, title, TODAY)).toThrow(`${message}\n  ${example}`)
  })

  it('prints its path and the next steps', () => {
    expect(run(root, 'article', 'A', 'drum', 'for', 'Ìbàdàn')).toMatchInlineSnapshot(`
      {
        "status": 0,
        "stderr": "",
        "stdout": "Written, as a draft that is not published: content/news/a-drum-for-ibadan.md
      With a placeholder for each picture, to be replaced: content/news/a-drum-for-ibadan.svg
      Fill it in, and view it with: npm run dev, and read its page under /news/a-drum-for-ibadan. When it is ready, remove the line “draft: true”.
      ",
      }
    `)
  })

  it('of the festival has the days that were asked for, and nothing of the last edition', async () => {
    const own = copyFixtureContent()
    const { file, kept } = createEdition(own, ['2027', '2027-12-27', '2027-12-29'], TODAY)
    const text = readFileSync(path.join(own, file), 'utf8')
    expect(text).not.toMatch(/2024|[Ff]ive days|[Kk]elanial|: 5000\b/)
    expect(text.match(/date: 2027-12-\d\d/g)).toEqual(['date: 2027-12-27', 'date: 2027-12-28', 'date: 2027-12-29'])
    expect(readFileSync(path.join(own, kept), 'utf8')).toContain('starts: 2024-12-25')
    // Nothing is published before every word is filled in.
    const { problems } = await inspectContent(own, `${TODAY}T12:00+01:00`)
    expect(problems.filter((problem) => problem.file === file).length).toBeGreaterThan(10)
    for (const days of [
      [],
      ['27'],
      ['2027', '2027-12-29', '2027-12-27'],
      ['2027', '2026-12-27', '2026-12-29'],
      ['2027', '2027-02-30', '2027-03-01'],
    ])
      expect(() => createEdition(own, days, TODAY)).toThrow('For example: npm run content:new -- festival-edition')
  })

  it('of the festival asks for the days that were not given, and says which is missing', () => {
    const own = copyFixtureContent()
    const answer = (input: string, ...days: string[]) =>
      runScript(own, 'scripts/content-new.ts', ['festival-edition', '2027', ...days], { SITE_NOW: TODAY }, input)
    expect(answer('')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The first day is missing, and nothing was written\.\n {2}For/),
    })
    expect(answer('2027-12-27\n')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The last day is missing/) })
    expect(answer('', '2027-12-27')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The last day is missing/) })
    expect(readFileSync(path.join(own, 'content/festival/festival.md'), 'utf8')).toContain('starts: 2024-12-25')
    expect(answer('2027-12-27\n2027-12-29\n').status).toBe(0)
    expect(readFileSync(path.join(own, 'content/festival/festival.md'), 'utf8')).toContain('starts: 2027-12-27')
  })

  it('of a faculty member refers to the person with the same name', () => {
    rmSync(path.join(root, 'content/academy/bootcamp/faculty/adunni-balogun.md'), { force: true })
    const { file } = createNewFile(root, 'faculty-member', 'Adùnní Balógun', TODAY)
    expect(read(file)).toContain('\nperson: adunni-balogun\n')
  })
})
