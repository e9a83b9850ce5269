import { describe, expect, it } from 'vitest'
import { journeysRow } from '../../scripts/audit/trust/journeysRow.ts'

describe('the row of the engines', () => {
  const browser = 'Firefox 153.7'
  it('counts each journey once in each engine, and names the engines', () => {
    const outcomes = [
      { browser, journey: 'buy a ticket', errors: [] },
      { browser, journey: 'find a role', errors: ['No dialog.', 'No name.'] },
      { browser: 'Lynx 2.9', journey: 'buy a ticket', errors: [] },
    ]
    expect(journeysRow({ missing: [], outcomes })).toEqual({
      about: 'journeys in other engines and as text',
      tried: 3,
      errors: ['Firefox 153.7, find a role: No dialog. No name.'],
      note: 'Firefox 153.7, Lynx 2.9',
    })
  })

  it('names the engines that were not available', () => {
    expect(journeysRow({ missing: ['WebKit', 'w3m'], outcomes: [{ browser, journey: 'donate', errors: [] }] }).note).toBe(
      'Firefox 153.7; not installed here: WebKit, w3m',
    )
  })
})
