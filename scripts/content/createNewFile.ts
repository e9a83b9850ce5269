import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FILE_KINDS, getKind, isPaged, KINDS, toAddress } from '../../src/content/kinds.ts'
import type { ContentDocuments } from '../../src/content/read/documents.ts'
import { MAX_TITLE_LENGTH } from '../../src/content/rules/fieldChecks.ts'
import { toSlug } from '../../src/lib/slug.ts'
import { findNearest, joinWords } from '../../src/lib/text.ts'
import { UserError } from '../lib/userError.ts'
import { drawPlaceholder } from '../pictures/placeholderPicture.ts'
import { composeNewFile } from './composeNewFile.ts'

const EXAMPLE = 'npm run content:new -- production "The Drum of Ifẹ̀"'

/**
 * Writes a new file of a kind, and placeholders for its pictures. `documents` are all that exist, drafts included. Returns the names of what
 * it wrote, relative to the project root, and the address of its page in development, if it has one.
 * @throws before anything is written when the kind or the title is invalid or the file exists.
 */
export function createNewFile(root: string, documents: ContentDocuments, kind: string, called: string, today: string) {
  const company = documents.of('company')[0]?.source.data
  // In all files but the company’s own, the company’s name is written as {company}.
  const title = called.normalize('NFC').trim().replaceAll(String(company?.name), '{company}')
  const parts = toSlug(called).split('-')
  const id = parts.filter((part) => part !== company?.slug).join('-')
  const name = FILE_KINDS[kind]
  if (!name) throw refusal(explainKind(kind))
  if (title === '') throw refusal(`What is the new ${kind} called? Write its title between quotation marks.`)
  if (title.length > MAX_TITLE_LENGTH)
    throw refusal(`A title may be at most ${MAX_TITLE_LENGTH} characters long, and this one has ${title.length}. Nothing was written.`)
  if (id === '') throw refusal(`“${title}” has no letter that a file name can contain. Give it a title with Latin letters.`)
  const orders = documents.of(name).map(({ data }) => Number(data.order) || 0)
  const { file, text, pictures } = composeNewFile({
    kind: KINDS[name],
    id,
    title,
    idsOf: (other) => documents.of(other).map((document) => document.id),
    order: Math.max(0, ...orders) + 1,
    today,
  })
  const there = [file, ...pictures].find((one) => existsSync(path.join(root, one)))
  if (there) throw refusal(`${there} is there already, and nothing was changed. Open it, or choose another title.`)
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
  for (const picture of pictures) writeFileSync(path.join(root, picture), drawPlaceholder())
  return { file, pictures, address: isPaged(name) ? toAddress(name, { id }) : undefined }
}

const refusal = (message: string) => new UserError(`${message}\n  For example: ${EXAMPLE}`)

function explainKind(kind: string): string {
  const kinds = Object.keys(FILE_KINDS)
  const word = kind.toLowerCase()
  // The folder, or the title of the chapter in the guide: news, festival/events, people.
  const meant = kinds.find((one) =>
    [FILE_KINDS[one], getKind(FILE_KINDS[one] ?? 'company').title].some((name) => name?.toLowerCase() === word),
  )
  const nearest = meant ?? findNearest(word, kinds)
  const found =
    kind === '' ? 'Say what it is, and what it is called.' : `There is no kind “${kind}”.${nearest ? ` Did you mean “${nearest}”?` : ''}`
  return `${found} These can be made: ${joinWords(kinds)}.`
}
