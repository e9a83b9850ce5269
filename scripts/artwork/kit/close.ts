import { blend } from './faces.ts'
import { along, limb, outline, type Point, place } from './geometry.ts'
import { HANDS } from './hands.ts'
import { type LargeHandName, largeHand } from './largehands.ts'
import { flatten, shade, shape } from './svg.ts'

/** A forearm and hand seen close. `from` is the elbow's end, `to` the wrist; the sleeve covers the arm up to `sleeve` (0 to 1). */
interface CloseHand {
  from: Point
  to: Point
  skin: string
  far?: string
  hand?: LargeHandName | 'flat'
  /** Degrees the hand turns against the arm. */
  wrist?: number
  scale?: number
  mirror?: 1 | -1
  sleeve?: { cloth: string; length: number; width?: number }
}

/** Draws that forearm and hand, with a shaded side when `far` is given. */
export function closeHand({ from, to, skin, far, hand = 'fist', wrist = 0, scale = 3, mirror = 1, sleeve }: CloseHand): string {
  const angle = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const w = 12 * scale
  const arm = limb(from, middle, to, [
    [0, w * 1.9, w * 1.9],
    [0.7, w * 1.6, w * 1.7],
    [1.5, w * 1.1, w * 1.15],
    [2, w * 0.96, w * 0.96],
  ])
  const palm =
    hand === 'flat'
      ? shape(outline(place(HANDS.flat, to, -(angle + wrist), scale, mirror)), skin)
      : flatten(largeHand(hand, to, angle + wrist, scale, mirror, skin, far ?? blend(skin, '#0B0503', 0.35)))
  const u = (p: Point, side: number, size: number) => along(p, angle + 90 * side, size)
  const side = far
    ? shade(
        outline([
          u(from, 1, w * 1.8),
          u(middle, 1, w * 1.4),
          u(to, 1, w * 0.9),
          u(to, 1, w * 0.3),
          u(middle, 1, w * 0.5),
          u(from, 1, w * 0.6),
        ]),
        0.22,
      )
    : ''
  if (!sleeve) return shape(arm, skin) + side + palm
  const hem: Point = [from[0] + (to[0] - from[0]) * sleeve.length, from[1] + (to[1] - from[1]) * sleeve.length]
  const half = w * (sleeve.width ?? 2.3)
  const sharp = (p: Point): Point => [p[0], p[1], 1]
  const cloth = outline([
    sharp(u(from, 1, half * 1.15)),
    sharp(u(hem, 1, half)),
    along(hem, angle, w * 0.3),
    sharp(u(hem, -1, half)),
    sharp(u(from, -1, half * 1.15)),
  ])
  return shape(arm, skin) + side + palm + shape(cloth, sleeve.cloth)
}
