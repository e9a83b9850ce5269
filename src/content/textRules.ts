import { ACCESS_KINDS, FORMER_ACCESS_KINDS } from '../lib/access.ts'
import { EXAMPLE_TEXT, PLACEHOLDER_MARK } from '../lib/placeholderMark.ts'
import { lineAt, truncate } from '../lib/text.ts'
import { KINDS, type KindName } from './kinds.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from './read/documents.ts'
import { NOT_YET_CONFIRMED } from './schemas/fields.ts'
import { type Field, visitFields } from './schemas/inspection.ts'

/** The company’s file and the site’s URL in it; undefined while that is not valid. */
function findSiteAddress(set: ContentDocuments): { company: ContentDocument; url: string } | undefined {
  const [company] = set.of('company')
  const url = company?.data.url
  return company && typeof url === 'string' && !set.hasError(company, ['url']) && URL.canParse(url) ? { company, url } : undefined
}

/** The site’s URL is put before the path of each page, so it must not end in a slash or a path. */
export function checkSiteAddress(set: ContentDocuments): void {
  const { company, url } = findSiteAddress(set) ?? {}
  if (!company || !url || url === new URL(url).origin) return
  const message = `The address of the site ends with its host: the addresses of pages, such as /about, are put right behind it. Found “${url}”.`
  set.report(company, ['url'], message, `url: ${new URL(url).origin}`)
}

/** Only the company’s file may contain the company’s name, so that one edit renames the site. */
export function checkCompanyName(set: ContentDocuments): void {
  const [company] = set.of('company')
  const { url } = findSiteAddress(set) ?? {}
  // checkOwnAddress reports addresses of this site.
  const notInOwnAddress = url ? `(?<!https?://(?:www\\.)?(?=${escapeRegExp(hostOf(url))}(?![\\w.-])))` : ''
  for (const [token, field] of [
    ['{company}', 'name'],
    ['{slug}', 'slug'],
  ] as const) {
    const word = company?.data[field]
    // While the name itself is invalid, its uses cannot be found.
    if (!company || typeof word !== 'string' || word === '' || set.hasError(company, [field])) continue
    // Allows the name after a bracket: the company is named after a drum, which may be marked as a Yoruba word, :yo[…].
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}[])${notInOwnAddress}${escapeRegExp(word)}(?![\\p{L}\\p{N}])`, 'u')
    const email = String(company.data.email)
    const explain = ({ input, index }: RegExpExecArray) =>
      email.includes(word) && input.startsWith(email, index - email.indexOf(word))
        ? `Only company.md may contain the company’s email. Write {email} instead of “${email}”.`
        : `Only company.md may contain the company’s name. Write ${token} instead of “${word}”.`
    const others = set.all.filter((document) => document !== company)
    for (const { document, match, path, line } of findInTexts(others, pattern, 'source'))
      set.report(document, path, explain(match), undefined, line)
  }
}

/** Makes a pattern of words that stand for themselves. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')

/** A page of this site must be linked by its path, so that the link is checked and follows a change of domain. */
export function checkOwnAddress(set: ContentDocuments): void {
  const { company, url } = findSiteAddress(set) ?? {}
  if (!url) return
  const pattern = new RegExp(`https?://(?:www\\.)?${escapeRegExp(hostOf(url))}(?![\\w.-])(/[^\\s"')\\]>]*)?`, 'iu')
  for (const { document, match, path, line } of findInTexts(set.all, pattern)) {
    const message = `“${match[0]}” is a page of this site. Write its address without the host: ${match[1] ?? '/'}`
    if (document !== company || path[0] !== 'url') set.report(document, path, message, undefined, line)
  }
}

/**
 * Words that always name a kind of access (ALONE: other spellings, and kinds of several words), and words that do so only before
 * “performance” (BESIDE): a mask or a relaxed person may be part of the play.
 */
const ALONE = [
  'sign(?:ed)?[- ]language|sign interpret\\w+|captioned|audio[- ]descri\\w+|dementia[- ]friendly',
  ...ACCESS_KINDS.filter((kind) => /[ -]/.test(kind)).map((kind) => `${kind}s?`),
].join('|')
const BESIDE = `(?:${[...ACCESS_KINDS, ...FORMER_ACCESS_KINDS].join('|')}) (?:performances?|shows?|dates?|matin[ée]es?|evenings?|afternoons?|nights?|run)`
const KIND_IN_TEXT = new RegExp(`\\b(?:${ALONE}|${BESIDE}|(?:signed|captioned|relaxed|chilled|masked) on \\d)`, 'gi')

/**
 * Refuses access performances in running text: visitors who filter by access miss them, and the text remains when the date has passed.
 */
