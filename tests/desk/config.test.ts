import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type DeskField, kindsOf } from '../../scripts/desk/deskConfig.ts'
import { keepingFormat } from '../../scripts/desk/keepingFormat.ts'
import { toFields } from '../../scripts/desk/toFields.ts'
import { COLLECTIONS, type Collection } from '../../src/content/collections.ts'
import { unwrap } from '../../src/content/schema.ts'
import { config, filesOf, readContent } from './samples.ts'

/** The names of all fields of a schema, as paths. */
function schemaPaths(schema: z.ZodType, at = ''): string[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return schemaPaths(inner.element as z.ZodType, at)
  if (inner instanceof z.ZodUnion) return [...new Set((inner.options as z.ZodType[]).flatMap((option) => schemaPaths(option, at)))]
  if (!(inner instanceof z.ZodObject)) return [at]
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) => schemaPaths(field, `${at}/${name}`))
}

const deskPaths = (fields: readonly DeskField[], at = ''): string[] =>
  fields.flatMap((field) => (field.fields ? deskPaths(field.fields, `${at}/${field.name}`) : [`${at}/${field.name}`]))

const fieldsOf = (name: string) =>
  config.collections.find((collection) => collection.name === name)?.fields ??
  config.collections.flatMap(({ files = [] }) => files).find((file) => file.name === name)?.fields ??
  []

/** Why the form would not let a value be saved, as Decap judges it; nothing where it would. */
function refusals(field: DeskField, value: unknown, at = field.name): string[] {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return field.required === false ? [] : [`${at} is required`]
  if (field.pattern && !new RegExp(field.pattern[0]).test(String(value))) return [`${at} is not written like its pattern`]
  if (field.options && !field.options.some((option) => (typeof option === 'string' ? option : option.value) === value))
    return [`${at} is not among the options`]
  if (Array.isArray(value)) {
    const size = field.min !== undefined && field.max !== undefined && (value.length < field.min || value.length > field.max)
    const item = (part: unknown, index: number) =>
      field.field ? refusals(field.field, part, `${at} ${index}`) : groupRefusals(field.fields ?? [], part, `${at} ${index}`)
    return [...(size ? [`${at} has ${value.length} items`] : []), ...value.flatMap(field.widget === 'list' ? item : () => [])]
  }
  return field.fields ? groupRefusals(field.fields, value, at) : []
}

const groupRefusals = (fields: readonly DeskField[], group: unknown, at: string) =>
  fields.flatMap((field) => refusals(field, (group as Record<string, unknown>)[field.name], `${at} ${field.name}`))

describe('the forms of the desk', () => {
  it.each(Object.entries(COLLECTIONS) as [string, Collection][])('have every field of %s', (name, { schema, body }) => {
    const text = body === 'required' ? ['/body'] : []
    expect(deskPaths(fieldsOf(name)).sort()).toEqual([...schemaPaths(schema), ...text].sort())
  })

  it('tell the kind of a file by the names of its fields', () => {
    const names = kindsOf(config).map((fields) => fields.map((field) => field.name).join(' '))
    expect(new Set(names).size).toBe(Object.keys(COLLECTIONS).length)
  })

  it.each(filesOf(config))('let $file be saved as it is', ({ file, fields }) => {
    const values = keepingFormat([]).fromFile(readContent(file))
    expect(fields.flatMap((field) => refusals(field, values[field.name]))).toEqual([])
  })

  it('call their fields by words, and say how the content check calls them', () => {
    const [ticketTypes] = (fieldsOf('tickets').find(({ name }) => name === 'dates')?.fields ?? []).filter(
      ({ name }) => name === 'ticketTypes',
    )
    const price = ticketTypes?.fields?.find(({ name }) => name === 'price')
    expect(price).toMatchObject({ label: 'The price in whole naira', hint: 'For example: 15000 · In the file: price', value_type: 'int' })
    expect(ticketTypes).toMatchObject({ label: 'Ticket types', hint: 'Ticket types, cheapest first · In the file: ticketTypes' })
  })

  it('offer the files there are where one names another', () => {
    const director = fieldsOf('productions')
      .find(({ name }) => name === 'credits')
      ?.fields?.find(({ name }) => name === 'director')
    expect(director?.options).toContainEqual({ label: 'Adùnní Balógun', value: 'adunni-balogun' })
  })

  it('begin what is new as a draft, with nothing confirmed', () => {
    const fields = fieldsOf('tickets')
    expect(fields.find(({ name }) => name === 'draft')?.default).toBe(true)
    expect(fields.find(({ name }) => name === 'doors')?.default).toBe('not yet confirmed')
  })

  it('ask nothing of a group that may be left out', () => {
    const sponsors = fieldsOf('productions').find(({ name }) => name === 'sponsors')
    expect(sponsors?.fields?.map(({ required }) => required)).toEqual([false, false])
  })

  it('refuse a kind of field nobody has thought of', () => {
    expect(() => toFields(z.object({ when: z.date() }), {})).toThrow('does not know how a field of type “date” is filled in')
  })
})

describe('a group of one kind or another', () => {
  const kinds = kindsOf(config)
  const names = fieldsOf('getInvolved').map(({ name }) => name)

  it('loses what belongs to the kind it no longer is', () => {
    const { toFile, fromFile } = keepingFormat(kinds)
    const text = '---\nways:\n  - title: Volunteer\n    action:\n      kind: service\n      service: donation\n---\n'
    const values = fromFile(text)
    Object.assign((values.ways as [{ action: object }])[0].action, { kind: 'link', href: '/festival' })
    expect(toFile(values, names)).toBe('---\nways:\n  - title: Volunteer\n    action:\n      kind: link\n      href: /festival\n---\n')
  })
})
