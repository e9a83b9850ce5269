import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { expectation } from '../src/content/explain/schemaErrors.ts'
import { formatField, type Problem } from '../src/content/problems.ts'
import type { ContentDocuments } from '../src/content/read/documents.ts'
import { day, momentOrDay, NOT_YET_CONFIRMED } from '../src/content/schemas/fields.ts'
import { type Path, schemaAt } from '../src/content/schemas/inspection.ts'
import type { ContentFile } from './editableFiles.ts'
import { toFormText, toFullLabel, toLabel, toName, toPath } from './formFields.ts'

export interface FormContext {
  contentFile: ContentFile
  documents: ContentDocuments
  /** Pictures in the file’s folder, as its fields refer to them: ./poster.svg. */
  pictures: readonly string[]
  problems: readonly Problem[]
  /** Likely mistakes, which do not keep the file from being handed over. */
  warnings: readonly Problem[]
  isNew: boolean
  /** The field to focus: the one that a button changed. */
  focus: string | undefined
}

export const toMessage = ({ message, example }: Problem): string => (example ? `${message} For example: ${example}` : message)

const DAY = expectation(day(''))
const MOMENT = expectation(momentOrDay('', ''))

/** Sentences of the content check about how a file is written, and their counterparts for the form. */
const FORM_WORDING: readonly [file: string | RegExp, form: string][] = [
  [MOMENT, 'A day is written day/month/year and must be in the calendar. A time may follow it, as in 3:00 PM.'],
  [DAY, 'A day is written day/month/year and must be in the calendar.'],
  [`Write “${NOT_YET_CONFIRMED}”, or a value.`, 'Leave it empty, or write a value.'],
  ['Write digits alone: no ₦, comma, space or quotation marks.', 'Write the number in digits.'],
  [' under the second --- line', ''],
  // The hint of the field says it.
  [/ What goes here: .*$|(?<=no alternative text): [^.]*/gs, ''],
]

/** The fields that a message names, by their labels: `draft: true` is “Draft: Yes”. */
const toLabels = (message: string): string =>
  message.replace(/`(\w+)(: \w+)?`/g, (_, key, value = '') => `“${toLabel(key)}${value.replace('true', 'Yes').replace('false', 'No')}”`)

/** A problem of a file in the terms of its form, which shows labels instead of field names, and other formats of days and prices. */
export function toFormProblem(problem: Problem, schema: z.ZodType, data: unknown): Problem & { label: string } {
  const { example: line, ...rest } = problem
  const path = toPath(toFieldId(problem.field)) ?? []
  const field = schemaAt(schema, path)
  const message = FORM_WORDING.reduce((words, [file, form]) => words.replaceAll(file, form), problem.message)
  const example = line && toFormExample(line, field, path)
  return { ...rest, label: toFullLabel(data, path), message: toLabels(message), ...(example && { example }) }
}

/** The value of an example line as the form shows it; text without a field unchanged. Undefined for groups, which are several fields there. */
function toFormExample(line: string, field: z.ZodType | undefined, path: Path): string | undefined {
  const key = path.at(-1)
  if (key === undefined || !line.startsWith(typeof key === 'number' ? '-' : `${key}:`)) return line
  const parsed = parseDocument(line, { logLevel: 'silent' })
  return field && parsed.errors.length === 0 ? toFormText(field, Object.values(parsed.toJS() ?? {})[0]) : undefined
}

/** Converts “dates, item 1, price” to the id of its form field. */
export const toFieldId = (field: string): string =>
  field === '' ? 'body' : toName(field.split(', ').map((part) => (/^item \d+$/.test(part) ? Number(part.slice(5)) - 1 : part)))

/** The messages for one field. Missing values of a new file are only listed above the form. */
export function messagesFor({ problems, warnings, isNew }: FormContext, path: Path): string {
  const isExpected = ({ message }: Problem) => isNew && / is missing\.|no alternative text/.test(message)
  const own = [...problems, ...warnings].filter((problem) => problem.field === formatField(path) && !isExpected(problem))
  return own.map(toMessage).join(' ')
}

/** Whether a field or a part of it has a message or gets the focus, and therefore is not collapsed. */
export function needsAttention({ problems, warnings, focus = '' }: FormContext, path: Path): boolean {
  const hasMessage = [...problems, ...warnings].some(({ field }) => `${field}, `.startsWith(`${formatField(path)}, `))
  // A button’s id begins with its action: down:field.themes.1
  return hasMessage || `${focus.replace(/^\w+:/, '')}.`.startsWith(`${toName(path)}.`)
}