export function checkAccessInText(set: ContentDocuments): void {
  const documents = ['tickets', 'productions', 'venues'].flatMap((name) => set.of(name))
  for (const { document, match, path, line } of findInTexts(documents, KIND_IN_TEXT)) {
    const message = `“${match[0]}” names a kind of access performance. Say it under the date it is true of, in tickets/, so that visitors find it.`
    if (!path.includes('access') && !path.includes('otherForms')) set.report(document, path, message, undefined, line)
  }
}

/** Marks of unfinished text, in capitals only, because lowercase “todo” may be an ordinary word. */
const UNFINISHED = /(?<![\p{L}\p{N}])(?:TODO|TBC|TBA|TBD|FIXME|XXX|Lorem ipsum)(?![\p{L}\p{N}])|\?{3,}/u

/** A word with a question mark inside it: “K?y?d?”. The beginning of an address is none. */
const LOST_LETTERS = /(?<![^\s("'“‘[*_])[\p{L}\p{M}’'-][\p{L}\p{M}’'?-]*\?[\p{L}\p{M}]+[\p{L}\p{M}’'?-]*(?![\p{L}=/.:@&%])/u

/** Refuses words whose letters an editor has replaced by question marks, because it did not save the file as UTF-8. */
export function checkLostLetters(set: ContentDocuments): void {
  for (const { document, match, path, line } of findInTexts(set.all, LOST_LETTERS, 'source')) {
    const message = `“${truncate(match[0], 40)}” has a question mark inside a word: its letters were lost when the file was saved. Type them again, and save as UTF-8.`
    set.report(document, path, message, undefined, line)
  }
}

const publishedFiles = ({ all }: ContentDocuments) => all.filter(({ data }) => data.draft !== true)

/** Refuses published text that is marked as unfinished. */
export function checkUnfinished(set: ContentDocuments): void {
  for (const { document, match, path, line } of findInTexts(publishedFiles(set), UNFINISHED, 'source')) {
    const message = `Visitors would read “${match[0]}”. Write what belongs there, or “${NOT_YET_CONFIRMED}” where a field allows it, or make the file a draft: draft: true.`
    set.report(document, path, message, undefined, line)
  }
}

/** Refuses example texts of new files in published content, even when their placeholder marks were deleted. */
export function checkExampleTexts(set: ContentDocuments): void {
  const marked = `Words after ${PLACEHOLDER_MARK} are an example. Put your own in their place, without ${PLACEHOLDER_MARK}`
  const behind = `This value is an example, as “# ${PLACEHOLDER_MARK}” behind it says. Put the right one there and take out “# ${PLACEHOLDER_MARK}”`
  const mayBeDraft = ({ collection }: ContentDocument) => KINDS[collection as KindName].path.includes('*')
  const orDraft = (document: ContentDocument) => (mayBeDraft(document) ? ', or make the file a draft again.' : '.')
  for (const { document, path, line } of findInTexts(publishedFiles(set), new RegExp(PLACEHOLDER_MARK), 'source'))
    if (!set.hasError(document, path)) set.report(document, path, marked + orDraft(document), undefined, line)
  for (const document of publishedFiles(set)) {
    const { body, bodyLine, data, linesWithComment } = document.source
    const explain = (text: string) =>
      `“${truncate(text, 60)}” is the example that a new file comes with. Put your own words in its place${orDraft(document)}`
    for (const line of linesWithComment(PLACEHOLDER_MARK)) set.report(document, [], behind + orDraft(document), undefined, line)
    const { schema } = KINDS[document.collection as KindName]
    // Of the collections of one file, only the festival is created from examples.
    if (!mayBeDraft(document) && document.collection !== 'festival') continue
    visitFields(schema, data, (field) => {
      if (isExample(field)) set.report(document, field.path, explain(String(field.value)))
    })
    const at = body.indexOf(EXAMPLE_TEXT)
    if (at >= 0 && !body.includes(PLACEHOLDER_MARK))
      set.report(document, [], explain(EXAMPLE_TEXT), undefined, bodyLine + lineAt(body, at) - 1)
  }
}

/**
 * Whether a value is still the example of its field. Titles, roles, places and short sentences do not count: they may equal it by chance.
 */
function isExample({ notes, value, path }: Field): boolean {
  const [example] = notes.examples ?? []
  if (typeof value !== 'string' || typeof example !== 'string' || value.trim() !== example) return false
  const isSentence = notes.prose === true || path.at(-1) === 'alt' || path.at(-1) === 'description'
  return isSentence && (example.split(' ').length > 3 || example.endsWith('…'))
}
