import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { expectation } from '../src/content/explain/schemaErrors.ts'
import { formatField, type Problem } from '../src/content/problems.ts'
import type { ContentDocuments } from '../src/content/read/documents.ts'
import { day, moment, NOT_YET_CONFIRMED } from '../src/content/schemas/fields.ts'
import { notesOf, optionsOf, type Path, schemaAt } from '../src/content/schemas/inspection.ts'
import { toName } from './applyForm.ts'
import type { ContentFile } from './editableFiles.ts'
import { toFormText } from './formValues.ts'

/** What the fields of a form need besides their values. */
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

/** A message of the content check, with a valid example. */
export const toMessage = ({ message, example }: Problem): string => (example ? `${message} For example: ${example}` : message)

const DAY = expectation(day(''))
const MOMENT = expectation(moment(''))

/** Sentences of the content check about how a file is written, and their counterparts for the form. */
const FORM_WORDING: readonly [file: string, form: string][] = [
  [DAY, 'A day is written day/month/year and must be in the calendar.'],
  [MOMENT, 'A day is written day/month/year and must be in the calendar; a time follows it, as in 3:00 PM.'],
  [`Write “${NOT_YET_CONFIRMED}”, or a value.`, 'Leave it empty, or write a value.'],
  ['Write digits alone: no ₦, comma, space or quotation marks.', 'Write the number in digits.'],
]

/** A problem of a file in the terms of its form, which shows labels instead of field names, and other formats of days and prices. */
export function toFormProblem(problem: Problem, schema: z.ZodType, data: unknown): Problem {
  const { example: line, ...rest } = problem
  const path = toFieldPath(problem.field)
  const field = schemaAt(schema, data, path)
  // The check treats a value without a colon, such as 4pm, as a day.
  const hasTime = field && optionsOf(field).some((option) => notesOf(option).moment)
  const written = hasTime ? problem.message.replace(DAY, MOMENT) : problem.message
  const message = FORM_WORDING.reduce((words, [file, form]) => words.replaceAll(file, form), written)
  const example = line && toFormExample(line, field, path)
  return { ...rest, message, ...(example && { example }) }
}

/** The value of an example line as the form shows it; text without a field unchanged. Undefined for groups, which are several fields there. */
function toFormExample(line: string, field: z.ZodType | undefined, path: Path): string | undefined {
  const key = path.at(-1)
  if (key === undefined || !line.startsWith(typeof key === 'number' ? '-' : `${key}:`)) return line
  const parsed = parseDocument(line, { logLevel: 'silent' })
  return field && parsed.errors.length === 0 ? toFormText(field, Object.values(parsed.toJS() ?? {})[0]) : undefined
}

/** A message as shown beside its field: without the part that the hint contains. */
const toFieldMessage = ({ message }: Problem): string =>
  message.replace(/ What goes here: .*$|(?<=no alternative text): [^.]*| under the second --- line/s, '')

const isMissing = ({ message }: Problem): boolean => / is missing\.|no alternative text/.test(message)

/** A message as listed above the form, with its example. The hint of a missing field has an example. */
export const toListedMessage = (problem: Problem): string =>
  isMissing(problem) ? toFieldMessage(problem) : toMessage({ ...problem, message: toFieldMessage(problem) })

/** Converts “dates, item 1, price” to a path. */
const toFieldPath = (field: string): Path =>
  field === '' ? [] : field.split(', ').map((part) => (/^item \d+$/.test(part) ? Number(part.slice(5)) - 1 : part))

/** Converts “dates, item 1, price” to the id of its form field. */
export const toFieldId = (field: string): string => (field === '' ? 'body' : toName(toFieldPath(field)))

/**
 * The messages for one field, each with its example unless the hint ends in the same one. Missing values of a new file are only listed above
 * the form.
 */
export function messagesFor({ problems, warnings, isNew }: Messages & Pick<FormContext, 'isNew'>, path: Path, hint?: string): string {
  const own = [...problems, ...warnings].filter((problem) => problem.field === formatField(path) && !(isNew && isMissing(problem)))
  const hasOther = ({ example = '' }: Problem) => hint !== undefined && !hint.endsWith(`: ${example}`)
  return own.map((problem) => (hasOther(problem) ? toListedMessage(problem) : toFieldMessage(problem))).join(' ')
}

type Messages = Pick<FormContext, 'problems' | 'warnings'>

/** Whether a message concerns a field or a part of it. */
export const hasProblem = ({ problems, warnings }: Messages, path: Path): boolean =>
  [...problems, ...warnings].some(({ field }) => field === formatField(path) || field.startsWith(`${formatField(path)}, `))

/** Whether a field or a part of it gets the focus. */
export function hasFocus({ focus = '' }: Pick<FormContext, 'focus'>, path: Path): boolean {
  // A button’s id begins with its action: down:field.themes.1
  const field = focus.replace(/^\w+:/, '')
  return field === toName(path) || field.startsWith(`${toName(path)}.`)
}

/** Labels for fields whose keys are unclear. */
const LABELS: Readonly<Record<string, string>> = {
  src: 'Picture file',
  alt: 'Alternative text',
  href: 'Address of the link',
  id: 'Short name',
  by: 'By whom',
}

/** “Ticket types” for “ticketTypes”. */
export function toLabel(name: string): string {
  const words = LABELS[name] ?? name.replace(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
