import { SKIN, type Skin } from './colours.ts'
import { curve, disc, type Outline, type Point, place, toPoints } from './geometry.ts'
import { FRONT_HEAD, type HeadFrame, type HeadKind, onHead, PROFILES } from './heads.ts'
import { type Drawing, shape, stroke } from './svg.ts'

/** The tones of a face seen close: where light falls, the skin, its shade, lips, the white of an eye and what is darkest. */
export interface Tones extends Skin {
  lit: string
  lip: string
  white: string
  dark: string
}

/** Colour between two hex colours; t runs from 0 to 1. */
export function blend(a: string, b: string, t: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(channel(a, i) * (1 - t) + channel(b, i) * t))
  return `#${mixed.map((n) => n.toString(16).padStart(2, '0')).join('')}`
}

/** The tones of a face in one of the kit's skins. */
export function tonesOf(name: keyof typeof SKIN): Tones {
  return tonesFrom(SKIN[name])
}

/** The tones of a face in any skin. */
export function tonesFrom({ near, far }: Skin): Tones {
  return {
    near,
    far,
    lit: blend(near, '#FFC98A', 0.24),
    lip: blend(near, '#8E1F2E', 0.38),
    white: '#F3E6D2',
    dark: blend(far, '#0B0503', 0.6),
  }
}

/** How a head in a bust is built and held: widths as shares, `turn` in degrees (down is positive), moved by `x` and `y`. */
interface Hold {
  wide?: number
  tall?: number
  turn?: number
  x?: number
  y?: number
}

/** A frame for a head that is held this way; it turns about the top of the neck. */
export function heldHead({ wide = 1, tall = 1, turn = 0, x = 0, y = 0 }: Hold = {}): HeadFrame {
  const pivot: Point = [-8, 44]
  return {
    onHead: (points: Outline) =>
      place(
        toPoints(points).map(([px, py, corner]): Point => [px * wide - pivot[0], py * tall - pivot[1], corner]),
        [pivot[0] + x, pivot[1] + y],
        turn,
      ),
  }
}

/** What a face is doing. */
export interface Mood {
  eye?: 'open' | 'closed' | 'down' | 'smile'
  mouth?: 'closed' | 'smile' | 'parted' | 'laugh'
  /** Units that the brow is lifted. */
  brow?: number
  browColour?: string
  /** Lines at the eye and the mouth. */
  aged?: boolean
}

const line = (frame: HeadFrame, points: Outline, colour: string, width: number) => stroke(curve(frame.onHead(points)), colour, width)
const spot = (frame: HeadFrame, x: number, y: number, r: number, colour: string) => {
  const [p] = frame.onHead([[x, y]])
  return p ? shape(disc(p, r), colour) : ''
}
const shift = (points: Outline, x: number, y: number): Point[] => toPoints(points).map(([px, py, c]): Point => [px + x, py + y, c])

function profileEye(frame: HeadFrame, t: Tones, eye: Mood['eye']): Drawing {
  if (eye === 'closed')
    return [onHead(frame, '22 -5, 31 -9, 41 -6, 39 0!, 30 2, 22 -1', t.far), line(frame, '22 -1, 30 3, 40 0', t.dark, 2.6)]
  if (eye === 'down') return [onHead(frame, '22 -6, 31 -10, 41 -7, 39 1!, 30 2, 22 -2', t.far), line(frame, '23 -1, 31 3, 40 2', t.dark, 3)]
  if (eye === 'smile')
    return [
      onHead(frame, '24 0!, 31 -6, 39 -3!, 38 1, 31 2', t.white),
      spot(frame, 35, -2, 3, t.dark),
      line(frame, '22 1, 31 -7, 41 -3', t.dark, 3),
    ]
  return [
    onHead(frame, '24 0!, 31 -6, 38 -5!, 38 1, 32 3', t.white),
    onHead(frame, '32 -6!, 39 -6!, 38 -1, 36 2, 33 0', t.dark),
    onHead(frame, '20 1!, 29 -8, 41 -7!, 40 -3!, 30 -4', t.dark),
  ]
}

