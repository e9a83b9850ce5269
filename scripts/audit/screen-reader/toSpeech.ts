/** One step of the virtual screen reader. */
export interface Phrase {
  said: string
  /** Plain text rather than an element with role and name. */
  isText: boolean
  /** The language of the text, where it is not the page’s. */
  language?: string
}

/** Roles within a line that screen readers do not announce by default. */
const INLINE_ROLES = new Set(['time', 'strong', 'emphasis', 'superscript', 'subscript', 'code', 'generic'])
/** Roles that screen readers announce only with a name, or not at all. */
const SILENT_WITHOUT_NAME = new Set('document paragraph article status rowgroup term definition figure group form region'.split(' '))
const SILENT_ROLES = new Set(['listitem', 'caption', 'option'])
/** Roles whose content is their accessible name. */
const NAMED_BY_CONTENT = new Set(['link', 'button', 'radio', 'checkbox', 'option', 'tab', 'heading', 'image', 'disclosure', 'row'])
/** Properties that the virtual screen reader announces and real ones do not. */
const NOT_ANNOUNCED = /, orientated (?:horizontally|vertically)|, \d+ controls?|, set size \d+(?=, |$)/g
/** Fields whose label is announced with them, and so is left out before them. */
const FIELD = /^(?:textbox|searchbox|combobox)$/
const LANGUAGES: Readonly<Record<string, string>> = { yo: 'Yoruba' }

const roleOf = (said: string) => said.replace(/^end of /, '').split(', ')[0] ?? ''

/** Marks where text in another language begins and ends. */
const markLanguage = (words: string, language: string | undefined) =>
  language === undefined ? words : `‹${LANGUAGES[language] ?? language}: ${words}›`

/** Removes the marks of language. */
export const withoutMarks = (line: string): string => line.replace(/‹[\w-]+: |›/g, '')

/** The line of an element, its role first. Marks its name, or the words of it that are in another language. */
function markName({ said, language }: Phrase, content: readonly Phrase[]): string {
  if (language !== undefined)
    return said.replace(/^([\w ]+, )(.+?)((?:, level \d)?)$/, (_, role, name, level) => role + markLanguage(name, language) + level)
  return content.reduce((line, part) => (part.isText ? line.replace(part.said, () => markLanguage(part.said, part.language)) : line), said)
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
    const announced = /^(?:radio|checkbox|table|group), (.*?)(?:, (?:not )?checked.*)?$/.exec(lines.at(-1) ?? '')?.[1]
    if (line !== '' && line !== announced) lines.push(line)
  }
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] as Phrase
    const role = roleOf(phrase.said)
    if (phrase.isText) words.push(markLanguage(phrase.said, phrase.language))
    else if (!INLINE_ROLES.has(role)) {
      flush()
      const end = NAMED_BY_CONTENT.has(role) ? endOf(phrases, at) : at
      if (FIELD.test(role) && phrase.said.startsWith(`${role}, ${lines.at(-1)},`)) lines.pop()
      lines.push(...announce(phrases, at, end))
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

/** The line for the element at `at`, whose content ends at `end`. Empty for one that is not announced. */
function announce(phrases: readonly Phrase[], at: number, end: number): string[] {
  const phrase = phrases[at] as Phrase
  const { said } = phrase
  const role = roleOf(said)
  if (said.startsWith('end of ')) return ['list', 'table'].includes(role) ? [`end of ${role}`] : []
  if (SILENT_WITHOUT_NAME.has(said) || SILENT_ROLES.has(role) || said.startsWith('end, ')) return []
  const content = phrases.slice(at + 1, end)
  if (role === 'row') return [content.flatMap(contentOfCell).join('; ')]
  if (role === 'list') return [said.replace('list', `list of ${sizeOfList(phrases, at)}`)]
  const control = role === 'heading' ? content.find((one) => !one.isText && /^(?:link|button)\b/.test(one.said)) : undefined
  if (control) return [`heading${/, level \d/.exec(said)?.[0] ?? ''}, ${markName(control, content).replace(NOT_ANNOUNCED, '')}`]
  const short = said.replace(NOT_ANNOUNCED, '').replace(/, position (\d+)/, `, $1 of ${/set size (\d+)/.exec(said)?.[1]}`)
  return [markName({ ...phrase, said: short }, content)]
}

/** The number of items in the list that begins at `at`, as its first item says. */
const sizeOfList = (phrases: readonly Phrase[], at: number) =>
  phrases
    .slice(at)
    .map(({ said }) => /^listitem, .*set size (\d+)/.exec(said)?.[1])
    .find(Boolean) ?? '0'

/** The content of the table cell that begins with this phrase; empty when none does. */
const contentOfCell = ({ said }: Phrase): string[] => (/^(?:columnheader|rowheader|cell), /.test(said) ? [said.replace(/^\w+, /, '')] : [])

/** The number of spoken words. */
export const countWords = (lines: readonly string[]): number =>
  withoutMarks(lines.join(' '))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
