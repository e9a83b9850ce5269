import type { ReactNode } from 'react'
import { z } from 'zod'
import { exampleOf, isPictureName } from '../../src/content/examples.ts'
import { chooseOption, isOptional, isRecord, notesOf, type Path, unwrap, valueAt } from '../../src/content/schemaInspection.ts'
import { kindKey, toName } from './applyForm.ts'
import { titleOf } from './editableFiles.ts'
import { type FormContext, hasFocus, hasProblem, messagesFor, toLabel } from './formContext.ts'
import { toFormText, valueSchema } from './formValues.ts'
import { List } from './List.tsx'

export interface FieldProps {
  context: FormContext
  schema: z.ZodType
  data: unknown
  path: Path
}

const shapeOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {})

/** The fields of a group, in the order of its schema; only those named by `keys`, where it is given. */
export function Fields({ context, schema, data, path, keys }: FieldProps & { keys?: readonly string[] }) {
  return Object.entries(shapeOf(schema)).map(([key, field]) =>
    (keys?.includes(key) ?? true) && isShown(context, field, data, [...path, key]) ? (
      <Field key={key} context={context} schema={field} data={data} path={[...path, key]} />
    ) : null,
  )
}

/** The keys of a file’s fields: those to show at once, and those that are optional and empty, which most edits never need. */
export function splitKeys({ context, schema, data }: Omit<FieldProps, 'path'>): { needed: string[]; spare: string[] } {
  const shape = shapeOf(schema)
  const isSpare = (key: string) =>
    context.find === '' &&
    isOptional(shape[key] as z.ZodType) &&
    valueAt(data, [key]) === undefined &&
    !hasProblem(context, [key]) &&
    !hasFocus(context, [key])
  const keys = Object.keys(shape)
  return { needed: keys.filter((key) => !isSpare(key)), spare: keys.filter(isSpare) }
}

/** Whether a field or a part of it matches the search, in its name, description, value or choices. */
export function isShown({ find }: FormContext, schema: z.ZodType, data: unknown, path: Path): boolean {
  if (find === '') return true
  const holds = (field: z.ZodType, value: unknown, name: string): boolean => {
    const words = `${name} ${notesOf(field).description ?? ''} ${isRecord(value) || Array.isArray(value) ? '' : toFormText(field, value)}`
    let inner: z.ZodType | undefined = unwrap(valueSchema(field))
    const options = inner instanceof z.ZodEnum ? inner.options.join(' ') : ''
    if (`${words} ${options}`.toLowerCase().includes(find.toLowerCase())) return true
    if (inner instanceof z.ZodUnion) inner = chooseOption(inner, value)
    if (inner instanceof z.ZodArray && Array.isArray(value)) return value.some((item) => holds(inner.element as z.ZodType, item, ''))
    if (!(inner instanceof z.ZodObject) || (value === undefined && isOptional(field))) return false
    return Object.entries(inner.shape as Record<string, z.ZodType>).some(([key, part]) => holds(part, valueAt(value, [key]), toLabel(key)))
  }
  return holds(schema, valueAt(data, path), toLabel(String(path.at(-1))))
}

function Field(props: FieldProps) {
  const { schema, data, path } = props
  const inner = unwrap(valueSchema(schema))
  if (inner instanceof z.ZodArray) return <List {...props} />
  if (!(inner instanceof z.ZodObject || (inner instanceof z.ZodUnion && kindKey(inner)))) return <Control {...props} />
  return isOptional(schema) && valueAt(data, path) === undefined ? <AddGroup {...props} /> : <Group {...props} />
}

