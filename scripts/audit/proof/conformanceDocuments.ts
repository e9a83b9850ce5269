import { writeFileSync } from 'node:fs'
import { getSite } from '../../../src/content/site.ts'
import { checkEarl, toEarl } from '../conformance/earl.ts'
import { checkOpenAcr, formatOpenAcr } from '../conformance/openAcr.ts'
import { readAudits } from '../screen-reader/reports/writeReports.ts'
import { CRITERIA } from '../screen-reader/wcag/conformanceReports.ts'
import { readResult } from './proofResult.ts'
import { CHECK_ENGINES } from './ruleEngines.ts'

/** Generates the OpenACR and EARL documents, validates each, and writes the valid ones with --record. Returns the errors. */
export async function makeDocuments(date: string, isRecorded: boolean): Promise<string[]> {
  const { company } = getSite()
  const openAcr = formatOpenAcr(CRITERIA, company, date)
  const earl = toEarl({
    company,
    date,
    criteria: CRITERIA,
    audits: readAudits('.'),
    pages: readResult()?.pages ?? [],
    engines: listEngines(),
  })
  const documents = [
    {
      file: 'openacr.yaml',
      text: openAcr,
      errors: checkOpenAcr(openAcr),
      validator: 'GSA’s schema, with ajv, and GSA’s catalogue of WCAG 2.2',
    },
    { file: 'earl.jsonld', text: `${JSON.stringify(earl, null, 2)}\n`, errors: await checkEarl(earl), validator: 'jsonld, in safe mode' },
  ]
  for (const { file, text, errors, validator } of documents) {
    console.log(`${file}: ${errors.length} errors by ${validator}`)
    if (isRecorded && errors.length === 0) writeFileSync(`a11y-reports/${file}`, text)
  }
  return documents.flatMap(({ file, errors }) => errors.map((error) => `${file}: ${error}`))
}

/** The engines that ran for the last record, with their findings. */
const listEngines = () =>
  (readResult()?.engines ?? []).flatMap((result) => {
    const home = CHECK_ENGINES.find(({ name }) => name === result.engine)?.home
    return home && 'errors' in result ? [{ name: result.engine, home, version: result.version, errors: result.errors }] : []
  })
