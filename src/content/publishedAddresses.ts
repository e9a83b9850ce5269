import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPaged } from '../lib/paths.ts'
import { PUBLISHED } from './contentFiles.ts'
import type { ContentDocuments } from './documents.ts'
import { addressOf, hasPage, listAddresses, listFormer } from './pageAddresses.ts'
import { inFile, type Problem } from './problems.ts'
import { warn } from './warnings/warn.ts'

const HEADING =
  '# Addresses that were published. Written by "npm run content:check -- --record"; the check refuses that one of them breaks.'

function readPublished(root: string): Map<string, number> {
  const file = path.join(root, PUBLISHED)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : []
  return new Map(lines.flatMap((line, index) => (line.startsWith('/') ? [[line.trim(), index + 1] as const] : [])))
}

/** Adds the current pages to the list of published addresses. Returns the number of new ones. */
export function recordPublished(root: string, set: ContentDocuments): number {
  const before = readPublished(root)
  const all = [...new Set([...before.keys(), ...listAddresses(set)])].sort()
  writeFileSync(path.join(root, PUBLISHED), `${[HEADING, ...all].join('\n')}\n`)
  return all.length - before.size
}

/**
 * Reports pages that were published and no longer exist, without a `formerly:` for their address. A file outside its publication period may
 * return.
 */
export function findMissingPages(root: string, set: ContentDocuments): Problem[] {
  if (set.unreadable.some((name) => isPaged(name.split('/', 1)[0] ?? '') || name.startsWith('company/'))) return []
  const unpublishedAddresses = set.unpublished.filter(hasPage).flatMap((document) => addressOf(document) ?? [])
  const former = listFormer([...set.all, ...set.unpublished]).map(({ address }) => address)
  const known = new Set([...listAddresses(set), ...unpublishedAddresses, ...former])
  return [...readPublished(root)].flatMap(([address, line]) =>
    known.has(address) ? [] : [{ ...inFile(PUBLISHED, explainMissingPage(address), line), example: `formerly:\n  - ${address}` }],
  )
}

/**
 * Warns of published pages whose files are now unpublished: visitors no longer find them. This may be intended, so it
 * is no error.
 */
export function findUnpublishedPages(root: string, set: ContentDocuments): Problem[] {
  const published = readPublished(root)
  const found = new Set([...listAddresses(set), ...listFormer(set.all).map(({ address }) => address)])
  return set.unpublished.filter(hasPage).flatMap((document) => {
    const address = addressOf(document)
    if (address === undefined || !published.has(address) || found.has(address)) return []
    const path = [
      ['draft', 'until', 'publish'].find((field) => document.data[field] !== undefined && document.data[field] !== false) ?? 'date',
    ]
    const message = `The page ${address} was published, and this line takes it down: its links lead to the page “not found”. If it is gone for good, write the address into the file of another page, under “formerly”, or into company.md, under “retired”.`
    return [warn(document, path, message)]
  })
}

const explainMissingPage = (address: string) =>
  `The page ${address} was published and is gone, so links to it break. If it has moved, write its old address into the file of its new page, under “formerly”. If it is gone for good, say so in company.md, under “retired”, with a sentence for those who come.`

/** Finds pages that the list of published addresses lacks. */
export function findUnrecorded(root: string, set: ContentDocuments): Problem[] {
  const published = readPublished(root)
  const unrecorded = listAddresses(set).filter((address) => !published.has(address))
  if (unrecorded.length === 0) return []
  const message = `These pages are not in the list yet: ${unrecorded.join(', ')}. Before they are published run "npm run content:check -- --record", so that their addresses are guarded.`
  return [inFile(PUBLISHED, message)]
}
