import { z } from 'zod'
import { isOptional, notesOf, unwrap, valueSchema } from '../src/content/schemas/inspection.ts'
import { capitalise } from '../src/lib/text.ts'
import { titleOf } from './editableFiles.ts'
import type { FormContext } from './formContext.ts'

/** The options of a field with their names, always including the current value. */
export function listOptions(
  { documents, pictures }: FormContext,
  field: z.ZodType,
  text: string,
): [value: string, words: string][] | undefined {
  const inner = unwrap(valueSchema(field))
  const { reference } = notesOf(valueSchema(field))
  let options: [value: string, words: string][]
  if (reference) options = documents.of(reference).map((one) => [one.id, titleOf(documents, one)])
  else if (inner instanceof z.ZodEnum) options = inner.options.map((word) => [String(word), capitalise(String(word))])
  else if (inner instanceof z.ZodBoolean) {
    // The description begins with the value that a field left out has not.
    const left = /^false/.test(notesOf(field).description ?? '') ? 'true' : 'false'
    options = Object.entries({ true: 'Yes', false: 'No' }).map(([value, words]) => [
      isOptional(field) && value === left && text !== left ? '' : value,
      words,
    ])
  } else if (notesOf(inner).pictureFile) options = pictures.map((name) => [name, name])
  else return undefined
  return text === '' || options.some(([value]) => value === text) ? options : [...options, [text, text]]
}
