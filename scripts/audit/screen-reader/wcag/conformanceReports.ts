import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { formatDay } from '../../../../src/lib/dates.ts'
import { toMarkdownTable } from '../../../lib/toMarkdownTable.ts'

/** A success criterion of WCAG 2.2 or ATAG 2.0, and how the site or its editor meets it. */
export interface Criterion {
  /** Its number, such as 1.4.10 or B.3.1.5. */
  number: string
  name: string
  level: 'A' | 'AA' | 'AAA' | 'A and AA'
  status: (typeof STATUSES)[number]
  /** How it is met here, why it is not, or why it does not apply. One to three sentences. */
  how: string
  evidence: readonly Evidence[]
}

/** The test that checks it, by its file and a part of its title; or a manual check with its method and day. */
export type Evidence = { file: string; test: string } | { date: string; note: string }

const STATUSES = ['met', 'not met', 'not applicable'] as const

type Written = Partial<Record<Criterion['status'], string>> & { 'shown by'?: string | readonly string[] }

/** Reads the criteria of a YAML file in this folder. Throws for one without a level or a status. */
function readCriteria(file: string): Criterion[] {
  const criteria: Readonly<Record<string, Written>> = parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  return Object.entries(criteria).map(([title, written]) => {
    const [, number, name, level] = /^(\S+) (.+) \((A|AA|AAA|A and AA)\)$/.exec(title) ?? []
    const status = STATUSES.find((one) => written[one])
    if (!number || !name || !status) throw new Error(`${file}: “${title}” needs a level in brackets, and one of ${STATUSES.join(', ')}.`)
    const evidence = [written['shown by'] ?? []].flat().map(toEvidence)
    return { number, name, level: level as Criterion['level'], status, how: written[status] ?? '', evidence }
  })
}

function toEvidence(written: string): Evidence {
  const [source = '', detail = ''] = written.split(/ › (.*)/)
  return /^\d{4}-/.test(source) ? { date: source, note: detail } : { file: source, test: detail }
}

/** All success criteria of WCAG 2.2, in their order. */
export const CRITERIA: readonly Criterion[] = readCriteria('wcag.yaml')

/** All success criteria of ATAG 2.0 of levels A and AA, in their order, for the editor. */
export const ATAG: readonly Criterion[] = readCriteria('atag.yaml')

/** Counts the criteria of WCAG of some levels, optionally with one status. */
export const countCriteria = (levels: readonly Criterion['level'][], status?: Criterion['status']): number =>
  CRITERIA.filter((one) => levels.includes(one.level) && (status === undefined || one.status === status)).length

const formatEvidence = (one: Evidence) =>
  'file' in one ? `[${one.file}](../${one.file}): “${one.test}”` : `Checked by hand on ${formatDay(one.date)}: ${one.note}`

const formatCriteria = (criteria: readonly Criterion[]) =>
  toMarkdownTable(
    ['criterion', 'level', 'status', 'how, or why not', 'evidence'],
    criteria.map(({ number, name, level, status, how, evidence }) => [
      `${number} ${name}`,
      level,
      status,
      how,
      evidence.map(formatEvidence).join('<br>') || 'none',
    ]),
  )

/** The conformance table, as Markdown. */
export const formatWcag = (): string => `# WCAG 2.2, criterion by criterion

Written by \`npx tsx scripts/audit/screenReader.ts reports\` from \`scripts/audit/screen-reader/wcag/\`, which you edit; \`npm test\` checks that every
criterion is listed once, that every test named here exists, and that none of level A or AA is unmet.

This is the company’s own statement. Nobody from outside has audited the site, and no disabled visitors have yet been asked. Tests are named by their file and a part of
their title; what no program can judge was checked by hand, on the named day.

${['1. Perceivable', '2. Operable', '3. Understandable', '4. Robust']
  .map((principle) => `## ${principle}\n\n${formatCriteria(CRITERIA.filter(({ number }) => number[0] === principle[0]))}`)
  .join('\n\n')}
`

/** The conformance table of the editor, as Markdown. */
export const formatAtag = (): string => `# The editor by ATAG 2.0

Written by \`npx tsx scripts/audit/screenReader.ts reports\` from \`scripts/audit/screen-reader/wcag/atag.yaml\`, which you edit. Each
criterion of levels A and AA is met, with evidence, or does not apply, with the reason. This is the company’s own statement: nobody
from outside has audited the editor, and no disabled author has yet used it.

${formatCriteria(ATAG)}
`
