import { describe, expect, it } from 'vitest'
import { dates, fee, hours, lowestPrice } from '../../src/content/computedTokens.ts'
import { loadWith } from './contentFolder.ts'

describe('a token that stands for other fields of its file', () => {
  it('says the days in the site’s one way of writing them', () => {
    expect(dates({ starts: '2024-12-25', ends: '2024-12-29' })).toBe('December 25 to 29, 2024')
    expect(dates({ starts: '2025-08-12', ends: '2025-09-07' })).toBe('August 12 to September 7, 2025')
    expect(dates({ starts: '2024-12-25', ends: '2024-12-25' })).toBe('December 25, 2024')
  })

  it('says hours and prices', () => {
    expect(hours({ opens: '10:00', closes: '22:00' })).toBe('10:00 AM to 10:00 PM')
    expect(lowestPrice({ passes: [{ price: 15000 }, { price: 5000 }, { name: 'Not priced' }] })).toBe('₦5,000')
    expect(fee({ fee: 5000 })).toBe('₦5,000')
  })

  it('says nothing where the fields say nothing, or what nobody can read', () => {
    expect(dates({ starts: '2024-12-25' })).toBeUndefined()
    expect(dates({ starts: '2024-02-30', ends: '2024-03-01' })).toBeUndefined()
    expect(hours({ opens: '25:00', closes: '22:00' })).toBeUndefined()
    expect(lowestPrice({ passes: [] })).toBeUndefined()
    expect(lowestPrice({ passes: 'none' })).toBeUndefined()
    expect(fee({ fee: 'free' })).toBeUndefined()
  })

  it('is filled in the files it belongs to, and known in no other', () => {
    const own = { people: { called: ({ name }: Readonly<Record<string, unknown>>) => `${name}`.split(' ')[0] } }
    const tokens = { collection: 'company', fields: { company: 'name' }, own }
    const person = '---\nname: Adùnní Balógun\n---\n\nThey call her {called}.\n'
    const { entries } = loadWith({ 'content/people/adunni-balogun.md': person }, { tokens })
    expect(entries.people?.[0]?.body.trim()).toBe('They call her Adùnní.')
    const { problems } = loadWith({ 'content/company.md': '---\nname: For {called}\n---\n' }, { tokens })
    expect(problems.map(({ message }) => message)).toContain('{called} is not a known token. These are known: {company}.')
  })
})
