import { getToday } from '../../src/lib/clock.ts'
import { joinWords } from '../../src/lib/text.ts'
import { checkPages } from './proof/checkPagesWithEngines.ts'
import { makeDocuments } from './proof/conformanceDocuments.ts'
import { checkYoruba } from './proof/yoruba.ts'

// Independent checks: pages by rule engines of other makers, and the conformance documents by validators. To choose parts or pages: npx tsx
// scripts/audit/proof.ts documents, npm run audit proof / /careers. --record writes the results to a11y-reports/.

const given = process.argv.slice(2)
const isRecorded = given.includes('--record')
const pages = given.filter((one) => one.startsWith('/'))
const wanted = given.filter((one) => !/^(?:--|\/)/.test(one))
const today = getToday()

const PARTS: Readonly<Record<string, () => Promise<string[]>>> = {
  engines: () => checkPages(pages, today, isRecorded),
  yoruba: () => (pages.length > 0 ? Promise.resolve([]) : checkYoruba(today, isRecorded)),
  documents: () => makeDocuments(today, isRecorded),
}

const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${joinWords(unknown)}. There are: ${joinWords(Object.keys(PARTS))}.`)
  process.exit(1)
}
const errors: string[] = []
for (const [name, run] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) errors.push(...(await run()))
for (const error of errors) console.error(error)
console.log(errors.length > 0 ? `\n${errors.length} errors.` : '\nNothing is wrong.')
process.exitCode = errors.length > 0 ? 1 : 0
