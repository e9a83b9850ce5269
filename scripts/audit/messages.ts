import { RECEIVER_FAILURES } from './messages/receiverFailures.ts'

// Tests what happens to messages under errors, and prints a table row after each test: `npm run audit messages`.

let failed = 0
console.log('| error | sent | acknowledged | stored | every acknowledged message stored exactly once, no refused one |')
console.log('|---|---|---|---|---|')
for (const { name, run } of RECEIVER_FAILURES) {
  const { sent, acknowledged, stored, wrong } = await run()
  if (wrong.length > 0) failed += 1
  console.log(`| ${name} | ${sent} | ${acknowledged} | ${stored} | ${wrong.length === 0 ? 'yes' : wrong.join(' ')} |`)
}
console.log(`\n${RECEIVER_FAILURES.length - failed} errors passed, ${failed} failed.`)
process.exitCode = failed > 0 ? 1 : 0
