import { truncate } from '../../lib/text.ts'
import type { ContentDocuments } from '../read/documents.ts'
import type { WordRule } from './fieldRules.ts'

/** Words that are never meant, or that could be clearer. */
export const WORDING: readonly WordRule[] = [
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
    in: /^(?:title|subtitle|excerpt)$/,
  },
  {
    pattern: /[\p{L}\p{N}](?: +[,;.](?=\s|$)|,,|(?<!\.)\.\.(?!\.))/u,
    says: 'has a space before its comma or full stop, or one too many. Take it out',
  },
  { pattern: /&(?:amp|nbsp|quot|apos|lt|gt|#\d+);/, says: 'would be shown like this, or is from another program. Write the sign itself' },
  {
    pattern: /(?<=^|\n\n)\*\*[^*\n]+\*\*:?(?=\n\n|$)/,
    says: 'is strong words on a line of their own. If they are a heading, write ## and a space before them instead',
  },
  {
    pattern: /^(?:\d{4}-\d{2}-\d{2}T)?0[0-5]:\d{2}(?:\+01:00)?$|\b0?[1-5](?:[:.]\d{2})? ?a\.?m\b/i,
    says: 'is in the night. Four in the afternoon is 4 PM in a text, and 16:00 in a field',
    in: /^(?!closes|publish|until)/,
  },
  {
    // Link text without meaning in a list of links (WCAG 2.4.9).
    pattern:
      /\[[*_`.!…]*(?:(?:click|tap|press|see|go) (?:here|this)|here|this|this link|this page|link|more|read more|more info(?:rmation)?)[*_`.!…]*\]\([^)\n]*\)/gi,
    says: 'says nothing of where this link leads. Write the name of what is there',
  },
  {
    pattern: /^(?:an? |the )?(?:image|picture|photo|photograph|drawing|illustration|graphic) (?:of|showing|that shows)\b/i,
    says: 'is said by the screen reader already. Begin with what is seen',
    in: /^alt$/,
  },
  {
    // Names that telephones, cameras and screens give to pictures.
    pattern:
      /^(?:(?:img|dsc|dscn|pxl|mvimg|screenshot|photo|image|picture|poster|scan|whatsapp image|untitled)[\s_-]*[\d().:_-]*(?: at [\d.: apm]+)?|\d[\d_-]+)(?:\.(?:jpe?g|png|webp|heic|svg))?\.?$/i,
    says: 'is the name of a file. Say what is seen',
    in: /^alt$/,
  },
  {
    pattern: /[\p{L}\p{M}\p{N}]+$/u,
    says: 'ends the alternative text, and screen readers read on as if it were one sentence. End it with a full stop',
    in: /^alt$/,
  },
  {
    pattern: /(?<=[.!?…]\s+\S[^.!?…]*[.!?…]\s+)\S.*$/s,
    says: 'is one sentence too many for an alternative text. Two are enough: nobody can skip within it',
    in: /^alt$/,
  },
  {
    // A sentence, which ends with its mark, its paragraph or its item of a list. Rows of tables are none.
    pattern: /(?<=^|\s)(?![|\s])(?:(?![.!?…]["'”’)]*\s|\n\s*\n|\n\s*(?:[-*+]|\d+\.|#+|\|)\s).)+/gs,
    says: ([sentence]) => {
      const count = sentence.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0
      const beginning = truncate(sentence.replace(/\s+/g, ' '), 50)
      return count > MAX_SENTENCE_WORDS && `This sentence has ${count} words: “${beginning}” Make two of it, or three.`
    },
  },
]

/** Longer sentences are hard to follow, especially for screen reader users. */
const MAX_SENTENCE_WORDS = 35

/** Plain text fields, which have no markup. */
const PLAIN = /^(?:title|subtitle|name|alt|caption|role|by|author|position|term|city|text|slug)$/

/**
 * Finds the first Yoruba word of each paragraph outside Yoruba markup: one with a letter that only Yoruba has, or with tone marks, such as
 * jùjú, that is marked up somewhere else. Words with capitals may be names.
 */
export function toYorubaRule({ all }: ContentDocuments): WordRule {
  const toned = all
    .flatMap(({ data, body }) => `${JSON.stringify(data)} ${body}`.match(/(?<=:yo\[)[^\]]*/g) ?? [])
    .flatMap((phrase) => phrase.match(/[\p{Ll}\p{M}]+/gu) ?? [])
    .filter((word) => /[\u0300\u0301]/.test(word.normalize('NFD')))
  const words = ['[\\p{Ll}\\p{M}]*[ẹọṣ][\\p{Ll}\\p{M}]*', ...new Set(toned)].join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}[/-])(?<word>${words})(?![\\p{L}\\p{M}\\]])(?<!:yo\\[[^\\]]*)(?:(?!\\n\\s*\\n).)*`, 'gsu')
  return {
    pattern,
    says: ({ groups }, { document: { collection, data }, path }) => {
      const field = String(path.findLast((part) => typeof part === 'string'))
      const isHeadline = collection === 'news' && path.length === 1 && /^(?:title|subtitle|excerpt)$/.test(field)
      if (isHeadline ? data.language === 'Yoruba' : PLAIN.test(field)) return undefined
      return `“${groups?.word}” looks like Yoruba. ${
        isHeadline
          ? 'If the headline is in Yoruba, write language: Yoruba among the fields.'
          : 'Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba.'
      }`
    },
  }
}
