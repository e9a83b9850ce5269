import type { z } from 'zod'
import { fillTokens } from '../lib/fillTokens.ts'
import { capitalise, findNearest, joinWords, truncate } from '../lib/text.ts'
import { exampleOf } from './explain/suggestions.ts'
import { type ContentDocument, type ContentDocuments, mapTexts, textsOf } from './read/documents.ts'
import { companySchema } from './schemas/company.ts'
import { notesOf, type Path, schemaAt } from './schemas/inspection.ts'
import { COMPANY_TOKENS, FACT_TOKENS, KNOWN_EVERYWHERE } from './siteTokens.ts'

/** A possible token: braces and the text between them. */
const BRACES = /\{+([^{}\n]*)\}*/g

/** The texts of a file, as written, that may have tokens. */
const textsWithBraces = (document: ContentDocument) => textsOf(document).filter(({ text }) => text.includes('{'))

/** A token of a fact with its value in a file, if it has one. */
export interface FilledToken {
  name: string
  from: string
  value: string | undefined
}

/** The tokens of facts that a file may use: its own, and those of the kinds that are known everywhere. */
export function fillFacts(documents: ContentDocuments, document: ContentDocument): FilledToken[] {
  return [document.kind, ...KNOWN_EVERYWHERE.filter((kind) => kind !== document.kind)].flatMap((kind) => {
    const source = kind === document.kind ? document : documents.of(kind)[0]
    return Object.entries(FACT_TOKENS[kind] ?? {}).map(([name, { from, compute }]) => ({
      name: kind === document.kind ? name : `${kind}.${name}`,
      from,
      value: source && compute(source.source.data, documents, source.id),
    }))
  })
}

/** Tokens that stay in the text for the page to replace: the description of the field, or of a group around it, names them in braces. */
function tokensOfPage(schema: z.ZodType, path: Path): string[] {
  const outerSchemas = path.map((_, index) => schemaAt(schema, path.slice(0, index + 1)))
  return outerSchemas.flatMap((part) =>
    [...((part && notesOf(part).description) ?? '').matchAll(/\{(\w+)\} is replaced/g)].flatMap(([, name]) => name ?? []),
  )
}

export function checkTokens(documents: ContentDocuments, schemaOf: (kind: string) => z.ZodType): void {
  for (const document of documents.all) {
    const texts = textsWithBraces(document)
    const facts = texts.length === 0 ? [] : fillFacts(documents, document).map(({ name }) => name)
    for (const { text, path, lineOf } of texts) {
      const known = [...Object.keys(COMPANY_TOKENS), ...tokensOfPage(schemaOf(document.kind), path), ...facts]
      for (const { 0: token, 1: inner = '', index } of text.matchAll(BRACES)) {
        const isWhole = token === `{${inner}}` && /^\S+$/.test(inner)
        if (isWhole && (known.includes(inner) || facts.some((name) => capitalise(name) === inner))) continue
        const nearest = findNearest(isWhole ? inner : (/[\w-]+/.exec(inner)?.[0] ?? ''), known)
        const advice = nearest ? `Did you mean {${nearest}}?` : `These are known: ${joinWords(known.map((word) => `{${word}}`))}.`
        const why = isWhole ? '' : ': a token is one word between one pair of braces, without spaces'
        documents.report(document, path, `“${truncate(token.trim(), 40)}” is not a known token${why}. ${advice}`, undefined, lineOf(index))
      }
    }
  }
}

/** Longer values are not filled in: they are mistakes in the company’s file. */
const MAX_TOKEN_LENGTH = 120

/**
 * Replaces tokens in all documents. Where the company’s file is missing or invalid, valid example values are used, so that its error is
 * reported once and not in every file that uses the token.
 */
export function fillTokensInDocuments(documents: ContentDocuments): void {
  const fields = documents.of('company')[0]?.source.data ?? {}
  const shared = Object.entries(COMPANY_TOKENS).flatMap(([token, field]) => {
    const schema = companySchema.shape[field]
    const value = schema.safeParse(fields[field]).success ? fields[field] : exampleOf(schema)
    return typeof value === 'string' && value.length <= MAX_TOKEN_LENGTH ? [[token, value]] : []
  })
  for (const document of documents.all) {
    if (textsWithBraces(document).length === 0) continue
    // A token that is written with a capital begins with one: {Days}.
    const own = fillFacts(documents, document).flatMap(({ name, value }) =>
      value === undefined
        ? []
        : [
            [name, value],
            [capitalise(name), capitalise(value)],
          ],
    )
    const values: Readonly<Record<string, string>> = Object.fromEntries([...shared, ...own])
    document.data = mapTexts(document.source.data, (text) => fillTokens(text, values)) as Record<string, unknown>
    document.body = fillTokens(document.source.body, values)
  }
}
