import { type Outline, outline, type Point, toPoints } from './geometry.ts'
import { shape } from './svg.ts'

/** Heads in profile, face to +x, about 110 units tall round the origin. Headwear fits all of them. */
export const PROFILES = {
  woman:
    '-6 -51, 24 -44, 40 -24, 43 -10, 42 -3, 49 9, 55 15, 52 20!, 46 22!, 53 26, 52 31, 47 32!, 52 36, 50 42, 44 44, 46 51, 40 58, 26 58, 8 49, -2 40, -14 40, -34 32, -48 8, -47 -20, -31 -43',
  man: '-6 -52, 26 -44, 41 -24, 44 -11, 42 -3, 50 9, 57 15, 54 21!, 47 23!, 54 27, 53 32, 48 33!, 53 37, 51 43, 45 45, 48 54, 41 62, 24 60, 6 50, -3 42, -14 42, -34 32, -48 8, -47 -20, -31 -43',
  elder:
    '-6 -51, 24 -44, 40 -24, 42 -10, 40 -3, 49 10, 58 17, 53 22!, 44 23!, 49 27, 48 31, 44 32!, 49 36, 47 42, 42 46, 48 54, 41 61, 26 58, 8 50, -2 42, -14 42, -34 32, -48 8, -47 -20, -31 -43',
  child:
    '-6 -54, 24 -48, 42 -29, 44 -12, 42 -2, 46 9, 50 14, 48 18!, 43 20!, 49 24, 48 29, 44 30!, 48 34, 46 39, 41 41, 42 46, 36 52, 22 52, 6 46, -4 38, -16 38, -38 30, -52 6, -51 -22, -34 -46',
  full: '-6 -51, 24 -44, 40 -24, 44 -10, 43 -3, 50 9, 56 15, 53 20!, 47 22!, 54 26, 53 32, 48 33!, 53 37, 51 43, 46 45, 49 52, 46 62, 30 68, 8 62, -8 52, -18 44, -34 32, -48 8, -47 -20, -31 -43',
  /** Mouth open: singing, calling, quarrelling. */
  shout:
    '-6 -51, 24 -44, 40 -24, 43 -10, 42 -3, 50 8, 57 13, 53 18!, 48 20!, 55 24, 54 28, 36 35!, 38 41!, 50 43, 50 49, 44 51, 46 60, 39 67, 25 66, 7 54, -4 44, -14 42, -34 32, -48 8, -47 -20, -31 -43',
} as const satisfies Record<string, Outline>

/** Name of a head in profile. */
export type HeadKind = keyof typeof PROFILES

/** A head from the front. */
export const FRONT_HEAD = '0 -51, 25 -45, 38 -22, 38 4, 33 28, 20 50, 0 58, -20 50, -33 28, -38 4, -38 -22, -25 -45'

/** Whatever headwear and faces can be drawn on: a posed figure, or a bust. */
export interface HeadFrame {
  onHead(points: Outline): Point[]
}

/** A frame for busts: head coordinates as they are. */
export const BUST_FRAME: HeadFrame = { onHead: toPoints }

/** A shape drawn in head coordinates. */
export function onHead(frame: HeadFrame, points: Outline, fill: string): string {
  return shape(outline(frame.onHead(points)), fill)
}

/** The shaded half of a face from the front, cut along its own profile. */
export function frontShade(frame: HeadFrame, far: string): string {
  return onHead(frame, '3 -52!, 1 -18, 0 -4, 12 15, 2 20!, 8 27, 2 32!, 7 38, 1 45, 2 58, 20 50, 33 28, 38 4, 38 -22, 25 -45', far)
}

/** Two ears, for a head from the front. */
export function frontEars(frame: HeadFrame, colour: string): string {
  return onHead(frame, '-37 -8, -46 -6, -45 12, -36 22', colour) + onHead(frame, '37 -8, 46 -6, 45 12, 36 22', colour)
}

/** Lowered lids and brows, for a head from the front. */
export function frontLids(frame: HeadFrame, colour: string): string {
  const left = '-28 -1!, -19 5, -9 1!, -11 6!, -19 10, -27 4!'
  const brow = '-32 -12!, -20 -18, -7 -13!, -8 -9!, -20 -13, -31 -8!'
  const mirrored = (line: string) => toPoints(line).map(([x, y, sharp]): Point => [-x, y, sharp])
  return shape([left, brow, mirrored(left), mirrored(brow)].map((line) => outline(frame.onHead(line))).join(''), colour)
}
