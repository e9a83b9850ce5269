import { countOf } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../documents.ts'
import type { Problem } from '../problems.ts'
import type { Path } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** A placeholder in the content. */
interface Placeholder {
  document: ContentDocument
  path: Path
  words: string
}

/** Hosts under .example are reserved (RFC 2606), and no phone number consists of zeros. */
const PLACEHOLDER = /(?:https:\/\/|[\w.+-]+@)(?:[\w-]+\.)+example\b|(?<![\d/])\+[\d ]*000 ?0000\b/g

/** Finds all placeholders, in the order of files. Those in tokens are reported in the company’s file. */
export function listPlaceholders(set: ContentDocuments): Placeholder[] {
  return set.all.flatMap((document) =>
    findInTexts(document, PLACEHOLDER, document.source).map(({ words, path }) => ({ document, path, words: words.trim() })),
  )
}

/** One warning for each placeholder, at its first position; `content:launch` lists all of them. */
export function findPlaceholderValues(set: ContentDocuments): Problem[] {
  const places = new Map<string, Placeholder[]>()
  for (const one of listPlaceholders(set)) places.set(one.words, [...(places.get(one.words) ?? []), one])
  return [...places].flatMap(([words, [first, ...others]]) => {
    if (!first) return []
    const more = others.length > 0 ? ` It also occurs in ${countOf(others.length, 'other place', 'other places')}.` : ''
    return [warn(first.document, first.path, `${words} is a placeholder. Replace it by the real one.${more}`)]
  })
}
