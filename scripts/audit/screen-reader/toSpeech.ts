/** One step of the virtual screen reader. */
export interface Phrase {
  said: string
  /** Plain text rather than an element with role and name. */
  isText: boolean
  /** The language of the text, where it is not the page’s. */
  language?: string
}

/** Announcements that screen readers leave out by default, inside a line and as lines of their own. */
const SILENT_INLINE = new Set(['time', 'strong', 'emphasis', 'superscript', 'subscript', 'code', 'generic'])
const SILENT_BLOCK = new Set(
  'document paragraph article status rowgroup listitem term definition figure caption group form region'.split(' '),
)
/** Roles whose content is their accessible name. */
const ATOMS = new Set(['link', 'button', 'radio', 'checkbox', 'option', 'tab', 'heading', 'image', 'disclosure', 'row'])
/** Announcements of the virtual screen reader that real ones do not make. */
const TOO_MUCH = /, orientated (?:horizontally|vertically)|, \d+ controls?|, set size \d+(?=, |$)/g
/** Elements whose label’s text is announced with them, and so is left out before them. */
const FIELD = /^(?:textbox|searchbox|combobox)$/
const LANGUAGES: Readonly<Record<string, string>> = { yo: 'Yoruba' }

const roleOf = (said: string) => said.replace(/^end of /, '').split(', ')[0] ?? ''

/** Marks where text in another language begins and ends. */
const marked = (words: string, language: string) => `‹${LANGUAGES[language] ?? language}: ${words}›`

/** Removes the marks of language. */
export const withoutMarks = (line: string): string => line.replace(/‹\w+: |›/g, '')

const spoken = ({ said, language }: Phrase) => (language === undefined ? said : marked(said, language))

/** An element announced as one line, its role first. Marks its name, or the words of it that are in another language. */
function spokenAsOne({ said, language }: Phrase, inside: readonly Phrase[]): string {
  if (language !== undefined)
    return said.replace(/^([\w ]+, )(.+?)((?:, level \d)?)$/, (_, role, name, level) => role + marked(name, language) + level)
  return inside.reduce((line, part) => (part.isText && part.language ? line.replace(part.said, spoken(part)) : line), said)
}

/**
 * Converts the steps of the virtual screen reader to the lines that NVDA, JAWS and Orca speak: one for each stop. A name is announced once,
 * a list with its number of items, and what they omit by default is omitted.
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
    // Label text that its field or table has announced already.
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

/** The index where the element that begins at `at` ends: `at` itself, if it has no content. */
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

/** The number of items in the list that begins at `at`, as its first item says. */
const sizeOfList = (phrases: readonly Phrase[], at: number) =>
  phrases
    .slice(at)
    .map(({ said }) => /^listitem, .*set size (\d+)/.exec(said)?.[1])
    .find(Boolean) ?? '0'

/** The content of the table cell that begins with this phrase; empty when none does. */
const sayCell = (phrase: Phrase): string[] =>
  /^(?:columnheader|rowheader|cell), /.test(phrase.said) ? [phrase.said.replace(/^\w+, /, '')] : []

/** The number of spoken words. */
export const countWords = (lines: readonly string[]): number =>
  withoutMarks(lines.join(' '))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
