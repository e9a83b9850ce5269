import { mkdirSync, writeFileSync } from 'node:fs'
import { FAULTS, type Outcome } from './messages/faults.ts'

// What happens to messages when something goes wrong, as a table: `npm run audit messages`.

const rows: { name: string; outcome: Outcome }[] = []
for (const { name, run } of FAULTS) {
  const outcome = await run()
  rows.push({ name, outcome })
  console.error(`${outcome.wrong.length === 0 ? 'held  ' : 'FAILED'} ${name}`)
}

const lines = rows.map(
  ({ name, outcome: { sent, acknowledged, stored, wrong } }) =>
    `| ${name} | ${sent} | ${acknowledged} | ${stored} | ${wrong.length === 0 ? 'yes' : wrong.join(' ')} |`,
)
console.log(
  [
    '| fault | sent | acknowledged | stored | every acknowledged message stored exactly once, no refused one |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n'),
)
const failed = rows.filter(({ outcome }) => outcome.wrong.length > 0).length
mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/messages.json', JSON.stringify({ passed: rows.length - failed, failed, rows }, null, 2))
console.log(`\n${rows.length - failed} faults held, ${failed} failed.`)
process.exitCode = failed > 0 ? 1 : 0
