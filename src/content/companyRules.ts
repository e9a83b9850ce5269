import { lineAt } from '../lib/text.ts'
import type { ContentDocuments } from './documents.ts'
import { visitTexts } from './tokens.ts'

/** The company’s name and address stand in its own file alone. */
export const COMPANY_RULES: readonly ((documents: ContentDocuments) => void)[] = [checkSiteAddress, checkCompanyName, checkOwnAddress]

/** The address of the site is put before the address of each page: a slash or a path at its end would stand between them. */
function checkSiteAddress(set: ContentDocuments): void {
  const [company] = set.of('company')
  const url = company?.data.url
  if (!company || typeof url !== 'string' || set.hasError(company, ['url']) || !URL.canParse(url)) return
  const { origin } = new URL(url)
  if (url === origin) return
  const message = `The address of the site ends with its host: the addresses of pages, such as /about, are put right behind it. Found “${url}”.`
  set.report(company, ['url'], message, `url: ${origin}`)
}

/** The company's name stands in its own file alone, so that one edit renames the site. */
function checkCompanyName(set: ContentDocuments): void {
  const [company] = set.of('company')
  for (const [token, field] of [
    ['{company}', 'name'],
    ['{slug}', 'slug'],
  ] as const) {
    const word = company?.data[field]
    // While the name itself is wrong, nobody can tell where it stands.
    if (!company || typeof word !== 'string' || word === '' || set.hasError(company, [field])) continue
    // The drum that lends its name may stand in Yoruba brackets.
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}[])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
    for (const document of set.all) {
      if (document === company) continue
      const message = `The company’s name stands in company.md alone. Write ${token} for “${word}”.`
      visitTexts(document.source.data, [], (text, place) => {
        if (pattern.test(text)) set.report(document, place, message, undefined, document.source.lineOf(place, word))
      })
      const at = document.source.body.search(pattern)
      if (at >= 0) set.report(document, [], message, undefined, document.source.bodyLine + lineAt(document.source.body, at) - 1)
    }
  }
}

/** A page of this site is linked by its path, so that the link is checked, and follows when the site moves. */
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
