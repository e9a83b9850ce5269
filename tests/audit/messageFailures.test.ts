import { expect, test } from 'vitest'
import {
  failAtStep,
  failMailServer,
  loseResponses,
  type MessageOutcome,
  sendHostile,
  sendMany,
  sendSlowly,
} from '../../scripts/audit/messages/failures.ts'
import { HOSTILE } from '../../scripts/audit/messages/hostileMessages.ts'

// The quick part of "npm run audit messages".
const FAILURES: readonly (readonly [name: string, run: () => Promise<MessageOutcome>])[] = [
  ['the receiver is killed while it writes a message', () => failAtStep('kill', 2)],
  ['the disk is full when a message is moved into place', () => failAtStep('ENOSPC', 4)],
  ['the mail server is down', () => failMailServer('down')],
  ['the mail server dies when it has the email', () => failMailServer({ dies: 'data' })],
  ['a response is lost, and the message sent again', loseResponses],
  ['many messages arrive, some of them twice', () => sendMany(50, 50)],
  ['connections are slow', sendSlowly],
  ...[...new Set(HOSTILE.map(({ kind }) => kind))].map((kind) => [`a body is hostile: ${kind}`, () => sendHostile(kind)] as const),
]

test.each(FAILURES)('every acknowledged message is stored exactly once, and no refused one, when %s', async (_, run) => {
  const { sent, wrong } = await run()
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(0)
})
