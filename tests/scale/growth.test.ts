import { describe, expect, it } from 'vitest'
import { findGrowthErrors, type ScaleRow } from '../../scripts/scale/growth.ts'

/** The costs of a healthy site with a number of articles, except for the given values. */
const row = (articles: number, given: { check?: number; build?: number; memory?: number } = {}): ScaleRow => {
  const { check, build, memory } = { check: 1 + articles * 0.0015, build: 18 + articles * 0.026, memory: 500, ...given }
  return { articles, check: { seconds: check, memory: 300 }, build: { seconds: build, memory } }
}

describe('the growth of check and build', () => {
  it('passes if the time for each article is constant', () => {
    expect(findGrowthErrors([row(25), row(250), row(2500)])).toEqual([])
  })

  it.each([
    [{ check: 40 }, 'the check takes 17.2 ms for each further article, and 1.5 with fewer: time grows faster than the site'],
    [{ build: 200 }, 'the build takes 78.0 ms for each further article, and 26.0 with fewer: time grows faster than the site'],
    [{ memory: 2049 }, 'the build takes 2049 MB; 2048 are allowed'],
  ])('fails otherwise, or with too much memory: %j', (given, error) => {
    expect(findGrowthErrors([row(25), row(250), row(2500, given)])).toEqual([`With 2500 articles ${error}.`])
  })
})
