import jsonld from 'jsonld'
import type { Company } from '../../../src/content/schemas/company.ts'
import { countOf } from '../../../src/lib/text.ts'
import type { AuditRecord } from '../screen-reader/reports/writeReports.ts'
import type { Criterion } from '../screen-reader/wcag/conformanceReports.ts'
import { criterionUrl } from './openAcr.ts'

const EARL = 'http://www.w3.org/ns/earl#'
const WCAG = 'https://www.w3.org/TR/WCAG22/'

/**
 * The terms of the Evaluation and Report Language 1.0 (w3.org/TR/EARL10-Schema) that the document uses. They are inline, so that nothing
 * has to be fetched to read the document.
 */
const CONTEXT = {
  '@vocab': EARL,
  dct: 'http://purl.org/dc/terms/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  title: 'dct:title',
  description: 'dct:description',
  version: 'dct:hasVersion',
  date: { '@id': 'dct:date', '@type': 'xsd:date' },
  assertedBy: { '@type': '@id' },
  subject: { '@type': '@id' },
  test: { '@type': '@id' },
  mode: { '@type': '@vocab' },
  outcome: { '@type': '@vocab' },
}

/** All classes, properties, modes and outcomes of EARL 1.0. */
const TERMS: ReadonlySet<string> = new Set(
  `Assertion Assertor Software TestSubject TestCriterion TestRequirement TestCase TestResult OutcomeValue TestMode Pass Fail CannotTell
   NotApplicable NotTested assertedBy mainAssertor subject test result mode outcome info pointer automatic manual semiAuto undisclosed
   unknownMode passed failed cantTell inapplicable untested`
    .split(/\s+/)
    .map((term) => EARL + term),
)

const OUTCOME_OF = { met: 'passed', 'not met': 'failed', 'not applicable': 'inapplicable' } as const

/** The sources of the document: the conformance table, the recorded long checks, and each engine’s findings on `pages`. */
export interface Evaluation {
  company: Company
  date: string
  criteria: readonly Criterion[]
  audits: readonly AuditRecord[]
  engines: readonly { name: string; home: string; version: string; errors: readonly { page: string }[] }[]
  pages: readonly string[]
}

/** An evaluation as EARL, in JSON-LD. */
export function toEarl({ company, date, criteria, audits, engines, pages }: Evaluation): object {
  const site = company.url
  const by = { assertedBy: `${site}/#company`, subject: `${site}/` }
  const toAssertion = (who: typeof by, test: string, mode: string, result: Record<'outcome' | 'info' | 'date', string>) => {
    return { '@type': 'Assertion', ...who, test, mode, result: { '@type': 'TestResult', ...result } }
  }
  return {
    '@context': CONTEXT,
    '@graph': [
      { '@id': by.assertedBy, '@type': 'Assertor', title: company.fullName },
      { '@id': by.subject, '@type': 'TestSubject', title: company.name },
      ...pages.filter((page) => page !== '/').map((page) => ({ '@id': site + page, '@type': 'TestSubject', title: page })),
      ...engines.map(({ name, home, version }) => ({ '@id': home, '@type': ['Assertor', 'Software'], title: name, version })),
      { '@id': WCAG, '@type': 'TestRequirement', title: 'Web Content Accessibility Guidelines (WCAG) 2.2' },
      ...criteria.map(({ number, name }) => ({ '@id': criterionUrl(number), '@type': 'TestCriterion', title: `${number} ${name}` })),
      ...audits.map(({ name, about }) => ({ '@id': `_:${name}`, '@type': 'TestRequirement', title: name, description: about })),
      ...criteria.map((one) => {
        const result = { outcome: OUTCOME_OF[one.status], info: one.how, date: dateOf(one, date) }
        return toAssertion(by, criterionUrl(one.number), modeOf(one), result)
      }),
      ...audits.map(({ name, hasPassed, commit, date }) => {
        const info = commit ? `Run on commit ${commit}.` : 'Run between two commits.'
        return toAssertion(by, `_:${name}`, 'automatic', { outcome: hasPassed ? 'passed' : 'failed', info, date })
      }),
      ...engines.flatMap(({ home, errors }) =>
        pages.map((page) => {
          const own = errors.filter((one) => one.page === page || one.page.startsWith(`${page} (`)).length
          const info = own > 0 ? countOf(own, 'error', 'errors') : 'No errors.'
          const result = { outcome: own > 0 ? 'failed' : 'passed', info, date }
          return toAssertion({ assertedBy: home, subject: site + page }, WCAG, 'automatic', result)
        }),
      ),
    ],
  }
}

/** The latest day on which a criterion was checked by hand, or the day of the report for criteria that tests check on every change. */
const dateOf = ({ evidence }: Criterion, today: string) =>
  evidence
    .flatMap((one) => ('date' in one ? [one.date] : []))
    .toSorted()
    .at(-1) ?? today

function modeOf({ evidence }: Criterion): string {
  const isTested = evidence.some((one) => 'file' in one)
  const isLookedAt = evidence.some((one) => 'date' in one)
  if (isTested && isLookedAt) return 'semiAuto'
  return isTested ? 'automatic' : 'manual'
}

/** Validates a document with the JSON-LD processor, whose safe mode refuses unknown properties, and against EARL’s list of terms. */
export async function checkEarl(document: object): Promise<string[]> {
  try {
    const quads = (await jsonld.toRDF(document, { safe: true, documentLoader: refuse } as object)) as {
      predicate: { value: string }
      object: { value: string }
    }[]
    const used = quads.flatMap(({ predicate, object }) => [predicate.value, object.value]).filter((term) => term.startsWith(EARL))
    return [...new Set(used)].filter((term) => !TERMS.has(term)).map((term) => `EARL has no term ${term}.`)
  } catch (error) {
    return [String(error)]
  }
}

function refuse(url: string): never {
  throw new Error(`Nothing is fetched to read this document: ${url}`)
}
