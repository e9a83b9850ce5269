import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { FILE_KINDS } from '../../src/content/kinds.ts'
import { EXAMPLE_TEXT } from '../../src/lib/placeholderMark.ts'
import { addNewFile, editFile } from '../content/contentFolder.ts'
import { copyProject } from '../copyProject.ts'
import { runBuild } from './runBuild.ts'

const NOW = '2026-11-01T12:00+01:00'
/** Ways to make a file unpublished at NOW. */
const UNPUBLISHED: Readonly<Record<string, string>> = {
  draft: 'draft: true',
  later: 'publish: 2026-11-01T12:01+01:00',
  over: 'until: 2026-10-31',
}
const CANARY = 'kanarienvogel'
/** What an event needs that no production names. */
const FACTS = ['runningTime', 'interval', 'age', 'whatToExpect', 'contentWarnings', 'language', 'access']
const BEFORE_YOU_COME = ['beforeYouCome:', ...FACTS.map((fact) => `  ${fact}: not yet confirmed`)].join('\n')

let copy = ''

beforeAll(() => {
  copy = copyProject(process.cwd(), 'held-back')
  for (const kind of Object.keys(FILE_KINDS)) {
    for (const [name, line] of Object.entries(UNPUBLISHED)) {
      const { file, pictures } = addNewFile(copy, kind, `${CANARY} ${name}`, '2026-10-01')
      const text = readFileSync(path.join(copy, file), 'utf8')
      writeFileSync(
        path.join(copy, file),
        text
          .replace('draft: true', kind === 'ticketed-event' ? `${line}\n${BEFORE_YOU_COME}` : line)
          .replaceAll('# ✎', '')
          .replaceAll('✎', CANARY)
          .replaceAll(EXAMPLE_TEXT, CANARY),
      )
      for (const picture of pictures) editFile(copy, picture, /<svg[^>]*>/, `$&<title>${CANARY}</title>`)
    }
  }
  const { status, said } = runBuild(copy, { SITE_NOW: NOW })
  expect(status, said).toBe(0)
}, 600_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the built site contains no text, name or picture of an unpublished file', () => {
  const dist = path.join(copy, 'dist')
  // Compressed copies have the text of the files beside them, and brochures that of pages.
  const files = listFiles(dist).filter((file) => !file.endsWith('.br'))
  const filesWith = (words: string) =>
    files.filter((file) => `${file}\n${readFileSync(path.join(dist, file), 'latin1')}`.toLowerCase().includes(words))
  // Published text is found in files of each kind, which shows that the search works.
  const published = filesWith('lagos')
  for (const ending of ['.html', '.xml', '.zip']) expect(published.join('\n')).toMatch(new RegExp(`${ending}$`, 'm'))
  expect(filesWith(CANARY)).toEqual([])
}, 120_000)
