import type { ReactNode } from 'react'
import { z } from 'zod'
import { fileBeside } from '../src/content/read/namedFiles.ts'
import { isOptional, notesOf, type Path, shapeOf, unwrap, valueAt } from '../src/content/schemas/inspection.ts'
import { countOf } from '../src/lib/text.ts'
import { type FormContext, messagesFor, needsAttention } from './formContext.ts'
import { describeField, listOptions, nameItem, toAction, toFormText, toName } from './formFields.ts'
import { Labelled, Submit } from './pageParts.tsx'

interface FieldProps {
  context: FormContext
  schema: z.ZodType
  data: unknown
  path: Path
}

export const Fields = ({ schema, path, isShown, ...props }: FieldProps & { isShown?: (key: string) => boolean }) =>
  Object.entries(shapeOf(schema)).map(([key, field]) =>
    (isShown?.(key) ?? true) ? <Field key={key} {...props} schema={field} path={[...path, key]} /> : null,
  )

/** The keys of a file’s fields to collapse, because they are optional and empty. */
export const listSpareKeys = ({ context, schema, data }: Omit<FieldProps, 'path'>): string[] =>
  Object.entries(shapeOf(schema)).flatMap(([key, field]) =>
    isOptional(field) && valueAt(data, [key]) === undefined && !needsAttention(context, [key]) ? key : [],
  )

function Field(props: FieldProps) {
  const inner = unwrap(props.schema)
  if (inner instanceof z.ZodArray) return <List {...props} list={inner as z.ZodArray<z.ZodType>} />
  return inner instanceof z.ZodObject ? <Group {...props} /> : <Control {...props} />
}

interface BoxProps extends Pick<FieldProps, 'context' | 'path'> {
  title: string
  hint: string
  children: ReactNode
}

/** A group or list with its hint and messages. Outermost ones are disclosures, open at first: one pass of Tab reaches every field. */
function Box({ context, path, title, hint, children }: BoxProps) {
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
  if (path.length > 1)
    return (
      <fieldset id={id} tabIndex={-1}>
        <legend>{title}</legend>
        {content}
      </fieldset>
    )
  return (
    <details id={id} open>
      <summary id={`${id}:name`}>{title}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the summary is the name, which a fieldset would repeat as its legend. */}
      <div role="group" aria-labelledby={`${id}:name`}>
        {content}
      </div>
    </details>
  )
}

function Group(props: FieldProps) {
  const { context, schema, data, path } = props
  const { label, fullLabel, hint } = describeField(schema, data, path)
  if (isOptional(schema) && valueAt(data, path) === undefined)
    return (
      <p>
        <Submit action={toAction('add', path)} words={`Add: ${fullLabel}`} focus={context.focus} /> <span className="hint">{hint}</span>
      </p>
    )
  return (
    <Box context={context} path={path} title={label} hint={hint}>
      {shapeOf(schema).src ? <PictureUpload {...props} name={fullLabel} /> : null}
      <Fields {...props} />
      {isOptional(schema) ? <Submit action={toAction('remove', path)} words={`Remove: ${fullLabel}`} /> : null}
    </Box>
  )
}

function PictureUpload({ context: { contentFile, pictures, focus }, data, path, name }: FieldProps & { name: string }) {
  const src = String(valueAt(data, [...path, 'src']))
  const id = `upload.${path.join('.')}`
  return (
    <>
      {pictures.includes(src) ? (
        <img src={`/${fileBeside(contentFile.file, src)}`} alt={String(valueAt(data, [...path, 'alt']) ?? '')} height="120" />
      ) : null}
      <p>
        <label htmlFor={id}>{`Upload a picture: ${name}`}</label>
        <input type="file" id={id} name={id} accept=".svg,.png,.jpg,.jpeg,.webp,.avif" />
        <Submit action={toAction('upload', path)} words={`Upload, then describe it: ${name}`} focus={focus} />
      </p>
    </>
  )
}

function List({ list, ...props }: FieldProps & { list: z.ZodArray<z.ZodType> }) {
  const { context, schema, data, path } = props
  const { label, fullLabel, hint } = describeField(schema, data, path)
  const value = valueAt(data, path)
  const items = Array.isArray(value) ? value : []
  const title = `${label} (${typeof value === 'string' ? value : countOf(items.length, 'item')})`
  const actionsOf = (index: number) => [
    ...(index > 0 ? [['up', 'Move up'] as const] : []),
    ...(index < items.length - 1 ? [['down', 'Move down'] as const] : []),
    ['remove', 'Remove'] as const,
  ]
  return (
    <Box context={context} path={path} title={title} hint={hint}>
      {items.length > 0 ? (
        <ol className="items">
          {items.map((_, index) => {
            const itemPath = [...path, index]
            const name = `${fullLabel} ${nameItem(data, itemPath)}`
            return (
              <li key={toName(itemPath)}>
                <Field {...props} schema={list.element} path={itemPath} />
                <p className="actions">
                  {actionsOf(index).map(([verb, words]) => (
                    <Submit key={verb} action={toAction(verb, itemPath)} words={`${words} ${name}`} focus={context.focus} />
                  ))}
                </p>
              </li>
            )
          })}
        </ol>
      ) : null}
      <Submit action={toAction('add', path)} words={`Add to: ${fullLabel}`} focus={context.focus} />
    </Box>
  )
}

/** Length in characters above which a text gets a field of several lines. */
const MAX_LINE_LENGTH = 60

function Control({ context, schema, data, path }: FieldProps) {
  const { prose, blocks } = notesOf(schema)
  const text = toFormText(schema, valueAt(data, path))
  const options = listOptions(context, schema, text)
  const { fullLabel, hint, ...described } = describeField(schema, data, path)
  // A choice shows its options, so it needs no example.
  const example = options || !described.example ? '' : `For example: ${described.example}`
  const isLong = prose || [text, described.example].some(({ length }) => length > MAX_LINE_LENGTH)
  const rows = blocks ? 12 : Math.min(8, 2 + Math.floor(text.length / 90))
  const id = toName(path)
  return (
    <Labelled
      id={id}
      label={`${fullLabel}${isOptional(schema) ? ' (optional)' : ''}`}
      hint={`${hint} ${example}`.trim()}
      message={messagesFor(context, path)}
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
          <input {...common} type="text" defaultValue={text} autoComplete="off" />
        )
      }
    </Labelled>
  )
}
