import { countOf } from '../../lib/text.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import type { Path } from '../schema.ts'
import { visitTexts } from '../tokens.ts'
import { warn } from './warn.ts'

/** Words that only stand for the real ones. */
interface Placeholder {
  document: ContentDocument
  path: Path
  /** What stands there: a host, an email address, a phone number. */
  words: string
}

/** Hosts under .example belong to nobody (RFC 2606), and nobody has a number of zeros. */
const PLACEHOLDER = /(?:https:\/\/|[\w.+-]+@)(?:[\w-]+\.)+example\b|(?<![\d/])\+[\d ]*000 ?0000\b/g

/** Every placeholder of the site, in the order of the files. Where the company's file is asked for its words, it is told there. */
export function listPlaceholders(set: ContentDocuments): Placeholder[] {
  const found: Placeholder[] = []
  for (const document of set.all) {
    visitTexts(document.source.data, [], (text, path) => {
      for (const [words] of text.matchAll(PLACEHOLDER)) found.push({ document, path, words: words.trim() })
    })
    for (const [words] of document.source.body.matchAll(PLACEHOLDER)) found.push({ document, path: [], words: words.trim() })
  }
  return found
}

/** One warning for each, at the first place where it stands: `content:launch` lists them all. */
export function findPlaceholderHosts(set: ContentDocuments): Problem[] {
  const places = new Map<string, Placeholder[]>()
  for (const one of listPlaceholders(set)) places.set(one.words, [...(places.get(one.words) ?? []), one])
  return [...places].flatMap(([words, [first, ...others]]) => {
    if (!first) return []
    const more = others.length > 0 ? ` It stands in ${countOf(others.length, 'other place', 'other places')} as well.` : ''
    return [warn(first.document, first.path, `${words} only stands for the real one, which visitors need.${more}`)]
  })
}
