import { getToday } from '../../src/lib/clock.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { checkPages } from './proof/checkPagesWithEngines.ts'
import { makeDocuments } from './proof/conformanceDocuments.ts'
import { checkYoruba } from './proof/yoruba.ts'

const PARTS: Readonly<Record<string, (pages: readonly string[], today: string, isRecorded: boolean) => Promise<string[]>>> = {
  engines: checkPages,
  yoruba: (pages, today, isRecorded) => (pages.length > 0 ? Promise.resolve([]) : checkYoruba(today, isRecorded)),
  documents: (_pages, today, isRecorded) => makeDocuments(today, isRecorded),
}

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/audit/proof.ts',
  about: 'Independent checks: pages by rule engines of other makers, and the conformance documents by validators.',
  flags: { record: { about: 'Write the results to a11y-reports/.' } },
  operands: {
    name: '[part ...] [/address ...]',
    about: `Parts to run (${Object.keys(PARTS).join(', ')}), and the pages to run them on. Default: all.`,
    choices: Object.keys(PARTS),
    acceptsPages: true,
  },
})
const isRecorded = flags.record !== undefined
const pages = operands.filter((one) => one.startsWith('/'))
const wanted = operands.filter((one) => !one.startsWith('/'))
const today = getToday()

const errors: string[] = []
for (const [name, run] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) errors.push(...(await run(pages, today, isRecorded)))
for (const error of errors) console.error(error)
console.log(errors.length > 0 ? `\n${errors.length} errors.` : '\nNothing is wrong.')
process.exitCode = errors.length > 0 ? 1 : 0
