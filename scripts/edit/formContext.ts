import type { ContentDocuments } from '../../src/content/documents.ts'
import { formatField, type Problem } from '../../src/content/problems.ts'
import type { Path } from '../../src/content/schemaInspection.ts'
import { toName } from './applyForm.ts'
import type { Place } from './editableFiles.ts'

/** What the fields of a form need besides their values. */
export interface FormContext {
  place: Place
  documents: ContentDocuments
  /** Pictures in the file’s folder, as its fields refer to them: ./poster.svg. */
  pictures: readonly string[]
  problems: readonly Problem[]
  isNew: boolean
  /** The field to focus: the one that a button changed. */
  focus: string | undefined
  /** Only fields that match this search are shown. */
  find: string
}

/** A message of the content check, with a valid example. */
export const toMessage = ({ message, example }: Problem): string => (example ? `${message} For example: ${example}` : message)

/** A message as shown beside its field: without what the field’s hint says already. */
export const toFieldMessage = ({ message }: Problem): string =>
  message.replace(/ What goes here: .*$|(?<=no alternative text): [^.]*| under the second --- line/s, '')

/** Whether a message is shown beside its field. Missing values of a new file are only listed above the form. */
const isBeside = (isNew: boolean, { message }: Problem): boolean => !isNew || !/ is missing\.|no alternative text/.test(message)

/** Converts “dates, item 1, price” to the id of its form field. */
export const toFieldId = (field: string): string =>
  field === '' ? 'body' : toName(field.split(', ').map((part) => (/^item \d+$/.test(part) ? Number(part.slice(5)) - 1 : part)))

/** The messages for one field. */
export function messagesFor({ problems, isNew }: Pick<FormContext, 'problems' | 'isNew'>, path: Path): string {
  const own = problems.filter((problem) => problem.field === formatField(path) && isBeside(isNew, problem))
  return own.map(toFieldMessage).join(' ')
}

/** Whether a message concerns a field or a part of it. */
export const hasProblem = ({ problems }: Pick<FormContext, 'problems'>, path: Path): boolean =>
  problems.some(({ field }) => field === formatField(path) || field.startsWith(`${formatField(path)}, `))

/** Whether the focus goes into a field or a part of it. */
export function hasFocus({ focus = '' }: Pick<FormContext, 'focus'>, path: Path): boolean {
  // A button’s id begins with its action: down:field.themes.1
  const field = focus.replace(/^\w+:/, '')
  return field === toName(path) || field.startsWith(`${toName(path)}.`)
}

/** Names for fields whose keys are not plain English. */
const LABELS: Readonly<Record<string, string>> = {
  src: 'Picture file',
  alt: 'Alternative text',
  href: 'Address of the link',
  id: 'Short name',
  by: 'By whom',
}

/** “ticketTypes” in words: Ticket types. */
export function toLabel(name: string): string {
  const words = LABELS[name] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
