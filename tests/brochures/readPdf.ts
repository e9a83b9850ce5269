/** A tag of a PDF as pdf.js reports it: role, attributes and content. */
interface Tag {
  role?: string
  alt?: string
  lang?: string
  type?: string
  id?: string
  children?: Tag[]
}

/** A tag with its text. */
interface ReadTag {
  role: string
  alt: string | undefined
  lang: string | undefined
  words: string
}

// pdf.js needs DOMMatrix when it is imported, but uses it only for rendering, which these tests do not do.
globalThis.DOMMatrix ??= class {} as unknown as typeof DOMMatrix

/** A PDF as parsed by pdf.js, an independent reader. */
export async function readPdf(data: Uint8Array) {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const tags: ReadTag[] = []
  const words: string[] = []
  const pages: string[] = []
  const links: string[] = []
  const sizes = new Set<number>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const marked = await readMarked(page)
    words.push(...marked.tagged.values())
    pages.push(marked.text)
    for (const size of marked.sizes) sizes.add(size)
    collect((await page.getStructTree()) as Tag | null, marked.tagged, tags)
    for (const { url } of await page.getAnnotations()) if (url) links.push(url)
  }
  const read = {
    bytes: data.length,
    /** All text of each page. */
    pages,
    info: info as Record<string, unknown>,
    isMarked: (await document.getMarkInfo())?.Marked,
    showsTitle: ((await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle,
    outline: titlesOf(await document.getOutline()),
    words: words.join(''),
    tags,
    links,
    sizes: [...sizes],
  }
  await task.destroy()
  return read
}

type OutlineItem = { title: string; items: OutlineItem[] }
const titlesOf = (items: OutlineItem[] | null): string[] => (items ?? []).flatMap(({ title, items: inner }) => [title, ...titlesOf(inner)])

/** The text by tag and altogether, and the font sizes in points. */
async function readMarked(page: { getTextContent(options: { includeMarkedContent: boolean }): Promise<{ items: unknown[] }> }) {
  const tagged = new Map<string, string>()
  const sizes: number[] = []
  const texts: string[] = []
  const open: { id?: string; tag?: string }[] = []
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items as {
    type?: string
    id?: string
    tag?: string
    str?: string
    hasEOL?: boolean
    height?: number
  }[]) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item)
    else if (item.type === 'endMarkedContent') open.pop()
    else if (item.str?.trim()) {
      texts.push(item.str)
      sizes.push(Math.round((item.height ?? 0) * 10) / 10)
      const id = open.findLast((mark) => mark.id)?.id
      if (id) tagged.set(id, `${tagged.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
    }
  }
  return { tagged, sizes, text: texts.join(' ').replace(/\s+/g, ' ') }
}

function collect(tag: Tag | null, words: ReadonlyMap<string, string>, into: ReadTag[]): string {
  if (!tag) return ''
  if (tag.type === 'content') return words.get(tag.id ?? '') ?? ''
  const place = into.length
  into.push({ role: tag.role ?? '', alt: tag.alt, lang: tag.lang, words: '' })
  const own = (tag.children ?? []).map((child) => collect(child, words, into)).join('')
  const read = into[place]
  if (read) read.words = own
  return own
}
