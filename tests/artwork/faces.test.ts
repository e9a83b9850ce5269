import { describe, expect, it } from 'vitest'
import { bodyFromFront, bodyInProfile, bustArm } from '../../scripts/artwork/kit/busts.ts'
import { blend, heldHead, profileFace, tonesOf } from '../../scripts/artwork/kit/faces.ts'
import { flatten } from '../../scripts/artwork/kit/svg.ts'

describe('faces', () => {
  it('blends two colours by their channels', () => {
    expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(blend('#102030', '#ffffff', 0)).toBe('#102030')
    expect(blend('#102030', '#405060', 1)).toBe('#405060')
  })

  it('lights a skin above its own tone and shades it below', () => {
    const weight = (hex: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
    for (const name of ['ebony', 'umber', 'cocoa', 'chestnut', 'sienna', 'amber', 'honey'] as const) {
      const tones = tonesOf(name)
      expect(weight(tones.lit)).toBeGreaterThan(weight(tones.near))
      expect(weight(tones.far)).toBeLessThan(weight(tones.near))
      expect(weight(tones.dark)).toBeLessThan(weight(tones.far))
    }
  })

  it('turns a head about the top of its neck, so that the neck stays put', () => {
    const at = heldHead({ turn: -20 }).onHead([
      [-8, 44],
      [57, 15],
    ])
    expect(at[0]?.[0]).toBeCloseTo(-8)
    expect(at[0]?.[1]).toBeCloseTo(44)
    expect(at[1]?.[1]).toBeLessThan(0)
  })

  it('gives every profile an eye, a brow and a mouth, whatever its mood', () => {
    const tones = tonesOf('umber')
    for (const eye of ['open', 'closed', 'down', 'smile'] as const) {
      for (const mouth of ['closed', 'smile', 'parted', 'laugh'] as const) {
        const drawn = flatten(profileFace(heldHead(), tones, mouth === 'laugh' ? 'laughing' : 'woman', { eye, mouth }))
        expect(drawn).toContain(`fill="${tones.lip}"`)
        expect(drawn.match(new RegExp(tones.dark, 'g'))?.length).toBeGreaterThanOrEqual(3)
        expect(drawn).not.toContain('NaN')
      }
    }
  })
})

describe('busts', () => {
  const width = (points: readonly (readonly [number, number, number?])[]) =>
    Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))

  it('builds broader shoulders for a broader person', () => {
    expect(width(bodyInProfile({ wide: 1.2 }))).toBeGreaterThan(width(bodyInProfile({ wide: 0.8 })))
    expect(width(bodyFromFront({ wide: 1.2 }))).toBeGreaterThan(width(bodyFromFront({ wide: 0.8 })))
  })

  it('draws a sleeve over the arm only where one is asked for', () => {
    const joints = [
      [0, 100],
      [20, 200],
      [90, 150],
    ] as const
    const bare = flatten(bustArm(tonesOf('cocoa'), { joints, hand: 'open', angle: 120 }))
    const sleeved = flatten(bustArm(tonesOf('cocoa'), { joints, hand: 'open', angle: 120, sleeve: { cloth: '#123456', to: 1.5 } }))
    expect(bare).not.toContain('#123456')
    expect(sleeved.indexOf('#123456')).toBeGreaterThan(sleeved.indexOf(tonesOf('cocoa').near))
  })
})
