import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { FILE_KINDS, getKind, KIND_NAMES, KINDS, type KindName } from '../../src/content/kinds.ts'
import { NOT_YET_CONFIRMED, publicationFields } from '../../src/content/schemas/fields.ts'
import { notesOf } from '../../src/content/schemas/inspection.ts'
import type { LoadedKind } from '../../src/content/schemas/kind.ts'
import { COMPANY_TOKENS, FACT_TOKENS } from '../../src/content/siteTokens.ts'
import { listRows } from './fieldRows.ts'

/** The authoring guide: a hand-written introduction, then a table of fields for every kind of file. */
export function writeGuide(): string {
  const front = readFileSync(new URL('./front.md', import.meta.url), 'utf8')
  const chapters = KIND_NAMES.map(writeChapter)
  const parts: Readonly<Record<string, string>> = {
    tokens: writeTable(['Written', 'Filled with', 'Where'], describeTokens()),
    unconfirmed: NOT_YET_CONFIRMED,
  }
  return [
    front.replace(/<!-- (\w+) -->/g, (mark, name: string) => parts[name] ?? mark).trimEnd(),
    '## Fields, by kind of file',
    ...chapters,
  ]
    .join('\n\n')
    .concat('\n')
}

const toPath = ({ path }: LoadedKind) => path.replace('*', '<name>')

/** Files of which there is one, and which a new edition, or another company, writes anew. */
const WITH_FIELDS: readonly KindName[] = ['festival', 'company']

function writeChapter(name: KindName): string {
  const collection = getKind(name)
  const { title, about, text } = collection
  const isMany = collection.path.includes('*')
  const under = text ? `needed: ${text}.` : 'none, every word has a field.'
  const kind = Object.keys(FILE_KINDS).find((word) => FILE_KINDS[word] === name)
  const where = [
    `- ${isMany ? 'Files' : 'File'}: ${toCode(`content/${toPath(collection)}`)}`,
    `- Text under the front matter: ${under}`,
    ...(kind ? [`- A new one: ${toCode(`npm run content:new -- ${kind} "The Title"`)}`] : []),
  ].join('\n')
  // Every field of a file of which there is one stands in it already, and the editor explains each.
  if (!isMany && !WITH_FIELDS.includes(name)) return [`### ${title}`, about, where].join('\n\n')
  const rows = listRows(collection.schema)
    .filter(({ field }) => !(field in publicationFields))
    .map(({ field, purpose, kind, isNeeded, defaultValue, onlyWith, example }) => {
      const needed = isNeeded
        ? 'needed'
        : defaultValue === undefined
          ? 'may be left out'
          : `may be left out, which means ${toCode(defaultValue)}`
      return [toCode(field), purpose, kind, onlyWith ? `${needed}, with ${toCode(onlyWith)} only` : needed, example ? toCode(example) : '']
    })
  const table = writeTable(['Field', 'What it is for', 'How it is written', 'Needed?', 'Example'], rows)
  return [`### ${title}`, about, where, table].join('\n\n')
}

const toCode = (text: string) => `\`${text}\``

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const toLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [toLine(head), `|${'---|'.repeat(head.length)}`, ...rows.map(toLine)].join('\n')
}

/** A table row for each token: its value and where it may be used. */
function describeTokens(): string[][] {
  const fileOf = (name: string) => `\`content/${KINDS[name as KindName].path}\``
  const shape: Readonly<Record<string, z.ZodType>> = KINDS.company.schema.shape
  const everywhere = Object.entries(COMPANY_TOKENS).map(([token, field]) => {
    const about = (shape[field] && notesOf(shape[field]).description) ?? field
    return [`\`{${token}}\``, `\`${field}\` in ${fileOf('company')}: ${lowerFirst(about)}`, 'in every file']
  })
  const computed = Object.entries(FACT_TOKENS).flatMap(([name, tokens]) =>
    Object.entries(tokens).map(([token, { about }]) => [`\`{${token}}\``, about, `in ${fileOf(name)}`]),
  )
  return [...everywhere, ...computed]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
