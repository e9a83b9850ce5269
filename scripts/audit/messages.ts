import {
  failAtStep,
  failMailServer,
  loseResponses,
  type MailServerFailure,
  type MessageOutcome,
  sendHostile,
  sendMany,
  sendSlowly,
} from './messages/failures.ts'
import { HOSTILE } from './messages/hostileMessages.ts'
import { readPartArguments } from './parts.ts'
import { toMarkdownTable } from './screen-reader/reports/markdownTables.ts'

// Tests what happens to messages while the receiver, its disk, its mail server or its network fails. Prints a table row after each test.

/** The file operations that store a message. */
const STEPS = ['opening the file', 'writing it', 'its fsync', 'moving it into place', 'opening the folder', 'the folder’s fsync']
/** The steps with a mail server. The queue entry of an email is written before the message, by the same file operations. */
const STEPS_WITH_QUEUE = [...STEPS.map((step) => `${step}, for the queue`), ...STEPS.map((step) => `${step}, after the queue`)]
const DEAD_SERVER = 'smtp://127.0.0.1:9'
const FILE_ERRORS = { kill: 'killed', ENOSPC: 'disk full', EROFS: 'read-only folder' }

const MAIL_SERVER_FAILURES: Readonly<Record<string, MailServerFailure>> = {
  down: 'down',
  slow: { delay: 300 },
  'refuses the recipient for now (450)': { refuses: { at: 'recipient', code: 450 } },
  'refuses the recipient (550)': { refuses: { at: 'recipient', code: 550 } },
  'refuses the email for now (451)': { refuses: { at: 'data', code: 451 } },
  'refuses the email (554)': { refuses: { at: 'data', code: 554 } },
  'dies at the recipient': { dies: 'recipient' },
  'dies when it has the email': { dies: 'data' },
}

readPartArguments('messages')
let failed = 0
console.log(
  toMarkdownTable(['error', 'sent', 'acknowledged', 'stored', 'every acknowledged message stored exactly once, no refused one'], []),
)
for (const [error, name] of Object.entries(FILE_ERRORS)) {
  for (const [index, step] of STEPS.entries()) await test(`${name} at ${step}`, failAtStep(error, index + 1))
  for (const [index, step] of STEPS_WITH_QUEUE.entries()) await test(`${name} at ${step}`, failAtStep(error, index + 1, DEAD_SERVER))
}
for (const [name, failure] of Object.entries(MAIL_SERVER_FAILURES)) await test(`mail server ${name}`, failMailServer(failure))
await test('response lost, sent again', loseResponses())
await test('1,000 messages at 50 a second, every tenth twice', sendMany(1000, 50))
for (const kind of new Set(HOSTILE.map((one) => one.kind))) await test(`hostile: ${kind}`, sendHostile(kind))
await test('hostile: slow connections', sendSlowly())
console.log(failed > 0 ? `\n${failed} failed.` : '\nAll passed.')
process.exitCode = failed > 0 ? 1 : 0

async function test(name: string, running: Promise<MessageOutcome>): Promise<void> {
  const { sent, acknowledged, stored, wrong } = await running
  if (wrong.length > 0) failed += 1
  console.log(`| ${name} | ${sent} | ${acknowledged} | ${stored} | ${wrong.length === 0 ? 'yes' : wrong.join(' ')} |`)
}
