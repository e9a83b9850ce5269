import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { chooseOption, isOptional, notesOf, type Path, schemaAt, unwrap, valueAt } from '../../src/content/schemaInspection.ts'
import { NOT_YET_CONFIRMED } from '../../src/content/schemas/fields.ts'
import { ContentText } from './contentText.ts'
import { fromFormText, toFormText, valueSchema } from './formValues.ts'

/** The name and id of a form field: `field.dates.0.price`. */
export const toName = (path: Path): string => ['field', ...path].join('.')

/** The path of a form field; undefined for other entries of the form. */
export function toPath(name: string): Path | undefined {
  const [first, ...keys] = name.split('.')
  return first === 'field' ? keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : undefined
}

/** The names of all fields that the group around `path` may have, in order. */
function siblingsOf(schema: z.ZodType, data: unknown, path: Path): string[] {
  const parent = schemaAt(schema, data, path.slice(0, -1))
  const inner = parent && unwrap(parent)
  const group = inner instanceof z.ZodUnion ? chooseOption(inner, valueAt(data, path.slice(0, -1))) : inner
  return group instanceof z.ZodObject ? Object.keys(group.shape) : []
}

/** Writes a submitted form into the text of a file, then runs its button’s action. Changes only what differs. */
export function applyForm(text: string, schema: z.ZodType, form: FormData): string {
  const whole = form.get('whole')
  if (typeof whole === 'string') return whole.replace(/\r\n?/g, '\n')
  const content = new ContentText(text)
  for (const [name, typed] of form) {
    const path = toPath(name)
    if (path && typeof typed === 'string') setField(content, schema, path, typed.replace(/\r\n?/g, '\n'))
  }
  const body = form.get('body')
  if (typeof body === 'string' && body.replace(/\r\n?/g, '\n').trim() !== content.body) content.body = body.replace(/\r\n?/g, '\n')
  const [action = '', name = ''] = String(form.get('do') ?? '').split(':')
  const path = toPath(name)
  if (path) change(content, schema, action, path)
  return content.toString()
}

function setField(content: ContentText, schema: z.ZodType, path: Path, typed: string): void {
  const { data } = content
  const siblings = siblingsOf(schema, data, path)
  const union = kindsAt(schema, data, path)
  if (union) {
    setKind(content, union, path, typed)
    return
  }
  const field = schemaAt(schema, data, path)
  const current = valueAt(data, path)
  if (!field || typed.trim() === toFormText(field, current).trim()) return
  const value = fromFormText(field, typed)
  if (isDeepStrictEqual(value, current)) return
  if (value !== '') content.set(path, value, siblings)
  else if (isOptional(field)) content.remove(path)
  else if (current !== undefined) content.set(path, '')
}

/** The union of groups around `path`, if the field at `path` decides which kind of group it is; undefined for every other field. */
function kindsAt(schema: z.ZodType, data: unknown, path: Path): z.ZodUnion | undefined {
  const parent = path.length > 0 ? schemaAt(schema, data, path.slice(0, -1)) : undefined
  const inner = parent && unwrap(parent)
  return inner instanceof z.ZodUnion && kindKey(inner) === path.at(-1) ? inner : undefined
}

/** The name of the field that tells the groups of a union apart. */
export function kindKey(union: z.ZodUnion): string | undefined {
  const [first] = (union.options as z.ZodType[]).map(unwrap)
  const shape = first instanceof z.ZodObject ? (first.shape as Record<string, z.ZodType>) : {}
  return Object.keys(shape).find((key) => shape[key] instanceof z.ZodLiteral)
}

/** Changes the kind of a group. Only fields that the new kind has too keep their values. */
function setKind(content: ContentText, union: z.ZodUnion, path: Path, kind: string): void {
  const group = path.slice(0, -1)
  const key = String(path.at(-1))
  const before = valueAt(content.data, group) as Record<string, unknown> | undefined
  if (kind === '' || before?.[key] === kind) return
  const option = (union.options as z.ZodType[])
    .map(unwrap)
    .find((one) => one instanceof z.ZodObject && one.shape[key]?.safeParse(kind).success)
  const names = option instanceof z.ZodObject ? Object.keys(option.shape) : []
  const shared = Object.entries(before ?? {}).filter(([name]) => name !== key && names.includes(name))
  content.set(group, { [key]: kind, ...Object.fromEntries(shared) })
}

function change(content: ContentText, schema: z.ZodType, action: string, path: Path): void {
  if (action === 'up') content.move(path, -1)
  if (action === 'down') content.move(path, 1)
  if (action === 'add') add(content, schema, path)
  if (action === 'remove') remove(content, schema, path)
}

function add(content: ContentText, schema: z.ZodType, path: Path): void {
  const { data } = content
  const field = schemaAt(schema, data, path)
  const inner = field && unwrap(valueSchema(field))
  const siblings = siblingsOf(schema, data, path)
  if (!(inner instanceof z.ZodArray)) {
    content.set(path, {}, siblings)
    return
  }
  const list = valueAt(data, path)
  const item =
    unwrap(inner.element as z.ZodType) instanceof z.ZodString || unwrap(inner.element as z.ZodType) instanceof z.ZodEnum ? '' : {}
  if (Array.isArray(list)) content.set([...path, list.length], item)
  else content.set(path, [item], siblings)
}

/** Removes a group or an item. An empty list becomes “not yet confirmed” if that is allowed; else it is removed if it is optional. */
function remove(content: ContentText, schema: z.ZodType, path: Path): void {
  content.remove(path)
  const above = path.slice(0, -1)
  const list = schemaAt(schema, content.data, above)
  const rest = valueAt(content.data, above)
  if (!list || !Array.isArray(rest) || rest.length > 0) return
  if (notesOf(list).confirmable) content.set(above, NOT_YET_CONFIRMED)
  else if (isOptional(list)) content.remove(above)
}
