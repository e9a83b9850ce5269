import { describe, expect, it } from 'vitest'
import { type Frame, judgeClick } from '../../scripts/audit/phone/earlyClick.ts'

/** Recorded frames, 100 ms apart: `-` nothing, `b` busy, digits for the number of visible elements. */
const frames = (signs: string): Frame[] =>
  [...signs].map((sign, index) => ({ at: index * 100, isBusy: sign === 'b', effects: Number(sign) || 0 }))

describe('an early click', () => {
  it.each([
    ['has its effect once when its result appears once and stays', '--11', { verdict: 'once', feedback: 200, result: 200 }],
    ['has its first feedback when the page shows that it is busy', '-bb1', { verdict: 'once', feedback: 100, result: 300 }],
    ['is lost when no result appears, even if the page was busy', '-bb-', { verdict: 'lost', feedback: 100, result: undefined }],
    ['is lost when it was never delivered', '', { verdict: 'lost', feedback: undefined, result: undefined }],
  ])('%s', (_, signs, response) => {
    expect(judgeClick(frames(signs), { steps: 1, stays: true })).toEqual(response)
  })

  it.each([
    ['twice when two results appear', '-12', {}, 'twice'],
    ['twice when the result appears, disappears and appears again', '-1-1', {}, 'twice'],
    ['twice when the opened element is closed again', '-1-', {}, 'twice'],
    ['twice when two history entries are added', '-11', { steps: 2 }, 'twice'],
    ['once when a toast disappears automatically', '-b11-', { stays: false }, 'once'],
    ['twice when a toast appears again', '-b1-1-', { stays: false }, 'twice'],
  ])('has its effect %s', (_, signs, more, verdict) => {
    expect(judgeClick(frames(signs), { steps: 1, stays: true, ...more }).verdict).toBe(verdict)
  })
})
