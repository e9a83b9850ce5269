import { z } from 'zod'
import { checksOf, isRecord, type Path, unwrap, valueAt } from '../../src/content/schemaInspection.ts'
import { countOf } from '../../src/lib/text.ts'
import { toName } from './applyForm.ts'
import { Action, Box, Control, describe, type FieldProps, Fields, isShown, Part } from './Fields.tsx'
import { valueSchema } from './formValues.ts'

/** A list whose items can be moved, removed and added. */
export function List(props: FieldProps) {
  const { context, schema, data, path } = props
  const { label, hint } = describe(schema, path)
  const list = unwrap(valueSchema(schema)) as z.ZodArray<z.ZodType>
  const value = valueAt(data, path)
  const items = Array.isArray(value) ? value : []
  const title = `${label} (${typeof value === 'string' ? value : countOf(items.length, 'item')})`
  const isFixed = checksOf(list).some(({ check }) => check === 'length_equals')
  return (
    <Box context={context} path={path} title={title} hint={hint}>
      {items.length > 0 ? (
        <ol>
          {items.map((_, index) => (
            <Item key={toName([...path, index])} {...props} list={list} index={index} count={items.length} isFixed={isFixed} />
          ))}
        </ol>
      ) : null}
      {(isFixed && items.length > 0) || context.find !== '' ? null : (
        <Action action="add" path={path} words={`Add to: ${label}`} context={context} />
      )}
    </Box>
  )
}

interface ItemProps extends FieldProps {
  list: z.ZodArray<z.ZodType>
  index: number
  count: number
  isFixed: boolean
}

function Item({ context, data, path, list, index, count, isFixed }: ItemProps) {
  const place: Path = [...path, index]
  const element = list.element
  if (!isShown(context, element, data, place)) return null
  const title = `${index + 1}: ${nameOf(valueAt(data, place)) || 'empty'}`
  const props = { context, data, path: place }
  const content = (
    <>
      {unwrap(element) instanceof z.ZodObject ? <Fields {...props} schema={unwrap(element)} /> : <Control {...props} schema={element} />}
      {context.find !== '' ? null : (
        <p className="actions">
          {index > 0 ? <Action action="up" path={place} words={`Move up ${title}`} context={context} /> : null}
          {index < count - 1 ? <Action action="down" path={place} words={`Move down ${title}`} context={context} /> : null}
          {isFixed ? null : <Action action="remove" path={place} words={`Remove ${title}`} context={context} />}
        </p>
      )}
    </>
  )
  return (
    <li>
      {isRecord(valueAt(data, place)) ? (
        <Part context={context} path={place} title={title}>
          {content}
        </Part>
      ) : (
        content
      )}
    </li>
  )
}

function nameOf(value: unknown): string {
  if (!isRecord(value)) return String(value ?? '').slice(0, 60)
  const words = Object.values(value).find((part) => typeof part === 'string' && part !== '')
  return String(words ?? '').slice(0, 60)
}
