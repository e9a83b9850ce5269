import { INK, type Skin } from './colours.ts'
import { box, disc, outline, polygon } from './geometry.ts'
import { type Drawing, group, ring, shade, shape, stroke } from './svg.ts'

/** How a raised hand comes into a picture. */
interface Raised {
  skin: Skin
  /** What it holds, drawn between palm and fingers, the grip at (0, -42). */
  held?: Drawing
  /** A sleeve that begins `from` units below the wrist. */
  sleeve?: string
  from?: number
  trim?: string
  /** Length of the arm below the wrist. */
  length?: number
  bangle?: string
}

/** Length of an arm below the wrist, where nothing else is said. */
const ARM = 420

const FINGERS = [
  [-70, 15, -22],
  [-53, 16, -26],
  [-36, 15, -24],
  [-20, 13, -19],
] as const

/** A hand that grips something upright, seen close: wrist at the origin, fingers up, about 90 units tall; the arm runs down. */
export function grip({ skin, held = '', ...dress }: Raised): Drawing {
  const arm = outline([
    [-18, -12],
    [-19, 30],
    [-30, 150],
    [-34, dress.length ?? ARM, 1],
    [34, dress.length ?? ARM, 1],
    [30, 150],
    [20, 30],
    [19, -12],
  ])
  const fingers = FINGERS.map(([y, h, x]) => `M${32 - h / 2} ${y}H${x}`)
  return [
    shape(`${arm}${outline('-18 6, -27 -24, -24 -60, -12 -76, 14 -80, 32 -66, 36 -34, 20 6')}`, skin.near),
    held,
    FINGERS.map(([, h], i) => stroke(fingers[i] ?? '', skin.near, h)),
    stroke('M-20-62H30M-24-45H30M-22-28H28', skin.far, 2.5),
    shape(outline('-19 4, -33 -20, -36 -44, -24 -62, -2 -64, 8 -58, 4 -48, -14 -46, -14 -28, -4 -6'), skin.far),
    armDress(dress),
  ]
}

/** What a raised arm wears: a sleeve that begins `from` units under the wrist, its edge, and a bangle. */
function armDress({ sleeve, from = 90, trim, length = ARM, bangle }: Omit<Raised, 'skin'>): Drawing {
  return [
    sleeve
      ? [
          shape(
            outline([
              [-40, from, 1],
              [0, from + 9],
              [40, from - 4, 1],
              [62, length, 1],
              [-62, length, 1],
            ]),
            sleeve,
          ),
          shade(
            outline([
              [8, from + 8, 1],
              [22, from + 120],
              [30, length, 1],
              [62, length, 1],
              [40, from - 2, 1],
            ]),
            0.22,
          ),
        ]
      : '',
    trim
      ? shape(
          polygon([
            [-41, from],
            [41, from - 4],
            [44, from + 18],
            [-44, from + 22],
          ]),
          trim,
        )
      : '',
    bangle ? shape(polygon('-23 26, 23 24, 24 38, -24 40'), bangle) : '',
  ]
}

/** An open raised hand, palm to us: wrist at the origin, fingers up, about 120 units tall; the arm runs down. */
export function openHand({ skin, ...dress }: Raised): Drawing {
  const arm = outline([
    [-18, -12],
    [-19, 30],
    [-30, 150],
    [-34, dress.length ?? ARM, 1],
    [34, dress.length ?? ARM, 1],
    [30, 150],
    [20, 30],
    [19, -12],
  ])
  return [
    shape(
      arm +
        outline(
          '-18 10, -34 -14, -58 -38, -64 -48, -56 -54, -44 -48, -29 -36!, -33 -78, -37 -102, -30 -108, -22 -102, -16 -70!, -12 -112, -6 -122, 2 -118, 4 -104, 3 -70!, 12 -108, 19 -114, 25 -108, 22 -90, 18 -64!, 30 -90, 37 -93, 41 -86, 36 -60, 33 -28, 20 10',
        ),
      skin.near,
    ),
    shape(
      outline('-27 -34!, -10 -46, 10 -44, 31 -34!, 12 -37, -8 -38') + outline('-22 -12!, -6 -34, 2 -12, 0 6!, -3 -12, -7 -24'),
      skin.far,
    ),
    armDress(dress),
  ]
}

