import { JSDOM } from 'jsdom'
import { afterAll, expect, test } from 'vitest'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { getNow } from '../../src/lib/clock.ts'
import { changedLines, startEditor } from './startEditor.ts'

const FILE = 'content/tickets/sankara-revival.md'
const ADDRESS = 'tickets/sankara-revival'
const PRICE = 'field.dates.0.ticketTypes.1.price'

const editor = await startEditor()
afterAll(() => editor.close())

test('a draft is not in content/ until it is saved, and a save changes only its line', async () => {
  const before = editor.read(FILE)
  const { text } = await editor.postFile(ADDRESS, { do: 'autosave', [PRICE]: '₦8,500' })
  expect(text).toContain('There are unsaved changes. Nothing to fix')
  expect(editor.read(FILE)).toBe(before)
  // The draft is stored: the form shows it when it is opened again.
  expect((await editor.open(`file/${ADDRESS}`)).html).toContain('value="₦8,500"')
  await editor.postFile(ADDRESS, { do: 'save' })
  expect(changedLines(before, editor.read(FILE))).toEqual(['        price: 8500'])
})

test('undo and redo step through every change, also across a save', async () => {
  const step = async (action: string) => {
    await editor.post(`file/${ADDRESS}`, { revision: '', do: action })
    return /name="field\.dates\.0\.ticketTypes\.1\.price" value="(.*?)"/.exec((await editor.open(`file/${ADDRESS}`)).html)?.[1]
  }
  expect([await step('undo'), await step('redo'), await step('discard')]).toEqual(['₦8,000', '₦8,500', '₦8,500'])
})

test('what was discarded is brought back by Undo, also a file that was never saved', async () => {
  const said = async (action: string, fields = {}) =>
    (await editor.post(`file/${ADDRESS}`, { revision: '', do: action, ...fields })).location
  expect(await said('discard', { [PRICE]: '9900' })).toContain('Discarded.+Undo+brings+it+back')
  expect((await editor.open(`file/${ADDRESS}`)).html).toContain('value="₦8,500"')
  expect(await said('undo')).toContain('Undone')
  expect((await editor.open(`file/${ADDRESS}`)).html).toContain('value="₦9,900"')
  await said('discard')
  await editor.post('new/productions', { answer: 'The drum' })
  const { location } = await editor.post('file/productions/the-drum', { revision: '', do: 'discard' })
  expect(location).toBe('/_edit/?said=Discarded&deleted=content%2Fproductions%2Fthe-drum%2Findex.md')
  expect((await editor.open('file/productions/the-drum')).status).toBe(404)
  await editor.post('restore', { file: 'content/productions/the-drum/index.md' })
  expect(editor.read('content/productions/the-drum/index.md')).toContain('draft: true')
})

test('two windows do not overwrite each other: both versions are shown and stored', async () => {
  const revision = await editor.revisionOf(ADDRESS)
  await editor.post(`file/${ADDRESS}`, { revision, do: 'autosave', [PRICE]: '9000' })
  const late = await editor.post(`file/${ADDRESS}`, { revision, do: 'save', [PRICE]: '7000' })
  const { html } = await editor.open(late.location.replace('/_edit/', ''))
  expect(html).toContain('Both versions are stored. This is the other one; Undo leads to yours.')
  expect(html).toContain(`<a href="#${PRICE}">July 5, 2025 at 4:00 PM, VIP: price</a>: Worth a look: Yours: ₦7,000. The other: ₦9,000.`)
  expect(html).toContain('value="₦9,000"')
  expect(editor.read(FILE)).toContain('price: 8500')
  await editor.post(`file/${ADDRESS}`, { revision: '', do: 'undo' })
  expect((await editor.open(`file/${ADDRESS}`)).html).toContain('value="₦7,000"')
  await editor.post(`file/${ADDRESS}`, { revision: '', do: 'discard' })
})

