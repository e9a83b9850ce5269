import { describe, expect, it } from 'vitest'
import { type Frame, judgeClick } from '../../scripts/audit/phone/earlyClick.ts'

/** Recorded frames, 100 ms apart: `-` nothing, `b` busy, digits for the number of visible elements. */
const frames = (signs: string): Frame[] =>
  [...signs].map((sign, index) => ({ at: index * 100, isBusy: sign === 'b', effects: Number(sign) || 0 }))
const answer = (signs: string, more: { steps?: number; stays?: boolean } = {}) =>
  judgeClick(frames(signs), { steps: 1, stays: true, ...more })

describe('an early click', () => {
  it('has its effect once when its result appears once and stays', () => {
    expect(answer('--11')).toEqual({ verdict: 'once', feedback: 200, result: 200 })
  })

  it('has its first feedback when the page shows that it is busy, before its result appears', () => {
    expect(answer('-bb1')).toEqual({ verdict: 'once', feedback: 100, result: 300 })
  })

  it('is lost when no result appears, even if the page was busy', () => {
    expect(answer('-bb-')).toEqual({ verdict: 'lost', feedback: 100, result: undefined })
    expect(answer('---').verdict).toBe('lost')
  })

  it('is lost when it was never delivered', () => {
    expect(answer('')).toEqual({ verdict: 'lost', feedback: undefined, result: undefined })
  })

  it.each([
    ['two results appear', '-12', {}],
    ['the result appears, disappears and appears again', '-1-1', {}],
    ['the opened element is closed again', '-1-', {}],
    ['two history entries are added', '-11', { steps: 2 }],
  ])('has its effect twice when %s', (_name, signs, more) => {
    expect(answer(signs, more).verdict).toBe('twice')
  })

  it('has its effect once when a toast disappears automatically', () => {
    expect(answer('-b11-', { stays: false }).verdict).toBe('once')
    expect(answer('-b1-1-', { stays: false }).verdict).toBe('twice')
  })
})
