import { mkdirSync, writeFileSync } from 'node:fs'
import { FAILURES, type Outcome } from './messages/failures.ts'

// Shows what happens to messages under errors, as a table that grows line by line: `npm run audit messages`.

const rows: { name: string; outcome: Outcome }[] = []
console.log('| error | sent | acknowledged | stored | every acknowledged message stored exactly once, no refused one |')
console.log('|---|---|---|---|---|')
for (const { name, run } of FAILURES) {
  const outcome = await run()
  const { sent, acknowledged, stored, wrong } = outcome
  rows.push({ name, outcome })
  console.log(`| ${name} | ${sent} | ${acknowledged} | ${stored} | ${wrong.length === 0 ? 'yes' : wrong.join(' ')} |`)
}
const failed = rows.filter(({ outcome }) => outcome.wrong.length > 0).length
mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/messages.json', JSON.stringify({ passed: rows.length - failed, failed, rows }, null, 2))
console.log(`\n${rows.length - failed} errors held, ${failed} failed.`)
process.exitCode = failed > 0 ? 1 : 0
