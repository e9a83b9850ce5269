import { INK } from './colours.ts'
import { curve, type Outline, outline } from './geometry.ts'
import { type HeadFrame, onHead } from './heads.ts'
import { shape, stroke, warmShade } from './svg.ts'

/** Something worn on a head in profile: hair, cloth, beard, jewels. Give it the head's frame and it draws itself there. */
export type Headwear = (frame: HeadFrame) => string

const worn =
  (colour: string, points: Outline): Headwear =>
  (frame) =>
    onHead(frame, points, colour)
const fold = (frame: HeadFrame, points: Outline, strength?: number) => warmShade(outline(frame.onHead(points)), strength)

/** Several things worn at once, the first lowest. */
export function wearing(...all: Headwear[]): Headwear {
  return (frame) => all.map((one) => one(frame)).join('')
}

/** Hair cut close to the skull. */
export function lowCut(colour: string = INK.hair): Headwear {
  return worn(colour, '36 -30, 22 -47, -8 -55, -36 -46, -52 -20, -50 8, -38 26, -26 24!, -22 4, -12 -2!, -8 -18, 10 -26, 30 -26')
}

/** High top with sharp sides. */
export function highTop(colour: string = INK.hair): Headwear {
  return worn(colour, '40 -26!, 42 -74!, -6 -86, -46 -74!, -52 -20, -50 8, -38 26, -26 24!, -22 4, -12 -2!, -8 -18, 12 -28')
}

/** Thin grey hair round a bald crown. */
export function baldCrown(colour: string = INK.greyHair): Headwear {
  return worn(colour, '-44 -26, -53 -6, -50 12, -38 27, -27 24!, -23 4, -20 -10, -34 -18')
}

/** A gele tied high; `tail` is the cloth of the front fold. */
export function gele(cloth: string, tail: string): Headwear {
  return (frame) =>
    onHead(frame, '44 -22!, 58 -58, 40 -104, 4 -122, -30 -108, -20 -70, 10 -40', tail) +
    onHead(frame, '42 -16!, 26 -54, -8 -92, -60 -116, -100 -96, -104 -54, -74 -16, -46 10, -34 20!, -20 -10, 10 -20', cloth) +
    fold(frame, '30 -24!, -10 -46, -60 -60, -96 -58, -60 -52, -14 -36') +
    fold(frame, '10 -26!, -20 -30, -62 -24, -70 -16, -30 -20')
}

/** A gele pleated into a standing fan, for feasts. */
export function fanGele(cloth: string, band: string): Headwear {
  return (frame) =>
    onHead(
      frame,
      '38 -22!, 36 -56, 62 -108!, 36 -134, 14 -128!, -8 -154, -42 -148!, -72 -150, -98 -120!, -106 -86, -86 -44, -56 -8, -38 6!, -14 -12, 14 -20',
      cloth,
    ) +
    fold(frame, '28 -50, 18 -92, 14 -128!, 4 -84, 10 -46') +
    fold(frame, '-6 -42, -30 -92, -42 -148!, -48 -92, -26 -36') +
    fold(frame, '-32 -30, -66 -70, -98 -120!, -82 -62, -48 -22') +
    onHead(frame, '40 -20!, 38 -38, 0 -40, -42 -16, -46 8!, -14 -12, 14 -20', band)
}

/** A working head tie knotted behind. */
export function headTie(cloth: string, knot: string = cloth): Headwear {
  return (frame) =>
    onHead(frame, '44 -18!, 40 -46, 14 -72, -24 -74, -54 -50, -60 -12, -46 16, -32 24!, -18 -4, 8 -18', cloth) +
    onHead(frame, '-50 -20!, -80 -46, -84 -14, -104 4, -70 12, -46 8!', knot) +
    fold(frame, '38 -30!, 8 -44, -34 -40, -58 -20, -34 -28, 6 -32')
}

