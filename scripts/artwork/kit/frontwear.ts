import { INK } from './colours.ts'
import { curve, disc, type Outline, outline, type Point, toPoints } from './geometry.ts'
import { type HeadFrame, onHead } from './heads.ts'
import type { Headwear } from './headwear.ts'
import { shape, stroke, warmShade } from './svg.ts'

const fold = (frame: HeadFrame, points: Outline, strength?: number) => warmShade(outline(frame.onHead(points)), strength)
const mirrored = (points: Outline) => toPoints(points).map(([x, y, c]): Point => [-x, y, c])

/** Hair cut low, from the front; `up` lifts the hairline. */
export function lowCutFront(colour: string = INK.softHair, up = 0): Headwear {
  return (frame) =>
    onHead(
      frame,
      toPoints('-40 -2!, -44 -28, -32 -54, 0 -63, 32 -54, 44 -28, 40 -2!, 35 -22!, 30 -34!, 0 -39, -30 -34!, -35 -22!').map(
        ([x, y, c]): Point => [x, Math.abs(x) < 34 && y > -45 ? y - up : y, c],
      ),
      colour,
    )
}

/** The soft cap from the front, tipped over the viewer's right ear. */
export function filaFront(cloth: string, hair: string = INK.softHair): Headwear {
  return (frame) =>
    onHead(frame, '-42 -6!, -44 -34, 44 -34, 42 -6!, 34 -20, -34 -20', hair) +
    onHead(frame, '-44 -20!, -46 -54, -34 -84, 4 -94, 52 -86, 76 -60, 70 -34, 58 -14!, 44 -30, 43 -18!, 20 -26, -20 -26', cloth) +
    fold(frame, '43 -20!, 44 -32, 58 -14!, 70 -34, 76 -60, 44 -72, 26 -52, 28 -26!')
}

/** A tall striped fila on a head turned to the right, its crown folded to the back. */
export function filaTurned(cloth: string, side: string, hair: string = INK.whiteHair): Headwear {
  return (frame) =>
    onHead(frame, '-36 -26!, -48 -18, -46 4, -38 12!, -32 -6, -24 -28!', hair) +
    onHead(frame, '38 -24!, 36 -70, 20 -112, -22 -124, -66 -110, -74 -78, -58 -54, -48 -16!, -20 -32, 12 -36', cloth) +
    onHead(frame, '-58 -54!, -74 -78, -66 -110, -40 -104, -34 -76', side) +
    fold(frame, '-48 -18!, -56 -52, -34 -76, -14 -98, -20 -60, -24 -32!')
}

/** The embroidered round cap from the front. */
export function kufiFront(cloth: string, rim: string, hair: string = INK.greyHair): Headwear {
  return (frame) =>
    onHead(frame, '-41 0!, -42 -26!, 42 -26!, 41 0!, 35 -16, -35 -16', hair) +
    onHead(frame, '-43 -18!, -40 -72!, 0 -82, 40 -72!, 43 -18!, 0 -28', cloth) +
    onHead(frame, '-43 -18!, -43 -38!, 0 -49, 43 -38!, 43 -18!, 0 -28', rim) +
    fold(frame, '12 -28!, 13 -78!, 40 -71!, 43 -18!, 26 -26')
}

/** A feast's gele from the front: pleats that stand up like a fan, wider than the shoulders. */
export function feastGele(cloth: string, back: string, band: string): Headwear {
  return (frame) =>
    onHead(frame, '20 -40, 60 -66, 96 -60!, 118 -92, 104 -132!, 92 -168, 50 -178!, 6 -186, -40 -160, -10 -80', back) +
    onHead(
      frame,
      '-42 -10!, -76 -44, -118 -52!, -128 -96, -110 -124!, -106 -164, -62 -172!, -26 -192, 14 -166!, 46 -138, 42 -96!, 52 -60, 42 -14!, 20 -34, -20 -34',
      cloth,
    ) +
    fold(frame, '-30 -38, -78 -74, -110 -124!, -64 -92, -20 -40') +
    fold(frame, '-12 -40, -40 -110, -62 -172!, -18 -116, 2 -44') +
    fold(frame, '14 -40, 8 -100, 14 -166!, 30 -110, 28 -44') +
    onHead(frame, '-42 -10!, -46 -34, -20 -52, 22 -52, 46 -36, 42 -12!, 22 -32, -20 -32', band)
}

/** The back of a hijab, to be drawn before a head turned to the right. */
export function hijabBack(cloth: string): Headwear {
  return (frame) => onHead(frame, '36 -30, 16 -58, -14 -66, -48 -50, -62 -8, -58 40, -40 90, 20 96, 40 60, 38 0', cloth)
}

/** The front of that hijab: the edge round the face and the folds below the chin. */
export function hijabEdge(cloth: string): Headwear {
  return (frame) =>
    onHead(
      frame,
      '41 -6!, 40 -32, 22 -58, -10 -66, -46 -50, -60 -8, -55 40, -38 74, 2 92, 36 80, 44 54, 42 34!, 33 48, 18 62, 2 63, -15 52, -28 34, -32 6, -26 -18, -8 -34, 16 -38, 33 -28',
      cloth,
    ) +
    fold(frame, '40 -8!, 33 -28, 16 -38, -8 -34, -26 -18, -32 6, -28 34, -15 52!, -40 24, -42 -14, -20 -44, 16 -50, 36 -34') +
    fold(frame, '42 34!, 33 48, 18 62, 2 63!, 4 80, 30 72, 40 52', 0.2)
}

