import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, expect, test } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { startEditor } from './startEditor.ts'

const editor = await startEditor()
afterAll(() => editor.close())

const isThere = (file: string) => existsSync(path.join(editor.root, file))

test('begins a new file as a draft, and duplicates one', async () => {
  const { location } = await editor.post('new/roles', { answer: 'Ìlù Tutor' })
  expect(location).toContain('/_edit/file/roles/ilu-tutor')
  expect(isThere('content/careers/roles/ilu-tutor.md')).toBe(false)
  await editor.postFile('roles/ilu-tutor', { do: 'save', 'field.location': 'Lagos' })
  expect(editor.read('content/careers/roles/ilu-tutor.md')).toMatch(
    /^---\ntitle: Ìlù Tutor\norder: \d+\nlocation: Lagos\ndraft: true\n---\n$/,
  )
  expect((await editor.post('new/roles', { answer: 'Ìlù Tutor' })).text).toContain('There is one of this name already')
  await editor.post('new/roles?from=interns', { answer: 'More interns' })
  await editor.postFile('roles/more-interns', { do: 'save' })
  expect(editor.read('content/careers/roles/more-interns.md')).toContain('draft: true')
  const { location: copy } = await editor.post('new/productions?from=sankara', { answer: 'Sankara again' })
  expect(isThere('content/productions/sankara-again/poster.svg')).toBe(true)
  const { html } = await editor.open(copy.replace('/_edit/', ''))
  expect(html).toContain('Nothing to fix')
  expect(html).toMatch(/More fields \(\d+\)/)
  await editor.post('file/productions/sankara-again', { revision: '', do: 'discard' })
  expect(isThere('content/productions/sankara-again')).toBe(false)
})

test('deletes a picture that no saved or unsaved text uses, and restores it', async () => {
  const picture = 'content/people/new-portrait.svg'
  const remove = async (file: string) => (await editor.post('delete-picture', { file })).status
  const upload = new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5z"/></svg>'], 'new-portrait.svg')
  const { location } = await editor.postFile('people/abeni-oladokun', { do: 'apply', 'upload.portrait': upload })
  expect(location).toContain('Picture+uploaded')
  // The unsaved text names the new picture, the saved text the old one.
  expect([await remove(picture), await remove('content/people/abeni-oladokun.svg')]).toEqual([404, 404])
  expect((await editor.open('')).html).not.toContain('Pictures that no page shows')
  await editor.post('file/people/abeni-oladokun', { revision: '', do: 'discard' })
  expect((await editor.open('')).html).toContain(`Delete ${picture}</button>`)
  expect([await remove(picture), isThere(picture)]).toEqual([303, false])
  await editor.post('restore', { file: picture })
  expect(isThere(picture)).toBe(true)
})

test('shows the guide, whose links lead to what is there', async () => {
  for (const name of ['docs', 'editor/README.md']) cpSync(name, path.join(editor.root, name), { recursive: true })
  for (const page of ['help/docs/editing.md', 'help/editor/README.md']) {
    const { document } = new JSDOM((await editor.open(page)).html, { url: `${editor.origin}/_edit/${page}` }).window
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([href^=http])')]
    expect(links.length).toBeGreaterThan(0)
    for (const { pathname, hash } of links) {
      const { status, html } = await editor.open(pathname.replace('/_edit/', ''))
      expect([pathname, status]).toEqual([pathname, 200])
      if (hash) expect(html).toContain(`id="${hash.slice(1)}"`)
    }
    for (const picture of document.querySelectorAll('img')) expect(existsSync(`.${picture.getAttribute('src')}`)).toBe(true)
  }
})

test('adds, moves and removes items, and moves the focus with them', async () => {
  const send = (action: string) => editor.postFile('productions/sankara', { do: action })
  expect((await send('down:field.themes.0')).location).toContain(encodeURIComponent('down:field.themes.1'))
  expect((await send('up:field.themes.1')).location).toContain(encodeURIComponent('down:field.themes.0'))
  expect((await send('add:field.themes')).location).toMatch(/focus=field\.themes\.\d+\.title/)
  await editor.post('file/productions/sankara', { revision: '', do: 'discard' })
})

test('deletes only files that no other file uses, and restores them', async () => {
  const named = await editor.open('delete/people/sulaiman-garba')
  expect(named.html).toContain('Credits: director')
  expect(named.html).not.toContain('<button type="submit">Delete')
  const before = editor.read('content/careers/roles/interns.md')
  const { location } = await editor.post('delete/roles/interns', {})
  expect(isThere('content/careers/roles/interns.md')).toBe(false)
  expect((await editor.open(location.replace('/_edit/', ''))).html).toContain('Undo: put back')
  await editor.post('restore', { file: 'content/careers/roles/interns.md' })
  expect(editor.read('content/careers/roles/interns.md')).toBe(before)
})

test('deletes a production with the pictures of its folder, and restores all of it', async () => {
  await editor.post('new/productions?from=sankara', { answer: 'Sankara once more' })
  await editor.postFile('productions/sankara-once-more', { do: 'save' })
  const folder = 'content/productions/sankara-once-more'
  await editor.post('delete/productions/sankara-once-more', {})
  expect(isThere(folder)).toBe(false)
  await editor.post('restore', { file: `${folder}/index.md` })
  expect([isThere(`${folder}/index.md`), isThere(`${folder}/poster.svg`)]).toEqual([true, true])
})