/** The soft cap of Yoruba men, folded to the back. */
export function fila(cloth: string, side: string = INK.rust, hair: string = INK.hair): Headwear {
  return (frame) =>
    lowCut(hair)(frame) +
    onHead(frame, '40 -24!, 30 -62, -6 -82, -52 -86, -78 -66, -70 -44, -50 -30!, -48 -14!, -6 -26', cloth) +
    onHead(frame, '-50 -30!, -78 -66, -84 -44, -66 -24', side)
}

/** The embroidered round cap of the north. */
export function kufi(cloth: string, rim: string, hair: string = INK.hair): Headwear {
  return (frame) =>
    lowCut(hair)(frame) +
    onHead(frame, '41 -24!, 38 -70!, -4 -82, -48 -66!, -54 -14!, -6 -26', cloth) +
    onHead(frame, '41 -24!, 41 -38!, -6 -42, -53 -28!, -54 -14!, -6 -26', rim)
}

/** A hijab that covers the shoulders. */
export function hijab(cloth: string): Headwear {
  return (frame) =>
    onHead(
      frame,
      '36 -40!, 20 -56, -12 -64, -46 -48, -58 -8, -52 34, -74 92, -40 128, 20 128, 62 108, 50 74, 30 58, 14 50, 6 30, 10 4, 24 -26',
      cloth,
    ) +
    fold(frame, '34 -38!, 14 -30, 0 -4, -2 30, 8 56, -14 30, -14 -8, 6 -38') +
    fold(frame, '44 70!, 6 78, -50 66, -66 84, -20 92, 20 90')
}

const SHORT_HAIR = '38 -28, 22 -50, -10 -58, -40 -48, -54 -20, -46 12, -34 22, -22 4!, -8 -14, 14 -26'

/** Locs that fall to the shoulders, or with `count` of 4 only to the nape. */
export function locs(colour: string = INK.hair, count = 7): Headwear {
  return (frame) => {
    const strands = Array.from({ length: count }, (_, i) => {
      const x = -56 + i * 8.5
      const length = (count > 5 ? 92 : 56) + ((i * 37) % 5) * 9 - i * 5
      return outline(
        frame.onHead([
          [x - 2, -10],
          [x - 10, 30],
          [x - 14 + i, length - 10],
          [x - 8 + i, length + 4],
          [x - 2 + i, length - 8],
          [x + 3, 30],
          [x + 8, -8],
        ]),
      )
    })
    const cap = outline(frame.onHead('40 -26, 24 -52, -10 -62, -44 -50, -60 -14, -54 22, -36 30, -20 14!, -10 -8, 12 -24'))
    return shape(cap + strands.join(''), colour)
  }
}

/** One long braid down the back. */
export function braid(colour: string = INK.hair, tie: string = INK.brass): Headwear {
  return (frame) =>
    onHead(frame, '-48 -20, -66 30, -72 96, -62 126!, -50 96, -40 40, -28 14', colour) +
    onHead(frame, SHORT_HAIR, colour) +
    onHead(frame, '-74 92!, -50 92!, -52 106!, -72 106!', tie)
}

/** Hair gathered into one bun, with a band if `band` is given. */
export function bun(colour: string = INK.hair, band?: string): Headwear {
  return (frame) =>
    onHead(frame, SHORT_HAIR, colour) +
    onHead(frame, '-34 -44, -40 -74, -66 -84, -84 -62, -76 -38, -54 -32', colour) +
    (band ? onHead(frame, '34 -38!, 0 -50, -46 -30!, -50 -16!, -4 -34, 36 -24!', band) : '')
}

/** Two puffs, as children wear them. */
export function puffs(colour: string = INK.hair, tie: string = INK.clay): Headwear {
  return (frame) =>
    onHead(frame, '-10 -50, -22 -84, 2 -104, 30 -92, 30 -62, 14 -46', colour) +
    onHead(frame, '-40 -26, -74 -46, -94 -24, -84 4, -58 10, -42 0', colour) +
    onHead(frame, SHORT_HAIR, colour) +
    onHead(frame, '-6 -58!, 22 -54!, 22 -46!, -8 -50!', tie) +
    onHead(frame, '-56 -28!, -48 -30!, -44 4!, -52 6!', tie)
}

