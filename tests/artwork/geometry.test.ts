import { describe, expect, it } from 'vitest'
import { BODY } from '../../scripts/artwork/kit/body.ts'
import { Figure } from '../../scripts/artwork/kit/figure.ts'
import { along, curve, direction, distance, limb, outline, place, polygon, reach, toPoints } from '../../scripts/artwork/kit/geometry.ts'
import { POSES } from '../../scripts/artwork/kit/poses.ts'

/** Twice the signed area of the corners that a path visits. */
function winding(d: string): number {
  const numbers = [...d.matchAll(/l(-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  let [x, y, area] = [0, 0, 0]
  for (const [dx = 0, dy = 0] of numbers) {
    area += x * (y + dy) - (x + dx) * y
    x += dx
    y += dy
  }
  return area
}

describe('points and outlines', () => {
  it('reads a line of points and its knife corners', () => {
    expect(toPoints('0 -51, 25 -45!')).toEqual([
      [0, -51],
      [25, -45, 1],
    ])
    expect(() => toPoints('0 -51, x 3')).toThrow(/not a point/)
  })

  it('measures angles from straight down, forward being positive', () => {
    expect(direction(0)[1]).toBeCloseTo(1)
    expect(direction(90)[0]).toBeCloseTo(1)
    expect(along([10, 10], 180, 5)).toEqual([expect.closeTo(10), expect.closeTo(5)])
  })

  it('writes whole numbers only, and refuses what is not a number', () => {
    expect(outline('0.4 0.2, 10.7 3.3, 5.5 9.9')).toMatch(/^M[-\d cz]+$/)
    expect(curve('0 0, 3.3 4.4, 9 9')).not.toMatch(/\./)
    expect(() =>
      outline([
        [Number.NaN, 0],
        [1, 1],
        [2, 0],
      ]),
    ).toThrow(/not a drawable point/)
  })

  it('winds every shape the same way, whichever way its points run', () => {
    const square = toPoints('0 0, 10 0, 10 10, 0 10')
    expect(Math.sign(winding(polygon(square)))).toBe(Math.sign(winding(polygon([...square].reverse()))))
  })

  it('mirrors before it turns', () => {
    expect(place('10 0', [0, 0], 90, 1, -1)[0]?.[1]).toBeCloseTo(-10)
  })

  it('draws a limb that is bent double without leaving its joints', () => {
    const d = limb(
      [0, 0],
      [0, 100],
      [0, 10],
      [
        [0, 20, 20],
        [0.8, 15, 15],
        [1, 15, 15],
        [1.2, 15, 15],
        [2, 10, 10],
      ],
    )
    expect(d).toMatch(/^M.*z$/)
    expect(d).not.toMatch(/NaN/)
  })
})

describe('reach', () => {
  it('ends on the target when the bones are long enough', () => {
    const [upper, lower] = reach([0, 0], [120, 60], 140, 116)
    expect(distance(along(along([0, 0], upper, 140), lower, 116), [120, 60])).toBeLessThan(0.01)
  })

  it('stretches towards a target out of reach', () => {
    const [upper, lower] = reach([0, 0], [900, 0], 140, 116)
    const end = along(along([0, 0], upper, 140), lower, 116)
    expect(end[0]).toBeGreaterThan(250)
    expect(Math.abs(end[1])).toBeLessThan(20)
  })

  it('bends to the side that was asked for', () => {
    const [one] = reach([0, 0], [0, 150], 140, 116, 1)
    const [other] = reach([0, 0], [0, 150], 140, 116, -1)
    expect(Math.sign(one)).toBe(-Math.sign(other))
  })
})

describe('figures', () => {
  it('keep the length of every bone in every pose and at every age', () => {
    for (const body of Object.values(BODY)) {
      for (const pose of Object.values(POSES)) {
        const { arm, leg } = new Figure(pose, { body })
        for (const side of ['near', 'far'] as const) {
          expect(distance(arm[side].root, arm[side].bend)).toBeCloseTo(body.upperArm)
          expect(distance(leg[side].root, leg[side].bend)).toBeCloseTo(body.thigh)
          expect(distance(leg[side].bend, leg[side].end)).toBeCloseTo(body.shin)
        }
      }
    }
  })

  it('stand about 760 units tall, with children in proportions of their own', () => {
    const height = (body: (typeof BODY)[keyof typeof BODY]) => {
      const f = new Figure(POSES.stand, { body })
      return f.floor - f.head[1] + 51 * body.head
    }
    expect(height(BODY.adult)).toBeGreaterThan(720)
    expect(height(BODY.adult)).toBeLessThan(800)
    expect(BODY.child.thigh / BODY.adult.thigh).toBeCloseTo(0.62, 1)
    expect(BODY.child.upperArm / BODY.adult.upperArm).toBeCloseTo(0.66, 1)
    expect(BODY.child.head).toBeGreaterThan(BODY.adult.head)
  })

  it('never bend a knee the wrong way', () => {
    for (const [name, pose] of Object.entries(POSES)) {
      for (const [thigh, shin, foot = 90] of [pose.nearLeg, pose.farLeg]) {
        // A foot that points left belongs to a leg that is turned left, and so its knee bends the other way.
        if (foot < -20 && thigh > -60 && shin > -60) expect(shin, `${name}: knee`).toBeGreaterThanOrEqual(thigh - 12)
        else expect(shin, `${name}: knee`).toBeLessThanOrEqual(thigh + 12)
      }
    }
  })

  it('put the palm on the point that an arm reaches for', () => {
    const f = new Figure({ ...POSES.stand, near: { to: [60, -100] } })
    expect(distance(f.palm('near'), [60, -100])).toBeLessThan(16)
  })
})
