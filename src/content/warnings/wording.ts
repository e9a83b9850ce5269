import { joinWords, truncate } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts, textsOf } from '../documents.ts'
import type { Problem } from '../problems.ts'
import type { Path } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about wording that could be clearer. */
export function findWording(set: ContentDocuments): Problem[] {
  const marked = listMarkedWords(set)
  const slips = SLIPS.flatMap(({ pattern, says, in: fields }) =>
    findInTexts(set.all, pattern)
      .filter(({ path }) => !fields || fields.includes(String(path.at(-1))))
      .map(({ document, match: [part], path, line }) =>
        warn(document, path, `“${truncate(part.replace(/\s+/g, ' ').trim(), 60)}” ${says}.`, line),
      ),
  )
  const others = set.all.flatMap((document) =>
    textsOf(document).flatMap(({ text, path, lineOf }) => {
      if (/^(?:\/|\.{1,2}\/|https:|mailto:|tel:)\S*$/.test(text)) return []
      const advice = adviceOnYoruba(document, path)
      const paragraphs = path.length > 0 ? [text] : text.split(/\n\s*\n/)
      const yoruba = advice ? paragraphs.flatMap((paragraph) => findYoruba(paragraph, marked, advice)) : []
      return [...findLongSentences(text), ...yoruba].map(({ message, part }) =>
        warn(document, path, message, lineOf(part, text.indexOf(part))),
      )
    }),
  )
  return [...slips, ...others]
}

/** Slips of typing that are never meant, each with its sentence. */
const SLIPS: readonly { pattern: RegExp; says: string; in?: readonly string[] }[] = [
  {
    pattern:
      /(?<![\p{L}\p{M}-])(?!(?:had|that|ha|so|very|many|no|bye|night|knock|well|there|now|never|again|oh|far|long|ten|tum|gbam|di|ba|pa|ka|jo|ko|la|fo)\b)(\p{Ll}{2,}) \1(?![\p{L}\p{M}’-])/u,
    says: 'is one word twice. Take one of them out',
  },
  {
    pattern: /[\p{L}\p{M}]*[ėęǫş][\p{L}\p{M}]*/u,
    says: 'has a letter that Yoruba does not have. Yoruba writes ẹ, ọ and ṣ, with a dot below',
  },
  {
    pattern: /^(?=(?:[^\p{Lu}]*\p{Lu}){12})(?:[^\p{Ll}]|\p{Ll}(?!\p{L}))+$/u,
    says: 'is in capitals, which are hard to read and which some screen readers spell. Write it as a sentence',
    in: ['title', 'subtitle', 'excerpt'],
  },
  { pattern: /[\p{L}\p{N}] +[,;.](?=\s|$)/u, says: 'has a space before its comma or full stop. Take the space out' },
  { pattern: /\p{L}(?:,,|(?<!\.)\.\.(?!\.))/u, says: 'has one sign twice. Take one of them out' },
  { pattern: /&(?:amp|nbsp|quot|apos|lt|gt|#\d+);/, says: 'would be shown like this, or is from another program. Write the sign itself' },
  {
    pattern: /(?<=^|\n\n)\*\*[^*\n]+\*\*:?(?=\n\n|$)/,
    says: 'is strong words on a line of their own. If they are a heading, write ## and a space before them instead',
  },
  {
    pattern: /\b0?[1-5](?:[:.]\d{2})? ?a\.?m\b/i,
    says: 'is in the night. Write PM if you mean the afternoon',
  },
  {
    // Link text without meaning in a list of links (WCAG 2.4.9).
    pattern:
      /\[[*_`.!…]*(?:(?:click|tap|press|see|go) (?:here|this)|here|this|this link|this page|link|more|read more|more info(?:rmation)?)[*_`.!…]*\]\([^)\n]*\)/gi,
    says: 'says nothing of where this link leads. Write the name of what is there',
  },
]

/** Longer sentences are hard to follow, especially for screen reader users. */
const MAX_SENTENCE_WORDS = 35

function findLongSentences(text: string) {
  // A word and the space after it need at least two characters.
  if (text.length <= 2 * MAX_SENTENCE_WORDS) return []
  const blocks = text.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.|#+|\|)\s)/).filter((block) => !block.trimStart().startsWith('|'))
  return blocks.flatMap((block) =>
    block.split(/(?<=[.!?…]["'”’)]*)\s+/).flatMap((sentence) => {
      const count = sentence.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0
      const beginning = truncate(sentence.replace(/\s+/g, ' '), 50)
      const message = `This sentence has ${count} words: “${beginning}” Make two of it, or three.`
      return count > MAX_SENTENCE_WORDS ? [{ message, part: sentence.split('\n', 1)[0] ?? '' }] : []
    }),
  )
}

/** A word outside Yoruba markup with a letter that only Yoruba has. Words with capitals may be names and do not match. */
const YORUBA_WORD = /(?<![\p{L}\p{M}[/-])(?=[\p{Ll}\p{M}]*[ẹọṣ])[\p{Ll}\p{M}]+(?![\p{L}\p{M}\]])/gu

const WORD = /(?<![\p{L}\p{M}[/-])[\p{Ll}\p{M}]+(?![\p{L}\p{M}\]])/gu
const YORUBA_MARK = /:yo\[[^\]]*\]/g
/** An acute or a grave accent. */
const TONE = /[\u0300\u0301]/

/** Plain text fields, which have no markup. */
const PLAIN = /^(?:title|subtitle|name|alt|caption|role|by|author|position|term|city|text|slug)$/

/** How to mark up Yoruba in a field or a text; undefined if the whole field is marked or cannot be. */
function adviceOnYoruba({ collection, data }: ContentDocument, path: Path): string | undefined {
  const field = String(path.findLast((part) => typeof part === 'string'))
  if (collection === 'news' && path.length === 1 && /^(?:title|subtitle|excerpt)$/.test(field))
    return data.language === 'Yoruba' ? undefined : 'If the headline is in Yoruba, write language: Yoruba among the fields.'
  return PLAIN.test(field) ? undefined : 'Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba.'
}

/** Words with tone marks, such as jùjú, that are marked up as Yoruba somewhere: without that markup they could be English. */
function listMarkedWords({ all }: ContentDocuments): ReadonlySet<string> {
  const phrases = all.flatMap(({ data, body }) => `${JSON.stringify(data)} ${body}`.normalize('NFC').match(YORUBA_MARK) ?? [])
  return new Set(phrases.flatMap((phrase) => phrase.slice(4, -1).match(WORD) ?? []).filter((word) => TONE.test(word.normalize('NFD'))))
}

function findYoruba(text: string, marked: ReadonlySet<string>, advice: string) {
  const composed = text.normalize('NFC')
  if (!/[^\p{ASCII}]/u.test(composed)) return []
  const outside = composed.replace(YORUBA_MARK, (mark) => ' '.repeat(mark.length))
  const all = [...new Set([...(outside.match(YORUBA_WORD) ?? []), ...(outside.match(WORD) ?? []).filter((word) => marked.has(word))])]
  const list = joinWords(all.slice(0, 5).map((word) => `“${word}”`))
  return all
    .slice(0, 1)
    .map((word) => ({ message: `This looks like Yoruba: ${list}${all.length > 5 ? ' and more' : ''}. ${advice}`, part: word }))
}
