import { INK } from './colours.ts'
import { outline } from './geometry.ts'
import { onHead } from './heads.ts'
import type { Headwear } from './headwear.ts'
import { warmShade } from './svg.ts'

/** Close-cut hair seen from behind, on a head drawn from the front: it hides the face. */
export function backHair(colour: string = INK.softHair): Headwear {
  return (frame) => onHead(frame, '0 -58, 28 -52, 44 -26, 42 6, 34 32, 16 46!, 0 40, -16 46!, -34 32, -42 6, -44 -26, -28 -52', colour)
}

/** A head tie seen from behind, its knot at the nape. */
export function backTie(cloth: string): Headwear {
  return (frame) =>
    onHead(frame, '0 -70, 36 -60, 54 -26, 46 16!, 30 40, 0 46, -30 40, -46 16!, -54 -26, -36 -60', cloth) +
    onHead(frame, '-8 8!, -46 34, -30 66!, 0 26, 30 70!, 44 30, 8 8!, 10 24, -10 24', cloth) +
    warmShade(outline(frame.onHead('0 -62, 16 -20, 8 10!, -8 10!, -14 -20')))
}

/** A gele seen from behind. */
export function backGele(cloth: string): Headwear {
  return (frame) =>
    onHead(
      frame,
      '-46 14!, -62 -28, -104 -72!, -68 -112, -20 -124, 12 -104, 44 -128, 92 -104, 112 -66!, 66 -26, 46 14!, 28 44, 0 48, -28 44',
      cloth,
    ) +
    warmShade(
      outline(frame.onHead('-40 0!, -66 -50, -104 -72!, -60 -74, -20 -20')) +
        outline(frame.onHead('30 20!, 50 -40, 112 -66!, 56 -70, 6 -20')),
    )
}

/** Two braids seen from behind. */
export function backBraids(colour: string = INK.hair, tie: string = INK.brass): Headwear {
  return (frame) =>
    backHair(colour)(frame) +
    onHead(frame, '-34 20!, -44 70, -38 112, -28 112, -18 66, -14 26!', colour) +
    onHead(frame, '34 20!, 44 70, 38 112, 28 112, 18 66, 14 26!', colour) +
    onHead(frame, '-42 96!, -24 96!, -24 106!, -42 106!', tie) +
    onHead(frame, '42 96!, 24 96!, 24 106!, 42 106!', tie)
}

/** A fila or cap seen from behind. */
export function backCap(cloth: string): Headwear {
  return (frame) => backHair()(frame) + onHead(frame, '-45 -10!, -48 -50, -24 -78, 26 -82, 62 -66, 52 -36, 45 -10!, 0 0', cloth)
}