/** The frame in which a mouth lies on the lips of this head: a child's and an elder's lie further back. */
export function mouthFrame(frame: HeadFrame, kind: HeadKind | 'laughing'): HeadFrame {
  if (kind !== 'child' && kind !== 'elder') return frame
  const [x, y] = kind === 'child' ? [-4, -2] : [-3, 1]
  return { onHead: (points) => frame.onHead(shift(points, x, y)) }
}

function profileMouth(frame: HeadFrame, t: Tones, mouth: Mood['mouth'], kind: HeadKind | 'laughing'): Drawing {
  // The profile that shouts has a notch for a mouth: it is filled with dark, teeth and two lips.
  if (kind === 'shout')
    return [
      onHead(frame, '53 25!, 36 35!, 38 41!, 50 46!, 50 36', t.dark),
      onHead(frame, '52 28!, 40 32!, 42 36, 51 34!', '#FBF4E6'),
      onHead(frame, '55 23, 48 22, 35 35!, 50 30!, 55 28', t.lip),
      onHead(frame, '38 41!, 50 43!, 50 49, 44 50', t.lip),
    ]
  if (mouth === 'laugh')
    return [
      onHead(frame, '50 30!, 30 28!, 32 40, 43 46!, 40 36', t.dark),
      onHead(frame, '50 30!, 36 28!, 38 34, 49 34!', '#FBF4E6'),
      onHead(frame, '52 25, 47 24, 30 28!, 50 30!', t.lip),
      line(frame, '24 16, 29 24, 28 34', t.far, 2.4),
    ]
  const corner = mouth === 'smile' ? '38 28!' : '39 32!'
  return [
    onHead(frame, `52 25, 47 24, ${corner}, 48 33!, 53 31`, t.lip),
    onHead(frame, `48 33!, ${corner}, 43 39, 50 41, 52 37`, t.lip),
    mouth === 'parted' ? onHead(frame, '52 31!, 44 31, 40 33!, 46 35, 51 35!', t.dark) : line(frame, `${corner}, 48 33`, t.dark, 2.2),
    mouth === 'smile' ? line(frame, '30 18, 34 24, 34 30', t.far, 2.2) : '',
  ]
}

// The profile with its mouth open: the jaw drops, and the teeth show in a notch.
const LAUGHING =
  '-6 -51, 24 -44, 40 -24, 44 -10, 43 -3, 50 9, 56 15, 53 20!, 47 22!, 54 25, 51 30!, 38 33!, 43 46!, 48 47, 47 52, 41 55, 44 61, 39 68, 24 67, 6 56, -8 48, -18 42, -34 32, -48 8, -47 -20, -31 -43'

/** A face in profile to the right, in three planes: lit front, skin, shaded jaw and ear, with eye, brow, nostril and mouth. */
export function profileFace(frame: HeadFrame, t: Tones, kind: HeadKind | 'laughing', mood: Mood = {}): Drawing {
  const edge = toPoints(kind === 'laughing' ? LAUGHING : PROFILES[kind])
  const front = edge.slice(
    1,
    edge.findIndex(([x, y]) => x < 30 && y > 50),
  )
  const lift = -(mood.brow ?? 0)
  const inner = toPoints('32 52, 36 44, 30 34, 31 24, 37 12, 33 2, 30 -8, 32 -20, 20 -38')
  return [
    onHead(frame, edge, t.near),
    onHead(frame, [...front, ...inner], t.lit),
    onHead(
      frame,
      kind === 'child'
        ? '-4 38, 6 46, 22 52, 32 52!, 18 46, 8 34, 4 20, 0 14!, -10 20'
        : '-2 40, 8 49, 26 58, 34 59!, 20 50, 8 36, 4 20, 0 14!, -10 20',
      t.far,
    ),
    onHead(frame, '-14 -6, -5 -13, 4 -5, 1 12, -5 19, -13 9', t.far),
    line(frame, '-8 -5, -3 -7, -1 -1, -5 6', t.near, 2.4),
    onHead(frame, '43 20!, 45 14, 50 14, 50 19!', t.near),
    onHead(frame, shift('19 -13!, 29 -21, 41 -19!, 40 -15!, 30 -17, 20 -10!', 0, lift), mood.browColour ?? t.dark),
    profileEye(frame, t, mood.eye),
    profileMouth(mouthFrame(frame, kind), t, mood.mouth, kind),
    mood.aged
      ? [line(frame, '17 -4, 13 -7', t.far, 2), line(frame, '17 0, 12 1', t.far, 2), line(frame, '33 20, 29 28, 31 38', t.far, 2.2)]
      : '',
  ]
}

