import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ContentText } from '../src/content/read/contentText.ts'
import { NOT_YET_CONFIRMED } from '../src/content/schemas/fields.ts'
import {
  branchOf,
  isOptional,
  kindKey,
  kindsOf,
  notesOf,
  type Path,
  schemaAt,
  shapeOf,
  unwrap,
  valueAt,
  valueSchema,
} from '../src/content/schemas/inspection.ts'
import { fromFormText, toFormText } from './formValues.ts'

/** The name and id of a form field: `field.dates.0.price`. */
export const toName = (path: Path): string => ['field', ...path].join('.')

/** The value of a button that changes a field: `down:field.dates.0`. */
export const toAction = (verb: string, path: Path): string => `${verb}:${toName(path)}`

/** The path of a form field; undefined for other entries of the form. */
export function toPath(name: string): Path | undefined {
  const [first, ...keys] = name.split('.')
  return first === 'field' ? keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) : undefined
}

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n')

/** Writes a submitted form into the text of a file, then runs its button’s action. Changes only fields that differ. */
export function applyForm(text: string, schema: z.ZodType, form: FormData): string {
  const whole = form.get('whole')
  if (typeof whole === 'string') return unixLines(whole)
  const content = new ContentText(text)
  for (const [name, typed] of form) {
    const path = toPath(name)
    if (path && typeof typed === 'string') setField(content, schema, path, unixLines(typed))
  }
  const body = form.get('body')
  if (typeof body === 'string' && unixLines(body).trim() !== content.body) content.body = unixLines(body)
  const [action = '', name = ''] = String(form.get('do') ?? '').split(':')
  const path = toPath(name)
  if (path && action === 'up') content.move(path, -1)
  if (path && action === 'down') content.move(path, 1)
  if (path && action === 'add') add(content, schema, path)
  if (path && action === 'remove') remove(content, schema, path)
  return content.toString()
}

/** The group of a field: its schema, which may be a union of groups, and the names of the fields that it may have, in order. */
function groupOf(schema: z.ZodType, data: unknown, path: Path) {
  const parent = schemaAt(schema, data, path.slice(0, -1))
  const group = parent && unwrap(parent)
  const chosen = group && branchOf(group, valueAt(data, path.slice(0, -1)))
  return { group, siblings: Object.keys(shapeOf(chosen)) }
}

function setField(content: ContentText, schema: z.ZodType, path: Path, typed: string): void {
  const { data } = content
  const { group, siblings } = groupOf(schema, data, path)
  if (group instanceof z.ZodUnion && kindKey(group) === path.at(-1)) {
    setKind(content, group, path, typed)
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

/** Changes the kind of a group. Keeps the values of fields that the new kind also has. */
function setKind(content: ContentText, union: z.ZodUnion, path: Path, kind: string): void {
  const group = path.slice(0, -1)
  const key = String(path.at(-1))
  const before = (valueAt(content.data, group) ?? {}) as Record<string, unknown>
  if (kind === '' || before[key] === kind) return
  const { shape = {} } = kindsOf(union).find((one) => one.kind === kind) ?? {}
  const shared = Object.entries(before).filter(([name]) => name !== key && Object.hasOwn(shape, name))
  content.set(group, { [key]: kind, ...Object.fromEntries(shared) })
}

function add(content: ContentText, schema: z.ZodType, path: Path): void {
  const { data } = content
  const { siblings } = groupOf(schema, data, path)
  const field = schemaAt(schema, data, path)
  const inner = field && unwrap(valueSchema(field))
  if (!(inner instanceof z.ZodArray)) {
    content.set(path, {}, siblings)
    return
  }
  const list = valueAt(data, path)
  const item = unwrap(inner.element as z.ZodType) instanceof z.ZodObject ? {} : ''
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
