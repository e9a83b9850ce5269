import { blend } from './faces.ts'
import { curve, type Outline, outline, type Point, place } from './geometry.ts'
import { type Drawing, shape, stroke } from './svg.ts'

/** Hands that can be drawn large, with their fingers told apart. */
export type LargeHandName = 'fist' | 'open' | 'cup' | 'point' | 'spread'

interface Parts {
  /** The whole hand: wrist at the origin, fingers down, thumb on the right, about 75 units long. */
  edge: Outline
  /** Lines between fingers and in the palm. */
  lines: readonly Outline[]
  /** What lies over the fingers and in the light: a thumb. */
  over?: Outline
  /** The part of that thumb's edge that is drawn. */
  crease?: Outline
  nails?: readonly Outline[]
}

const PARTS: Record<LargeHandName, Parts> = {
  // Fingers curled towards us, the thumb locked over them.
  fist: {
    edge: '-12 -8, -19 4, -27 18, -29 36, -26 46, -19 49, -15 46!, -10 53, -2 53, 1 48!, 6 53, 13 52, 15 46!, 20 49, 26 44, 27 30, 24 10, 12 -8',
    lines: ['-15 46, -15 34, -14 25', '1 48, 0 34, 0 25', '15 46, 14 34, 13 26', '-28 27, -21 23, -14 26, -7 22, 0 25, 7 22, 13 25'],
    over: '14 -2, 25 6, 30 16, 24 27, 10 31, -6 29, -13 23, -9 15, 2 16, 9 13, 10 4',
    crease: '24 27, 10 31, -6 29, -13 23, -9 15, 2 16, 9 13, 10 4',
    nails: ['-12 23!, -9 17, -1 18, -2 24!'],
  },
  open: {
    edge: '-11 -8, -18 10, -22 32, -25 50, -21 58, -15 56, -13 46!, -12 66, -7 73, -2 70, -1 50!, 2 72, 7 77, 12 72, 11 50!, 15 66, 20 68, 23 61, 20 40, 19 32!, 32 44, 39 43, 38 35, 27 16, 15 4, 11 -8',
    lines: ['-13 46, -11 34', '-1 50, -1 36', '11 50, 9 36', '19 32, 12 20, 10 8'],
    nails: [],
  },
  // Cupped, the fingers together and bent to the thumb's side.
  cup: {
    edge: '-11 -8, -18 8, -21 26, -17 46, -6 60, 8 71, 17 74, 22 69, 19 60, 10 48, 14 44!, 26 50, 34 50, 36 43, 28 28, 18 10, 11 -8',
    lines: ['-18 40, -4 52, 8 61, 20 68', '-20 26, -8 42, 6 54', '14 44, 8 34, 8 22'],
  },
  point: {
    edge: '-12 -8, -19 4, -27 18, -28 34, -24 42, -17 44, -13 41!, -8 46, -1 46, 2 42!, 3 62, 6 79, 11 85, 17 81, 18 62, 19 40!, 25 30, 24 10, 12 -8',
    lines: ['-13 41, -13 30, -12 24', '2 42, 1 32, 0 25', '-27 26, -20 22, -13 25, -6 21, 0 24'],
    over: '14 -2, 24 6, 28 17, 22 29, 8 33, -4 31, -9 25, -4 18, 5 18, 10 13, 10 4',
    crease: '22 29, 8 33, -4 31, -9 25, -4 18, 5 18, 10 13, 10 4',
    nails: ['7 79!, 11 75, 16 79!, 13 84, 9 83'],
  },
  spread: {
    edge: '-13 -10, -19 22, -37 56, -35 66, -27 65, -13 44!, -19 77, -13 86, -5 82, 0 48!, 3 86, 10 93, 17 86, 13 47!, 27 76, 35 78, 38 70, 23 34, 26 26!, 45 38, 53 35, 51 26, 25 4, 13 -10',
    lines: ['-13 44, -9 32', '0 48, 0 34', '13 47, 10 34', '26 26, 16 16, 11 4'],
  },
}

/** A large hand with its fingers: wrist at `at`, pointing along a bone angle (0 down, 180 up). */
export function largeHand(
  name: LargeHandName,
  at: Point,
  angle: number,
  scale: number,
  mirror: 1 | -1,
  skin: string,
  far: string,
): Drawing {
  const { edge, lines, over, crease = [], nails = [] } = PARTS[name]
  const put = (points: Outline) => place(points, at, -angle, scale, mirror)
  const line = blend(far, '#0B0503', 0.25)
  return [
    shape(outline(put(edge)), skin),
    stroke(lines.map((l) => curve(put(l))).join(''), line, 2.2 * scale),
    over ? shape(outline(put(over)), blend(skin, '#FFC98A', 0.14)) + stroke(curve(put(crease)), line, 1.8 * scale) : '',
    nails.length > 0 ? shape(nails.map((n) => outline(put(n))).join(''), blend(skin, '#FBE7D0', 0.4)) : '',
  ]
}
