import type { Side } from './body.ts'
import { INK } from './colours.ts'
import type { Figure } from './figure.ts'
import { box, curve, disc, offset, outline, polygon } from './geometry.ts'
import { ring, shape, stroke } from './svg.ts'

/** The carved stool, its seat centred under (x, y), `height` units tall. */
export function stool(x: number, y: number, height: number, colour: string = INK.rust): string {
  const k = height
  return shape(
    outline([
      [x - 80, y, 1],
      [x + 76, y, 1],
      [x + 68, y + k * 0.14, 1],
      [x + 38, y + k * 0.2],
      [x + 24, y + k * 0.5],
      [x + 46, y + k * 0.84],
      [x + 64, y + k, 1],
      [x - 72, y + k, 1],
      [x - 52, y + k * 0.84],
      [x - 30, y + k * 0.5],
      [x - 44, y + k * 0.2],
      [x - 74, y + k * 0.14, 1],
    ]),
    colour,
  )
}

/** A stool that carries a seated figure down to its feet. */
export function stoolFor(f: Figure, colour: string = INK.rust): string {
  const seat = 54 * f.weight
  return stool(f.pelvis[0] - 8, f.pelvis[1] + seat, f.floor - f.pelvis[1] - seat, colour)
}

/** A bench from x1 to x2 with its top at y and its feet at `floor`. */
export function bench(x1: number, x2: number, y: number, floor: number, colour: string = INK.rust): string {
  return shape(
    box(x1, y, x2 - x1, 26) +
      polygon([
        [x1 + 26, y + 20],
        [x1 + 58, y + 20],
        [x1 + 44, floor],
        [x1 + 12, floor],
      ]) +
      polygon([
        [x2 - 58, y + 20],
        [x2 - 26, y + 20],
        [x2 - 12, floor],
        [x2 - 44, floor],
      ]),
    colour,
  )
}

/** A walking cane from the hand of a figure to its floor. */
export function cane(f: Figure, side: Side, colour: string = INK.ink): string {
  const hand = f.palm(side)
  return stroke(
    curve([offset(hand, 2, -14), offset(hand, 6, 80), [hand[0] + 6, f.floor - 4]]) +
      curve([offset(hand, -30, -2), offset(hand, -20, -24), offset(hand, 2, -18)]),
    colour,
    11,
  )
}

/** A wheelchair for a seated figure: seat, frame and caster. Its wheel is drawn by `wheel`, over the legs. */
export function chairFrame(f: Figure, colour: string = INK.ink): string {
  const [px, py] = f.pelvis
  const foot = f.leg.far.end
  const k = f.body.thigh / 176
  const frame = curve([
    [px - 84 * k, py - 150 * k, 1],
    [px - 74 * k, py + 48 * k, 1],
    [px + 118 * k, py + 48 * k, 1],
    [foot[0] + 4, foot[1] + 34, 1],
    [foot[0] + 70 * k, foot[1] + 40, 1],
  ])
  return (
    stroke(
      frame +
        curve([
          [px - 84 * k, py - 148 * k, 1],
          [px - 118 * k, py - 154 * k, 1],
        ]),
      colour,
      13 * k,
    ) + ring(px + 128 * k, py + 196 * k, 32 * k, colour, 11)
  )
}

/** The wheel of that chair: rings, as in the cloth. */
export function wheel(f: Figure, tyre: string = INK.ink, spoke: string = INK.clay): string {
  const k = f.body.thigh / 176
  const [x, y] = [f.pelvis[0] - 10, f.pelvis[1] + 96 * k]
  return ring(x, y, 132 * k, tyre, 15) + [104, 72, 40].map((r) => ring(x, y, r * k, spoke, 8)).join('') + shape(disc([x, y], 17 * k), tyre)
}
