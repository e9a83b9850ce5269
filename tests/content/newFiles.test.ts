import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNewFile } from '../../scripts/content/createNewFile.ts'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { FILE_KINDS } from '../../src/content/kinds.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import type { ContentDocuments } from '../../src/content/read/documents.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { addNewFile, copyFixtureContent, editFile } from './contentFolder.ts'

const TODAY = '2025-06-16'
const NOW = `${TODAY}T12:00+01:00`
const TITLE = 'The Drùm of Ifẹ̀'

describe('a new file', { timeout: 120_000 }, () => {
  let root: string
  let documents: ContentDocuments
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files: Record<string, string> = {}

  beforeAll(() => {
    root = copyFixtureContent()
    documents = loadContent({ root, ...SITE_OPTIONS, withDrafts: true }).documents
    for (const kind of Object.keys(FILE_KINDS)) {
      const { file, pictures } = createNewFile(root, documents, kind, TITLE, TODAY)
      for (const written of [file, ...pictures]) expect(existsSync(path.join(root, written)), written).toBe(true)
      files[kind] = file
    }
  })

  it('of every kind is valid, and a draft', async () => {
    const { problems, unfinished, drafts, warnings } = await inspectContent(root, NOW)
    expect([...problems, ...unfinished]).toEqual([])
    expect(warnings.filter(({ message }) => message.startsWith('No page shows this picture'))).toEqual([])
    expect(drafts.toSorted()).toEqual(Object.values(files).toSorted())
  })

  it('cannot be published with the marks of its examples', async () => {
    const [person, event] = [files.person as string, files['ticketed-event'] as string]
    for (const file of [person, event]) editFile(root, file, 'draft: true\n', '')
    editFile(root, event, /✎ /g, 'Our ')
    const { problems } = await inspectContent(root, NOW)
    const ofPerson = problems.filter(({ file }) => file === person)
    expect(ofPerson.map(({ message }) => message.slice(0, 30))).toEqual(Array(2).fill('✎ marks an example. Put the ri'))
    const marked = problems.filter(({ file, message }) => file === event && message.startsWith('✎ marks an example'))
    const lines = read(event).split('\n')
    // Prices, links, places and times cannot hold the mark, so it stands behind them.
    const behind = lines.flatMap((line, index) => (/^\s*[^\s#].* # ✎$/.test(line) ? [index + 1] : []))
    expect(marked.map(({ line }) => line)).toEqual(behind)
    expect(behind.length).toBeGreaterThan(4)
    for (const file of [person, event]) rmSync(path.join(root, file))
  })

  it('never overwrites an existing one', () => {
    const before = read('content/productions/sankara/index.md')
    expect(() => createNewFile(root, documents, 'production', 'Sankara', TODAY)).toThrow(
      'content/productions/sankara/index.md is there already, and nothing was changed.',
    )
    expect(read('content/productions/sankara/index.md')).toBe(before)
  })

  it.each([
    ['prodution', 'Macbeth', 'There is no kind “prodution”. Did you mean “production”?'],
    ['news', 'A drum', 'There is no kind “news”. Did you mean “article”?'],
    ['role', ' ', 'What is the new role called? Write its title between quotation marks.'],
    ['role', '演劇', '“演劇” has no letter that a file name can contain. Give it a title with Latin letters.'],
    ['role', 'a'.repeat(264), 'A title may be at most 120 characters long, and this one has 264. Nothing was written.'],
  ])('needs a kind and a title, and says so with an example: “%s”, “%s”', (kind, title, message) => {
    const refused = () => createNewFile(root, documents, kind, title, TODAY)
    expect(refused).toThrow(message)
    expect(refused).toThrow('\n  For example: npm run content:new -- production "The Drum of Ifẹ̀"')
    if (/kind|what it is,/.test(message)) expect(refused).toThrow(`These can be made: ${Object.keys(FILE_KINDS)[0]}, `)
  })

  it('of a faculty member refers to the person with the same name', () => {
    rmSync(path.join(root, 'content/academy/bootcamp/faculty/adunni-balogun.md'), { force: true })
    const { file } = addNewFile(root, 'faculty-member', 'Adùnní Balógun', TODAY)
    expect(read(file)).toContain('\nperson: adunni-balogun\n')
  })
})
