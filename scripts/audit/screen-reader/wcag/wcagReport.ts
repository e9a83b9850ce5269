import { formatDay } from '../../../../src/lib/dates.ts'
import { toMarkdownTable } from '../reports/markdownTables.ts'
import type { Criterion, Evidence } from './criterion.ts'
import { DISTINGUISHABLE } from './distinguishable.ts'
import { NAVIGABLE } from './navigable.ts'
import { OPERABLE } from './operable.ts'
import { PERCEIVABLE } from './perceivable.ts'
import { ROBUST } from './robust.ts'
import { UNDERSTANDABLE } from './understandable.ts'

const PRINCIPLES = [
  { name: '1. Perceivable', criteria: [...PERCEIVABLE, ...DISTINGUISHABLE] },
  { name: '2. Operable', criteria: [...OPERABLE, ...NAVIGABLE] },
  { name: '3. Understandable', criteria: UNDERSTANDABLE },
  { name: '4. Robust', criteria: ROBUST },
] as const

/** All success criteria of WCAG 2.2, in their order. */
export const CRITERIA: readonly Criterion[] = PRINCIPLES.flatMap(({ criteria }) => criteria)

/** Counts the criteria of some levels, optionally with one status. */
export const countCriteria = (levels: readonly Criterion['level'][], status?: Criterion['status']): number =>
  CRITERIA.filter((one) => levels.includes(one.level) && (status === undefined || one.status === status)).length

const formatEvidence = (one: Evidence) =>
  'file' in one ? `[${one.file}](../${one.file}): “${one.test}”` : `Looked at on ${formatDay(one.date)}: ${one.note}`

const toRow = ({ number, name, level, status, how, evidence }: Criterion) => [
  `${number} ${name}`,
  level,
  status,
  how,
  evidence.map(formatEvidence).join('<br>') || 'none',
]

/** The conformance table, as Markdown. */
export const formatWcag = (): string => `# WCAG 2.2, criterion by criterion

Written by \`npx tsx scripts/audit/screenReader.ts reports\` from \`scripts/audit/screen-reader/wcag/\`, where a change belongs; \`npm test\` holds that every
criterion stands here once, that every test named here is there, and that none of level A or AA is unmet.

${countRow()}

This is the company’s own statement. Nobody from outside has audited the site, and no disabled visitors have yet been asked. Tests are named by their file and a part of
their title; what no program can judge was looked at by hand, on the day that is named.

${PRINCIPLES.map(
  ({ name, criteria }) =>
    `## ${name}\n\n${toMarkdownTable(['criterion', 'level', 'status', 'how, or why not', 'what shows it'], criteria.map(toRow))}`,
).join('\n\n')}
`

function countRow(): string {
  const statuses = ['met', 'not applicable', 'not met'] as const
  const rows = (['A', 'AA', 'AAA'] as const).map((level) => [
    level,
    ...[countCriteria([level]), ...statuses.map((status) => countCriteria([level], status))].map(String),
  ])
  return toMarkdownTable(['level', 'criteria', ...statuses], rows, ['criteria', ...statuses])
}
