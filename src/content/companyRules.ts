import { lineAt } from '../lib/text.ts'
import type { ContentDocuments } from './documents.ts'
import { visitTexts } from './tokens.ts'

/** Checks that only the company’s file writes out the company’s name and address. */
export const COMPANY_RULES: readonly ((documents: ContentDocuments) => void)[] = [checkSiteAddress, checkCompanyName, checkOwnAddress]

/** The site’s URL is put before the path of each page, so it must not end in a slash or a path. */
function checkSiteAddress(set: ContentDocuments): void {
  const [company] = set.of('company')
  const url = company?.data.url
  if (!company || typeof url !== 'string' || set.hasError(company, ['url']) || !URL.canParse(url)) return
  const { origin } = new URL(url)
  if (url === origin) return
  const message = `The address of the site ends with its host: the addresses of pages, such as /about, are put right behind it. Found “${url}”.`
  set.report(company, ['url'], message, `url: ${origin}`)
}

/** Only the company’s file writes out the company’s name, so that one edit renames the site. */
function checkCompanyName(set: ContentDocuments): void {
  const [company] = set.of('company')
  for (const [token, field] of [
    ['{company}', 'name'],
    ['{slug}', 'slug'],
  ] as const) {
    const word = company?.data[field]
    // While the name itself is invalid, its uses cannot be found.
    if (!company || typeof word !== 'string' || word === '' || set.hasError(company, [field])) continue
    // Allows the name after a bracket: the company is named after a drum, which may be marked as a Yoruba word, :yo[…].
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}[])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
    for (const document of set.all) {
      if (document === company) continue
      const message = `Only company.md may contain the company’s name. Write ${token} instead of “${word}”.`
      visitTexts(document.source.data, [], (text, place) => {
        if (pattern.test(text)) set.report(document, place, message, undefined, document.source.lineOf(place, word))
      })
      const at = document.source.body.search(pattern)
      if (at >= 0) set.report(document, [], message, undefined, document.source.bodyLine + lineAt(document.source.body, at) - 1)
    }
  }
}

/** A page of this site must be linked by its path, so that the link is checked and follows a change of domain. */
function checkOwnAddress(set: ContentDocuments): void {
  const [company] = set.of('company')
  const url = company?.data.url
  if (!company || typeof url !== 'string' || set.hasError(company, ['url']) || !URL.canParse(url)) return
  const host = new URL(url).host.replace(/^www\./, '')
  const pattern = new RegExp(`https?://(?:www\\.)?${host.replaceAll('.', '\\.')}(?![\\w.-])(/[^\\s"')\\]>]*)?`, 'iu')
  for (const document of set.all) {
    visitTexts(document.data, [], (text, path) => {
      const found = document === company && path[0] === 'url' ? null : pattern.exec(text)
      if (found) set.report(document, path, explainOwn(found), undefined, document.source.lineOf(path, found[0]))
    })
    const found = pattern.exec(document.body)
    if (found) set.report(document, [], explainOwn(found), undefined, document.source.bodyLine + lineAt(document.body, found.index) - 1)
  }
}

const explainOwn = ([whole, page = '/']: RegExpExecArray) =>
  `“${whole}” is a page of this site. Write its address without the host: ${page}`
