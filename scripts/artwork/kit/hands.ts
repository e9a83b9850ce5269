import type { Outline } from './geometry.ts'

/** Hands with the wrist at the origin and the fingers pointing down; the thumb lies on the right. About 70 units long. */
export const HANDS = {
  open: '-11 -8, -15 16, -14 42, -8 64, 0 71, 7 63, 11 42, 17 38, 25 50, 31 46, 26 26, 15 8, 11 -8',
  fist: '-12 -8, -19 12, -17 32, -4 41, 12 37, 20 24, 17 6, 11 -8',
  splay: '-11 -8, -17 16, -33 50, -26 55, -10 30, -9 66, 0 67, 3 32, 14 61, 21 57, 15 24, 36 34, 38 26, 17 4, 11 -8',
  flat: '-10 -8, -11 20, -8 50, -1 73, 6 70, 8 44, 17 36, 20 28, 13 10, 10 -8',
  point: '-11 -8, -19 12, -18 30, -8 38, -1 35!, 3 73, 11 73, 15 30, 22 24, 17 6, 11 -8',
  cup: '-11 -8, -16 18, -10 46, 10 64, 17 60, 12 40, 12 28!, 28 38, 33 32, 22 10, 11 -8',
} as const satisfies Record<string, Outline>

/** Name of a hand. */
export type HandName = keyof typeof HANDS

/** A bare foot with the ankle at the origin, toes to the right, sole on y 35. */
export const FOOT = '-14 -14, -22 8, -27 24, -18 35, 8 29, 40 34, 72 36, 88 31, 84 22, 52 10, 22 -4, 13 -14'
