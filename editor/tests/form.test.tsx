import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KINDS } from '../../src/content/kinds.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { unwrap } from '../../src/content/schemas/inspection.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { applyForm } from '../applyForm.ts'
import { ContentText } from '../contentText.ts'
import { findContentFile } from '../editableFiles.ts'
import { Fields } from '../Fields.tsx'
import { FilePage } from '../FilePage.tsx'
import { toPath } from '../formFields.ts'
import { focusAfter } from '../handleFile.tsx'
import { readContentFile } from '../safeFiles.ts'

const root = mkdtempSync(path.join(tmpdir(), 'form-'))
cpSync('tests/fixtures/site/content', path.join(root, 'content'), { recursive: true })
const { documents } = loadContent({ root, ...SITE_OPTIONS })

const forms = new Map<string, ReturnType<typeof renderForm>>()

/** The form of a file. Tests share it, and change only copies of what it sends. */
function openForm(name: string, id: string) {
  const key = `${name}/${id}`
  const form = forms.get(key) ?? renderForm(name, id)
  forms.set(key, form)
  return form
}

function renderForm(name: string, id: string) {
  const contentFile = findContentFile(name, id)
  const text = contentFile && readContentFile(root, contentFile.file)
  if (!contentFile || !text) throw new Error(`${name}/${id}`)
  const { data } = new ContentText(text)
  const context = { contentFile, documents, pictures: [], problems: [], warnings: [], isNew: false, focus: undefined }
  const html = renderToStaticMarkup(<Fields context={context} schema={unwrap(contentFile.kind.schema)} data={data} path={[]} />)
  const { window } = new JSDOM(`<form>${html}</form>`)
  const [form] = window.document.forms
  if (!form) throw new Error('No form')
  return { schema: contentFile.kind.schema, text, data, html, form, context, sent: () => new window.FormData(form) as unknown as FormData }
}

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

test.each(Object.keys(KINDS))('has a field for everything that files of %s say', (name) => {
  const [document] = documents.of(name)
  const { form, data } = openForm(name, String(document?.id))
  const shown = new Set([...form.elements].map((control) => (control as HTMLInputElement).value))
  const dates = /^\d{4}-\d{2}-\d{2}|^not yet confirmed$/
  expect(texts(data).filter((text) => !dates.test(text) && !shown.has(text.trim()))).toEqual([])
})

/** One file of each kind. */
const samples = Object.keys(KINDS).flatMap((name) => documents.of(name)[0] ?? [])

test('a form that is sent back as it came touches nothing, in a file of any kind', () => {
  expect(samples.length).toBeGreaterThan(20)
  const changed = samples.filter(({ kind, id }) => {
    const { schema, text, sent } = openForm(kind, id)
    return applyForm(text, schema, sent()) !== text
  })
  expect(changed.map(({ file }) => file)).toEqual([])
})

test('a change of one field leaves comments, quotation marks, order and unknown fields', () => {
  const { schema, text, sent } = openForm('tickets', 'sankara-revival')
  const written = text
    .replace('---\n', '---\nunknown: "kept"\n# A comment\n')
    .replace('category: Theatre', "category: 'Theatre'")
    .replace('price: 5000', 'price: 5000 # why')
  expect(written).toContain('# why')
  const form = sent()
  form.set('field.dates.0.ticketTypes.0.price', '9,500')
  const changed = written.replace('price: 5000', 'price: 9500')
  expect(applyForm(written, schema, form)).toBe(changed)
  expect(changed).not.toBe(written)
})

test('a required field that is left empty in a new file says “not yet confirmed” where it may', () => {
  const { schema, text, sent } = openForm('tickets', 'sankara-revival')
  const withoutDoors = text.replace(/^doors: .*\n/m, '')
  expect(withoutDoors).not.toBe(text)
  const form = sent()
  for (const name of [...form.keys()]) if (name.endsWith('.doors')) form.set(name, '')
  expect(applyForm(withoutDoors, schema, form)).toContain('doors: not yet confirmed')
})

test('every control has a label, a group a name, and every description is there', () => {
  for (const { kind, id, file } of samples) {
    const { form } = openForm(kind, id)
    const labelled = new Set([...form.querySelectorAll('label')].map(({ htmlFor }) => htmlFor))
    expect(
      [...form.querySelectorAll('input, select, textarea')].filter(({ id: control }) => !labelled.has(control)),
      file,
    ).toEqual([])
    for (const group of form.querySelectorAll('fieldset')) expect(group.firstElementChild?.tagName, file).toBe('LEGEND')
    const names = [...form.querySelectorAll('[aria-describedby], [aria-labelledby]')].flatMap((one) =>
      `${one.getAttribute('aria-describedby') ?? ''} ${one.getAttribute('aria-labelledby') ?? ''}`.split(' ').filter(Boolean),
    )
    const ids = new Set([...form.querySelectorAll('[id]')].map((one) => one.id))
    expect(
      names.filter((name) => !ids.has(name)),
      file,
    ).toEqual([])
    expect(ids.size, file).toBe(form.querySelectorAll('[id]').length)
  }
})

test('every button of an item names it, and no two buttons of a form have one name', () => {
  const { form: event } = openForm('tickets', 'sankara-revival')
  const nameOf = (action: string) => event.querySelector(`button[value="${action}"]`)?.textContent
  expect(nameOf('remove:field.dates.0')).toBe('Remove Dates 1: July 5, 2025 at 4:00 PM')
  expect(nameOf('down:field.dates.0.ticketTypes.0')).toBe('Move down July 5, 2025 at 4:00 PM: ticket types 1: Regular')
  for (const { kind, id, file } of samples) {
    const names = [...openForm(kind, id).form.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      file,
    ).toEqual([])
  }
})

test('every picture has a field to upload it, also in a list', () => {
  const { form } = openForm('productions', 'sankara')
  const names = [...form.querySelectorAll<HTMLElement>('[name$=".src"]')].map((control) => control.getAttribute('name'))
  const uploads = [...form.querySelectorAll<HTMLElement>('input[type=file]')].map(({ id }) => id)
  expect(names.filter((name) => /\.\d+\.src$/.test(String(name))).length).toBeGreaterThan(0)
  expect(uploads).toEqual(names.map((name) => String(name).replace('field', 'upload').replace('.src', '')))
})

test.each([
  ['remove', 'people', 'portrait'],
  ['remove', 'productions', 'themes.0'],
  ['add', 'productions', 'themes'],
])('after “%s” in %s, of %s, the focus is at a field or a button that is shown', (verb, kind, field) => {
  const { schema, text, context } = openForm(kind, kind === 'people' ? 'abeni-oladokun' : 'sankara')
  const sent = new FormData()
  sent.set('do', `${verb}:field.${field}`)
  const changed = applyForm(text, schema, sent)
  const focus = focusAfter(changed, context.contentFile, verb, toPath(`field.${field}`) ?? [])
  const open = { file: '', text: changed, saved: text, revision: '', isChanged: true, previous: text }
  const page = <FilePage open={open} content={new ContentText(changed)} context={{ ...context, focus }} preview="/" />
  const [shown] = renderToStaticMarkup(page).split('<details id="more">')
  expect(shown).toContain(' autofocus=""')
})

test('every field of a file, such as a price, is reached by Tab', () => {
  const { form } = openForm('tickets', 'sankara-revival')
  const price = form.querySelector('[id="field.dates.0.ticketTypes.0.price"]')
  expect(price).not.toBeNull()
  expect(price?.closest('details:not([open])')).toBeNull()
  expect([...form.querySelectorAll('details:not([open])')].map(({ id }) => id)).toEqual([])
})
