import type { Phrase } from './capture.ts'

/** What screen readers keep to themselves unless they are asked, inside a line and as lines of their own. */
const SILENT_INLINE = new Set(['time', 'strong', 'emphasis', 'superscript', 'subscript', 'code', 'generic'])
const SILENT_BLOCK = new Set([
  'document',
  'paragraph',
  'article',
  'status',
  'rowgroup',
  'listitem',
  'term',
  'definition',
  'figure',
  'caption',
  'group',
  'form',
  'region',
])
/** What is said as one: its words are its name already. */
const ATOMS = new Set(['link', 'button', 'radio', 'checkbox', 'option', 'tab', 'heading', 'image', 'disclosure', 'row'])
/** What the virtual screen reader says beyond the words of real ones. */
const TOO_MUCH = /, orientated (?:horizontally|vertically)|, \d+ controls?|, set size \d+(?=, |$)/g
/** Its label’s words are heard with it, and so not before it. */
const FIELD = /^(?:textbox|searchbox|combobox)$/
const LANGUAGES: Readonly<Record<string, string>> = { yo: 'Yoruba' }

const roleOf = (said: string) => said.replace(/^end of /, '').split(', ')[0] ?? ''

/** Marks words of another language where they begin and end. */
const marked = (words: string, language: string) => `‹${LANGUAGES[language] ?? language}: ${words}›`

/** The words alone: that a voice changes is no word. */
export const withoutMarks = (line: string): string => line.replace(/‹\w+: |›/g, '')

const spoken = ({ said, language }: Phrase) => (language === undefined ? said : marked(said, language))

/** What is said as one, its role first: its name is marked, or those words of it that are of another language. */
function spokenAsOne({ said, language }: Phrase, inside: readonly Phrase[]): string {
  if (language !== undefined)
    return said.replace(/^([\w ]+, )(.+?)((?:, level \d)?)$/, (_, role, name, level) => role + marked(name, language) + level)
  return inside.reduce((line, part) => (part.isText && part.language ? line.replace(part.said, spoken(part)) : line), said)
}

/**
 * What the virtual screen reader says step by step as the lines that NVDA, JAWS and Orca make of it: one for each thing that they stop
 * at. A name is said once, a list says how many things it has, and what they keep to themselves is left out.
 */
export function toSpeech(phrases: readonly Phrase[]): string[] {
  const lines: string[] = []
  let words: string[] = []
  const flush = () => {
    const line = words
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:!?)])/g, '$1')
      .replace(/\( /g, '(')
      .trim()
    words = []
    // The words of a label, which its field or its table has said.
    const isSaid = lines.at(-1)?.match(/^(?:radio|checkbox|table|group), (.*?)(?:, (?:not )?checked.*)?$/)?.[1] === line
    if (line !== '' && !isSaid) lines.push(line)
  }
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] as Phrase
    const role = roleOf(phrase.said)
    if (phrase.isText) words.push(spoken(phrase))
    else if (SILENT_INLINE.has(role)) continue
    else {
      flush()
      const end = ATOMS.has(role) ? endOf(phrases, at) : at
      if (FIELD.test(role) && phrase.said.startsWith(`${role}, ${lines.at(-1)},`)) lines.pop()
      lines.push(...sayElement(phrases, at, end))
      at = end
    }
  }
  flush()
  return lines
}

/** Where an element ends that began at `at`: there, where it has nothing inside. */
function endOf(phrases: readonly Phrase[], at: number): number {
  const { said = '' } = phrases[at] ?? {}
  const wanted = new Set([`end of ${said}`, `end, ${said.replace(/^disclosure, \w+, /, '')}`])
  const end = phrases.findIndex((phrase, index) => index > at && wanted.has(phrase.said))
  return end < 0 ? at : end
}

function sayElement(phrases: readonly Phrase[], at: number, end: number): string[] {
  const phrase = phrases[at] as Phrase
  const { said } = phrase
  const role = roleOf(said)
  if (said.startsWith('end of ')) return ['list', 'table'].includes(role) ? [`end of ${role}`] : []
  if (SILENT_BLOCK.has(said)) return []
  if (['listitem', 'caption', 'option'].includes(role) || said.startsWith('end, ')) return []
  const inside = phrases.slice(at + 1, end)
  if (role === 'row') return [inside.flatMap((one) => sayCell(one)).join('; ')]
  if (role === 'list') return [said.replace('list', `list of ${sizeOfList(phrases, at)}`)]
  const worker = role === 'heading' ? inside.find((one) => !one.isText && /^(?:link|button)\b/.test(one.said)) : undefined
  if (worker) return [`heading${/, level \d/.exec(said)?.[0] ?? ''}, ${spokenAsOne(worker, inside).replace(TOO_MUCH, '')}`]
  const short = said.replace(TOO_MUCH, '').replace(/, position (\d+)/, `, $1 of ${/set size (\d+)/.exec(said)?.[1]}`)
  return [spokenAsOne({ ...phrase, said: short }, inside)]
}

/** How many things stand in the list that begins at `at`, as its first thing says. */
const sizeOfList = (phrases: readonly Phrase[], at: number) =>
  phrases
    .slice(at)
    .map(({ said }) => /^listitem, .*set size (\d+)/.exec(said)?.[1])
    .find(Boolean) ?? '0'

/** What a cell of a table holds, or nothing where a phrase begins none. */
const sayCell = (phrase: Phrase): string[] =>
  /^(?:columnheader|rowheader|cell), /.test(phrase.said) ? [phrase.said.replace(/^\w+, /, '')] : []

/** So many words are heard. */
export const countWords = (lines: readonly string[]): number =>
  withoutMarks(lines.join(' '))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