/** A field’s label, hint and example, from its key and its schema. A choice shows its options, so it needs no example. */
export function describe(schema: z.ZodType, path: Path, isChoice = false): { label: string; hint: string; example: string } {
  const fact = notesOf(valueSchema(schema))
  const { description = '', examples } = { ...notesOf(schema), ...fact }
  const key = path.at(-1)
  const example = isChoice || typeof examples?.[0] === 'object' ? '' : toFormText(valueSchema(schema), examples?.[0])
  const open = notesOf(schema).confirmable ? 'Leave it empty as long as it is not yet confirmed.' : ''
  const isYesNo = unwrap(valueSchema(schema)) instanceof z.ZodBoolean
  const meaning = isYesNo ? description.replace(/\btrue\b/g, 'Yes').replace(/\bfalse\b/g, 'No') : description
  return {
    label: typeof key === 'number' ? `Item ${key + 1}` : toLabel(String(key)),
    hint: [meaning && `${meaning}.`, open].filter(Boolean).join(' '),
    example: example && `For example: ${example}`,
  }
}

/** The ids for a group’s `aria-labelledby`. Within a list item they include the item’s name, because other items have the same groups. */
const groupNameIds = (path: Path): string =>
  [...(path.length > 2 ? [path.slice(0, 2)] : []), path].map((one) => `${toName(one)}:name`).join(' ')

interface PartProps {
  context: FormContext
  path: Path
  title: string
  children: ReactNode
}

/** A group or list that expands: open if it has an error or the focus goes into it. */
export function Part({ context, path, title, children }: PartProps) {
  const id = toName(path)
  const isOpen = context.find !== '' || hasProblem(context, path) || hasFocus(context, path)
  return (
    <details id={id} open={isOpen}>
      <summary id={`${id}:name`}>{title}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the summary is the name; a fieldset would need it a second time as its legend. */}
      <div role="group" aria-labelledby={groupNameIds(path)}>
        {children}
      </div>
    </details>
  )
}

/** A group or list with its hint and messages. It expands unless it is within another one. */
export function Box({ hint, children, ...props }: PartProps & { hint: string }) {
  const { context, path, title } = props
  const content = (
    <>
      {hint ? <p className="hint">{hint}</p> : null}
      <Message context={context} path={path} />
      {children}
    </>
  )
  if (path.length === 1) return <Part {...props}>{content}</Part>
  return (
    <fieldset id={toName(path)} tabIndex={-1} aria-labelledby={groupNameIds(path)}>
      <legend id={`${toName(path)}:name`}>{title}</legend>
      {content}
    </fieldset>
  )
}

function Group(props: FieldProps) {
  const { context, schema, data, path } = props
  const { label, hint } = describe(schema, path)
  const inner = unwrap(schema)
  return (
    <Box context={context} path={path} title={label} hint={hint}>
      {notesOf(schema).picture ? <PictureUpload context={context} data={data} path={path} /> : null}
      {inner instanceof z.ZodUnion ? <Kinds {...props} schema={inner} /> : <Fields {...props} schema={inner} />}
      {isOptional(schema) ? <Action action="remove" path={path} words={`Remove: ${label}`} /> : null}
    </Box>
  )
}

function Kinds({ context, schema, data, path }: FieldProps & { schema: z.ZodUnion }) {
  const key = kindKey(schema) ?? ''
  const options = (schema.options as z.ZodType[]).map(unwrap).filter((option) => option instanceof z.ZodObject)
  const kinds = options.flatMap(({ shape }) => [...(shape[key] as z.ZodLiteral).values].map(String))
  const option = options.find(({ shape }) => shape[key]?.safeParse(valueAt(data, [...path, key])).success)
  const { [key]: _, ...shape } = (option?.shape ?? {}) as Record<string, z.ZodType>
  return (
    <>
      <Control context={context} schema={z.enum(kinds as [string])} data={data} path={[...path, key]} />
      <p>
        <Submit action="apply" words="Show the fields of this kind" />
      </p>
      <Fields context={context} schema={z.object(shape)} data={data} path={path} />
    </>
  )
}

function AddGroup({ schema, path }: FieldProps) {
  const { label, hint } = describe(schema, path)
  return (
    <p>
      <Action action="add" path={path} words={`Add: ${label}`} /> <span className="hint">{hint}</span>
    </p>
  )
}

