import type { Notes } from '../../src/content/schema.ts'

/** "festivalEvents" as a person would say it: Festival events. */
export function toLabel(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a list is called: its name, since Decap puts a number before it, and under it what the list is for. */
export function describeList(name: string, { description = '' }: Notes): { label: string; hint: string } {
  return { label: toLabel(name), hint: [description, inFile(name)].filter((words) => words !== '').join(' · ') }
}

const inFile = (name: string) => `In the file: ${name}`

/**
 * What a field is called beside its box, and what is said under it: the schema’s own sentence, an example,
 * and the name by which the content check speaks of it.
 */
export function describeField(name: string, { description = '', examples = [] }: Notes): { label: string; hint: string } {
  // What follows the first words explains them: it stands under the box.
  const [short = ''] = description.split(/[.:;](?= |$)|, or "/, 1)
  const label = short === '' ? toLabel(name) : short
  const example = typeof examples[0] === 'object' ? '' : String(examples[0] ?? '')
  const sentences = [label === description ? '' : description, example === '' ? '' : `For example: ${example}`, inFile(name)]
  return { label, hint: sentences.filter((sentence) => sentence !== '').join(' · ') }
}
