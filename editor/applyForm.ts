import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { NOT_YET_CONFIRMED } from '../src/content/schemas/fields.ts'
import { isOptional, notesOf, type Path, schemaAt, shapeOf, unwrap, valueAt } from '../src/content/schemas/inspection.ts'
import { ContentText } from './contentText.ts'
import { fromFormText, toFormText, toPath } from './formFields.ts'

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

const siblingsOf = (schema: z.ZodType, path: Path) => Object.keys(shapeOf(schemaAt(schema, path.slice(0, -1))))

function setField(content: ContentText, schema: z.ZodType, path: Path, typed: string): void {
  const field = schemaAt(schema, path)
  const current = valueAt(content.data, path)
  if (!field) return
  // Left empty in a new file, a required field that may be open says “not yet confirmed”, as its hint promises.
  const isOpen = current === undefined && notesOf(field).confirmable && !isOptional(field)
  if (!isOpen && typed.trim() === toFormText(field, current).trim()) return
  const value = fromFormText(field, typed)
  if (isDeepStrictEqual(value, current)) return
  if (value !== '') content.set(path, value, siblingsOf(schema, path))
  else if (isOptional(field)) content.remove(path)
  else if (current !== undefined) content.set(path, '')
}

function add(content: ContentText, schema: z.ZodType, path: Path): void {
  const siblings = siblingsOf(schema, path)
  const field = schemaAt(schema, path)
  const inner = field && unwrap(field)
  if (!(inner instanceof z.ZodArray)) {
    content.set(path, {}, siblings)
    return
  }
  const list = valueAt(content.data, path)
  const item = unwrap(inner.element as z.ZodType) instanceof z.ZodObject ? {} : ''
  if (Array.isArray(list)) content.set([...path, list.length], item)
  else content.set(path, [item], siblings)
}

/** Removes a group or an item. An empty list becomes “not yet confirmed” if that is allowed; else it is removed if it is optional. */
function remove(content: ContentText, schema: z.ZodType, path: Path): void {
  content.remove(path)
  const above = path.slice(0, -1)
  const list = schemaAt(schema, above)
  const rest = valueAt(content.data, above)
  if (!list || !Array.isArray(rest) || rest.length > 0) return
  if (notesOf(list).confirmable) content.set(above, NOT_YET_CONFIRMED)
  else if (isOptional(list)) content.remove(above)
}