function frontEye(frame: HeadFrame, t: Tones, x: number, side: 1 | -1, white: string, mood: Mood, narrow = 1): Drawing {
  const at = (points: Outline) => toPoints(points).map(([px, py, c]): Point => [x + px * side * narrow, py, c])
  if (mood.eye === 'closed' || mood.eye === 'down')
    return [onHead(frame, at('-10 -3, 0 -10, 10 -4, 8 1, 0 4, -8 1'), t.far), line(frame, at('-10 0, 0 5, 10 0'), t.dark, 2.8)]
  const smile = mood.eye === 'smile'
  return [
    onHead(frame, at(smile ? '-9 1!, 0 -5, 9 0!, 0 2' : '-9 1!, -3 -5, 4 -5, 9 0!, 3 3, -4 3'), white),
    spot(frame, x, smile ? -2 : -1, smile ? 3.4 : 4, t.dark),
    onHead(frame, at('-12 3!, -6 -6, 3 -8, 11 -2!, 4 -4, -5 -3'), t.dark),
  ]
}

/** A face from the front, split into light (on the left) and shade along its own nose and mouth. `raised` lifts the lit side's brow. */
export function frontFace(frame: HeadFrame, t: Tones, mood: Mood & { raised?: number; lips?: string; jaw?: Outline } = {}): Drawing {
  const lift = -(mood.brow ?? 0)
  const brow = (side: 1 | -1, by: number) =>
    onHead(
      frame,
      toPoints('6 -14!, 16 -20, 29 -14!, 29 -10, 16 -15, 7 -9!').map(([x, y, c]): Point => [x * side, y + by, c]),
      mood.browColour ?? t.dark,
    )
  const lip = mood.lips ?? t.lip
  const mouth =
    mood.mouth === 'laugh' || mood.mouth === 'parted'
      ? [
          onHead(frame, '-14 32!, -5 27, 0 29, 5 27, 14 32!, 8 44, 0 47, -8 44', lip),
          onHead(frame, '-10 33!, 0 31, 10 33!, 6 40, -6 40', t.dark),
          mood.mouth === 'laugh' ? onHead(frame, '-9 33!, 0 31, 9 33!, 0 36', '#FBF4E6') : '',
        ]
      : [
          onHead(
            frame,
            mood.mouth === 'smile'
              ? '-16 31!, -5 29, 0 31, 5 29, 16 31!, 8 41, 0 43, -8 41'
              : '-14 34!, -5 29, 0 31, 5 29, 14 34!, 7 41, 0 43, -7 41',
            lip,
          ),
          line(frame, mood.mouth === 'smile' ? '-16 31, 0 36, 16 31' : '-13 34, 0 35, 13 34', t.dark, 2.2),
        ]
  return [
    onHead(frame, '-37 -8, -46 -6, -45 12, -36 22', t.near),
    onHead(frame, '37 -8, 46 -6, 45 12, 36 22', t.far),
    onHead(frame, mood.jaw ?? FRONT_HEAD, t.lit),
    onHead(frame, '3 -52!, 1 -18, 0 -4, 11 14, 3 21!, 8 27, 2 32!, 7 38, 1 45, 2 57!, 20 49, 33 28, 38 4, 38 -22, 25 -45', t.near),
    onHead(frame, '38 -22, 38 4, 33 28, 20 49, 8 54!, 20 42, 27 18, 29 -6, 34 -24!', t.far),
    onHead(frame, '-10 18!, -4 21, 0 23, 4 21, 11 17!, 9 22, 0 26, -9 22', t.far),
    brow(-1, lift - (mood.raised ?? 0)),
    brow(1, lift),
    frontEye(frame, t, -17, -1, t.white, mood),
    frontEye(frame, t, 17, 1, blend(t.white, t.near, 0.22), mood),
    mouth,
    mood.aged
      ? [
          line(frame, '-15 18, -20 25, -20 32', t.near, 2.2),
          line(frame, '15 18, 20 25, 20 32', t.far, 2.2),
          line(frame, '-30 2, -34 5', t.near, 2),
          line(frame, '-14 -34, 0 -36, 12 -34', t.near, 2),
        ]
      : '',
  ]
}

