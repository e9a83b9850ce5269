import type { ReactNode } from 'react'
import { z } from 'zod'
import { exampleOf } from '../src/content/explain/suggestions.ts'
import { pictureFile } from '../src/content/pictures/pictureFile.ts'
import {
  isOptional,
  isRecord,
  kindKey,
  kindsOf,
  notesOf,
  type Path,
  shapeOf,
  unwrap,
  valueAt,
  valueSchema,
} from '../src/content/schemas/inspection.ts'
import { countOf } from '../src/lib/text.ts'
import { toAction, toName } from './applyForm.ts'
import { listOptions } from './fieldOptions.ts'
import { type FormContext, hasFocus, hasProblem, messagesFor, toLabel } from './formContext.ts'
import { toFormText } from './formValues.ts'
import { itemNamesOf, nameOf } from './itemNames.ts'
import { Labelled, Submit } from './pageParts.tsx'

interface FieldProps {
  context: FormContext
  schema: z.ZodType
  data: unknown
  path: Path
}

/** The fields of a group, in the order of its schema; only those named by `keys`, where it is given. */
export function Fields({ context, schema, data, path, keys }: FieldProps & { keys?: readonly string[] }) {
  return Object.entries(shapeOf(schema)).map(([key, field]) =>
    (keys?.includes(key) ?? true) ? <Field key={key} context={context} schema={field} data={data} path={[...path, key]} /> : null,
  )
}

/** The keys of a file’s fields: those to show at once, and those to collapse because they are optional and empty. */
export function splitKeys({ context, schema, data }: Omit<FieldProps, 'path'>): { needed: string[]; spare: string[] } {
  const shape = shapeOf(schema)
  const isSpare = (key: string) =>
    isOptional(shape[key] as z.ZodType) && valueAt(data, [key]) === undefined && !hasProblem(context, [key]) && !hasFocus(context, [key])
  const keys = Object.keys(shape)
  return { needed: keys.filter((key) => !isSpare(key)), spare: keys.filter(isSpare) }
}

function Field(props: FieldProps) {
  const inner = unwrap(valueSchema(props.schema))
  if (inner instanceof z.ZodArray) return <List {...props} list={inner as z.ZodArray<z.ZodType>} />
  const isGroup = inner instanceof z.ZodObject || (inner instanceof z.ZodUnion && kindKey(inner) !== undefined)
  return isGroup ? <Group {...props} /> : <Control {...props} />
}

/** A field’s label, hint and example, from its key and its schema. A choice shows its options, so it needs no example. */
function describe(schema: z.ZodType, path: Path, isChoice = false): { label: string; hint: string; example: string } {
  const inner = valueSchema(schema)
  const { description = '', examples } = { ...notesOf(schema), ...notesOf(inner) }
  const key = path.at(-1)
  const example = isChoice || typeof examples?.[0] === 'object' ? '' : toFormText(inner, examples?.[0])
  const isYesNo = unwrap(inner) instanceof z.ZodBoolean
  const meaning = isYesNo ? description.replace(/\btrue\b/g, 'Yes').replace(/\bfalse\b/g, 'No') : description
  const open = notesOf(schema).confirmable ? 'Leave it empty as long as it is not yet confirmed.' : ''
  return {
    label: typeof key === 'number' ? `Item ${key + 1}` : toLabel(String(key)),
    hint: [meaning && `${meaning}.`, open].filter(Boolean).join(' '),
    example: example && `For example: ${example}`,
  }
}

/** The ids for a group’s `aria-labelledby`. Within a list item they include the item’s name, because other items have the same groups. */
const groupNameIds = (path: Path): string =>
  [...(path.length > 2 ? [path.slice(0, 2)] : []), path].map((one) => `${toName(one)}:name`).join(' ')

type PartProps = Pick<FieldProps, 'path'> & { title: string; children: ReactNode }

/** A group or list as a disclosure. It is open at first, so that every field, such as a price, is reached in one pass of Tab. */
function Part({ path, title, children }: PartProps) {
  const id = toName(path)
  return (
    <details id={id} open>
      <summary id={`${id}:name`}>{title}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the summary is the name, which a fieldset would repeat as its legend. */}
      <div role="group" aria-labelledby={groupNameIds(path)}>
        {children}
      </div>
    </details>
  )
}

/** A group or list with its hint and messages. Only outermost ones are disclosures. */
function Box({ context, hint, children, ...props }: PartProps & Pick<FieldProps, 'context'> & { hint: string }) {
  const { path, title } = props
  const id = toName(path)
  const content = (
    <>
      {hint ? <p className="hint">{hint}</p> : null}
      <p className="message" id={`${id}.message`}>
        {messagesFor(context, path)}
      </p>
      {children}
    </>
  )
  if (path.length === 1) return <Part {...props}>{content}</Part>
  return (
    <fieldset id={id} tabIndex={-1} aria-labelledby={groupNameIds(path)}>
      <legend id={`${id}:name`}>{title}</legend>
      {content}
    </fieldset>
  )
}

