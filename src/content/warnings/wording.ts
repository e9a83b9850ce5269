import { PAGED_COLLECTIONS } from '../../lib/paths.ts'
import { toSlug } from '../../lib/slug.ts'
import { joinWords, truncate } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, textsOf } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { type Path, valueAt, visitValues } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about wording that could be clearer. */
export function findWording(set: ContentDocuments): Problem[] {
  const marked = listMarkedWords(set)
  return set.all.flatMap((document) => [
    ...checkPictures(document),
    ...textsOf(document).flatMap(({ text, path, lineOf }) => {
      const isField = path.length > 0
      if (isField && /^(?:\/|\.{1,2}\/|https:|mailto:|tel:)\S*$/.test(text)) return []
      const paragraphs = isField ? [text] : text.split(/\n\s*\n/)
      const advice = adviceOnYoruba(document, path)
      const found = [
        ...findSlips(text, path),
        ...findEmptyLinks(text),
        ...findLongSentences(text),
        ...(advice ? paragraphs.flatMap((paragraph) => findYoruba(paragraph, marked, advice)) : []),
      ]
      return found.map(({ message, part }) => warn(document, path, message, lineOf(part, text.indexOf(part))))
    }),
  ])
}

/** Slips of typing that are never meant, each with its sentence. */
const SLIPS: readonly { pattern: RegExp; says: string; in?: 'headline' }[] = [
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
    in: 'headline',
  },
  { pattern: /[\p{L}\p{N}] +[,;.](?=\s|$)/u, says: 'has a space before its comma or full stop. Take the space out' },
  { pattern: /\p{L}(?:,,|(?<!\.)\.\.(?!\.))/u, says: 'has one sign twice. Take one of them out' },
  { pattern: /&(?:amp|nbsp|quot|apos|lt|gt|#\d+);/, says: 'would be shown like this, or is from another program. Write the sign itself' },
  {
    pattern: /(?<=^|\n\n)\*\*[^*\n]+\*\*:?(?=\n\n|$)/,
    says: 'is strong words on a line of their own. If they are a heading, write ## and a space before them instead',
  },
]

const findSlips = (text: string, path: Path) =>
  SLIPS.flatMap(({ pattern, says, in: where }) => {
    if (where === 'headline' && !HEADLINE.includes(String(path.at(-1)))) return []
    const [part] = pattern.exec(text) ?? []
    return part ? [{ message: `“${truncate(part.replace(/\s+/g, ' ').trim(), 60)}” ${says}.`, part: part.split('\n', 1)[0] ?? part }] : []
  })

/** Link text without meaning in a list of links (WCAG 2.4.9). */
const EMPTY_LINK = /^(?:(?:click|tap|press|see|go) (?:here|this)|here|this|this link|this page|link|more|read more|more info(?:rmation)?)$/i

const findEmptyLinks = (text: string) =>
  [...text.matchAll(/\[([^\]\n]+)\]\([^)\n]*\)/g)].flatMap(([link, label = '']) => {
    const message = `“${label}” says nothing of where this link leads. Write the name of what is there.`
    return EMPTY_LINK.test(label.replace(/[*_`.!…]/g, '').trim()) ? [{ message, part: link }] : []
  })

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
const HEADLINE = ['title', 'subtitle', 'excerpt']

/** How to mark up Yoruba in a field or a text; undefined if the whole field is marked or cannot be. */
function adviceOnYoruba({ collection, data }: ContentDocument, path: Path): string | undefined {
  const field = String(path.findLast((part) => typeof part === 'string'))
  if (collection === 'news' && path.length === 1 && HEADLINE.includes(field))
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

/** Warns about alternative text that repeats what screen readers announce, or that is too long. */
function checkPictures(document: ContentDocument): Problem[] {
  const warnings: Problem[] = []
  visitValues(document.data, (value, path) => {
    const [src, alt, caption] = ['src', 'alt', 'caption'].map((field) => valueAt(value, [field]))
    if (typeof src !== 'string' || typeof alt !== 'string') return
    const problem = explainAlt(alt, typeof caption === 'string' ? caption : '', src)
    if (problem) warnings.push(warn(document, [...path, 'alt'], problem))
  })
  return warnings
}

/** Names that telephones, cameras and screens give to pictures. */
const FILE_NAME =
  /^(?:(?:img|dsc|dscn|pxl|mvimg|screenshot|photo|image|picture|poster|scan|whatsapp image|untitled)[\s_-]*[\d().:_-]*(?: at [\d.: apm]+)?|\d[\d_-]+)(?:\.(?:jpe?g|png|webp|heic|svg))?\.?$/i

function explainAlt(alt: string, caption: string, src: string): string | undefined {
  const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|drawing|illustration|graphic) (?:of|showing|that shows)\b/i.exec(alt)
  if (opening) return `“${opening[0]}” is said by the screen reader already. Begin with what is seen.`
  if (caption && toSlug(alt) === toSlug(caption))
    return 'The alternative text repeats the caption, so screen readers say it twice. Describe what the picture shows instead.'
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '')
  if (alt !== '' && (toSlug(alt) === toSlug(name) || FILE_NAME.test(alt))) return `“${alt}” is the name of a file. Say what is seen.`
  if (/[\p{L}\p{N}]$/u.test(alt.trim()))
    return 'Screen readers read this alternative text and the text after it as one sentence. End it with a full stop.'
  const sentences = alt.split(/(?<=[.!?…])\s+/).length
  return sentences > 2 ? `This alternative text has ${sentences} sentences. Two are enough: nobody can skip within it.` : undefined
}

/** Search engines cut a title at about this number of characters (developers.google.com/search/docs/appearance/title-link). */
const MAX_TITLE_LENGTH = 60

/** Warns about pages whose title, with the company’s name, is longer than search engines show. */
export function findLongTitles(set: ContentDocuments): Problem[] {
  const name = set.of('company')[0]?.data.name
  if (typeof name !== 'string') return []
  const maxLength = MAX_TITLE_LENGTH - ` | ${name}`.length
  return PAGED_COLLECTIONS.flatMap((collection) => set.of(collection)).flatMap((document) => {
    const field = document.data.shortTitle === undefined ? 'title' : 'shortTitle'
    const title = document.data[field]
    if (typeof title !== 'string' || document.data.page === false) return []
    const length = withoutDiacritics(title).length
    const advice =
      field === 'title'
        ? 'Leave the heading as it is, and add a line such as shortTitle: Three drummers open the festival'
        : 'Make it shorter.'
    const message = `This has ${length} characters, and search engines show about ${maxLength} before they cut it. ${advice}`
    return length > maxLength ? [warn(document, [field], message)] : []
  })
}

const withoutDiacritics = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
