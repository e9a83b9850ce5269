import { posix } from 'node:path'
import { z } from 'zod'
import { matchesPath } from '../lib/routes.ts'
import { findNearest, joinWords, truncate } from '../lib/text.ts'
import { isInternal } from '../markdown/addresses.ts'
import { checkMarkdown } from '../markdown/check.ts'
import type { Collection } from './collections.ts'
import type { Draft, Drafts } from './drafts.ts'
import { type Field, isRecord, type Path } from './schema.ts'

/** What the checks of single fields need to know of everything else. */
export interface Surroundings {
  set: Drafts
  collections: Record<string, Collection>
  /** Every file under content/, from the project's root. */
  files: ReadonlySet<string>
  /** Pages of the site. Undefined where links are not followed. */
  routes: readonly string[] | undefined
  /** Patterns of addresses that are known to have no page yet. */
  gaps: readonly string[]
}

/** Every check of one field, after its type was found right. */
export function checkField(around: Surroundings, draft: Draft, field: Field): void {
  const { notes, value, path, schema } = field
  if (schema instanceof z.ZodObject && 'src' in schema.shape && 'alt' in schema.shape) checkPicture(around, draft, field)
  if (schema instanceof z.ZodArray && Array.isArray(value)) checkIds(around, draft, value, path)
  if (typeof value !== 'string') return
  if (notes.reference) checkReference(around, draft, value, notes.reference, path)
  if (notes.link) checkLink(around, draft, value, path)
  else if (notes.prose) checkProse(around, draft, value, path, notes.blocks === true)
  else checkPlain(around, draft, value, path)
}

function checkReference({ set, collections }: Surroundings, draft: Draft, value: string, collection: string, path: Path): void {
  const ids = set.of(collection).map(({ id }) => id)
  // A file with faults of its own is reported there: who refers to it is right.
  if (ids.includes(value) || set.unreadable.includes(`${collection}/${value}`)) return
  const file = `content/${collections[collection]?.path.replace('*', value) ?? collection}`
  const nearest = findNearest(value, ids)
  const there = ids.length > 0 && ids.length <= 12 ? ` These are there: ${joinWords(ids)}.` : ''
  set.report(
    draft,
    path,
    `There is no file ${file}.${nearest ? ` Did you mean “${nearest}”?` : there}`,
    nearest ? `${String(path.at(-1))}: ${nearest}` : undefined,
  )
}

function checkPicture({ set, files }: Surroundings, draft: Draft, { value, path }: Field): void {
  if (!isRecord(value)) return
  const { src, alt } = value
  if (typeof src === 'string' && /^\.{1,2}\//.test(src)) {
    const file = pictureFile(draft.file, src)
    const nearest = findBeside(file, files)
    if (!file.startsWith('content/')) {
      set.report(
        draft,
        [...path, 'src'],
        `A picture lies in the folder content. Found “${src}”, which leads out of it.`,
        'src: ./poster.svg',
      )
    } else if (!files.has(file)) {
      const message = `There is no picture ${file}.${nearest ? ` Did you mean “${nearest}”?` : ' Put it there, or mend its name.'}`
      set.report(draft, [...path, 'src'], message, `src: ${nearest ?? './poster.svg'}`)
    }
  }
  if (typeof alt === 'string' && alt !== '' && /^\s*$|\.(svg|png|jpe?g|webp|avif)$|^(image|picture|photo|alt)$/i.test(alt)) {
    const message = `The alternative text must say what is seen. Found “${alt}”. If the picture is only decoration, write alt: "".`
    set.report(draft, [...path, 'alt'], message, 'alt: Two women hold each other in lamplight')
  }
}

/** The file of a picture, from the project's root. */
export const pictureFile = (contentFile: string, src: string): string => posix.join(posix.dirname(contentFile), src.normalize('NFC'))