function Group(props: FieldProps) {
  const { context, schema, data, path } = props
  const { label, hint } = describe(schema, path)
  const inner = unwrap(schema)
  if (isOptional(schema) && valueAt(data, path) === undefined)
    return (
      <p>
        <Submit action={toAction('add', path)} words={`Add: ${label}`} /> <span className="hint">{hint}</span>
      </p>
    )
  return (
    <Box context={context} path={path} title={label} hint={hint}>
      {notesOf(schema).picture ? <PictureUpload {...props} /> : null}
      {inner instanceof z.ZodUnion ? <Kinds {...props} schema={inner} /> : <Fields {...props} schema={inner} />}
      {isOptional(schema) ? <Submit action={toAction('remove', path)} words={`Remove: ${label}`} /> : null}
    </Box>
  )
}

function Kinds({ context, schema, data, path }: FieldProps & { schema: z.ZodUnion }) {
  const key = kindKey(schema) ?? ''
  const kinds = kindsOf(schema)
  const { [key]: _, ...shape } = kinds.find(({ kind }) => kind === valueAt(data, [...path, key]))?.shape ?? {}
  return (
    <>
      <Control context={context} schema={z.enum(kinds.map(({ kind }) => kind))} data={data} path={[...path, key]} />
      <p>
        <Submit action="apply" words="Show the fields of this kind" />
      </p>
      <Fields context={context} schema={z.object(shape)} data={data} path={path} />
    </>
  )
}

function PictureUpload({ context: { contentFile, pictures }, data, path }: FieldProps) {
  const src = String(valueAt(data, [...path, 'src']))
  const id = `upload.${path.join('.')}`
  return (
    <>
      {pictures.includes(src) ? (
        <img src={`/${pictureFile(contentFile.file, src)}`} alt={String(valueAt(data, [...path, 'alt']) ?? '')} height="120" />
      ) : null}
      <p>
        <label htmlFor={id}>Upload a picture</label>
        <input type="file" id={id} name={id} accept=".svg,.png,.jpg,.jpeg,.webp,.avif" />
        <Submit action="apply" words="Upload, then describe it" />
      </p>
    </>
  )
}

/** A list whose items can be moved, removed and added. */
function List({ list, ...props }: FieldProps & { list: z.ZodArray<z.ZodType> }) {
  const { context, schema, data, path } = props
  const { label, hint } = describe(schema, path)
  const value = valueAt(data, path)
  const items = Array.isArray(value) ? value : []
  const title = `${label} (${typeof value === 'string' ? value : countOf(items.length, 'item')})`
  const actionsOf = (index: number, name: string) => [
    ...(index > 0 ? [['up', `Move up ${name}`] as const] : []),
    ...(index < items.length - 1 ? [['down', `Move down ${name}`] as const] : []),
    ['remove', `Remove ${name}`] as const,
  ]
  return (
    <Box context={context} path={path} title={title} hint={hint}>
      {items.length > 0 ? (
        <ol>
          {items.map((item, index) => {
            const itemPath = [...path, index]
            const name = `${index + 1}: ${nameOf(item) || 'empty'}`
            const content = (
              <>
                {unwrap(list.element) instanceof z.ZodObject ? (
                  <Fields {...props} schema={unwrap(list.element)} path={itemPath} />
                ) : (
                  <Control {...props} schema={list.element} path={itemPath} />
                )}
                <p className="actions">
                  {actionsOf(index, name).map(([verb, words]) => (
                    <Submit key={verb} action={toAction(verb, itemPath)} words={words} focus={context.focus} />
                  ))}
                </p>
              </>
            )
            return (
              <li key={toName(itemPath)}>
                {isRecord(item) ? (
                  <Part path={itemPath} title={name}>
                    {content}
                  </Part>
                ) : (
                  content
                )}
              </li>
            )
          })}
        </ol>
      ) : null}
      <Submit action={toAction('add', path)} words={`Add to: ${label}`} focus={context.focus} />
    </Box>
  )
}

/** Length in characters above which a text gets a field of several lines. */
const MAX_LINE_LENGTH = 60

function Control({ context, schema, data, path }: FieldProps) {
  const inner = valueSchema(schema)
  const { prose, blocks } = notesOf(inner)
  const text = toFormText(schema, valueAt(data, path))
  const options = listOptions(context, schema, text)
  const { label, hint, example } = describe(schema, path, options !== undefined)
  const isLong = prose || [text, String(exampleOf(inner))].some(({ length }) => length > MAX_LINE_LENGTH)
  const rows = blocks ? 12 : Math.min(8, 2 + Math.floor(text.length / 90))
  const id = toName(path)
  const itemNames = itemNamesOf(data, path)
  return (
    <Labelled
      id={id}
      label={`${itemNames && `${itemNames}: `}${itemNames ? label.toLowerCase() : label}${isOptional(schema) ? ' (optional)' : ''}`}
      hint={prose ? hint : `${hint} ${example}`.trim()}
      // A long example is not in `aria-describedby`: screen readers would announce all of it on each focus.
      unread={prose ? example : ''}
      message={messagesFor(context, path, example)}
      autoFocus={context.focus === id}
    >
      {(common) =>
        options ? (
          <select {...common} defaultValue={text}>
            {options.some(([value]) => value === '') ? null : <option value="">{isOptional(schema) ? 'None' : 'Choose one'}</option>}
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ) : isLong ? (
          <textarea {...common} rows={rows} defaultValue={text} />
        ) : (
          <input
            {...common}
            type="text"
            defaultValue={text}
            inputMode={unwrap(inner) instanceof z.ZodNumber ? 'numeric' : undefined}
            autoComplete="off"
          />
        )
      }
    </Labelled>
  )
}
