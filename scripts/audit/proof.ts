import { getToday } from '../../src/lib/clock.ts'
import { checkEarl } from './conformance/earl.ts'
import { checkOpenAcr } from './conformance/openAcr.ts'
import { readPartArguments } from './parts.ts'
import { checkPages } from './proof/checkPages.ts'
import { checkYoruba } from './proof/yoruba.ts'
import { toReports, writeReports } from './screen-reader/reports/writeReports.ts'

// Independent checks: pages by rule engines of other makers, Yoruba by its spelling, and the conformance documents by validators.

const { pages, isRecorded } = readPartArguments('proof')
const today = getToday()
const errors = await checkPages(pages, { date: today, isRecorded })
if (pages.length === 0) errors.push(...(await checkYoruba({ date: today, isRecorded })))
errors.push(...(await validateDocuments()))
for (const error of errors) console.error(error)
console.log(errors.length > 0 ? `\n${errors.length} errors.` : '\nNothing is wrong.')
process.exitCode = errors.length > 0 ? 1 : 0

/** Validates the OpenACR and EARL documents of the current records. Returns the errors. */
async function validateDocuments(): Promise<string[]> {
  if (isRecorded) writeReports('.')
  const reports = toReports('.')
  const [openAcr = '', earl = ''] = [reports.get('openacr.yaml'), reports.get('earl.jsonld')]
  const validations = [
    ['openacr.yaml', 'GSA’s schema, with ajv, and GSA’s catalogue of WCAG 2.2', checkOpenAcr(openAcr)],
    ['earl.jsonld', 'jsonld, in safe mode', await checkEarl(JSON.parse(earl))],
  ] as const
  for (const [file, validator, errors] of validations) console.log(`${file}: ${errors.length} errors by ${validator}`)
  return validations.flatMap(([file, , errors]) => errors.map((error) => `${file}: ${error}`))
}
