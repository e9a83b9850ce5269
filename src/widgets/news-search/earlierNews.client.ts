/** Adds the articles on the pages of earlier news to the list, and returns them. Rejects when one of the pages does not load. */
export async function addEarlier(part: HTMLElement, list: HTMLElement): Promise<HTMLElement[]> {
  const links = [...part.querySelectorAll<HTMLAnchorElement>('[data-part=earlier] a')]
  const pages = await Promise.all(links.map(({ href }) => readDocument(href)))
  const articles = pages.flatMap((page) => [...page.querySelectorAll<HTMLElement>('[data-part=list] > li')])
  list.append(...articles)
  return articles
}

/** Fetches and parses the document at an address. Trusted Types allow this way of parsing HTML. */
const readDocument = (href: string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'document'
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(href)))
    request.onerror = reject
    request.send()
  })
