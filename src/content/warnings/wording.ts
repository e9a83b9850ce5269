import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { toSlug } from '../../lib/slug.ts'
import { joinWords, lineAt, truncate } from '../../lib/text.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { type Path, valueAt, visitValues } from '../schemaInspection.ts'
import { visitTexts } from '../tokens.ts'
import { warn } from './warn.ts'

/** Longer sentences are hard to follow, above all for screen reader users. */
const MAX_SENTENCE_WORDS = 35

/** Warns about wording that could be clearer. */
export function findWording(set: ContentDocuments): Problem[] {
  const known = listMarkedWords(set)
  return set.all.flatMap((document) => {
    const warnings = checkPictures(document)
    visitTexts(document.data, [], (text, path) => {
      const add: Add = (message, words) =>
        warnings.push(warn(document, path, message, words === undefined ? undefined : document.source.lineOf(path, words)))
      if (isAddress(text)) return
      checkLinks(text, add)
      checkSentences(text, add)
      checkYoruba(text, markFor(document, path), known, add)
    })
    const add: Add = (message, words = '') => warnings.push(warn(document, [], message, lineInBody(document, words)))
    checkLinks(document.body, add)
    checkSentences(document.body, add)
    for (const paragraph of document.body.split(/\n\s*\n/)) checkYoruba(paragraph, IN_TEXT, known, add)
    return warnings
  })
}

type Add = (message: string, words?: string) => unknown

const isAddress = (text: string) => /^(?:\/|\.{1,2}\/|https:|mailto:|tel:)\S*$/.test(text)

const lineInBody = ({ source }: ContentDocument, words: string) => source.bodyLine + lineAt(source.body, source.body.indexOf(words)) - 1

/** Link text that says nothing in a list of links (WCAG 2.4.9). */
const EMPTY_LINK = /^(?:(?:click|tap|press|see|go) (?:here|this)|here|this|this link|this page|link|more|read more|more info(?:rmation)?)$/i

function checkLinks(text: string, add: Add): void {
  for (const [whole, words = ''] of text.matchAll(/\[([^\]\n]+)\]\([^)\n]*\)/g)) {
    const bare = words.replace(/[*_`.!…]/g, '').trim()
    if (EMPTY_LINK.test(bare)) add(`“${words}” says nothing of where this link leads. Write the name of what is there.`, whole)
  }
}

function checkSentences(text: string, add: Add): void {
  // A word and the space after it need at least two characters.
  if (text.length <= 2 * MAX_SENTENCE_WORDS) return
  for (const block of text.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.|#+|\|)\s)/)) {
    for (const sentence of block.split(/(?<=[.!?…]["'”’)]*)\s+/)) {
      const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []
      if (words.length <= MAX_SENTENCE_WORDS || block.trimStart().startsWith('|')) continue
      const beginning = truncate(sentence.replace(/\s+/g, ' '), 50)
      add(`This sentence has ${words.length} words: “${beginning}” Make two of it, or three.`, sentence.split('\n', 1)[0])
    }
  }
}

/** A word with a letter that Yoruba has and English has not, outside Yoruba markup. Words with capitals may be names and do not match. */
const YORUBA_WORD = /(?<![\p{L}\p{M}[/-])(?=[\p{Ll}\p{M}]*[ẹọṣ])[\p{Ll}\p{M}]+(?![\p{L}\p{M}\]])/gu

/** A word without capitals, which is not a name. */
const WORD = /(?<![\p{L}\p{M}[/-])[\p{Ll}\p{M}]+(?![\p{L}\p{M}\]])/gu
const YORUBA_MARK = /:yo\[[^\]]*\]/g
/** An acute or a grave accent. */
const TONE = /[\u0300\u0301]/

const IN_TEXT = 'Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba.'
/** Plain text fields, which have no markup. */
const PLAIN = /^(?:title|subtitle|name|alt|caption|role|by|author|position|term|city|text|slug)$/
const HEADLINE = ['title', 'subtitle', 'excerpt']

/** How to mark up Yoruba in a field; undefined where the whole field is marked or cannot be. */
function markFor({ collection, data }: ContentDocument, path: Path): string | undefined {
  const field = String(path.findLast((part) => typeof part === 'string'))
  if (collection === 'news' && path.length === 1 && HEADLINE.includes(field)) {
    return data.language === 'Yoruba' ? undefined : 'If the headline is in Yoruba, write language: Yoruba among the fields.'
  }
  return PLAIN.test(field) ? undefined : IN_TEXT
}

/** Words with tone marks that the content marks as Yoruba somewhere, such as jùjú: only the markup shows that they are Yoruba. */
function listMarkedWords({ all }: ContentDocuments): ReadonlySet<string> {
  const phrases = all.flatMap(({ data, body }) => `${JSON.stringify(data)} ${body}`.normalize('NFC').match(YORUBA_MARK) ?? [])
  return new Set(phrases.flatMap((phrase) => phrase.slice(4, -1).match(WORD) ?? []).filter((word) => TONE.test(word.normalize('NFD'))))
}

function checkYoruba(text: string, advice: string | undefined, known: ReadonlySet<string>, add: Add): void {
  const composed = text.normalize('NFC')
  if (advice === undefined || !/[^\p{ASCII}]/u.test(composed)) return
  const outside = composed.replace(YORUBA_MARK, (mark) => ' '.repeat(mark.length))
  const words = [...new Set([...(outside.match(YORUBA_WORD) ?? []), ...(outside.match(WORD) ?? []).filter((word) => known.has(word))])]
  if (words.length === 0) return
  const list = words.slice(0, 5).map((word) => `“${word}”`)
  add(`This looks like Yoruba: ${joinWords(list)}${words.length > 5 ? ' and more' : ''}. ${advice}`, words[0])
}

/** Warns about alternative text that repeats what screen readers announce anyway, or that is too long. */
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

function explainAlt(alt: string, caption: string, src: string): string | undefined {
  const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|drawing|illustration|graphic) (?:of|showing|that shows)\b/i.exec(alt)
  if (opening) return `“${opening[0]}” is said by the screen reader already. Begin with what is seen.`
  if (caption && foldDiacritics(alt).replace(/\W+/g, ' ').trim() === foldDiacritics(caption).replace(/\W+/g, ' ').trim())
    return 'The alternative text repeats the caption, so screen readers say it twice. Describe what the picture shows instead.'
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '')
  if (alt !== '' && toSlug(alt) === toSlug(name)) return `“${alt}” is the name of the file. Say what is seen.`
  if (/[\p{L}\p{N}]$/u.test(alt.trim()))
    return 'Screen readers read this alternative text and the text after it as one sentence. End it with a full stop.'
  const sentences = alt.split(/(?<=[.!?…])\s+/).length
  return sentences > 2 ? `This alternative text has ${sentences} sentences. Two are enough: nobody can skip within it.` : undefined
}
