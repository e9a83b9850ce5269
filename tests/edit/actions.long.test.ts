import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { readZip } from '../press/readZip.ts'
import { startEditor } from './startEditor.ts'

let editor: Awaited<ReturnType<typeof startEditor>>
beforeAll(async () => {
  editor = await startEditor()
})
afterAll(() => editor.close())

test('begins a new file as a draft, and duplicates one', async () => {
  const { location } = await editor.post('new/roles', { answer: 'Ìlù Tutor' })
  expect(location).toContain('/_edit/file/roles/ilu-tutor')
  expect(existsSync(path.join(editor.root, 'content/careers/roles/ilu-tutor.md'))).toBe(false)
  await editor.post('file/roles/ilu-tutor', { revision: await editor.revisionOf('roles/ilu-tutor'), do: 'save', 'field.location': 'Lagos' })
  expect(editor.read('content/careers/roles/ilu-tutor.md')).toMatch(
    /^---\ntitle: Ìlù Tutor\norder: \d+\nlocation: Lagos\ndraft: true\n---\n$/,
  )
  expect((await editor.post('new/roles', { answer: 'Ìlù Tutor' })).text).toContain('There is one of this name already')
  await editor.post('new/roles?from=interns', { answer: 'More interns' })
  await editor.post('file/roles/more-interns', { revision: await editor.revisionOf('roles/more-interns'), do: 'save' })
  expect(editor.read('content/careers/roles/more-interns.md')).toContain('draft: true')
  const { location: copy } = await editor.post('new/productions?from=sankara', { answer: 'Sankara again' })
  expect(existsSync(path.join(editor.root, 'content/productions/sankara-again/poster.svg'))).toBe(true)
  const { html } = await editor.open(copy.replace('/_edit/', ''))
  expect(html).toContain('Nothing to fix.')
  expect(html).toMatch(/More fields \(\d+\)/)
  await editor.post('file/productions/sankara-again', { revision: '', do: 'discard' })
})

test('adds, moves and removes items, and the focus goes with them', async () => {
  const address = 'people/adunni-balogun'
  const send = async (action: string) =>
    editor.post('file/productions/sankara', { revision: await editor.revisionOf('productions/sankara'), do: action })
  expect((await send('down:field.themes.0')).location).toContain(encodeURIComponent('down:field.themes.1'))
  expect((await send('up:field.themes.1')).location).toContain(encodeURIComponent('down:field.themes.0'))
  expect((await send('add:field.themes')).location).toMatch(/at=field\.themes\.\d+\.title/)
  await editor.post('file/productions/sankara', { revision: '', do: 'discard' })
  await editor.post(`file/${address}`, {
    revision: await editor.revisionOf(address),
    do: 'save',
    'field.social.instagram': 'https://instagram.example/adunni',
  })
  expect(editor.read('content/people/adunni-balogun.md')).toContain('social:\n')
})

test('deletes only what no other file names, and puts it back', async () => {
  const named = await editor.open('delete/people/sulaiman-garba')
  expect(named.html).toContain('credits, director')
  expect(named.html).not.toContain('<button type="submit" class="main">Delete')
  const before = editor.read('content/careers/roles/interns.md')
  const { location } = await editor.post('delete/roles/interns', {})
  expect(existsSync(path.join(editor.root, 'content/careers/roles/interns.md'))).toBe(false)
  expect((await editor.open(location.replace('/_edit/', ''))).html).toContain('Undo: put back')
  await editor.post('restore', { file: 'content/careers/roles/interns.md' })
  expect(editor.read('content/careers/roles/interns.md')).toBe(before)
})

test('renames a file with everything that names it', async () => {
  await editor.post('rename/people/sulaiman-garba', { answer: 'Sulaiman A. Garba' })
  expect(existsSync(path.join(editor.root, 'content/people/sulaiman-a-garba.md'))).toBe(true)
  expect(editor.read('content/productions/sankara/index.md')).toContain('director: sulaiman-a-garba')
  const { problems } = loadContent({ root: editor.root, ...SITE_OPTIONS })
  expect(problems.filter(({ message }) => message.includes('sulaiman'))).toEqual([])
})

test('a published page that is renamed keeps its old address', async () => {
  await editor.post('rename/programmes/storytelling-intensive', { answer: 'Storytelling by night' })
  const renamed = editor.read('content/academy/programmes/storytelling-by-night.md')
  expect(renamed).toMatch(/^formerly:\n {2}- \/academy\/storytelling-intensive$/m)
  await editor.post('rename/programmes/storytelling-by-night', { answer: 'Storytelling at dawn' })
  const again = editor.read('content/academy/programmes/storytelling-at-dawn.md')
  expect(again).toMatch(/^formerly:\n {2}- \/academy\/storytelling-intensive\n {2}- \/academy\/storytelling-by-night$/m)
})

test('says what has changed in words, commits and pushes it; without git there is a zip', async () => {
  const own = await startEditor()
  expect((await own.open('send')).html).toContain('not under git')
  const download = async () => readZip(Buffer.from(await (await fetch(`${own.origin}/_edit/changes.zip`)).bytes()))
  expect((await download()).map(({ name }) => name)).toContain('content/company.md')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: own.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const remote = mkdtempSync(path.join(tmpdir(), 'remote-'))
  execFileSync('git', ['init', '--bare', '--quiet', remote])
  git('init', '--quiet')
  for (const [key, value] of [
    ['user.name', 'Editor'],
    ['user.email', 'editor@gangan.example'],
  ])
    git('config', String(key), String(value))
  git('remote', 'add', 'origin', remote)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  own.write('content/tickets/sankara-revival.md', own.read('content/tickets/sankara-revival.md').replace('price: 8000', 'price: 8500'))
  expect((await own.open('send')).html).toContain('dates, item 1, ticketTypes, item 2, price: ₦8,500, was ₦8,000')
  const [list, ticket, ...rest] = await download()
  expect([list?.name, ticket?.name, rest]).toEqual(['changes.txt', 'content/tickets/sankara-revival.md', []])
  expect(list?.text).toContain('price: ₦8,500, was ₦8,000')
  expect(ticket?.text).toBe(own.read('content/tickets/sankara-revival.md'))
  const { location } = await own.post('send', { answer: 'A new price for Sankara' })
  expect(decodeURIComponent(location)).toContain('Committed and pushed')
  expect(execFileSync('git', ['log', '--format=%s', '--all'], { cwd: remote, encoding: 'utf8' })).toContain('A new price for Sankara')
  await own.close()
})