test('refuses to rename to the name of a folder or an unsaved file', async () => {
  mkdirSync(path.join(editor.root, 'content/productions/a-folder'))
  await editor.post('new/productions', { answer: 'An unsaved play' })
  const event = editor.read('content/tickets/sankara-revival.md')
  for (const answer of ['A folder', 'An unsaved play'])
    expect((await editor.post('rename/productions/sankara', { answer })).text).toContain('There is one of this name already.')
  expect(editor.read('content/tickets/sankara-revival.md')).toBe(event)
  await editor.post('file/productions/an-unsaved-play', { revision: '', do: 'discard' })
})

test('renames a file and updates all references to it', async () => {
  await editor.post('rename/people/sulaiman-garba', { answer: 'Sulaiman A. Garba' })
  expect(isThere('content/people/sulaiman-a-garba.md')).toBe(true)
  expect(editor.read('content/productions/sankara/index.md')).toContain('director: sulaiman-a-garba')
  const { problems } = loadContent({ root: editor.root, ...SITE_OPTIONS })
  expect(problems.filter(({ message }) => message.includes('sulaiman'))).toEqual([])
})

test('renames a production and updates uses of its pictures in other files', async () => {
  expect((await editor.open('delete/productions/daughters-of-dance')).html).toMatch(/<\/a>: .*: picture file/)
  await editor.post('rename/productions/daughters-of-dance', { answer: 'The dance' })
  expect(editor.read('content/pages/news/news.md')).toContain('src: ../../productions/the-dance/poster.svg')
  const { problems } = loadContent({ root: editor.root, ...SITE_OPTIONS })
  expect(problems.filter(({ field }) => field.endsWith('src'))).toEqual([])
})

test('a published page that is renamed keeps its old address', async () => {
  await editor.post('rename/programmes/storytelling-intensive', { answer: 'Storytelling by night' })
  const renamed = editor.read('content/academy/programmes/storytelling-by-night.md')
  expect(renamed).toMatch(/^formerly:\n {2}- \/academy\/storytelling-intensive$/m)
  await editor.post('rename/programmes/storytelling-by-night', { answer: 'Storytelling at dawn' })
  const again = editor.read('content/academy/programmes/storytelling-at-dawn.md')
  expect(again).toMatch(/^formerly:\n {2}- \/academy\/storytelling-intensive\n {2}- \/academy\/storytelling-by-night$/m)
})

test('lists errors before the hand-over with the labels of the forms and links to their fields', async () => {
  const own = await startEditor()
  const file = 'content/tickets/sankara-revival.md'
  const start = /^ {4}start: (.*)$/m
  own.write(file, own.read(file).replace(start, '    start: 25 July 2027').replace('price: 8000', 'price: 8,5'))
  const { document } = new JSDOM((await own.open('send')).html).window
  const fixes = [...document.querySelectorAll('h2 + ul > li')].map((item) => [
    item.textContent,
    item.querySelector('a')?.getAttribute('href'),
  ])
  expect(fixes).toContainEqual([
    'Ticketed event “Sankara (Revival)”, lagos-july-5: start: A day is written day/month/year and must be in the calendar. A time may follow it, as in 3:00 PM. Found “25 July 2027”. For example: 25/07/2027',
    '/_edit/file/tickets/sankara-revival#field.dates.0.start',
  ])
  expect(document.body.textContent).not.toMatch(/content\/tickets|year-month-day|₦, comma/)
  await own.close()
})

test('describes the changes, commits and pushes them', async () => {
  const own = await startEditor()
  expect((await own.open('send')).html).toContain('Git knows of no change')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: own.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const remote = mkdtempSync(path.join(tmpdir(), 'remote-'))
  execFileSync('git', ['init', '--bare', '--quiet', remote])
  git('init', '--quiet')
  git('config', 'user.name', 'Editor')
  git('config', 'user.email', 'editor@gangan.example')
  // Not the first name in the alphabet.
  for (const [name, address] of Object.entries({ backup: '/no/backup', origin: remote })) git('remote', 'add', name, address)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  own.write('content/tickets/sankara-revival.md', own.read('content/tickets/sankara-revival.md').replace('price: 8000', 'price: 8500'))
  rmSync(path.join(own.root, 'content/careers/roles/interns.md'))
  expect((await own.open('send')).html).toContain('July 5, 2025 at 4:00 PM, VIP: price: ₦8,500, was ₦8,000')
  // While the remote cannot be reached, the commit is made; it is pushed later.
  renameSync(remote, `${remote}.away`)
  expect((await own.post('send', { answer: 'A new price for Sankara' })).text).toContain('Committed on this computer, but not pushed.')
  renameSync(`${remote}.away`, remote)
  expect((await own.open('send')).html).toContain('Push</button>')
  const { location } = await own.post('send', {})
  expect(decodeURIComponent(location)).toContain('Committed and pushed')
  expect(execFileSync('git', ['log', '--format=%s', '--all'], { cwd: remote, encoding: 'utf8' })).toContain('A new price for Sankara')
  await own.close()
})