/** A clapperboard, its lower edge centred on the origin, 200 units wide; `open` is the angle of its upper stick. */
export function clapper(open = 24, board: string = INK.ink, stripe: string = INK.chalk, lines: string = INK.brass): Drawing {
  const stick = (y: number) => [
    shape(box(-104, y, 208, 30), board),
    shape(
      [-88, -32, 24, 80]
        .map((x) =>
          polygon([
            [x, y],
            [x + 30, y],
            [x + 12, y + 30],
            [x - 18, y + 30],
          ]),
        )
        .join(''),
      stripe,
    ),
  ]
  return [
    shape(box(-100, -140, 200, 140), board),
    stroke('M-82-100H82M-82-58H82M-82-20H40M-20-100V-58', lines, 5),
    stick(-170),
    group(group(stick(-30), 104, 0), -104, -172, 1, false, -open),
  ]
}

/** A telephone in the hand, upright: grip at (0, -42), 84 by 160 units. */
export function handset(body: string = INK.ink, glass: string = INK.soft, on: Drawing = ''): Drawing {
  return [shape(outline('-42 -132!, 42 -132!, 42 26!, -42 26!'), body), shape(box(-34, -116, 68, 126), glass), on]
}

/** A theatre mask with a laughing mouth, 130 by 160 units round the origin. */
export function mask(face: string, mark: string, hole: string): Drawing {
  return [
    shape(outline('-62 -70!, 0 -84, 62 -70!, 64 0, 40 60, 0 84, -40 60, -64 0'), face),
    shape(
      outline('-48 -52!, -28 -60, -10 -48!, -28 -54') +
        outline('48 -52!, 28 -60, 10 -48!, 28 -54') +
        outline('-6 -40!, 6 -40!, 12 4, 0 12, -12 4') +
        'M-52 6h16v8h-16zM-50 20h14v8h-14zM36 6h16v8h-16zM36 20h14v8h-14z',
      mark,
    ),
    shape(
      outline('-46 -26!, -28 -42, -12 -26!, -28 -20') +
        outline('46 -26!, 28 -42, 12 -26!, 28 -20') +
        outline('-34 30!, 0 38, 34 30!, 22 58, 0 64, -22 58'),
      hole,
    ),
  ]
}

/** A microphone in its furry cover on the end of a pole, lying along +x from the origin. */
export function boom(length: number, pole: string = INK.ink, fur: string = INK.greyHair): Drawing {
  return [
    stroke(`M0 0H${length}`, pole, 9),
    shape(
      outline([
        [length - 8, -16],
        [length + 60, -22],
        [length + 124, -10],
        [length + 128, 10],
        [length + 60, 22],
        [length - 8, 16],
      ]),
      fur,
    ),
    stroke(`M${length + 16}-14l6 28M${length + 44}-18l6 34M${length + 74}-17l6 32M${length + 100}-12l5 24`, pole, 3),
  ]
}

/** Long scissors that cut along +x: their pivot at the origin, blades 240 units, `open` degrees each. */
export function scissors(open = 12, blade: string = INK.pale, bow: string = INK.ink): Drawing {
  const half = (side: 1 | -1) =>
    group(
      [
        shape(outline('-40 -13!, 30 -16, 250 2!, 30 9, -40 11!'), blade),
        stroke('M-34 0L-110-30', bow, 20),
        `<ellipse cx="-166" cy="-56" rx="62" ry="38" fill="none" stroke="${bow}" stroke-width="20" transform="rotate(20 -166 -56)"/>`,
      ],
      0,
      0,
      1,
      false,
      0,
    ).replace('<g transform="', `<g transform="scale(1 ${side}) rotate(${open}) `)
  return [half(1), half(-1), shape(disc([0, 0], 10), bow)]
}

/** A lamp with a shade, hung by its cord from (0, -cord); its mouth lies on y 60, 150 units wide. */
export function shadeLamp(cord: number, shade_: string = INK.ink, bulb: string = INK.brass): Drawing {
  return [
    stroke(`M0 ${-cord}V0`, shade_, 6),
    shape(disc([0, 60], 26, 24), bulb),
    shape(outline('-14 -8!, 14 -8!, 30 16, 76 60!, -76 60!, -30 16'), shade_),
  ]
}

/** A bicycle wheel's plain cousin: a small wheel for trolleys. */
export function castor(x: number, y: number, r: number, tyre: string = INK.ink, hub: string = INK.brass): Drawing {
  return [shape(disc([x, y], r), tyre), ring(x, y, r * 0.55, hub, 4), shape(disc([x, y], r * 0.18), hub)]
}