/** The picture in the same folder whose name is most like the one that is missing. */
function findBeside(file: string, files: ReadonlySet<string>): string | undefined {
  if (files.has(file)) return undefined
  const folder = posix.dirname(file)
  const beside = [...files].filter((name) => posix.dirname(name) === folder && !name.endsWith('.md')).map((name) => posix.basename(name))
  const nearest = findNearest(posix.basename(file), beside)
  return nearest && `./${nearest}`
}

/** Items with a short name of their own are found by it: two of one name in a list are one too many. */
function checkIds({ set }: Surroundings, draft: Draft, items: unknown[], path: Path): void {
  const seen = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) continue
    const key = 'id' in item ? 'id' : 'value'
    const id = item[key]
    if (typeof id !== 'string') continue
    const first = seen.get(id)
    if (first === undefined) seen.set(id, index)
    else
      set.report(draft, [...path, index, key], `Item ${first + 1} of this list is called “${id}” already. Give this one a name of its own.`)
  }
}

function checkLink(around: Surroundings, draft: Draft, address: string, path: Path): void {
  const fault = isInternal(address) ? explainDeadLink(around, address) : undefined
  if (fault) around.set.report(draft, path, fault, `${String(path.at(-1))}: /productions/sankara`)
}

const toPage = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** Says that an address of this site leads nowhere. Undefined when it leads to a page, or to one that is known to be missing. */
function explainDeadLink({ routes, gaps }: Surroundings, address: string): string | undefined {
  const page = toPage(address)
  if (!routes || routes.includes(page) || gaps.some((gap) => matchesPath(gap, page))) return undefined
  const nearest = findNearest(page, routes)
  return `There is no page ${page}. ${nearest ? `Did you mean ${nearest}?` : 'Pages that are still to come stand under knownGaps in company.md.'}`
}

function checkProse(around: Surroundings, draft: Draft, value: string, path: Path, blocks: boolean): void {
  const { faults, links } = checkMarkdown(value, { blocks })
  const seen = new Map<string, number>()
  const nth = (words: string) => {
    const count = seen.get(words) ?? 0
    seen.set(words, count + 1)
    return count
  }
  for (const { words, message, example } of faults) {
    around.set.report(draft, path, message, example, draft.source.lineOf(path, words, nth(words)))
  }
  for (const { address, words } of links) {
    const line = draft.source.lineOf(path, words, nth(words))
    const fault = explainDeadLink(around, address)
    if (fault) around.set.report(draft, path, fault, undefined, line)
  }
}

/** Plain texts are shown letter by letter, so marks in them are a slip. */
function checkPlain({ set }: Surroundings, draft: Draft, value: string, path: Path): void {
  const mark = /:yo\[|\]\([^)]*\)|<\/?[a-z][^>]*>|\*\*/i.exec(value)
  if (!mark) return
  set.report(
    draft,
    path,
    `This field holds plain words, and “${truncate(mark[0], 40)}” would be shown as it stands. Write the words alone.`,
  )
}

/** The checks of the text under the front matter. */
export function checkBody(around: Surroundings, draft: Draft, rule: Collection['body']): void {
  const { set } = around
  if (rule === 'required' && draft.body === '') {
    set.report(draft, [], 'The text under the front matter is missing.', '---\n\nThe text begins here.', draft.source.bodyLine)
  }
  if (rule === 'none' && draft.body !== '') {
    set.report(
      draft,
      [],
      'This file has no text under its front matter: nothing would show it. Every word has a field.',
      undefined,
      draft.source.bodyLine,
    )
    return
  }
  const { faults, links } = checkMarkdown(draft.body, { blocks: true })
  for (const { line, message, example } of faults) set.report(draft, [], message, example, draft.source.bodyLine + line - 1)
  for (const { address, line } of links) {
    const fault = explainDeadLink(around, address)
    if (fault) set.report(draft, [], fault, undefined, draft.source.bodyLine + line - 1)
  }
}