/** A full afro. */
export function afro(colour: string = INK.hair): Headwear {
  return worn(colour, '40 -26, 46 -52, 26 -82, -12 -92, -56 -80, -82 -44, -80 0, -58 34, -30 36, -18 10!, -8 -12, 14 -26')
}

/** Shuku: braids drawn up into a crown. */
export function shuku(colour: string = INK.hair, parting: string = '#5A3320'): Headwear {
  return (frame) =>
    onHead(frame, SHORT_HAIR, colour) +
    onHead(frame, '-30 -48, -24 -84, -14 -112, 2 -120, 8 -100, 10 -76, 8 -48', colour) +
    ['36 -26, 20 -40, 2 -52', '16 -22, 0 -34, -10 -50', '-46 6, -40 -24, -24 -46', '-26 10, -24 -16, -14 -44']
      .map((line) => stroke(curve(frame.onHead(line)), parting, 3))
      .join('')
}

/** A beret pulled to the back, on low-cut hair. */
export function beret(cloth: string, band: string = INK.ink): Headwear {
  return (frame) =>
    lowCut()(frame) +
    onHead(frame, '46 -20!, 10 -26, -48 -12!, -50 -26!, 0 -44, 44 -32!', band) +
    onHead(frame, '44 -30!, 48 -54, 22 -72, -22 -74, -72 -62, -90 -36, -78 -20, -50 -22!, 0 -40', cloth)
}

/** A flat cap with a peak. */
export function cap(cloth: string, peak: string = INK.ink, hair: string = INK.hair): Headwear {
  return (frame) =>
    lowCut(hair)(frame) +
    onHead(frame, '44 -26!, 36 -54, 0 -72, -40 -62, -60 -30, -52 -10!, -10 -26', cloth) +
    onHead(frame, '28 -36!, 62 -32, 78 -22!, 40 -24, 20 -26!', peak)
}

/** A full beard along the jaw. */
export function beard(colour: string = INK.whiteHair): Headwear {
  return worn(colour, '44 44, 46 56, 36 74, 16 72, -4 50, -16 20!, -8 22, 4 38, 24 44')
}

/** A short goatee. */
export function goatee(colour: string = INK.hair): Headwear {
  return worn(colour, '45 45!, 48 56, 40 70, 28 66, 22 56!, 34 52')
}

/** An earring: a drop or, with `hoop`, a ring. */
export function earring(colour: string = INK.brass, hoop = false): Headwear {
  return (frame) => {
    const [p] = frame.onHead([[-6, hoop ? 34 : 26]])
    if (p === undefined) return ''
    const [x, y] = [Math.round(p[0]), Math.round(p[1])]
    return hoop
      ? `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${colour}" stroke-width="5"/>`
      : `<circle cx="${x}" cy="${y}" r="7" fill="${colour}"/>`
  }
}

/** Spectacles with a square rim. */
export function glasses(colour: string = INK.chalk): Headwear {
  return (frame) =>
    stroke(
      curve(
        frame.onHead([
          [-8, -4],
          [22, -6],
        ]),
      ),
      colour,
      4,
    ) + stroke(outline(frame.onHead('22 -16!, 42 -14!, 42 6!, 24 6!')), colour, 4)
}

/** Coral beads or a collar round the neck. */
export function beads(colour: string = INK.terra): Headwear {
  return (frame) => {
    const [a, b] = [frame.onHead('-42 64, -14 84, 24 74'), frame.onHead('-46 78, -14 98, 28 86')]
    return [a, b].map((line) => stroke(curve(line), colour, 8, 'stroke-dasharray="0 9"')).join('')
  }
}