/** Outline of a head turned three quarters to the right. */
const TURNED_HEAD =
  '-4 -52, 22 -46, 37 -27, 38 -12, 36 -4, 40 8, 40 18, 37 32, 29 47, 17 59, 4 60, -12 50, -27 36, -36 22, -45 0, -46 -24, -30 -44'

/** A face turned three quarters to the right, lit from where it looks. */
export function turnedFace(frame: HeadFrame, t: Tones, mood: Mood & { lips?: string; head?: Outline } = {}): Drawing {
  const lift = -(mood.brow ?? 0)
  const lip = mood.lips ?? t.lip
  const smile = mood.mouth === 'smile'
  return [
    onHead(frame, '-34 -8, -44 -8, -45 8, -36 20, -30 14', t.far),
    onHead(frame, mood.head ?? TURNED_HEAD, t.near),
    onHead(
      frame,
      '14 -49, 22 -46, 37 -27, 38 -12, 36 -4, 40 8, 40 18, 37 32, 29 47, 17 59, 10 56, 14 44, 8 38, 9 30, 15 24, 10 19, 17 8, 15 -8, 20 -24',
      t.lit,
    ),
    onHead(frame, '-46 -24, -45 0, -36 22, -27 36, -12 50, 4 60, 12 60!, -4 46, -18 28, -24 6, -30 -14!', t.far),
    onHead(frame, '15 -8!, 14 8, 9 18, 12 23!, 24 24!, 17 20, 19 6', t.far),
    onHead(frame, '24 24!, 29 22, 32 17, 33 22, 29 25!', t.near),
    onHead(frame, shift('-10 -13!, 1 -20, 12 -15!, 12 -11!, 1 -15, -9 -9!', 0, lift), mood.browColour ?? t.dark),
    onHead(frame, shift('22 -15!, 30 -19, 37 -13!, 37 -10!, 30 -14, 22 -11!', 0, lift), mood.browColour ?? t.dark),
    frontEye(frame, t, 1, 1, blend(t.white, t.near, 0.12), mood, 0.95),
    frontEye(frame, t, 29, 1, t.white, mood, 0.68),
    mood.mouth === 'parted' || mood.mouth === 'laugh'
      ? [
          onHead(frame, '6 33!, 14 28, 20 30, 25 28, 31 33!, 26 43, 19 46, 12 43', lip),
          onHead(frame, '10 34!, 20 32, 29 34!, 24 40, 14 40', t.dark),
        ]
      : [
          onHead(
            frame,
            smile ? '3 31!, 14 29, 20 31, 25 29, 32 31!, 26 40, 20 42, 12 40' : '6 34!, 14 29, 20 31, 25 29, 31 34!, 26 40, 20 42, 13 40',
            lip,
          ),
          line(frame, smile ? '3 31, 19 36, 32 31' : '7 34, 20 35, 30 34', t.dark, 2.2),
        ],
    smile || mood.aged ? line(frame, '4 18, -2 25, -1 32', t.far, 2.2) : '',
    mood.aged ? [line(frame, '-13 -2, -18 -4', t.far, 2), line(frame, '-12 3, -18 5', t.far, 2)] : '',
  ]
}
