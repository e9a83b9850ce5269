import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import { toSlug } from '../../lib/slug.ts'
import { truncate } from '../../lib/text.ts'
import { explainDay, MONTH_NAMES, WEEKDAYS } from '../explain/calendar.ts'
import { hasManyFiles, type KindName } from '../kinds.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../read/documents.ts'
import { NOT_YET_CONFIRMED } from '../schemas/fields.ts'
import { type Finding, fieldRule, formatRule, type Rule, wordRule } from './rule.ts'

const named = (names: readonly string[]) => names.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')
const MONTH = `(?<month>${named(MONTH_NAMES)})`
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.])'
const WEEKDAY = `(?:\\b(?<weekday>${named(WEEKDAYS)}),? )?`
/** A day with its year: “Saturday, July 5, 2025”. Without a year, nobody can tell the weekday. */
const DATES = [
  new RegExp(`${WEEKDAY}\\b${MONTH}\\.? ${DAY},? (?<year>\\d{4})\\b`, 'g'),
  new RegExp(`${WEEKDAY}\\b${DAY} ${MONTH}\\b,? (?<year>\\d{4})\\b`, 'g'),
]

/** Why a written day is wrong: it does not exist, or is another day of the week. Visitors come on the wrong one. */
function explainDate({ 0: written, groups: { month = '', day = '', year = '', weekday } = {} }: RegExpExecArray) {
  const number = MONTH_NAMES.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1
  const message = explainDay(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`, weekday)
  return message && `“${written}”: ${message}`
}

/** Plain text fields, which have no markup. */
const PLAIN = /^(?:title|subtitle|name|alt|caption|role|by|author|position|term|city|text|slug)$/

/**
 * The first Yoruba word of each paragraph outside Yoruba markup: one with a letter that only Yoruba has, or with tone marks, such as jùjú, that
 * is marked up somewhere else. Words with capitals may be names.
 */
function findUnmarkedYoruba({ all }: ContentDocuments): RegExp {
  const toned = all
    .flatMap(({ data, body }) => `${JSON.stringify(data)} ${body}`.match(/(?<=:yo\[)[^\]]*/g) ?? [])
    .flatMap((phrase) => phrase.match(/[\p{Ll}\p{M}]+/gu) ?? [])
    .filter((word) => /[\u0300\u0301]/.test(word.normalize('NFD')))
  const words = ['[\\p{Ll}\\p{M}]*[ẹọṣ][\\p{Ll}\\p{M}]*', ...new Set(toned)].join('|')
  return new RegExp(`(?<![\\p{L}\\p{M}[/-])(?<word>${words})(?![\\p{L}\\p{M}\\]])(?<!:yo\\[[^\\]]*)(?:(?!\\n\\s*\\n).)*`, 'gsu')
}

const explainYoruba: Extract<Parameters<typeof wordRule>[2], (...args: never[]) => unknown> = ({ groups }, { document, path }) => {
  const field = String(path.findLast((part) => typeof part === 'string'))
  const isHeadline = document.kind === 'news' && path.length === 1 && /^(?:title|subtitle|excerpt)$/.test(field)
  if (isHeadline ? document.data.language === 'Yoruba' : PLAIN.test(field)) return undefined
  return `“${groups?.word}” looks like Yoruba. ${
    isHeadline
      ? 'If the headline is in Yoruba, write language: Yoruba among the fields.'
      : 'Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba.'
  }`
}

const published = ({ all }: ContentDocuments) => all.filter(({ data }) => data.draft !== true)
const orDraft = ({ kind }: ContentDocument) => (hasManyFiles(kind as KindName) ? ', or make the file a draft again.' : '.')

/** Example words and values of new files in published content: visitors would read them. */
const findExamples = (set: ContentDocuments): Finding[] => {
  const marked = `Words after ${PLACEHOLDER_MARK} are an example. Put your own in their place, without ${PLACEHOLDER_MARK}`
  const behind = `This value is an example, as “# ${PLACEHOLDER_MARK}” behind it says. Put the right one there and take out “# ${PLACEHOLDER_MARK}”`
  const inTexts = findInTexts(published(set), new RegExp(PLACEHOLDER_MARK), 'source')
    .filter(({ document, path }) => !set.hasError(document, path))
    .map(({ document, path, line }) => ({ document, path, line, message: marked + orDraft(document) }))
  const inComments = published(set).flatMap((document) =>
    document.source.linesWithComment(PLACEHOLDER_MARK).map((line) => ({ document, path: [], line, message: behind + orDraft(document) })),
  )
  return [...inTexts, ...inComments]
}

/** Hosts under .example are reserved (RFC 2606), and no phone number consists of zeros. */
const PLACEHOLDER = /(?:https:\/\/|[\w.+-]+@)(?:[\w-]+\.)+example\b(?<more>\/[^\s"')\]>]*)?|(?<![\d/])\+[\d ]*000 ?0000\b/g

/** Every placeholder, in the order of files. Those in tokens are reported in the company’s file. */
export const listPlaceholders = (set: ContentDocuments) =>
  findInTexts(set.all, PLACEHOLDER, 'source').map(({ match, ...place }) => ({
    ...place,
    whole: match[0].trim(),
    text: match[0].slice(0, -(match.groups?.more ?? '').length || undefined).trim(),
  }))

/** Alternative text that says nothing: a screen reader would read out the name of a file, or the caption twice. */
const explainAlt: Parameters<typeof formatRule>[2] = (picture) => {
  const { alt = '', caption } = picture as { alt?: unknown; caption?: unknown }
  const text = String(alt)
  if (
    /^(?:(?:img|dscn?|pxl|mvimg|screenshot|photo|image|picture|poster|scan|whatsapp image|untitled)[\s_-]*[\d().:_-]*(?: at [\d.: apm]+)?|\d[\d_-]+)(?:\.\w{3,4})?\.?$/i.test(
      text,
    )
  )
    return `“${text}” is the name of a file. Say what is seen.`
  if (/^(?:an? |the )?(?:image|picture|photo|photograph|drawing|illustration|graphic) (?:of|showing|that shows)\b/i.test(text))
    return `“${truncate(text, 30)}” is said by the screen reader already. Begin with what is seen.`
  return (
    caption !== undefined &&
    toSlug(text) === toSlug(String(caption)) &&
    'The alternative text repeats the caption, so screen readers say it twice. Describe what the picture shows instead.'
  )
}

/** Words that visitors would stumble over, in fields and in texts. */
export const WORD_RULES: readonly Rule[] = [
  ...DATES.map((pattern) => wordRule(pattern, 'warning', explainDate)),
  /** Another letter for ẹ, ọ or ṣ: the word is misspelt, and search does not find it. */
  wordRule(
    /[\p{L}\p{M}]*[ėęǫş][\p{L}\p{M}]*/u,
    'warning',
    'has a letter that Yoruba does not have. Yoruba writes ẹ, ọ and ṣ, with a dot below',
  ),
  /** Yoruba that is not marked: a screen reader speaks it as English. */
  wordRule(findUnmarkedYoruba, 'warning', explainYoruba),
  /** A link text without meaning in a list of links (WCAG 2.4.9). */
  wordRule(
    /\[[*_`.!…]*(?:(?:click|tap|press|see|go) (?:here|this)|here|this|this link|this page|link|more|read more|more info(?:rmation)?)[*_`.!…]*\]\([^)\n]*\)/gi,
    'warning',
    'says nothing of where this link leads. Write the name of what is there',
  ),
  formatRule('picture', 'warning', explainAlt),
  /** The same words for two portraits: somebody is described as another person. */
  fieldRule({
    kind: 'people',
    field: 'portrait.alt',
    level: 'warning',
    test: (alt, { set, document }) => {
      const own = String(document.data.name)
      const other = set.of('people').find(({ data }) => typeof data.name === 'string' && alt.includes(data.name) && data.name !== own)
      return other && !alt.includes(own) && `This names ${other.data.name}, and stands in the file of ${own}. Change one of them.`
    },
  }),
  /** Marks of unfinished text, in capitals only, because lowercase “todo” may be an ordinary word. */
  wordRule(
    /(?<![\p{L}\p{N}])(?:TODO|TBC|TBA|TBD|FIXME|XXX|Lorem ipsum)(?![\p{L}\p{N}])|\?{3,}/u,
    'error',
    ([words]) =>
      `Visitors would read “${words}”. Write what belongs there, or “${NOT_YET_CONFIRMED}” where a field allows it, or make the file a draft: draft: true.`,
    { from: published, where: 'source' },
  ),
  /** A word with a question mark inside it, “K?y?d?”: an editor has replaced its letters, because it did not save the file as UTF-8. */
  wordRule(
    /(?<![^\s("'“‘[*_])[\p{L}\p{M}’'-][\p{L}\p{M}’'?-]*\?[\p{L}\p{M}]+[\p{L}\p{M}’'?-]*(?![\p{L}=/.:@&%])/u,
    'error',
    ([word]) =>
      `“${truncate(word, 40)}” has a question mark inside a word: its letters were lost when the file was saved. Type them again, and save as UTF-8.`,
    { where: 'source' },
  ),
  { level: 'error', find: findExamples },
  /** A placeholder left in: an address, host or number that leads nowhere. Once each; `content:launch` lists every place. */
  {
    level: 'warning',
    forOwner: ['placeholder', 'placeholders'],
    find: (set) =>
      listPlaceholders(set)
        .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
        .map(({ whole, text: _, ...place }) => ({ ...place, message: `${whole} is a placeholder. Replace it by the real one.` })),
  },
]
