import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPageFile } from '../../scripts/build/staging.ts'
import { copyProject } from '../copyProject.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { addNewFile } from './contentFolder.ts'
import { put } from './editedSite.ts'

/** A day before most events, so that edits of them can be seen in calendars. */
const DAY = '2025-06-15'
/** What a copy of the project needs so that the tests of tests/real-content run in it. */
const FOR_TESTS = ['a11y-reports', 'tests', 'vitest.config.ts', 'README.md', 'Containerfile', 'docs']

type Change = (text: string) => string | undefined
const copyOf = (file: string) => () => readFileSync(path.join(FIXTURE_PROJECT, 'content', file), 'utf8')
const deleted = () => undefined
const all =
  (...changes: readonly ((text: string) => string)[]): Change =>
  (text) =>
    changes.reduce((before, change) => change(before), text)

/** What `content:new` is asked for, as the docs say. Its files are filled in below. */
const NEW = {
  production: 'The Drum of Ifẹ̀',
  'ticketed-event': 'The Drum of Ifẹ̀',
  person: 'Yétúndé Ọláolú',
  programme: 'Puppetry Week',
  article: 'The drum has a new skin',
  role: 'Wardrobe Keeper',
}

let count = 0
/** Fills in a new file: own words in place of each example, which are numbered so that no two files say the same. */
const filled = (...changes: readonly ((text: string) => string)[]) =>
  all(...changes, (text) =>
    text
      .replace(/✎ (?:The text stands here|Two women hold).*/g, () => `A drummer lifts one hand from drum number ${++count}.`)
      .replaceAll('✎ ', 'Our ')
      .replace(/ *# ✎.*$/gm, '')
      .replace(/^draft: true\n/m, ''),
  )
const drawing = copyOf('productions/sankara/poster.svg')

/**
 * Edits that staff make in a season: the ten jobs of docs/editing.md, by its words alone, and others that once turned a test red. Each: the changed files, the texts that an address must then show,
 * and those that it must no longer show.
 */
const SEASON: Readonly<Record<string, [files: Record<string, Change>, shows: Record<string, string>, hides?: Record<string, string>]>> = {
  'publish an article': [
    { 'news/the-drum-has-a-new-skin.md': filled(), 'news/the-drum-has-a-new-skin.svg': copyOf('news/fest-2025.svg') },
    { '/news': 'The drum has a new skin', '/feed.xml': 'The drum has a new skin', '/sitemap.xml': '/news/the-drum-has-a-new-skin' },
  ],
  'make an article a draft': [
    { 'news/rehearsal-fund.md': put(/\n---\n/, '\ndraft: true\n---\n') },
    {},
    { '/news': 'rehearsal-fund', '/feed.xml': 'rehearsal-fund' },
  ],
  'open a role, and close another': [
    {
      'careers/roles/wardrobe-keeper.md': filled(put('{slug}/marketing-head', '{slug}/wardrobe-keeper')),
      'careers/roles/interns.md': deleted,
    },
    { '/careers': 'Wardrobe Keeper' },
    { '/careers': 'Interns' },
  ],
  'raise a price, postpone one performance and cancel the other': [
    {
      'tickets/sankara-revival.md': all(
        put(/price: 5000(?![\s\S]*price: 5000)/, 'price: 6000'),
        put(
          /(start: 2025-07-06\S+\n {4}status: )on sale/,
          'start: 2025-07-06T16:00+01:00\n    status: postponed\n    reason: The band is ill\n    newDate: 2025-07-13T16:00+01:00',
        ),
        put(/status: on sale/, 'status: cancelled\n    reason: The river has come into the hall'),
      ),
    },
    { '/tickets': 'The river has come into the hall', '/productions/sankara': '₦6,000', '/calendar/season.ics': '20250713T160000' },
    { '/calendar/season.ics': '20250706T160000' },
  ],
  'postpone a programme': [
    {
      'academy/programmes/storytelling-intensive.md': all(
        put('starts: 2025-05-15', 'starts: 2025-11-10'),
        put('ends: 2025-05-19', 'ends: 2025-11-14'),
        put('deadline: 2025-04-15', 'deadline: 2025-10-10'),
      ),
    },
    { '/academy/storytelling-intensive': 'November 10' },
  ],
  'remove an office, and fill in the real phone number': [
    { 'company.md': all(put(/ {2}- city: Ibadan\n(?: {4}.*\n)+/, ''), put('+234 800 000 0000', '+234 803 123 4567')) },
    { '/contact': '+234 803 123 4567' },
    { '/contact': '7 Àyándélé Close' },
  ],
  'add a production with its dates': [
    {
      'productions/the-drum-of-ife/index.md': filled(put(/^category: /m, 'ticketedEvent: the-drum-of-ife\ncategory: '), (text) =>
        text.replace(/✎ (?:Ngozi Eze|Káyọ̀dé Òṣúntókun)/g, 'Tunde Alao'),
      ),
      'productions/the-drum-of-ife/poster.svg': drawing,
      'tickets/the-drum-of-ife.md': filled(
        put('/productions/sankara', '/productions/the-drum-of-ife'),
        put('{slug}/sankara', '{slug}/the-drum-of-ife'),
        put('lagos-matinee', 'first-matinee'),
        put(/(?<=start: )2025-06-15/, '2025-09-20'),
      ),
      'tickets/the-drum-of-ife.svg': drawing,
    },
    { '/productions/the-drum-of-ife': 'September 20, 2025', '/productions': 'The Drum of Ifẹ̀', '/tickets': 'The Drum of Ifẹ̀' },
  ],
  'add somebody without a portrait to the team': [
    {
      'people/yetunde-olaolu.md': filled(),
      'pages/about/about.md': put(/^team:\n/m, 'team:\n  - person: yetunde-olaolu\n    role: Designer\n'),
    },
    { '/about': 'Yétúndé Ọláolú' },
  ],
  'add a programme': [
    {
      'academy/programmes/puppetry-week.md': filled(
        put(/(?<=^starts: ).*$/m, '2025-11-03'),
        put(/(?<=^ends: ).*$/m, '2025-11-07'),
        put('fee: 15000', 'fee: 90000'),
      ),
      'academy/programmes/puppetry-week.svg': drawing,
      'academy/programmes/puppetry-week-2.svg': drawing,
    },
    { '/academy/puppetry-week': '₦90,000', '/academy': 'Puppetry Week' },
  ],
  'begin a new edition of the festival': [
    {
      'festival/festival.md': all(
        put(/2024-12-/g, '2026-12-'),
        put(/^ends: .*$/m, 'ends: 2026-12-28'),
        put(/ {2}- id: day-5\n(?: {4}.*\n)+/, ''),
      ),
    },
    { '/festival': 'Day 4 - Dec 28' },
    { '/festival': '2024' },
  ],
  'retire a page': [
    {
      'productions/wizard-of-law/index.md': deleted,
      'company.md': put(
        /^retired:\n/m,
        'retired:\n  - path: /productions/wizard-of-law\n    title: The Wizard of Law\n    text: This play has left our repertory.\n    nearest: /productions\n',
      ),
    },
    { '/404': 'This play has left our repertory.' },
    { '/sitemap.xml': '/productions/wizard-of-law' },
  ],
  'replace a picture': [{ 'people/ngozi-eze.svg': drawing }, {}],
  'reword a slide, and the text of an empty search': [
    {
      'pages/home/home.md': put('A new play is in rehearsal', 'A comedy is in rehearsal'),
      'messages.md': put('No articles found matching your search.', 'Nothing like that has happened yet.'),
    },
    { '/': 'A comedy is in rehearsal', '/news': 'Nothing like that has happened yet.' },
  ],
}

describe('a site after a season of edits', { timeout: 300_000 }, () => {
  let copy = ''
  beforeAll(() => {
    copy = copyProject(FIXTURE_PROJECT, 'edited')
    for (const part of FOR_TESTS) if (existsSync(part)) cpSync(part, path.join(copy, part), { recursive: true })
    for (const [kind, title] of Object.entries(NEW)) addNewFile(copy, kind, title, DAY)
    for (const [file, change] of Object.values(SEASON).flatMap(([files]) => Object.entries(files))) {
      const place = path.join(copy, 'content', file)
      const before = existsSync(place) ? readFileSync(place, 'utf8') : ''
      const after = change(before)
      expect(after, `the edit changes ${file}`).not.toBe(before)
      mkdirSync(path.dirname(place), { recursive: true })
      // A production is deleted with its folder.
      if (after === undefined) rmSync(path.basename(place) === 'index.md' ? path.dirname(place) : place, { recursive: true })
      else writeFileSync(place, after)
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const run = (...args: readonly string[]) => {
    const { VITEST, NODE_ENV, ...env } = process.env
    return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...env, SITE_NOW: DAY, NO_COLOR: '1' } })
  }
  const read = (address: string) =>
    readFileSync(path.join(copy, 'dist', path.extname(address) ? address : toPageFile(address)), 'utf8').normalize('NFC')

  it('has no errors, and no facts that disagree', () => {
    const check = run('--import', 'tsx', 'scripts/content-check.ts')
    expect(check.status, check.stderr).toBe(0)
    expect(check.stderr, check.stderr).not.toMatch(/does not fit|has the same|is not where|lacks|the-drum|puppetry|yetunde/)
  })

  it('is built, and shows each edit', () => {
    const { status, stdout, stderr } = run('--import', 'tsx', 'scripts/build.ts')
    expect(status, stdout + stderr).toBe(0)
    for (const [name, [, shows, hides = {}]] of Object.entries(SEASON)) {
      for (const [address, text] of Object.entries(shows))
        expect(read(address).includes(text.normalize('NFC')), `${name}: ${address} shows ${text}`).toBe(true)
      for (const [address, text] of Object.entries(hides))
        expect(read(address).includes(text.normalize('NFC')), `${name}: ${address} hides ${text}`).toBe(false)
    }
  })

  it('passes the tests of any content', () => {
    const { status, stdout, stderr } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'real-content',
      '--reporter=dot',
      '--silent',
    )
    expect(status, stdout + stderr).toBe(0)
  })
})
