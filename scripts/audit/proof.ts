import { writeFileSync } from 'node:fs'
import { getSite } from '../../src/content/site.ts'
import { getToday } from '../../src/lib/clock.ts'
import { checkEarl, toEarl } from './conformance/earl.ts'
import { checkOpenAcr, formatOpenAcr } from './conformance/openAcr.ts'
import { readPartArguments } from './parts.ts'
import { checkPages, readResult } from './proof/checkPages.ts'
import { CHECK_ENGINES } from './proof/ruleEngines.ts'
import { checkYoruba } from './proof/yoruba.ts'
import { readAudits } from './screen-reader/reports/writeReports.ts'
import { CRITERIA } from './screen-reader/wcag/conformanceReports.ts'

// Independent checks: pages by rule engines of other makers, Yoruba by its spelling, and the conformance documents by validators.

const { pages, isRecorded } = readPartArguments('proof')
const today = getToday()
const errors = await checkPages(pages, { date: today, isRecorded })
if (pages.length === 0) errors.push(...(await checkYoruba({ date: today, isRecorded })))
errors.push(...(await makeDocuments()))
for (const error of errors) console.error(error)
console.log(errors.length > 0 ? `\n${errors.length} errors.` : '\nNothing is wrong.')
process.exitCode = errors.length > 0 ? 1 : 0

/** Generates the OpenACR and EARL documents, validates each, and writes the valid ones with --record. Returns the errors. */
async function makeDocuments(): Promise<string[]> {
  const { company } = getSite()
  const recorded = readResult()
  const openAcr = formatOpenAcr(CRITERIA, company, today)
  const engines = CHECK_ENGINES.flatMap(({ name, home }) => {
    const result = recorded.engines.find(({ engine }) => engine === name)
    return result && 'errors' in result ? [{ ...result, name, home }] : []
  })
  const earl = toEarl({ company, date: today, criteria: CRITERIA, audits: readAudits('.'), proof: { ...recorded, engines } })
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
