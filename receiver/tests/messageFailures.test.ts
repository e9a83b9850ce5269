import { expect, test } from 'vitest'
import { FAILURES } from './failures.ts'

/** The quick failures. */
const QUICK = Object.entries(FAILURES).filter(([name]) =>
  /^(?:killed at writing it|disk full at moving it into place|mail server (?:down|dies when it has the email)|response lost.*|hostile: .*)$/.test(
    name,
  ),
)

test.each(QUICK)('every acknowledged message is stored exactly once, and no refused one is stored: %s', async (_, run) => {
  const { sent, wrong } = await run()
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(0)
})

test('each kind of failure has a quick test', () => {
  expect(QUICK.length).toBe(13)
})
