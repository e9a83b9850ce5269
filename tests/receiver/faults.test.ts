import { describe, expect, test } from 'vitest'
import { FAULTS } from '../../scripts/audit/messages/faults.ts'

describe('every acknowledged message is stored exactly once, and no refused one is', () => {
  test.each(FAULTS.filter(({ isLong }) => !isLong).map((fault) => [fault.name, fault] as const))('%s', async (_name, { run }) => {
    const { sent, wrong } = await run()
    expect(wrong).toEqual([])
    expect(sent).toBeGreaterThan(0)
  })
})
