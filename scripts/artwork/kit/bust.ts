import { INK, type Skin } from './colours.ts'
import { type Mood, profileFace, tonesFrom } from './faces.ts'
import { curve, type Outline, outline, place, toPoints } from './geometry.ts'
import { BUST_FRAME, FRONT_HEAD, frontEars, frontLids, frontShade, type HeadKind, onHead, PROFILES } from './heads.ts'
import type { Headwear } from './headwear.ts'
import { type Drawing, flatten, shade, shape, stroke } from './svg.ts'

/** A portrait: head and shoulders in head units, the head's middle at the origin, facing right (or to the front). */
interface Bust {
  head: HeadKind | 'front'
  skin: Skin
  wear: Headwear
  /** What a profile's face does; `false` leaves only its outline. */
  mood?: Mood | false
  cloth: string
  /** Width of the head against the kit's; .94 narrow, 1.08 broad. */
  face?: number
  /** Half width of the shoulders in head units: 96 slight, 118 usual, 140 broad. */
  shoulders?: number
  /** How far the shoulders fall: 0 square, 30 sloping. */
  slope?: number
  /** Half width of the neck: 22 slim, 28 usual, 36 strong. */
  neck?: number
  /** What lies at the throat. */
  collar?: { cut: 'round' | 'v' | 'stand' | 'yoke'; cloth: string }
  /** A second cloth over the near shoulder. */
  drape?: string
  /** Anything drawn over the cloth: beads, a camera strap, a pencil. */
  extra?: Drawing
  /** Hair that falls behind the shoulders. */
  behind?: Headwear
}

function shouldersOf({ shoulders = 118, slope = 12, head }: Bust): Outline {
  const w = shoulders
  const front = head === 'front'
  const back = front ? -w - 6 : -w - 8
  const fore = front ? w + 6 : w - 8
  const fall = 118 + slope
  return [
    [-36, 94],
    [-w * 0.66, 104 + slope * 0.6],
    [back * 0.95, fall + 18],
    [back - 12, 300, 1],
    [fore + 14, 300, 1],
    [fore * 0.95, fall + 22],
    [fore * 0.66, 110 + slope * 0.7],
    [30, 98],
  ]
}

function collarOf({ collar, head, skin }: Bust): Drawing {
  if (!collar) return ''
  const x = head === 'front' ? 0 : -6
  const put = (line: Outline) => outline(place(line, [x, 0], 0))
  if (collar.cut === 'round') return shape(put('-42 88!, 0 116, 42 90!, 48 104!, 0 136, -50 102!'), collar.cloth)
  if (collar.cut === 'v')
    return [
      shape(put('-36 88!, 0 104, 36 90!, 6 178!'), skin.far),
      stroke(curve(place('-40 90!, 6 182!, 42 92!', [x, 0], 0)), collar.cloth, 10),
    ]
  if (collar.cut === 'stand') return shape(put('-38 74!, 0 92, 38 76!, 46 108!, 4 126!, -46 106!'), collar.cloth)
  const slit = shape(put('-6 128!, 6 128!, 4 214, -4 214'), skin.far)
  return [shape(put('-36 94!, 0 128, 36 94!, 48 158, 38 232, 0 264, -38 232, -48 158'), collar.cloth), slit]
}

/** The drawing of a bust. Headwear for the front is in frontwear.ts, for profiles in headwear.ts. */
export function bust(b: Bust): string {
  const { head, skin, face = 1, neck = 28 } = b
  const frame = {
    onHead: (line: Outline) => toPoints(line).map(([x, y, sharp]): [number, number, number | undefined] => [x * face, y, sharp]),
  }
  const frontal = head === 'front'
  const throat: Outline = frontal
    ? [
        [-neck, 30],
        [-neck - 2, 84],
        [-neck - 16, 104],
        [0, 138],
        [neck + 16, 104],
        [neck + 2, 84],
        [neck, 30],
      ]
    : [
        [-neck - 6, 20],
        [-neck - 2, 60],
        [-neck - 12, 104],
        [neck + 4, 114],
        [neck - 12, 76],
        [neck - 16, 50],
        [0, 10],
      ]
  const features = frontal
    ? [frontEars(frame, skin.far), onHead(frame, FRONT_HEAD, skin.near), frontShade(frame, skin.far), frontLids(frame, INK.softHair)]
    : b.mood === false
      ? onHead(frame, PROFILES[head], skin.near)
      : profileFace(frame, tonesFrom(skin), head, b.mood)
  const cloth = [
    shape(outline(shouldersOf(b)), b.cloth),
    frontal ? '' : shade(outline('-20 150!, 10 200, 16 300!, -30 300!, -36 210'), 0.18),
  ]
  const over = b.drape ? shape(outline('-140 300!, -132 164, -92 112, -58 102!, -30 150, -6 300!'), b.drape) : ''
  return flatten([
    b.behind?.(BUST_FRAME) ?? '',
    frontal ? [cloth, shape(outline(throat), skin.far)] : [cloth, shape(outline(throat), skin.far)],
    collarOf(b),
    features,
    b.wear(frame),
    over,
    b.extra ?? '',
  ])
}
