import jsonld from 'jsonld'
import type { Company } from '../../../src/content/schemas/company.ts'
import { countOf } from '../../../src/lib/text.ts'
import type { ProofResult } from '../proof/checkPages.ts'
import type { AuditRecord } from '../screen-reader/reports/writeReports.ts'
import type { Criterion } from '../screen-reader/wcag/conformanceReports.ts'
import { criterionUrl } from './openAcr.ts'

const WCAG = 'https://www.w3.org/TR/WCAG22/'

/** The classes, properties, modes and outcomes of the Evaluation and Report Language 1.0 that the document uses. */
const EARL_TERMS = `Assertion Assertor Software TestSubject TestCriterion TestRequirement TestResult result info
  automatic manual semiAuto passed failed inapplicable`.split(/\s+/)

/**
 * The terms of the document, of EARL (w3.org/TR/EARL10-Schema) and Dublin Core. They are inline, so that nothing has to be fetched to read
 * the document.
 */
const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  ...Object.fromEntries(EARL_TERMS.map((term) => [term, `earl:${term}`])),
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: { '@id': 'earl:test', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@vocab' },
  outcome: { '@id': 'earl:outcome', '@type': '@vocab' },
  title: 'dct:title',
  description: 'dct:description',
  version: 'dct:hasVersion',
  date: { '@id': 'dct:date', '@type': 'xsd:date' },
}

const OUTCOME_OF = { met: 'passed', 'not met': 'failed', 'not applicable': 'inapplicable' } as const

/** The sources of the document: the conformance table, the recorded long checks, and the findings of engines on pages. */
export interface Evaluation {
  company: Company
  criteria: readonly Criterion[]
  audits: readonly AuditRecord[]
  proof: Pick<ProofResult, 'date' | 'pages' | 'engines'>
}

/** An evaluation as EARL, in JSON-LD. Criteria that tests check on every change have the day on which the engines ran. */
export function toEarl({ company, criteria, audits, proof }: Evaluation): object {
  const { date, pages } = proof
  const engines = proof.engines.filter((one) => 'errors' in one)
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
      ...engines.map(({ engine, home, version }) => ({ '@id': home, '@type': ['Assertor', 'Software'], title: engine, version })),
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

/** The latest day on which a criterion was checked by hand, or `otherwise`. */
const dateOf = ({ evidence }: Criterion, otherwise: string) =>
  evidence
    .flatMap((one) => ('date' in one ? [one.date] : []))
    .toSorted()
    .at(-1) ?? otherwise

function modeOf({ evidence }: Criterion): string {
  const isTested = evidence.some((one) => 'file' in one)
  const isLookedAt = evidence.some((one) => 'date' in one)
  if (isTested && isLookedAt) return 'semiAuto'
  return isTested ? 'automatic' : 'manual'
}

/** Validates a document with the JSON-LD processor, whose safe mode refuses every type, property and outcome that is not in the context. */
export async function checkEarl(document: object): Promise<string[]> {
  try {
    await jsonld.toRDF(document, { safe: true, documentLoader: refuse } as object)
    return []
  } catch (error) {
    const { message, details } = error as Error & { details?: { event?: { code: string; details: object } } }
    return [details?.event ? `${details.event.code}: ${JSON.stringify(details.event.details)}` : message]
  }
}

function refuse(url: string): never {
  throw new Error(`Nothing is fetched to read this document: ${url}`)
}
