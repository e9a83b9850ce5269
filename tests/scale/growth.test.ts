import { describe, expect, it } from 'vitest'
import { findGrowthErrors, msPerFurtherArticle, type ScaleRow } from '../../scripts/scale/growth.ts'

type Seconds = Partial<Record<'firstCheck' | 'check' | 'firstBuild' | 'build', number>>

/** The costs of a healthy site with a number of articles, except for the given values. */
function row(articles: number, seconds: Seconds = {}, memory: number | undefined = 500): ScaleRow {
  const sound = {
    firstCheck: 1 + articles * 0.0015,
    check: 0.4 + articles * 0.0004,
    firstBuild: 18 + articles * 0.026,
    build: 5 + articles * 0.003,
  }
  const run = (name: keyof typeof sound) => ({ seconds: seconds[name] ?? sound[name], memory })
  return { articles, firstCheck: run('firstCheck'), check: run('check'), firstBuild: run('firstBuild'), build: run('build') }
}

describe('the growth of check and build', () => {
  it('passes if the time for each article is constant', () => {
    expect(findGrowthErrors([row(25), row(250), row(2500)])).toEqual([])
    expect(msPerFurtherArticle('build', row(250), row(25))).toBeCloseTo(3)
  })

  it.each([
    [{ firstCheck: 40 }, 'the first check takes 17.2 ms for each further article, and 1.5 with fewer: time grows faster than the site'],
    [{ check: 10 }, 'a check takes 4.2 ms for each further article, and 0.4 with fewer: time grows faster than the site'],
    [{ firstBuild: 200 }, 'the first build takes 78.0 ms for each further article, and 26.0 with fewer: time grows faster than the site'],
    [{ build: 30 }, 'a build takes 10.8 ms for each further article, and 3.0 with fewer: time grows faster than the site'],
  ])('fails if the time for each article grows: %j', (seconds, error) => {
    expect(findGrowthErrors([row(25), row(250), row(2500, seconds)])).toEqual([`With 2500 articles ${error}.`])
  })

  it('fails if each further page takes more than 20 ms, on fast and slow machines', () => {
    expect(findGrowthErrors([row(25), row(250, { build: 11 })])).toEqual([
      'With 250 articles each further page takes 26.3 ms; 20 are allowed.',
    ])
  })

  it('fails if all processes together need more than 750 MB', () => {
    expect(findGrowthErrors([row(25, {}, 751)])).toEqual(['With 25 articles the build takes 751 MB; 750 are allowed.'])
    expect(findGrowthErrors([row(25, {}, undefined)])).toEqual([])
  })
})
