import { describe, expect, it } from 'vitest'
import type { BeforeYouCome } from '../../src/content/schemas/access.ts'
import { ROUTES } from '../../src/lib/routes.ts'
import { BOOTCAMP_PAGES } from '../../src/model/academy.ts'
import { beforeYouComeFacts, orUnknown } from '../../src/model/facts.ts'
import { reachOf } from '../../src/model/reach.ts'
import { toSite } from './samples.ts'

const UNKNOWN = 'Ask us.'

describe('a fact that nobody has confirmed', () => {
  it('is told in the site’s words', () => {
    expect(orUnknown('not yet confirmed', UNKNOWN)).toBe(UNKNOWN)
  })

  it('is not taken for one that is known, or empty', () => {
    expect(orUnknown('Ages 12 and over', UNKNOWN)).toBe('Ages 12 and over')
    expect(orUnknown(0, UNKNOWN)).toBe(0)
  })
})

describe('what to know before coming', () => {
  const known: BeforeYouCome = {
    runningTime: 110,
    interval: 'One of 15 minutes',
    age: 'Ages 12 and over',
    whatToExpect: ['Loud drumming', 'Haze'],
    language: 'English',
    access: ['Signed on 1 June'],
  }

  it('is told in the order people ask', () => {
    expect(beforeYouComeFacts(known, UNKNOWN)).toEqual([
      { term: 'Running time', detail: '1 hour 50 minutes' },
      { term: 'Interval', detail: 'One of 15 minutes' },
      { term: 'For whom', detail: 'Ages 12 and over' },
      { term: 'What to expect', detail: ['Loud drumming', 'Haze'] },
      { term: 'Language', detail: 'English' },
      { term: 'Access', detail: ['Signed on 1 June'] },
    ])
  })

  it('names every fact even when none is confirmed', () => {
    const nothing = Object.fromEntries(Object.keys(known).map((name) => [name, 'not yet confirmed'])) as unknown as BeforeYouCome
    const facts = beforeYouComeFacts(nothing, UNKNOWN)
    expect(facts.map(({ term }) => term)).toEqual(beforeYouComeFacts(known, UNKNOWN).map(({ term }) => term))
    expect(facts.map(({ detail }) => detail)).toEqual(Array(6).fill(UNKNOWN))
  })
})

describe('reaching the company', () => {
  it('takes its three direct ways and nothing else', () => {
    const company = { name: 'X', email: 'a@b.example', phone: '+234 1', whatsapp: 'https://wa.me/2341', offices: [] }
    expect(reachOf(toSite({ company }))).toEqual({ email: 'a@b.example', phone: '+234 1', whatsapp: 'https://wa.me/2341' })
  })
})

describe('the pages of the bootcamp', () => {
  it('are all those the site has, the landing first', () => {
    const pages = BOOTCAMP_PAGES.map(({ href }) => href)
    expect(pages).toEqual(ROUTES.filter((route) => route.startsWith('/academy/young-creatives-bootcamp')))
    expect(pages[0]).toBe('/academy/young-creatives-bootcamp')
  })
})