function PictureUpload({ context, data, path }: Omit<FieldProps, 'schema'>) {
  const src = valueAt(data, [...path, 'src'])
  const id = `upload.${path.join('.')}`
  const address = `/_edit/picture/${context.place.name}/${context.place.id}?src=${encodeURIComponent(String(src))}`
  return (
    <>
      {context.pictures.includes(String(src)) ? (
        <img src={address} alt={String(valueAt(data, [...path, 'alt']) ?? '')} height="120" />
      ) : null}
      <p>
        <label htmlFor={id}>Upload a picture</label>
        <input type="file" id={id} name={id} accept=".svg,.png,.jpg,.jpeg,.webp,.avif" />
        <Submit action="apply" words="Upload, then describe it" />
      </p>
    </>
  )
}

/** A button that adds, moves or removes a part of the form. */
export function Action({ action, path, words, context }: { action: string; path: Path; words: string; context?: FormContext }) {
  const id = `${action}:${toName(path)}`
  return (
    // biome-ignore lint/a11y/noAutofocus: the focus returns to the button that was used; without scripts nothing else puts it there.
    <button type="submit" name="do" value={id} id={id} autoFocus={context?.focus === id}>
      {words}
    </button>
  )
}

/** A button that sends the form of a file. */
export const Submit = ({ action, words, className }: { action: string; words: string; className?: string }) => (
  <button type="submit" name="do" value={action} className={className}>
    {words}
  </button>
)

/** The messages of the content check for one field. Empty when it is valid. */
function Message({ context, path }: { context: FormContext; path: Path }) {
  return (
    <p className="message" id={`${toName(path)}.message`}>
      {messagesFor(context, path)}
    </p>
  )
}

const ONE_LINE = 60

export function Control({ context, schema, data, path }: FieldProps) {
  const inner = valueSchema(schema)
  const text = toFormText(schema, valueAt(data, path))
  const options = listOptions(context, inner, text)
  const { label, hint, example } = describe(schema, path, options !== undefined)
  // A long example is only visible beside its field, outside of `aria-describedby`: screen readers would read all of it on each focus.
  const isRead = notesOf(inner).prose === true
  const id = toName(path)
  const message = messagesFor(context, path)
  const common = {
    id,
    name: id,
    'aria-describedby': `${hint || example ? `${id}.hint ` : ''}${id}.message`,
    'aria-invalid': message !== '' || undefined,
    autoFocus: context.focus === id,
  }
  const isLong = notesOf(inner).prose || text.length > ONE_LINE || String(exampleOf(inner)).length > ONE_LINE
  const rows = notesOf(inner).blocks ? 12 : Math.min(8, 2 + Math.floor(text.length / 90))
  return (
    <div className="field">
      <label htmlFor={id}>{isOptional(schema) ? `${label} (optional)` : label}</label>
      {hint || example ? (
        <p className="hint">
          <span id={`${id}.hint`}>{isRead ? hint : `${hint} ${example}`.trim()}</span>
          {isRead ? ` ${example}` : null}
        </p>
      ) : null}
      <Message context={context} path={path} />
      {options ? (
        <select {...common} defaultValue={text}>
          <option value="">{isOptional(schema) ? 'None' : 'Choose one'}</option>
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
      )}
    </div>
  )
}

/** The options of a field with their names, always including the current value. */
function listOptions({ documents, pictures }: FormContext, schema: z.ZodType, text: string): [value: string, words: string][] | undefined {
  const inner = unwrap(schema)
  const { reference } = notesOf(schema)
  let options: [value: string, words: string][]
  if (reference) options = documents.of(reference).map((one) => [one.id, titleOf(documents, one)])
  else if (inner instanceof z.ZodEnum) options = inner.options.map((word) => [String(word), toLabel(String(word))])
  else if (inner instanceof z.ZodBoolean)
    options = [
      ['true', 'Yes'],
      ['false', 'No'],
    ]
  else if (isPictureName(inner)) options = pictures.map((name) => [name, name])
  else return undefined
  return text === '' || options.some(([value]) => value === text) ? options : [...options, [text, text]]
}
