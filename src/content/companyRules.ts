import { type ContentDocument, type ContentDocuments, findInTexts } from './documents.ts'

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

/** Only the company’s file writes out the company’s name, so that one edit renames the site. */
export function checkCompanyName(set: ContentDocuments): void {
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
    const message = `Only company.md may contain the company’s name. Write ${token} instead of “${word}”.`
    for (const document of set.all)
      if (document !== company)
        for (const { path, line } of findInTexts(document, pattern, document.source)) set.report(document, path, message, undefined, line)
  }
}

/** A page of this site must be linked by its path, so that the link is checked and follows a change of domain. */
export function checkOwnAddress(set: ContentDocuments): void {
  const { company, url } = findSiteAddress(set) ?? {}
  if (!url) return
  const host = new URL(url).host.replace(/^www\./, '')
  const pattern = new RegExp(`https?://(?:www\\.)?${host.replaceAll('.', '\\.')}(?![\\w.-])(/[^\\s"')\\]>]*)?`, 'iu')
  for (const document of set.all)
    for (const { match, words, path, line } of findInTexts(document, pattern)) {
      if (document === company && path[0] === 'url') continue
      const message = `“${words}” is a page of this site. Write its address without the host: ${match[1] ?? '/'}`
      set.report(document, path, message, undefined, line)
    }
}
