import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { mapInProcesses } from '../../scripts/lib/parallel.ts'
import { double } from './exampleJob.ts'

const doubleAll = (numbers: readonly number[]) =>
  mapInProcesses(
    double,
    new URL('exampleJob.ts', import.meta.url).href,
    numbers.map((number) => ({ number })),
  )
const TWENTY = Array.from({ length: 20 }, (_, index) => index)

describe('many jobs', { timeout: 30_000 }, () => {
  it('run in other processes, several if there are several cores, and return results in order', async () => {
    const results = await doubleAll(TWENTY)
    expect(results.map(({ doubled }) => doubled)).toEqual(TWENTY.map((number) => number * 2))
    const workers = new Set(results.map(({ by }) => by))
    expect(workers.size).toBeGreaterThanOrEqual(Math.min(2, availableParallelism()))
    expect(workers).not.toContain(process.pid)
  })

  it('fail with the error of the failed job', async () => {
    await expect(doubleAll([...TWENTY, -3])).rejects.toThrow('There is nothing to double in -3.')
  })
})

describe('a few jobs', () => {
  it('run in this process, because starting another one takes longer', async () => {
    expect(await doubleAll([1, 2, 3])).toEqual([2, 4, 6].map((doubled) => ({ doubled, by: process.pid })))
    await expect(doubleAll([-1])).rejects.toThrow('There is nothing to double in -1.')
  })
})
