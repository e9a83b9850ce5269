import { describe, expect, it } from 'vitest'
import { type Frame, judgeClick } from '../../scripts/audit/phone/earlyClick.ts'

/** Recorded frames, 100 ms apart: `-` nothing, `b` busy, digits for the number of visible elements. */
const seen = (signs: string): Frame[] =>
  [...signs].map((sign, index) => ({ at: index * 100, busy: sign === 'b', there: Number(sign) || 0 }))
const answer = (signs: string, more: { steps?: number; stays?: boolean } = {}) =>
  judgeClick(seen(signs), { steps: 1, stays: true, ...more })

describe('an early click', () => {
  it('counts as answered when its result appears once and stays', () => {
    expect(answer('--11')).toEqual({ verdict: 'kept', answered: 200, there: 200 })
  })

  it('is answered when the page says it is busy, before the thing is there', () => {
    expect(answer('-bb1')).toEqual({ verdict: 'kept', answered: 100, there: 300 })
  })

  it('is lost when nothing appears, even if the page was busy', () => {
    expect(answer('-bb-')).toEqual({ verdict: 'lost', answered: 100, there: undefined })
    expect(answer('---').verdict).toBe('lost')
  })

  it('counts as lost when it was never delivered', () => {
    expect(answer('')).toEqual({ verdict: 'lost', answered: undefined, there: undefined })
  })

  it.each([
    ['two of the thing come', '-12', {}],
    ['the thing comes, goes and comes again', '-1-1', {}],
    ['what was opened is closed again', '-1-', {}],
    ['the history grows by two steps', '-11', { steps: 2 }],
  ])('has its effect twice when %s', (_name, signs, more) => {
    expect(answer(signs, more).verdict).toBe('twice')
  })

  it('counts as answered when a toast disappears by itself', () => {
    expect(answer('-b11-', { stays: false }).verdict).toBe('kept')
    expect(answer('-b1-1-', { stays: false }).verdict).toBe('twice')
  })
})
