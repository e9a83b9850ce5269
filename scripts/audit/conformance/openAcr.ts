import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { parse, stringify } from 'yaml'
import type { Company } from '../../../src/content/schemas/company.ts'
import type { Criterion, Evidence } from '../screen-reader/wcag/conformanceReports.ts'

/** The catalogue of the criteria of WCAG 2.2 by the US General Services Administration (GSA). It has one chapter for each level. */
interface Catalogue {
  chapters: { id: string; criteria: { id: string; handle: string; alt_id: string; components: string[] }[] }[]
  terms: { id: string }[]
}

const read = (file: string) => readFileSync(path.join(import.meta.dirname, 'gsa', file), 'utf8')

const CATALOGUE_NAME = '2.5-edition-wcag-2.2-en'
export const CATALOGUE: Catalogue = parse(read(`${CATALOGUE_NAME}.yaml`))
const OPENACR_SCHEMA: object = JSON.parse(read('openacr-0.1.0.json'))

/** The address of a criterion in the text of WCAG 2.2. */
export function criterionUrl(number: string): string {
  const found = CATALOGUE.chapters.flatMap(({ criteria }) => criteria).find(({ id }) => id === number)
  if (!found) throw new Error(`There is no criterion ${number} in ${CATALOGUE_NAME}.`)
  return `https://www.w3.org/TR/WCAG22/#${found.alt_id}`
}

/** Accessibility conformance reports in the format of GSA’s OpenACR (github.com/GSA/openacr). */
interface OpenAcr {
  chapters: Record<string, { criteria: { num: string; components: { name: string; adherence: { level: string; notes: string } }[] }[] }>
  [field: string]: unknown
}

const LEVEL_OF = { met: 'supports', 'not met': 'does-not-support', 'not applicable': 'not-applicable' } as const

/** The catalogue still lists this criterion, which WCAG 2.2 has removed. */
const REMOVED = { number: '4.1.1', notes: 'WCAG 2.2 has removed this criterion.' }

const chapterOf = (level: Criterion['level']) => `success_criteria_level_${level.toLowerCase()}`

const formatEvidence = (one: Evidence) => ('file' in one ? `- ${one.file}: “${one.test}”` : `- Checked by hand on ${one.date}: ${one.note}`)
const formatNotes = ({ how, evidence }: Criterion) =>
  how + (evidence.length > 0 ? `\n\nEvidence:\n${evidence.map(formatEvidence).join('\n')}` : '')

/** The conformance table as OpenACR YAML. */
export function formatOpenAcr(criteria: readonly Criterion[], { name, fullName, url, email, phone }: Company, date: string): string {
  const contact = { company_name: fullName, email, phone, website: url }
  const rowOf = (num: string, level: string, notes: string) => ({ num, components: [{ name: 'web', adherence: { level, notes } }] })
  const chapters = CATALOGUE.chapters.map(({ id, criteria: listed }) => {
    const own = criteria
      .filter(({ level }) => chapterOf(level) === id)
      .map((one) => rowOf(one.number, LEVEL_OF[one.status], formatNotes(one)))
    const removed = listed.some((one) => one.id === REMOVED.number) ? [rowOf(REMOVED.number, 'not-applicable', REMOVED.notes)] : []
    return [id, { criteria: [...own, ...removed] }]
  })
  return stringify(
    {
      title: `${fullName} Accessibility Conformance Report`,
      product: { name: `The website of ${name}`, description: url },
      author: contact,
      vendor: contact,
      report_date: date,
      last_modified_date: date,
      notes: 'The company’s own statement. Nobody from outside has audited the site, and no disabled visitors have yet been asked.',
      evaluation_methods_used:
        'Automated tests in browsers, rule engines, transcripts of a virtual screen reader, and inspection by hand on the days named.',
      feedback: `mailto:${email}`,
      catalog: CATALOGUE_NAME,
      chapters: Object.fromEntries(chapters),
    } satisfies OpenAcr,
    { lineWidth: 0 },
  )
}

/** Validates an OpenACR document with GSA’s schema and catalogue: each criterion once, in its chapter, with a known level. */
export function checkOpenAcr(yaml: string): string[] {
  const document = parse(yaml) as OpenAcr
  const validate = new Ajv({ allErrors: true }).compile(OPENACR_SCHEMA)
  if (!validate(document)) return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`)
  const levels = new Set(CATALOGUE.terms.map(({ id }) => id))
  return CATALOGUE.chapters.flatMap(({ id, criteria }) => {
    const rows = document.chapters[id]?.criteria ?? []
    const numbers = new Set(criteria.map((one) => one.id))
    return [
      ...criteria
        .filter((one) => rows.filter(({ num }) => num === one.id).length !== 1)
        .map((one) => `${one.id} is not listed once in ${id}`),
      ...rows.filter(({ num }) => !numbers.has(num)).map(({ num }) => `${num} does not belong to ${id}`),
      ...rows.flatMap(({ num, components }) =>
        components
          .filter(({ adherence }) => !levels.has(adherence.level))
          .map(({ adherence }) => `${num}: “${adherence.level}” is no level`),
      ),
    ]
  })
}
