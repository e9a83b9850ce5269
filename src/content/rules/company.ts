import { escapeRegExp } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../read/documents.ts'
import { type Finding, fieldRule, type Rule } from './rule.ts'

/** The company’s file and the site’s URL in it; undefined while that is not valid. */
function findSiteAddress(set: ContentDocuments): { company: ContentDocument; url: string } | undefined {
  const [company] = set.of('company')
  const url = company?.data.url
  return company && typeof url === 'string' && !set.hasError(company, ['url']) && URL.canParse(url) ? { company, url } : undefined
}

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')

/** Words that the company’s file alone may contain, so that one edit renames the site. */
function findCompanyWords(set: ContentDocuments, token: string, field: 'name' | 'slug'): Finding[] {
  const [company] = set.of('company')
  const word = company?.data[field]
  // While the name itself is invalid, its uses cannot be found.
  if (!company || typeof word !== 'string' || word === '' || set.hasError(company, [field])) return []
  const { url } = findSiteAddress(set) ?? {}
  // Another rule is about addresses of this site.
  const notInOwnAddress = url ? `(?<!https?://(?:www\\.)?(?=${escapeRegExp(hostOf(url))}(?![\\w.-])))` : ''
  // Allows the name after a bracket: the company is named after a drum, which may be marked as a Yoruba word, :yo[…].
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}[])${notInOwnAddress}${escapeRegExp(word)}(?![\\p{L}\\p{N}])`, 'u')
  const others = set.all.filter((document) => document !== company)
  return findInTexts(others, pattern, 'source').map(({ match: _, ...place }) => ({
    ...place,
    message: `Only company.md may contain the company’s name. Write ${token} instead of “${word}”.`,
  }))
}

/** The company’s names and addresses, which stand in its own file alone. */
export const COMPANY_RULES: readonly Rule[] = [
  /** A slash or a path at the end of the site’s address: the address of every page would be wrong. */
  fieldRule({
    kind: 'company',
    field: 'url',
    level: 'error',
    test: (url) =>
      URL.canParse(url) &&
      url !== new URL(url).origin && {
        message: `The address of the site ends with its host: the addresses of pages, such as /about, are put right behind it. Found “${url}”.`,
        example: `url: ${new URL(url).origin}`,
      },
  }),
  /** The company’s name outside its own file: renaming the site would leave it there. */
  { level: 'error', find: (set) => [...findCompanyWords(set, '{company}', 'name'), ...findCompanyWords(set, '{slug}', 'slug')] },
  /** A page of this site with its host: the link is not checked, and breaks when the site moves. */
  {
    level: 'error',
    find: (set) => {
      const { company, url } = findSiteAddress(set) ?? {}
      if (!url) return []
      const pattern = new RegExp(`https?://(?:www\\.)?${escapeRegExp(hostOf(url))}(?![\\w.-])(/[^\\s"')\\]>]*)?`, 'iu')
      return findInTexts(set.all, pattern)
        .filter(({ document, path }) => document !== company || path[0] !== 'url')
        .map(({ match, ...place }) => ({
          ...place,
          message: `“${match[0]}” is a page of this site. Write its address without the host: ${match[1] ?? '/'}`,
        }))
    },
  },
]
