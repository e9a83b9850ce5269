import type { Tones } from './faces.ts'
import { along, curve, lerp, limb, mix, type Outline, outline, type Point, place, toPoints, widen } from './geometry.ts'
import { HANDS, type HandName } from './hands.ts'
import type { HeadFrame } from './heads.ts'
import type { Scene } from './scene.ts'
import { type Drawing, shade, shape, stroke } from './svg.ts'

/** How a bust is built: width of shoulders and neck as shares, how far the shoulders drop, how much longer the neck is. */
interface Build {
  wide?: number
  neck?: number
  drop?: number
  long?: number
}

const part = (colour: string, points: Outline) => shape(outline(points), colour)

/** The neck of a head in profile to the right, with the jaw's shadow on it. */
export function neckInProfile(frame: HeadFrame, t: Tones, { neck = 1, long = 0 }: Build = {}): Drawing {
  const [back, throat, jaw] = frame.onHead('-37 14, 14 50, -2 12')
  if (!back || !throat || !jaw) return ''
  const low = 104 + long
  return [
    part(t.near, [back, [-32 * neck - 2, 62], [-44 * neck, low], [0, low + 26], [36 * neck, low + 6], [18 * neck, 78], throat, jaw]),
    part(t.far, [jaw, [-6, 66], [0, low + 6], [20, low + 12, 1], [36 * neck, low + 6, 1], [18 * neck, 78], throat]),
  ]
}

/** The neck of a head seen from the front, in shade below the chin. */
export function neckFromFront(t: Tones, { neck = 1, long = 0 }: Build = {}): Drawing {
  const low = 104 + long
  const [a, b] = [26 * neck, 46 * neck]
  return [
    part(t.near, [
      [-a, 20],
      [-a - 1, 80],
      [-b, low],
      [0, low + 40],
      [b, low],
      [a + 1, 80],
      [a, 20],
    ]),
    part(t.far, [
      [-a, 40, 1],
      [-a, 66, 1],
      [2, 86],
      [6, low + 36, 1],
      [b, low],
      [a + 1, 80],
      [a, 20],
    ]),
  ]
}

/** Shoulders and trunk turned to the right, from the neck's base to far below the picture. */
export function bodyInProfile({ wide = 1, drop = 0, neck = 1, long = 0 }: Build = {}): Point[] {
  const d = drop + long
  return [
    [-42 * neck, 94 + long],
    [-84 * wide, 110 + d],
    [-122 * wide, 150 + d],
    [-138 * wide, 250 + d],
    [-142 * wide, 420, 1],
    [124 * wide, 420, 1],
    [122 * wide, 240 + d],
    [110 * wide, 170 + d],
    [76 * wide, 122 + d],
    [34 * neck, 106 + long],
    [0, 122 + long],
  ]
}

/** Shoulders and trunk from the front. */
export function bodyFromFront({ wide = 1, drop = 0, neck = 1, long = 0 }: Build = {}): Point[] {
  const d = drop + long
  const half: Point[] = [
    [38 * neck, 94 + long],
    [88 * wide, 108 + d],
    [130 * wide, 142 + d],
    [148 * wide, 250 + d],
    [152 * wide, 420, 1],
  ]
  return [...half.map(([x, y, c]): Point => [-x, y, c]), ...half.reverse(), [0, 122 + long]]
}

const ARM = [
  [0, 30, 30],
  [0.5, 27, 27],
  [1, 20, 20],
  [1.3, 20, 19],
  [1.7, 15, 15],
  [2, 12, 12],
] as const

/** An arm of a bust by its three joints, the hand's shape and direction (bone degrees), and a sleeve. */
interface BustArm {
  joints: readonly [shoulder: Point, elbow: Point, wrist: Point]
  hand: HandName | { outline: Outline }
  angle: number
  thumb?: 1 | -1
  size?: number
  width?: number
  /** Where the sleeve ends: up to 1 on the upper arm, up to 2 on the forearm. */
  sleeve?: { cloth: string; to: number; cuff?: number; trim?: string }
  far?: boolean
}

/** Draws a bust's arm: skin, hand, then the sleeve over it. */
export function bustArm(t: Tones, { joints, hand, angle, thumb = 1, size = 1, width = 1, sleeve, far = false }: BustArm): Drawing {
  const [a, b, c] = joints
  const points = typeof hand === 'string' ? HANDS[hand] : hand.outline
  const skin = shape(limb(a, b, c, widen(ARM, width)) + outline(place(points, c, -angle, size, thumb)), far ? t.far : t.near)
  if (!sleeve) return skin
  const end = sleeve.to <= 1 ? mix(a, b, sleeve.to) : mix(b, c, sleeve.to - 1)
  const cuff = sleeve.cuff ?? 32
  const middle = sleeve.to <= 1 ? mix(a, end, 0.5) : b
  const w = (k: number) => lerp(40 * width, cuff, k)
  const cloth = limb(a, middle, end, [
    [0, w(0), w(0)],
    [0.5, w(0.2), w(0.2)],
    [1, w(0.5), w(0.5)],
    [2, w(1), w(1)],
  ])
  const heading = (Math.atan2(end[0] - middle[0], end[1] - middle[1]) * 180) / Math.PI
  const edge = (side: number, back: number): Point =>
    [...along(along(end, heading, -back), heading + 90, side * (cuff + 1)), 1] as unknown as Point
  const trim = sleeve.trim ? part(sleeve.trim, [edge(-1, 0), edge(1, 0), edge(1, 12), edge(-1, 12)]) : ''
  return [skin, shape(cloth, sleeve.cloth), shade(foldOf(a, middle, end, cuff)), trim]
}

function foldOf(a: Point, b: Point, end: Point, cuff: number): string {
  const p = mix(a, b, 0.7)
  return outline([
    [p[0], p[1], 1],
    mix(b, end, 0.3),
    [...mix(end, b, 0.04).slice(0, 2), 1] as unknown as Point,
    along(mix(b, end, 0.5), 0, cuff * 0.5),
  ])
}

/** Lines between the fingers of a hand at a place, so that a close hand is not a mitten. `lines` are in the hand's own frame. */
export function fingers(t: Tones, wrist: Point, angle: number, lines: readonly Outline[], thumb: 1 | -1 = 1, size = 1): Drawing {
  return lines.map((line) => stroke(curve(place(line, wrist, -angle, size, thumb)), t.far, 3))
}

/** A string of beads along a line. */
export function beadString(points: Outline, colour: string, width = 8): string {
  return stroke(curve(points), colour, width, `stroke-dasharray="0 ${width * 1.12}"`)
}

/** One bust in a picture: its drawing laid with the head's centre at (x, y). */
export function layBust(s: Scene, drawing: Drawing, { x = 200, y = 215, scale = 1.75, flip = false, turn = 0 } = {}): Scene {
  s.markHead(x, y, 56 * scale)
  return s.put(drawing, x, y, scale, flip, turn)
}

/** A part of a bust in one colour, in bust units. */
export function piece(colour: string, points: Outline): string {
  return part(colour, points)
}

/** A fold or shaded side, in bust units. */
export function foldIn(points: Outline, strength = 0.26): string {
  return shade(outline(toPoints(points)), strength)
}
