import { describe, expect, it } from 'vitest'
import { DATA_PRICE, toGrams, toNaira } from '../../scripts/budgets/record.ts'

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
})
