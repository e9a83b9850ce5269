import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isOwnRequest } from '../editPlugin.ts'
import { resolveContentFile } from '../safeFiles.ts'
import { startEditor } from './startEditor.ts'

const editor = await startEditor()
afterAll(() => editor.close())

test('answers requests of its own pages only: other hosts, origins and sites are refused', async () => {
  const host = editor.origin.slice('http://'.length)
  expect(await editor.send({ Host: host })).toBe(200)
  expect(await editor.send({ Host: 'evil.example' })).toBe(403)
  expect(await editor.send({ Host: `evil.example:${host.split(':')[1]}` })).toBe(403)
  expect(await editor.send({ Host: host, Origin: 'https://evil.example' })).toBe(403)
  expect(await editor.send({ Host: host, Origin: 'http://localhost:1' })).toBe(403)
  expect(await editor.send({ Host: host, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await editor.send({ Host: host }, 'POST', '/_edit/restore')).toBe(403)
})

test('refuses connections that do not come from this computer', () => {
  const from = (remoteAddress: string) =>
    isOwnRequest({ method: 'GET', headers: { host: 'localhost:5173' }, socket: { remoteAddress } as never })
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(from)).toEqual([true, true, true])
  expect(['192.168.1.5', '10.0.0.1', '::ffff:192.168.1.5', 'fe80::1'].map(from)).toEqual([false, false, false, false])
})

test.each([
  '../package.json',
  'content/../../outside.md',
  '/etc/passwd.md',
  'content',
  'content/news/../../src/main.md',
  'content/news/a.sh',
  'src/a.md',
])('refuses to open %s', (file) => {
  expect(() => resolveContentFile(editor.root, file)).toThrow('folder content only')
})

test('does not follow symbolic links to files or folders', () => {
  const outside = path.join(editor.root, 'outside')
  mkdirSync(outside)
  writeFileSync(path.join(outside, 'a.md'), 'untouched')
  symlinkSync(path.join(outside, 'a.md'), path.join(editor.root, 'content/news/link.md'))
  symlinkSync(outside, path.join(editor.root, 'content/away'))
  expect(() => resolveContentFile(editor.root, 'content/news/link.md')).toThrow()
  expect(() => resolveContentFile(editor.root, 'content/away/a.md')).toThrow()
})

test.each(['file/tickets/..%2f..%2fpackage', 'file/tickets/../../package', 'file/constructor/x', 'help/..%2fREADME.md', 'toString'])(
  'has no page %s',
  async (address) => {
    expect((await editor.open(address)).status).toBe(404)
  },
)

test('stores an uploaded picture beside the content file, whatever its name', async () => {
  const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'], '../../../Evil Name.svg')
  const { location } = await editor.postFile('news/fest-2025', { do: 'apply', 'upload.image': picture })
  expect(location).toContain('field.image.alt')
  expect(existsSync(path.join(editor.root, 'content/news/evil-name.svg'))).toBe(true)
})
