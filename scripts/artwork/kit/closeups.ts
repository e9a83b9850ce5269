import type { SKIN } from './colours.ts'
import { blend, type Mood, profileFace, tonesOf } from './faces.ts'
import { curve, outline, type Point, polygon } from './geometry.ts'
import type { HeadKind } from './heads.ts'
import { onHead } from './heads.ts'
import type { Headwear } from './headwear.ts'
import { type Drawing, flatten, group, shade, shape, stroke } from './svg.ts'

/** A lit face with eye, brow and mouth for a person who stands in a scene. Wear it first, hair and headwear over it. */
export function featured(skin: keyof typeof SKIN, head: HeadKind | 'laughing', mood: Mood = {}): Headwear {
  return (frame) => flatten(profileFace(frame, tonesOf(skin), head, mood))
}

/** How a large hand and its forearm come into a picture. */
interface LargeHand {
  skin: keyof typeof SKIN
  /** Cloth of a sleeve that begins `from` units behind the wrist. */
  sleeve?: string
  from?: number
  /** Units of arm behind the wrist. */
  length?: number
  /** Anything worn at the wrist, drawn round (-30, 0), the arm lying level. */
  worn?: Drawing
}

function forearm({ skin, sleeve, from = 110, length = 420, worn = '' }: LargeHand): { arm: Drawing; over: Drawing } {
  const t = tonesOf(skin)
  const limb: Point[] = [
    [10, -21],
    [-40, -20],
    [-160, -34],
    [-length, -42, 1],
    [-length, 44, 1],
    [-160, 36],
    [-40, 21],
    [10, 22],
  ]
  const under: Point[] = [
    [10, 22],
    [-40, 21],
    [-160, 36],
    [-length, 44, 1],
    [-length, 18, 1],
    [-150, 14],
    [-30, 9],
  ]
  const cloth = sleeve
    ? [
        shape(
          outline([
            [-from, -54, 1],
            [-from + 8, 0],
            [-from - 4, 58, 1],
            [-length, 84, 1],
            [-length, -78, 1],
          ]),
          sleeve,
        ),
        shade(
          outline([
            [-from - 2, 20, 1],
            [-from - 4, 58, 1],
            [-length, 84, 1],
            [-length, 40, 1],
            [-from - 120, 34],
          ]),
          0.22,
        ),
      ]
    : ''
  return { arm: [shape(outline(limb), t.near), shape(outline(under), t.far)], over: [worn, cloth] }
}

/** A hand that reaches out with one finger, seen from its thumb's side: wrist at the origin, fingers to the right, about 150 units long. */
export function reachingHand(hand: LargeHand): Drawing {
  const t = tonesOf(hand.skin)
  const { arm, over } = forearm(hand)
  const nail = blend(t.lit, '#FBE7D0', 0.4)
  return [
    stroke(curve('44 8, 74 32, 82 56'), t.dark, 17) + stroke(curve('52 0, 88 24, 100 48'), blend(t.far, t.dark, 0.5), 18),
    stroke(curve('58 -6, 104 10, 124 34'), t.far, 19),
    arm,
    shape(outline('-6 -21, 26 -33, 58 -36, 78 -30, 74 -8, 62 8, 46 20, 26 30, 4 24, -10 14'), t.near),
    stroke(curve('66 -22, 100 -26'), t.near, 21) + stroke(curve('96 -26, 124 -19, 144 -9'), t.near, 17),
    shape(outline('142 -16!, 148 -16, 153 -7, 146 -7!'), nail),
    stroke('M99-34q5 7 2 14M71-36q5 6 3 12', t.far, 3),
    shape(outline('0 20, 16 6, 40 4, 62 22, 84 34, 94 44, 88 52, 74 50, 52 42, 30 40, 8 32'), t.lit),
    shape(outline('82 37!, 93 43, 91 48, 80 44!'), nail),
    stroke(curve('36 6, 56 20, 76 32'), t.far, 3),
    over,
  ]
}

/** A hand held up beside a mouth to send a voice further, its back to us: wrist at the origin, fingers to the right, about 130 long. */
export function callingHand(hand: LargeHand): Drawing {
  const t = tonesOf(hand.skin)
  const { arm, over } = forearm(hand)
  return [
    shape(outline('4 -18, 20 -40, 44 -58, 58 -60, 60 -50, 50 -38, 44 -20'), t.far),
    arm,
    shape(
      outline(
        '-6 -21, 22 -34, 56 -36, 92 -36, 112 -32, 114 -24!, 126 -20, 130 -11, 120 -5!, 127 2, 125 11, 110 14!, 112 22, 104 30, 84 32, 48 32, 20 30, -6 22',
      ),
      t.lit,
    ),
    stroke('M114-21Q80-22 58-19M120-4Q84-5 58-2M111 15Q84 15 58 15', t.far, 3.4),
    shape(outline('-6 22, 20 30, 48 32, 84 32, 104 30, 84 24, 44 22, 10 12!'), t.far),
    over,
  ]
}

/** A wristwatch for a large hand. */
export function watch(strap: string, rim: string, face: string): Drawing {
  return group(
    [
      shape(polygon('-14 -24, 14 -24, 14 24, -14 24'), strap),
      `<circle r="19" fill="${rim}"/><circle r="14" fill="${face}"/>`,
      stroke('M0 0V-9M0 0L7 4', strap, 3),
    ],
    -42,
    -4,
  )
}

/** A plaited thread for a large hand, its ends hanging. */
export function thread(one: string, two: string): Drawing {
  const plait = (from: number) => curve(Array.from({ length: 7 }, (_, i): Point => [-40 + (i % 2 ? from : -from), -24 + i * 8]))
  return [stroke(plait(6), one, 6), stroke(plait(-6), two, 6), stroke('M-40 24l-6 34M-38 24l10 30', one, 5)]
}

const CURLS = [0, 1, 2, 3]

/** A court wig of raffia in profile: a crown, a frizzed front and four rolls that fall behind the ear to the shoulder. */
export function rolledWig(light: string, dark: string): Headwear {
  return (frame) =>
    onHead(frame, '-20 -20, -58 -18, -70 20, -70 70, -80 118!, -14 118!, -16 60', light) +
    onHead(frame, '42 -16!, 44 -42, 28 -66, -6 -76, -44 -66, -64 -36, -64 0, -50 14!, -14 12!, -8 -6, 10 -14, 28 -12', light) +
    stroke(
      ['40 -22, 30 -50, 2 -70', '26 -14, 12 -38, -18 -68', '8 -14, -10 -32, -42 -60', '-6 -6, -30 -18, -60 -34']
        .map((l) => curve(frame.onHead(l)))
        .join(''),
      dark,
      3,
    ) +
    CURLS.map((i) => {
      const [x, y] = [-42 - i * 4, 12 + i * 27]
      const roll: Point[] = [
        [x - 34, y - 8],
        [x - 30, y - 14],
        [x + 26, y - 14],
        [x + 34, y],
        [x + 26, y + 14],
        [x - 30, y + 14],
        [x - 36, y + 4],
      ]
      const eye = frame.onHead([
        [x + 22, y - 5],
        [x + 27, y],
        [x + 21, y + 5],
        [x + 16, y],
      ])
      return onHead(frame, roll, light) + stroke(outline(frame.onHead(roll)), dark, 3) + stroke(outline(eye), dark, 3)
    }).join('')
}
