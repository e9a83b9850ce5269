import { toMarkdownTable } from '../lib/toMarkdownTable.ts'
import { FAILURES } from './messages/failures.ts'
import { readPartArguments } from './parts.ts'

// Tests what happens to messages while the receiver, its disk, its mail server or its network fails. Prints a table row after each test.

readPartArguments('messages')
let failed = 0
console.log(
  toMarkdownTable(['error', 'sent', 'acknowledged', 'stored', 'every acknowledged message stored exactly once, no refused one'], []),
)
for (const [name, run] of Object.entries(FAILURES)) {
  const { sent, acknowledged, stored, wrong } = await run()
  if (wrong.length > 0) failed += 1
  console.log(`| ${name} | ${sent} | ${acknowledged} | ${stored} | ${wrong.length === 0 ? 'yes' : wrong.join(' ')} |`)
}
console.log(failed > 0 ? `\n${failed} failed.` : '\nAll passed.')
process.exitCode = failed > 0 ? 1 : 0
