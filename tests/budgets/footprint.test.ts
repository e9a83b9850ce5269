import { describe, expect, it } from 'vitest'
import { DATA_PRICE, formatFootprint, toGrams, toNaira } from '../../scripts/budgets/footprint.ts'
import { toReport } from './samples.ts'

describe('carbon and cost of a visit', () => {
  it('costs the full price for the full plan, and a share of it for a page', () => {
    expect(toNaira(DATA_PRICE.bytes)).toBe(DATA_PRICE.naira)
    expect(toNaira(DATA_PRICE.bytes / 1000)).toBeCloseTo(DATA_PRICE.naira / 1000)
  })

  it('grows with the bytes, and takes Nigeria’s power grid into account', () => {
    expect(toGrams(2_000_000)).toBeCloseTo(2 * toGrams(1_000_000))
    // Version 4 of the model (sustainablewebdesign.org): kWh per gigabyte to operate data centres, networks and devices; then to make the
    // hardware of all three.
    const [dataCentre, network, device, hardware] = [0.055, 0.059, 0.08, 0.012 + 0.013 + 0.081]
    expect(toGrams(1e9)).toBeCloseTo((dataCentre + hardware) * 494 + (network + device) * 507.85, 1)
  })

  it('is listed for each page, with the source and the date of the price', () => {
    const text = formatFootprint([toReport('/about', { afterScroll: 102_400 })])
    expect(text).toContain(`(${DATA_PRICE.source})`)
    expect(text).toContain('since February 10, 2025')
    expect(text).toContain(`| \`/about\` | 100.0 | ${toGrams(102_400).toFixed(3)} | 0.09 |`)
  })
})
