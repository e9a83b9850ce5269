import { beforeAll, describe, expect, it } from 'vitest'
import { ATTACKS } from '../../scripts/audit/trust/attacks.ts'
import { tryAttacks } from '../../scripts/audit/trust/tryAttacks.ts'
import { shorten } from './contentFolder.ts'

let outcomes: Awaited<ReturnType<typeof tryAttacks>> = []
const find = (what: string) => outcomes.find((one) => one.what === what)

beforeAll(async () => {
  outcomes = await tryAttacks()
}, 240_000)

describe.each(ATTACKS)('an attack $place', ({ place, attacks }) => {
  it.each(attacks.map(([what, , must = 'refused']) => ({ what, must })))('$what is $must', ({ what, must }) => {
    const one = find(what)
    expect(one).toMatchObject({ place, outcome: must, errors: [] })
    const message = one?.message ?? ''
    // Removes line numbers, which change with the article and are tested elsewhere.
    expect((must === 'refused' ? shorten(message) : message).replace(/(?<=\.(?:md|svg|png)):\d+/g, ':N')).toMatchSnapshot()
  })
})

describe('the attacks', () => {
  it('have unique names, and enough of them are refused and harmless', () => {
    expect(new Set(outcomes.map(({ what }) => what)).size).toBe(outcomes.length)
    expect(outcomes.length).toBeGreaterThanOrEqual(150)
    expect(outcomes.filter(({ outcome }) => outcome === 'harmless').length).toBeGreaterThanOrEqual(30)
  })

  it('did not pollute the prototype of objects', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})
