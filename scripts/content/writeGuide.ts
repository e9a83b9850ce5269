import type { z } from 'zod'
import { FILE_KINDS, getKind, hasManyFiles, KIND_NAMES, KINDS, type KindName } from '../../src/content/kinds.ts'
import { publicationFields } from '../../src/content/schemas/fields.ts'
import { notesOf } from '../../src/content/schemas/inspection.ts'
import { COMPANY_TOKENS, FACT_TOKENS } from '../../src/content/siteTokens.ts'
import { explainFields } from './composeNewFile.ts'

/** Begins the part of the guide that is written from the schemas. */
const MARK = '<!-- What follows is written by npx tsx scripts/guide.ts, from the schemas in src/content/. -->'

/** The authoring guide with its last part written again: the words that are filled in, and the fields of every kind of file. */
export function writeGuide(guide: string): string {
  const [front = ''] = guide.split(MARK, 1)
  const parts = [
    front + MARK,
    '## Which words are filled in?',
    describeTokens(),
    '## Which fields has a kind of file?',
    ...KIND_NAMES.filter(hasManyFiles).map(describeKind),
    '### Files of which there is only one',
    'Every field stands in them already.',
    describeSingleFiles(),
  ]
  return `${parts.join('\n\n')}\n`
}

/** A new file of a kind without its text. */
function describeKind(name: KindName): string {
  const kind = getKind(name)
  const [word] = Object.entries(FILE_KINDS).find(([, one]) => one === name) ?? []
  const begun = word ? ` Begun by \`npm run content:new -- ${word} "The Title"\`.` : ''
  const about = `### ${kind.title}\n\n${kind.about} In \`content/${kind.path.replace('*', '<name>')}\`.${begun}`
  const newFile = { kind, id: 'name', title: 'The Title', order: 1, today: '2025-05-17', idsOf: () => [] }
  const { lines } = explainFields(newFile, Object.keys(publicationFields))
  return `${about}\n\n${['```yaml', ...lines.filter((line) => line !== ''), '```'].join('\n')}`
}

const describeSingleFiles = () =>
  KIND_NAMES.filter((name) => !hasManyFiles(name))
    .map((name) => `- ${KINDS[name].title}: \`content/${KINDS[name].path}\``)
    .join('\n')

/** A table with a row for each token: its value and where it may be used. */
function describeTokens(): string {
  const fileOf = (name: string) => `\`content/${KINDS[name as KindName].path}\``
  const shape: Readonly<Record<string, z.ZodType>> = KINDS.company.schema.shape
  const everywhere = Object.entries(COMPANY_TOKENS).map(([token, field]) => {
    const about = (shape[field] && notesOf(shape[field]).description) ?? field
    return [token, `\`${field}\` in ${fileOf('company')}: ${about.charAt(0).toLowerCase()}${about.slice(1)}`, 'in every file']
  })
  const computed = Object.entries(FACT_TOKENS).flatMap(([name, tokens]) =>
    Object.entries(tokens).map(([token, { about }]) => [token, about, `in ${fileOf(name)}`]),
  )
  const rows = [...everywhere, ...computed].map(([token, about, where]) => `| \`{${token}}\` | ${about} | ${where} |`)
  return ['| Written | Filled with | Where |', '|---|---|---|', ...rows].join('\n')
}
