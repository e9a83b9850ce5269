import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import { escapeRegExp, truncate } from '../../lib/text.ts'
import { hasManyFiles, KINDS, type KindName } from '../kinds.ts'
import { type ContentDocuments, findInTexts } from '../read/documents.ts'
import { NOT_YET_CONFIRMED } from '../schemas/fields.ts'
import { notesOf, schemaAt } from '../schemas/inspection.ts'
import { type FieldOf, type Finding, findValues, type GroupOf, type Rule, textRule } from './rule.ts'

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

/** Fields whose language an article gives, and which need no marks. */
const HEADLINE: readonly unknown[] = ['title', 'subtitle', 'excerpt'] satisfies FieldOf<'news'>[]

function explainYoruba({ groups: { word } = {} }: RegExpExecArray, { document, path }: Omit<Finding, 'message'>): string | undefined {
  const kind = document.kind as KindName
  if (kind === 'news' && path.length === 1 && HEADLINE.includes(path[0])) {
    const { language } = document.data as GroupOf<'news', 'language'>
    return language === 'Yoruba'
      ? undefined
      : `“${word}” looks like Yoruba. If the headline is in Yoruba, write \`language: Yoruba\` among the fields.`
  }
  // Plain fields, such as names, have no marks.
  const field = schemaAt(KINDS[kind].schema, path)
  if (path.length > 0 && !(field && notesOf(field).prose)) return undefined
  return `“${word}” looks like Yoruba. Put each word, or the whole sentence, into :yo[…], so that it is spoken as Yoruba.`
}

/** Example words and values of new files in published content: visitors would read them. */
function findExamples(set: ContentDocuments): Finding[] {
  return set.all.flatMap((document) => {
    if (document.data.draft === true) return []
    const inTexts = findInTexts([document], new RegExp(PLACEHOLDER_MARK)).filter(({ path }) => !set.hasError(document, path))
    const inComments = document.source.linesWithComment(PLACEHOLDER_MARK).map((line) => ({ path: [], line }))
    const orDraft = hasManyFiles(document.kind as KindName) ? ', or make the file a draft again.' : '.'
    const message = `${PLACEHOLDER_MARK} marks an example. Put the right words or value there, and take out ${PLACEHOLDER_MARK}${orDraft}`
    return [...inTexts, ...inComments].map(({ path, line }) => ({ document, path, line, message }))
  })
}

/** Hosts under .example are reserved (RFC 2606), and no phone number consists of zeros. */
const PLACEHOLDER = /(?:https:\/\/|[\w.+-]+@)(?:[\w-]+\.)+example\b|(?<![\d/])\+[\d ]*000 ?0000\b/g

/** Every placeholder, in the order of files. Those in tokens are reported in the company’s file. */
export const listPlaceholders = (set: ContentDocuments) =>
  findInTexts(set.all, PLACEHOLDER).map(({ match, ...place }) => ({ ...place, text: match[0].trim() }))

/** The company’s name, or its short name in addresses; nothing while they are not valid. */
function findCompanyNames(set: ContentDocuments): RegExp {
  const names = [...findValues(set, 'company', 'name'), ...findValues(set, 'company', 'slug')].map(({ value }) => escapeRegExp(value))
  // Allows the name after a bracket: the company is named after a drum, which may be marked as a Yoruba word, :yo[…].
  return names.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}[])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'u') : /(?!)/
}

export const WORD_RULES: readonly Rule[] = [
  /** Another letter for ẹ, ọ or ṣ: the word is misspelt, and search does not find it. */
  textRule({
    level: 'warning',
    pattern: /[\p{L}\p{M}]*[ėęǫş][\p{L}\p{M}]*/u,
    test: ([word]) => `“${word}” has a letter that Yoruba does not have. Yoruba writes ẹ, ọ and ṣ, with a dot below.`,
  }),
  /** Yoruba that is not marked: a screen reader speaks it as English. */
  textRule({ level: 'warning', pattern: findUnmarkedYoruba, test: explainYoruba }),
  /** A link text without meaning: people who list the links with a screen reader cannot tell where it leads (WCAG 2.4.9). */
  textRule({
    level: 'warning',
    pattern:
      /\[[*_`.!…]*(?:(?:click|tap|press|see|go) (?:here|this)|here|this|this link|this page|link|more|read more|more info(?:rmation)?)[*_`.!…]*\]\([^)\n]*\)/gi,
    test: ([link]) => `“${truncate(link, 60)}” says nothing of where this link leads. Write the name of what is there.`,
  }),
  /** The same words for two portraits: somebody is described as another person. */
  {
    kind: 'people',
    field: 'portrait.alt',
    level: 'warning',
    find: (set) => {
      const names = findValues(set, 'people', 'name')
      return findValues(set, 'people', 'portrait.alt').flatMap(({ document, path, value: alt }): Finding[] => {
        const own = names.find((name) => name.document === document)
        const other = names.find(({ value }) => alt.includes(value) && value !== own?.value)
        if (!own || !other || alt.includes(own.value)) return []
        return [{ document, path, message: `This names ${other.value}, and stands in the file of ${own.value}. Change one of them.` }]
      })
    },
  },
  /** The company’s name outside its own file: renaming the site would leave it there. */
  textRule({
    level: 'error',
    pattern: findCompanyNames,
    test: ([word], { set, document }) => {
      const [company] = findValues(set, 'company', 'name')
      const token = word === company?.value ? '{company}' : '{slug}'
      return document.kind !== 'company' && `Only company.md may contain the company’s name. Write ${token} instead of “${word}”.`
    },
  }),
  /** Marks of unfinished text, which visitors would read. In capitals only, because lowercase “todo” may be an ordinary word. */
  textRule({
    level: 'error',
    pattern: /(?<![\p{L}\p{N}])(?:TODO|TBC|TBA|TBD|FIXME|XXX|Lorem ipsum)(?![\p{L}\p{N}])|\?{3,}/u,
    test: ([words], { document }) =>
      document.data.draft !== true &&
      `Visitors would read “${words}”. Write what belongs there, or “${NOT_YET_CONFIRMED}” where a field allows it, or make the file a draft: \`draft: true\`.`,
  }),
  /** A word that visitors cannot read, “K?y?d?”: an editor has replaced its letters, because it did not save the file as UTF-8. */
  textRule({
    level: 'error',
    pattern: /(?<![^\s("'“‘[*_])[\p{L}\p{M}’'-][\p{L}\p{M}’'?-]*\?[\p{L}\p{M}]+[\p{L}\p{M}’'?-]*(?![\p{L}=/.:@&%])/u,
    test: ([word]) =>
      `“${truncate(word, 40)}” has a question mark inside a word: its letters were lost when the file was saved. Type them again, and save as UTF-8.`,
  }),
  { level: 'error', find: findExamples },
  /** A placeholder left in: an address, host or number that leads nowhere. Once each; `content:launch` lists every place. */
  {
    level: 'warning',
    forOwner: ['placeholder', 'placeholders'],
    find: (set) =>
      listPlaceholders(set)
        .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
        .map(({ text, ...place }) => ({ ...place, message: `${text} is a placeholder. Replace it by the real one.` })),
  },
]
