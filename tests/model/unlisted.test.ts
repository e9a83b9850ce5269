import { afterEach, describe, expect, it, vi } from 'vitest'
import { findProgrammePage } from '../../src/model/academy.ts'
import { findProductionPage } from '../../src/model/productions.ts'
import { findUnlisted } from '../../src/model/unlisted.ts'
import { toSite } from './samples.ts'

const site = toSite({
  productions: [{ id: 'sankara' }, { id: 'new-play' }],
  programmes: [{ id: 'new-programme' }],
  news: [{ id: 'plain' }, { id: 'fest', slug: 'gangan-fest' }],
})

afterEach(() => vi.unstubAllEnvs())

describe('a thing without a page in the site map', () => {
  it('is found at the address its page will have', () => {
    expect(findUnlisted(site, '/productions/new-play')).toEqual({ collection: 'productions', id: 'new-play' })
    expect(findUnlisted(site, '/academy/new-programme')).toEqual({ collection: 'programmes', id: 'new-programme' })
    expect(findUnlisted(site, '/news/gangan-fest')).toEqual({ collection: 'news', id: 'fest' })
  })

  it('is none where there is a page, or nothing', () => {
    for (const path of ['/productions/sankara', '/news/fest', '/news/', '/']) expect(findUnlisted(site, path), path).toBeUndefined()
  })

  it('has a page in development, and none in what is published', () => {
    vi.stubEnv('DEV', true)
    expect(findProductionPage({ id: 'new-play' })).toBe('/productions/new-play')
    expect(findProgrammePage({ id: 'new-programme' })).toBe('/academy/new-programme')
    vi.stubEnv('DEV', false)
    expect(findProductionPage({ id: 'new-play' })).toBeUndefined()
    expect(findProgrammePage({ id: 'new-programme' })).toBeUndefined()
    expect(findProductionPage({ id: 'sankara' })).toBe('/productions/sankara')
  })
})
