import { describe, expect, test } from 'vitest'
import { RECEIVER_FAILURES } from '../../scripts/audit/messages/receiverFailures.ts'

describe('every acknowledged message is stored exactly once, and no refused one is', () => {
  test.each(RECEIVER_FAILURES.filter(({ isLong }) => !isLong).map((error) => [error.name, error] as const))(
    '%s',
    async (_name, { run }) => {
      const { sent, wrong } = await run()
      expect(wrong).toEqual([])
      expect(sent).toBeGreaterThan(0)
    },
  )
})
