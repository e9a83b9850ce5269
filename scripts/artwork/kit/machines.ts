import { INK } from './colours.ts'
import { box, disc, outline, type Point, polygon } from './geometry.ts'
import { type Drawing, group, ring, shape, stroke } from './svg.ts'

/** A guitar standing upright: the foot of its body at the origin, 350 units tall. */
export function guitar(wood: string = INK.brass, dark: string = INK.rust, string: string = INK.chalk): Drawing {
  return [
    shape(
      outline(
        '-18 -142, -46 -132, -52 -104, -38 -84, -62 -56, -60 -18, -30 2, 0 5, 30 2, 60 -18, 62 -56, 38 -84, 52 -104, 46 -132, 18 -142',
      ),
      wood,
    ),
    shape(`${disc([0, -92], 18)}${box(-24, -38, 48, 9)}${box(-8, -304, 16, 172)}${polygon('-15 -350, 15 -350, 10 -300, -10 -300')}`, dark),
    stroke('M-5-34V-300M0-34V-300M5-34V-300', string, 1.6),
    stroke('M-22-338H-12M-22-318H-10M22-338H12M22-318H10', dark, 6),
  ]
}

/** A motorcycle that faces right, parked: its wheels stand on y 0, 380 units long. */
export function motorcycle(paint: string = INK.leaf, metal: string = INK.ink, lamp: string = INK.brass): Drawing {
  const wheels = [-124, 124].map((x) => [ring(x, -64, 58, metal, 15), ring(x, -64, 34, '#8A7B68', 4), shape(disc([x, -64], 13), metal)])
  return [
    wheels,
    stroke('M124-64L74-182M-124-64L-40-74L30-66L66-160M-40-74L-60-128', metal, 11),
    stroke('M-10-52L-150-40', '#8A7B68', 13),
    stroke('M20-60L-2-4', metal, 8),
    shape(outline('-34 -122!, 46 -118!, 38 -76, 10 -52, -28 -56'), '#4A4038'),
    stroke('M-26-104H36M-24-90H32M-22-76H26', '#8A7B68', 5),
    shape(outline('-46 -128!, -34 -162, 16 -178, 62 -158, 66 -132!, 10 -122'), paint),
    shape(outline('-158 -138!, -150 -152, -104 -152, -44 -140, -40 -124!, -112 -122'), INK.rust),
    shape(
      outline('66 -124!, 96 -144, 140 -142, 172 -110!, 140 -128, 100 -128') +
        outline('-188 -104!, -160 -132, -116 -134!, -140 -120, -166 -104'),
      paint,
    ),
    stroke('M74-182L48-206M74-182L58-214', metal, 9),
    shape(disc([98, -164], 23), metal),
    shape(outline('104 -184!, 124 -182, 126 -148, 104 -144!'), lamp),
  ]
}

/** A film projector on its stand, lens to the right at (60, -210); it stands on y 0. */
export function projector(body: string = INK.ink, trim: string = INK.brass): Drawing {
  return [
    stroke('M-40-130L-96 0M0-130V0M40-130L92 0', body, 15),
    shape(box(-96, -260, 150, 136) + polygon('54 -234, 92 -246, 92 -172, 54 -186'), body),
    shape(disc([-92, -312], 62) + disc([54, -326], 74), body),
    ...[
      [-92, -312, 62],
      [54, -326, 74],
    ].map(([x = 0, y = 0, r = 0]) => [
      ring(x, y, r - 14, trim, 5),
      shape(
        [0, 72, 144, 216, 288]
          .map((a) => disc([x + Math.sin((a * Math.PI) / 180) * r * 0.46, y - Math.cos((a * Math.PI) / 180) * r * 0.46], r * 0.16))
          .join(''),
        trim,
      ),
    ]),
    shape(box(-76, -238, 60, 40), trim),
    stroke('M-70-176H30M-70-158H30M-70-140H30', '#4A4038', 6),
  ]
}

/** A loudspeaker cabinet, its foot's left corner at (0, 0). */
export function speaker(width: number, height: number, wood: string, cone: string, rim: string): Drawing {
  const r = Math.min(width * 0.34, height * 0.28)
  return [
    shape(box(0, -height, width, height), wood),
    shape(disc([width / 2, -height * 0.34], r), cone),
    ring(width / 2, -height * 0.34, r, rim, 6),
    ring(width / 2, -height * 0.34, r * 0.45, rim, 5),
    shape(disc([width / 2, -height * 0.78], r * 0.5), cone),
    ring(width / 2, -height * 0.78, r * 0.5, rim, 5),
  ]
}

/** A burning torch: its grip at the origin, the flame above. */
export function torch(lit = true, wood: string = INK.rust, fire: string = INK.brass): Drawing {
  return [
    shape(polygon('-7 60, 7 60, 13 -70, -13 -70'), wood),
    shape(outline('-22 -68!, -26 -96, 0 -106, 26 -96, 22 -68!, 0 -60'), INK.ink),
    lit
      ? [
          shape(outline('-30 -92, -38 -136, -12 -176, -2 -224!, 16 -182, 40 -150, 32 -96, 0 -86'), INK.vermilion),
          shape(outline('-18 -94, -22 -128, -2 -150, 4 -184!, 16 -148, 24 -122, 16 -94, 0 -90'), fire),
        ]
      : '',
  ]
}

/** A great shade tree: trunk standing on y 0, a crown of leaf masses, about 1000 units wide. */
export function shadeTree(trunk: string, leaves: readonly string[], crown: readonly string[]): Drawing {
  return [
    shape(
      outline(
        '-150 20!, -84 -20, -58 -130, -70 -260, -190 -360!, -150 -366, -40 -300, -10 -420!, 20 -420, 30 -310, 150 -376!, 176 -352, 66 -250, 58 -120, 84 -20, 150 20!',
      ),
      trunk,
    ),
    crown.map((points, i) => shape(outline(points), leaves[i % leaves.length] ?? '')),
  ]
}

/** An oil-palm: foot at (0, 0), `height` units tall, leaning by `lean` units at the top. */
export function palm(height: number, lean: number, trunk: string, leaf: string): Drawing {
  const top: Point = [lean, -height]
  const fronds = [-128, -96, -60, -24, 24, 60, 96, 128].map((angle) => {
    const rad = (angle * Math.PI) / 180
    const [x, y] = [Math.sin(rad) * 190, -Math.cos(rad) * 130]
    return outline([
      [top[0], top[1], 1],
      [top[0] + x * 0.5, top[1] + y * 0.8 - 26],
      [top[0] + x, top[1] + y + 60, 1],
      [top[0] + x * 0.5, top[1] + y * 0.62 + 14],
    ])
  })
  return [
    shape(
      outline([
        [-26, 0, 1],
        [-14 + lean * 0.4, -height * 0.5],
        [lean - 12, -height, 1],
        [lean + 12, -height, 1],
        [16 + lean * 0.4, -height * 0.5],
        [28, 0, 1],
      ]),
      trunk,
    ),
    shape(fronds.join(''), leaf),
  ]
}

/** A thing drawn smaller or larger at a place. */
export function at(drawing: Drawing, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  return group(drawing, x, y, scale, flip, turn)
}
