import { INK } from './colours.ts'
import { blend } from './faces.ts'
import { along, limb, type Outline, outline, place } from './geometry.ts'
import { HANDS } from './hands.ts'
import { largeHand } from './largehands.ts'
import { flatten, group, shape } from './svg.ts'

const BODY = '-150 260!, -138 128, -108 82, -44 58, -30 40, -27 18, 27 18, 30 40, 44 58, 108 82, 138 128, 150 260!'
const SKULL = '0 -52, 28 -44, 40 -16, 37 14, 26 38, 0 46, -26 38, -37 14, -40 -16, -28 -44'

/** What heads in a crowd wear, seen from behind. */
const BACKS = {
  low: [],
  gele: ['-46 2!, -62 -36, -104 -76!, -70 -112, -20 -122, 10 -104!, 44 -128, 92 -104, 112 -68!, 66 -38, 46 2!, 0 18'],
  fila: ['-46 -12!, -46 -56, -14 -76, 40 -82, 66 -62, 46 -36, 46 -12!'],
  afro: ['0 -96, 56 -76, 78 -22, 60 28, 0 46, -60 28, -78 -22, -56 -76'],
  bun: ['0 -100, 28 -90, 30 -64, 14 -44, -14 -44, -30 -64, -28 -90', '0 -58, 40 -40, 48 -2, 40 32, -40 32, -48 -2, -40 -40'],
  hijab: ['0 -64, 44 -42, 56 8, 62 68, 104 120, 96 178, -96 178, -104 120, -62 68, -56 8, -44 -42'],
  locs: ['0 -64, 44 -46, 60 8, 72 98, 58 132, 40 100, 20 136, 0 102, -22 138, -40 100, -62 128, -72 88, -58 8, -42 -46'],
  tie: ['-48 -2, -54 -46, -20 -72, 10 -68, 22 -100, 58 -96, 50 -64, 56 -22, 46 2, 0 12'],
  cap: ['-42 8, -44 -24, -26 -54, 0 -60, 26 -54, 44 -24, 42 8, 0 16'],
} as const satisfies Record<string, readonly Outline[]>

/** Name of a head seen from behind. */
export type BackName = keyof typeof BACKS

/** One listener seen from behind, head at (x, y): skin of the neck, shoulders' cloth, headwear's colour. */
export function listener(
  kind: BackName,
  x: number,
  y: number,
  scale: number,
  cloth: string,
  skin: string,
  wear: string = INK.softHair,
): string {
  const ears = 'M-39-6q-9 10 2 26h6zM39-6q9 10-2 26h-6z'
  return group(
    [
      shape(outline(BODY), cloth),
      shape(outline('-22 10, -24 62, 0 72, 24 62, 22 10') + outline(SKULL) + ears, skin),
      kind === 'low'
        ? shape(outline('-41 10, -44 -24, -26 -54, 0 -60, 26 -54, 44 -24, 41 10, 30 34, 0 40, -30 34'), wear)
        : shape(BACKS[kind].map((points) => outline(points)).join(''), wear),
    ],
    x,
    y,
    scale,
  )
}

/** A row of heads in one colour: [kind, x, lift] each, standing at y. */
export function crowdRow(row: readonly (readonly [BackName, number, number?])[], y: number, scale: number): string {
  return row
    .map(([kind, x, lift = 0]) => [BODY, SKULL, ...BACKS[kind]].map((points) => outline(place(points, [x, y - lift], 0, scale))).join(''))
    .join('')
}

/** A raised arm from (x, y) at a bone angle, with its hand: for crowds and for walls of hands. */
export function raisedArm(
  x: number,
  y: number,
  length: number,
  angle: number,
  hand: keyof typeof HANDS,
  skin: string,
  scale = 1,
  mirror: 1 | -1 = 1,
): string {
  const wrist = along([x, y], angle, length)
  const arm = limb([x, y], along([x, y], angle, length / 2), wrist, [
    [0, 34 * scale, 34 * scale],
    [0.6, 27 * scale, 29 * scale],
    [1.3, 22 * scale, 24 * scale],
    [2, 13 * scale, 13 * scale],
  ])
  if (scale < 0.6 || !(hand === 'fist' || hand === 'point' || hand === 'open'))
    return shape(arm + outline(place(HANDS[hand], wrist, -angle, 1.5 * scale, mirror)), skin)
  return shape(arm, skin) + flatten(largeHand(hand, wrist, angle, 1.35 * scale, mirror, skin, blend(skin, '#0B0503', 0.35)))
}
