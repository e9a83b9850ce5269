import { describe, expect, it } from 'vitest'
import { specifiedSite as site } from '../fixtures/site.ts'

describe('how many there are of each thing (specification, sections 3 and 9)', () => {
  it.each([
    ['productions', 8],
    ['news', 7],
    ['festivalEvents', 6],
    ['tickets', 3],
    ['programmes', 3],
    ['courses', 7],
    ['faculty', 9],
    ['roles', 10],
    ['partners', 4],
  ] as const)('%s: %i', (collection, count) => {
    expect(site[collection]).toHaveLength(count)
  })

  it('features four productions', () => {
    expect(site.productions.filter(({ featured }) => featured)).toHaveLength(4)
  })

  it('shows 6 of the 18 pictures of Daughters of the Dance first', () => {
    const images = site.productions.find(({ id }) => id === 'daughters-of-dance')?.images ?? []
    expect(images).toHaveLength(18)
    expect(images.filter(({ featured }) => featured)).toHaveLength(6)
  })

  it('gives Daughters of the Dance six themes', () => {
    expect(site.productions.find(({ id }) => id === 'daughters-of-dance')?.themes).toHaveLength(6)
  })

  it('puts every production in the category Theatre', () => {
    expect(new Set(site.productions.map(({ category }) => category))).toEqual(new Set(['Theatre']))
  })
})