test('a warning stands beside its field, which is named by the items around it', async () => {
  const { text } = await editor.postFile(ADDRESS, { do: 'autosave', [PRICE]: '90000' })
  expect(text).toMatch(/Nothing to fix, \d things? worth a look\./)
  expect(text).toMatch(new RegExp(`id="${PRICE}.message">Worth a look: VIP costs ₦90,000`))
  expect(text).toContain('>July 5, 2025 at 4:00 PM, VIP: price</label>')
  await editor.post(`file/${ADDRESS}`, { revision: '', do: 'discard' })
})

test('“Saved” says how much is left to fix', async () => {
  const save = async (price: string) => {
    const { location } = await editor.postFile(ADDRESS, { do: 'save', [PRICE]: price })
    return (await editor.open(location.replace('/_edit/', ''))).html
  }
  expect(await save('cheap')).toContain('id="status">Saved, with 1 thing to fix</p>')
  expect(await save('8500')).toContain('id="status">Saved</p>')
})

test('a published file that names a draft has something to fix, as when it is handed over', async () => {
  const file = 'content/people/sulaiman-garba.md'
  const person = editor.read(file)
  editor.write(file, person.replace('---\n', '---\ndraft: true\n'))
  const { html } = await editor.open('file/productions/sankara')
  expect(html).toMatch(/Saved\. \d things? to fix/)
  expect(html).toContain(' is a draft, and this file is published.')
  expect((await editor.open('file/people/sulaiman-garba')).html).toContain('Nothing to fix')
  editor.write(file, person)
})

test('the form has every warning of the content check', async () => {
  const portrait = 'content/people/abeni-oladokun.svg'
  const drawing = editor.read(portrait)
  const noise = Array.from({ length: 40_000 }, (_, index) => ((index * 7_919) ** 2 % 10_007).toString(36)).join(' ')
  editor.write(portrait, drawing.replace('</svg>', `<desc>${noise}</desc></svg>`))
  const { warnings, standing } = await inspectContent(editor.root, getNow())
  for (const [file, address] of [
    ['content/people/abeni-oladokun.md', 'people/abeni-oladokun'],
    ['content/company.md', 'company/company'],
  ]) {
    const expected = [...warnings, ...standing].filter((warning) => warning.file === file)
    const { document } = new JSDOM((await editor.open(`file/${address}`)).html).window
    const shown = document.querySelectorAll('#problems li')
    expect(expected.length, file).toBeGreaterThan(0)
    expect(shown.length, file).toBe(expected.length)
  }
  editor.write(portrait, drawing)
})

test('a change on disk is not overwritten, whether or not there was a draft', async () => {
  const revision = await editor.revisionOf(ADDRESS)
  const manual = editor.read(FILE).replace('order: 2', 'order: 7')
  editor.write(FILE, manual)
  const unaware = await editor.post(`file/${ADDRESS}`, { revision, do: 'save', 'field.order': '9' })
  expect(unaware.location).toContain('conflict=yes')
  await editor.post(`file/${ADDRESS}`, { revision: '', do: 'discard' })

  await editor.postFile(ADDRESS, { do: 'apply', [PRICE]: '6000' })
  const again = manual.replace('order: 7', 'order: 8')
  editor.write(FILE, again)
  const late = await editor.postFile(ADDRESS, { do: 'save' })
  expect(late.location).toContain('conflict=yes')
  expect(editor.read(FILE)).toBe(again)
  await editor.post(`file/${ADDRESS}`, { revision: '', do: 'discard' })
})

test('a file whose fields cannot be read is edited as text', async () => {
  const good = editor.read(FILE)
  editor.write(FILE, good.replace('title: ', 'title: "'))
  expect((await editor.open(`file/${ADDRESS}`)).html).toContain('The whole file')
  for (const action of [`rename/${ADDRESS}`, 'new/tickets?from=sankara-revival'])
    expect((await editor.post(action, { answer: 'Sankara again' })).text).toContain('The fields of this file cannot be read.')
  expect((await editor.postFile(ADDRESS, { do: 'autosave', whole: good.replace('title: ', 'title:') })).text).toMatch(
    /<a href="#body">line 2<\/a>: The space after the colon is missing\. For example: title: \w/,
  )
  await editor.postFile(ADDRESS, { do: 'save', whole: good.replaceAll('\n', '\r\n') })
  expect(editor.read(FILE)).toBe(good)
})
