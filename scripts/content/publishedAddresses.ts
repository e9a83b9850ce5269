import { readFileSync } from 'node:fs'
import { isPaged } from '../../src/content/kinds.ts'
import { addressOf, hasPage, listAddresses, listFormer } from '../../src/content/pageAddresses.ts'
import { inFile, type Problem } from '../../src/content/problems.ts'
import type { ContentDocuments } from '../../src/content/read/documents.ts'
import { toProblem } from '../../src/content/rules/rule.ts'
import { UserError } from '../lib/userError.ts'

/** The file of a built site that lists every address that works there, of moved and retired pages too, one a line. */
export const ADDRESSES_FILE = 'addresses.txt'

/** The option by which the content check and the build learn which addresses visitors have. */
export const PUBLISHED_OPTION = { published: { type: 'string' } } as const
export const PUBLISHED_USAGE = '[--published <address or file>]'
export const PUBLISHED_HELP = `  --published  Refuse that a published address breaks. The site as it is online, or the ${ADDRESSES_FILE} of a build.`

/**
 * Reads the addresses of the site that is online, or of a built one. None when the site that is online has no list yet. Throws a UserError
 * when it cannot be read.
 */
export async function readPublished(source: string | undefined): Promise<string[]> {
  if (source === undefined) return []
  const text = /^https?:/.test(source) ? await download(new URL(`/${ADDRESSES_FILE}`, source)) : read(source)
  return text.split(/\r?\n/).filter((line) => line.startsWith('/'))
}

const explain = (source: string | URL, why: string) =>
  new UserError(
    `The published addresses could not be read from ${source} (${why}), so nobody knows which of them would break. Try again. Only if nothing was ever published, leave out --published.`,
  )

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw explain(file, (error as NodeJS.ErrnoException).code ?? 'error')
  }
}

async function download(url: URL): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    throw explain(url, String((error.cause as Error | undefined)?.message ?? error.message))
  })
  if (response.status === 404) return ''
  if (!response.ok) throw explain(url, `status ${response.status}`)
  return response.text()
}

/**
 * Reports pages that were published and no longer exist, without a `formerly:` for their address. A file outside its publication period may
 * return. The error is at `retired` in the company’s file, because the page’s own file is gone.
 */
export function findMissingPages(documents: ContentDocuments, published: readonly string[]): Problem[] {
  if (documents.unreadable.some((name) => isPaged(name.split('/', 1)[0] ?? '') || name.startsWith('company/'))) return []
  const unpublishedAddresses = documents.unpublished.filter(hasPage).flatMap((document) => addressOf(document) ?? [])
  const former = listFormer([...documents.all, ...documents.unpublished]).map(({ address }) => address)
  const known = new Set([...listAddresses(documents), ...unpublishedAddresses, ...former])
  const [company] = documents.of('company')
  return published
    .filter((address) => !known.has(address))
    .map((address) => {
      const message = `The page ${address} was published and is gone, so links to it break. If it has moved, write its old address into the file of its new page: “formerly:”, and under it “  - ${address}”. If it is gone for good, say so here, with a sentence for those who come.`
      return {
        ...(company ? toProblem({ document: company, path: ['retired'], message }) : inFile('content/company.md', message)),
        example: exampleOf(address),
      }
    })
}

const exampleOf = (address: string) =>
  `retired:\n  - path: ${address}\n    title: What it was about\n    text: What became of it, and where to turn.\n    nearest: ${address.replace(/(.)\/[^/]*$/, '$1')}`

/**
 * Warns of published pages whose files are now unpublished: visitors no longer find them. This may be intended, so it
 * is no error.
 */
export function findUnpublishedPages(documents: ContentDocuments, published: readonly string[]): Problem[] {
  const found = new Set([...listAddresses(documents), ...listFormer(documents.all).map(({ address }) => address)])
  return documents.unpublished.filter(hasPage).flatMap((document) => {
    const address = addressOf(document)
    if (address === undefined || !published.includes(address) || found.has(address)) return []
    const path = [
      ['draft', 'until', 'publish'].find((field) => document.data[field] !== undefined && document.data[field] !== false) ?? 'date',
    ]
    const message = `The page ${address} was published, and this line takes it down: its links lead to the page “not found”. If it is gone for good, write the address into the file of another page, under “formerly”, or into company.md, under “retired”.`
    return [toProblem({ document, path, message })]
  })
}
