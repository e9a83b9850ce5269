import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KINDS } from '../../src/content/kinds.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { ContentText } from '../../src/content/read/contentText.ts'
import { unwrap } from '../../src/content/schemas/inspection.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { ACCESS_KINDS, FORMER_ACCESS_KINDS } from '../../src/lib/access.ts'
import { getToday } from '../../src/lib/clock.ts'
import { PICTURE_FOCUSES } from '../../src/lib/responsivePicture.ts'
import { applyForm } from '../applyForm.ts'
import { findPlace } from '../editableFiles.ts'
import { Fields } from '../Fields.tsx'
import { toLabel } from '../formContext.ts'
import { readContentFile } from '../safeFiles.ts'

const root = mkdtempSync(path.join(tmpdir(), 'form-'))
cpSync('tests/fixtures/site/content', path.join(root, 'content'), { recursive: true })
const { documents } = loadContent({ root, ...SITE_OPTIONS })

function openForm(name: string, id: string, find = '') {
  const place = findPlace(name, id)
  const text = place && readContentFile(root, place.file)
  if (!place || !text) throw new Error(`${name}/${id}`)
  const { data } = new ContentText(text)
  const context = { place, documents, pictures: [], problems: [], warnings: [], isNew: false, focus: undefined, find }
  const html = renderToStaticMarkup(<Fields context={context} schema={unwrap(place.collection.schema)} data={data} path={[]} />)
  const { window } = new JSDOM(`<form>${html}</form>`)
  const [form] = window.document.forms
  if (!form) throw new Error('No form')
  return { schema: place.collection.schema, text, data, html, form, sent: () => new window.FormData(form) as unknown as FormData }
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

test('shows the example of a message beside its field, unless the hint has the same', () => {
  const place = findPlace('tickets', 'sankara-revival')
  if (!place) throw new Error('No file')
  const messagesOf = (example: string) => {
    const problem = { file: place.file, line: 1, field: 'updated', message: 'A day is written day/month/year.', example }
    const context = { place, documents, pictures: [], problems: [problem], warnings: [], isNew: false, focus: undefined, find: '' }
    const schema = unwrap(place.collection.schema)
    const html = renderToStaticMarkup(<Fields context={context} schema={schema} data={{ updated: 'soon' }} path={[]} keys={['updated']} />)
    return new JSDOM(html).window.document.querySelector('.message')?.textContent
  }
  expect(messagesOf('25/07/2027')).toBe('A day is written day/month/year. For example: 25/07/2027')
  expect(messagesOf('17/05/2025')).toBe('A day is written day/month/year.')
})

test('offers the kinds of access of a date by name, and adds the first to a date that has none', () => {
  const { form } = openForm('tickets', 'in-the-continuum')
  const kind = [...form.querySelectorAll('select')].find(({ name }) => name.includes('dates') && name.includes('access'))
  expect([...(kind?.options ?? [])].map(({ value }) => value)).toEqual(['', ...ACCESS_KINDS, ...FORMER_ACCESS_KINDS])
  const add = [...openForm('tickets', 'sankara-revival').form.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(add.filter((words) => words === 'Add to: Access')).toHaveLength(2)
})

test('offers files that a field refers to by their names', () => {
  const { form } = openForm('productions', 'sankara')
  const director = [...form.querySelectorAll('select')].find(({ value }) => value === 'sulaiman-garba')
  expect(director?.selectedOptions[0]?.textContent).toBe('Sulaiman Garba')
})

test('offers the focus of a picture as a list of options', () => {
  const { form } = openForm('productions', 'sankara')
  const focus = form.querySelector<HTMLSelectElement>('[name="field.image.focus"]')
  expect([...(focus?.options ?? [])].map(({ textContent }) => textContent)).toEqual(['None', ...PICTURE_FOCUSES.map(toLabel)])
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

test('every field of a file, such as a price, is reached by Tab', () => {
  const { form } = openForm('tickets', 'sankara-revival')
  const price = form.querySelector('[id="field.dates.0.ticketTypes.0.price"]')
  expect(price).not.toBeNull()
  expect(price?.closest('details:not([open])')).toBeNull()
  expect([...form.querySelectorAll('details:not([open])')].map(({ id }) => id)).toEqual([])
})

test('fields are found by name, description and value', () => {
  const { form } = openForm('tickets', 'sankara-revival', 'price')
  const names = [...form.querySelectorAll('input, textarea')].map(({ id }) => id)
  expect(names).toContain('field.dates.1.ticketTypes.1.price')
  expect(names).not.toContain('field.summary')
})

test('a card of another kind has other fields', () => {
  const { schema, text, sent } = openForm('getInvolved', 'get-involved')
  const form = sent()
  form.set('field.ways.0.action.kind', 'link')
  const { ways } = new ContentText(applyForm(text, schema, form)).data as { ways: { action: unknown }[] }
  expect(ways[0]?.action).toEqual({ kind: 'link' })
})

test('sets the day of a check to today by one button', () => {
  const { schema, text, form, sent } = openForm('venues', 'mokola-hall')
  const button = [...form.querySelectorAll('button')].find(({ textContent }) => textContent === 'Checked today')
  const data = sent()
  data.set('do', String(button?.value))
  expect(applyForm(text, schema, data)).toBe(text.replace('checked: 2026-10-30', `checked: ${getToday()}`))
  expect(applyForm(text.replace('checked: 2026-10-30\n', ''), schema, data)).toContain(`\nchecked: ${getToday()}\n`)
})
