import { describe, expect, it } from 'vitest'
import { fuzzContent } from '../../scripts/audit/fuzzContent.ts'

/** Each run makes other mutations. `FUZZ_SEED=7 npx vitest run --project long tests/content/fuzzContent.long.test.ts` repeats those of a seed. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const COUNT = 5000

describe('files broken at random', () => {
  it(`are refused with a message, or still valid (seed ${SEED})`, { timeout: 300_000 }, async () => {
    const tried = await fuzzContent(COUNT, SEED)
    expect(tried.flatMap(({ file, errors }) => errors.map((error) => `${file}: ${error}`))).toEqual([])
    expect(tried).toHaveLength(COUNT)
    const refused = tried.filter(({ isRefused }) => isRefused).length
    // Some must be refused and some accepted: otherwise the independent check or the mutations tested nothing.
    expect(refused).toBeGreaterThan(COUNT / 4)
    expect(COUNT - refused).toBeGreaterThan(COUNT / 10)
  })

  it('are broken in the same way by the same seed', { timeout: 120_000 }, async () => {
    const [one, same, other] = [await fuzzContent(60, 5), await fuzzContent(60, 5), await fuzzContent(60, 6)]
    expect(one).toEqual(same)
    expect(one).not.toEqual(other)
  })
})