/** Two high round puffs, from the front. */
export function puffsFront(colour: string = INK.softHair, tie: string = INK.clay): Headwear {
  return (frame) => {
    const puff = '20 -48, 12 -72, 24 -98, 52 -108, 78 -92, 84 -64, 68 -42, 42 -36'
    return (
      onHead(frame, puff, colour) +
      onHead(frame, mirrored(puff), colour) +
      onHead(frame, '-40 0!, -45 -28, -32 -54, 0 -60, 32 -54, 45 -28, 40 0!, 34 -22, 14 -38, 0 -42!, -14 -38, -34 -22', colour) +
      onHead(frame, '16 -46!, 40 -32!, 44 -40!, 20 -54!', tie) +
      onHead(frame, mirrored('16 -46!, 40 -32!, 44 -40!, 20 -54!'), tie) +
      stroke(curve(frame.onHead('0 -42, 0 -60')), '#5A3320', 3)
    )
  }
}

/** A soft headtie on a head turned to the right, white hair at its edge. */
export function headtieTurned(cloth: string, hair: string = INK.whiteHair): Headwear {
  return (frame) =>
    onHead(frame, '38 -18!, 36 -34, 10 -42, -24 -32, -36 -6!, -38 12!, -30 6, -26 -14, -6 -30, 18 -34', hair) +
    onHead(frame, '38 -25!, 42 -52, 20 -78, -20 -82, -56 -60, -60 -18, -46 8!, -36 -12, -20 -32, 12 -38', cloth) +
    onHead(frame, '-50 -24!, -78 -50, -92 -24, -112 -4, -76 14, -54 -2!', cloth) +
    fold(frame, '38 -27!, 12 -46, -26 -46, -56 -20, -58 -38, -30 -62, 10 -62') +
    fold(frame, '-52 -22!, -84 -28, -104 -6, -76 -2')
}

/** Low hair, for a head turned to the right. */
export function lowCutTurned(colour: string = INK.softHair, up = 0): Headwear {
  return (frame) =>
    onHead(
      frame,
      toPoints(
        '38 -20!, 38 -34, 22 -54, -6 -62, -36 -54, -54 -26, -50 6, -40 26, -34 12!, -42 -6, -34 -10!, -28 2!, -24 -16, -12 -34!, 16 -38, 33 -30!',
      ).map(([x, y, c]): Point => [x, x > -14 && y > -40 ? y - up : y, c]),
      colour,
    )
}

/** A short full beard from the front; the mouth stays free. */
export function beardFront(colour: string, shade: string, lip: string): Headwear {
  return (frame) =>
    onHead(frame, '-40 4!, -36 24, -22 29, -10 26, 0 28, 10 26, 22 29, 36 24, 40 4!, 41 32, 28 60, 0 71, -28 60, -41 32', colour) +
    onHead(frame, '1 71, 28 60, 41 32, 40 4!, 36 24, 22 29, 10 26, 4 28!, 5 48', shade) +
    onHead(frame, '-13 35!, -4 32, 0 33, 4 32, 13 35!, 6 42, -6 42', lip)
}

/** A short full beard on a head turned to the right. */
export function beardTurned(colour: string, shade: string, lip: string): Headwear {
  return (frame) =>
    onHead(frame, '-34 12!, -22 26, -8 32, 4 28, 18 25, 30 27, 38 24!, 39 40, 30 60, 14 74, -8 68, -28 50, -38 28', colour) +
    onHead(frame, '-34 12!, -26 34, -10 50, 6 62, 14 74, -8 68, -28 50, -38 28', shade) +
    onHead(frame, '7 36!, 15 32, 20 34, 25 32, 31 36!, 25 43, 14 43', lip)
}

/** Spectacles from the front: square or round. */
export function glassesFront(colour: string, round = false, width = 4): Headwear {
  return (frame) => {
    const rim = round ? '17 -14, 29 -11, 32 0, 28 11, 17 14, 6 11, 3 0, 6 -11' : '4 -11!, 31 -12!, 30 11!, 6 12!'
    const bridge = curve(frame.onHead('-4 -4, 0 -6, 4 -4'))
    const arms = curve(frame.onHead('-32 -6, -42 -8')) + curve(frame.onHead('32 -6, 42 -8'))
    return stroke(outline(frame.onHead(rim)) + outline(frame.onHead(mirrored(rim))) + bridge + arms, colour, width)
  }
}

/** Round spectacles on a head turned to the right. */
export function glassesTurned(colour: string, width = 4): Headwear {
  return (frame) => {
    const near = outline(frame.onHead('1 -15, 13 -11, 16 0, 12 11, 1 14, -10 11, -14 0, -10 -12'))
    const far = outline(frame.onHead('30 -13, 37 -9, 38 0, 36 9, 30 12, 23 9, 21 0, 23 -10'))
    const rest = curve(frame.onHead('16 -3, 19 -5, 21 -3')) + curve(frame.onHead('-14 -3, -36 -6'))
    return stroke(near + far + rest, colour, width)
  }
}

/** A round drop below an ear, or a stud in a nose, at a place on the head. */
export function stud(x: number, y: number, r: number, colour: string = INK.brass): Headwear {
  return (frame) => {
    const [p] = frame.onHead([[x, y]])
    return p ? shape(disc(p, r), colour) : ''
  }
}
