import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { listAddresses } from '../../src/content/pageAddresses.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { matchesPath } from '../../src/lib/routes.ts'
import { ROUTES } from '../specification/facts.ts'

const { documents, problems } = loadContent({ root: path.resolve('tests/fixtures/site'), ...SITE_OPTIONS })

/** The specification’s links to paths outside its route table (section 2). */
const DEAD_LINKS = [
  '/news/new-academy-program',
  '/news/gangan-fest-2025',
  '/festival/kelanial-era',
  '/festival/nostalgia',
  '/festival/group-bookings',
  '/festival/volunteer',
  '/festival/events/avalanche',
  '/festival/events/avalanche/tickets',
  '/news/rehearsal-fund',
  '/privacy-policy',
  '/terms-of-service',
]

describe('the content as it was shipped', () => {
  it('has nothing to correct', () => {
    expect(problems).toEqual([])
  })

  it('gives exactly the 27 routes of the specification', () => {
    expect(listAddresses(documents).sort()).toEqual([...ROUTES].sort())
  })

  it('names the dead links of the specification as known gaps', () => {
    const gaps = documents.of('company')[0]?.data.knownGaps as { path: string }[]
    expect(DEAD_LINKS.filter((link) => !gaps.some((gap) => matchesPath(gap.path, link)))).toEqual([])
    expect(gaps.filter((gap) => !DEAD_LINKS.some((link) => matchesPath(gap.path, link)))).toEqual([])
  })
})
