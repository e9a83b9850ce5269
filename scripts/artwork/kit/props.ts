import { INK } from './colours.ts'
import { box, curve, disc, type Outline, offset, outline, type Point, place, polygon } from './geometry.ts'
import { group, shape, stroke } from './svg.ts'

/** Dyes of a talking drum. */
export interface DrumDyes {
  skin: string
  body: string
  cord: string
  rim: string
}

/** The gángan, an hourglass laced from head to head, centred at (x, y) and turned by degrees; 190 units long at scale 1. */
export function drum(x: number, y: number, degrees: number, scale: number, dyes: DrumDyes): string {
  const put = (points: Outline) => place(points, [x, y], degrees, scale)
  const body = outline(put('-52 -78!, -46 -50, -22 -12, -22 12, -46 50, -52 78!, 52 78!, 46 50, 22 12, 22 -12, 46 -50, 52 -78!'))
  const cords = [-1, -0.62, -0.24, 0.24, 0.62, 1]
    .map((t) =>
      curve(
        put([
          [50 * t, -76],
          [24 * t, 0],
          [50 * t, 76],
        ]),
      ),
    )
    .join('')
  const belt = outline(put('-28 -7!, 28 -7!, 28 7!, -28 7!'))
  const head = (k: number) =>
    outline(
      put([
        [-56, k * 78],
        [-50, k * 90],
        [0, k * 95],
        [50, k * 90],
        [56, k * 78],
        [50, k * 70],
        [0, k * 72],
        [-50, k * 70],
      ]),
    )
  return shape(body, dyes.body) + stroke(cords, dyes.cord, 4.6 * scale) + shape(belt + head(1), dyes.rim) + shape(head(-1), dyes.skin)
}

/** The hooked drumstick from a hand to where it strikes. */
export function drumstick(hand: Point, tip: Point, colour: string = INK.ink, width = 9): string {
  const [x, y] = [tip[0] - hand[0], tip[1] - hand[1]]
  const points: Point[] = [
    offset(hand, -x * 0.25, -y * 0.25),
    offset(hand, x * 0.5 - y * 0.12, y * 0.5 + x * 0.12),
    tip,
    offset(tip, x * 0.02 + y * 0.16, y * 0.02 - x * 0.16),
  ]
  return stroke(curve(points), colour, width)
}

/** A standing drum (ìlù) with pegs, its foot at (x, y); 230 units tall at scale 1. */
export function standingDrum(x: number, y: number, scale: number, dyes: DrumDyes): string {
  const put = (points: Outline) => place(points, [x, y], 0, scale)
  const body = outline(put('-62 -210!, -68 -140, -44 -70, -58 0!, 58 0!, 44 -70, 68 -140, 62 -210!'))
  const pegs = [-54, -18, 18, 54]
    .map((k) =>
      curve(
        put([
          [k, -206],
          [k * 0.9, -120],
          [k * 0.7, -80],
        ]),
      ),
    )
    .join('')
  const rims = outline(put('-60 -84!, 0 -74, 60 -84!, 50 -66!, 0 -58, -50 -66!'))
  return (
    shape(body, dyes.body) +
    stroke(pegs, dyes.cord, 6 * scale) +
    shape(rims, dyes.rim) +
    shape(disc([x, y - 212 * scale], 66 * scale, 17 * scale), dyes.skin)
  )
}

/** A water pot with its foot at (x, y). */
export function pot(x: number, y: number, scale: number, clay: string, band: string): string {
  const put = (points: Outline) => place(points, [x, y], 0, scale)
  return (
    shape(outline(put('-26 -96, -20 -82, -58 -50, -50 -10, 0 2, 50 -10, 58 -50, 20 -82, 26 -96')), clay) +
    shape(outline(put('-30 -98!, 30 -98!, 26 -86!, -26 -86!')) + outline(put('-57 -54!, 0 -46, 57 -54!, 56 -36!, 0 -28, -56 -36!')), band)
  )
}

/** An open book or script in a hand, `turn` degrees. */
export function book(x: number, y: number, turn = 0, cover: string = INK.clay, page: string = INK.chalk, scale = 1): string {
  const page1 = outline('0 -40!, 44 -52, 84 -42!, 84 34!, 44 24, 0 40!')
  const page2 = outline('0 -40!, -40 -56, -78 -50!, -78 26!, -40 20, 0 40!')
  return group(
    [
      shape(polygon('-84 -44, 0 -36, 90 -36, 90 42, 0 50, -84 36'), cover),
      shape(page1 + page2, page),
      stroke('M14-22L70-28M14-4L70-10M14 14L70 8', cover, 4),
    ],
    x,
    y,
    scale,
    false,
    turn,
  )
}

/** A single sheet of script in the hand. */
export function sheet(x: number, y: number, turn = 0, colour: string = INK.chalk, ink: string = INK.clay): string {
  return group(
    [shape(polygon('-6 -64, 76 -72, 84 30, 2 40'), colour), stroke('M12-44L60-49M14-26L62-31M15-8L63-13M17 10L48 7', ink, 4)],
    x,
    y,
    1,
    false,
    turn,
  )
}

/** A film camera on legs: lens to the right, its plate at (x, y), feet at `floor`. */
export function filmCamera(x: number, y: number, floor: number, body: string = INK.ink, trim: string = INK.brass, scale = 1): string {
  const legs = [-70, 0, 74].map((dx) => `M${Math.round(x)} ${Math.round(y)}L${Math.round(x + dx * scale)} ${Math.round(floor)}`).join('')
  const box1 = shape(box(-90, -112, 150, 104) + polygon('60 -84, 104 -96, 104 -24, 60 -36'), body)
  const reels = shape(disc([-58, -146], 40) + disc([22, -146], 40), body) + shape(disc([-58, -146], 22) + disc([22, -146], 22), trim)
  return stroke(legs, body, 11 * scale) + group([box1, reels, shape(box(-70, -90, 70, 20) + disc([26, -60], 24), trim)], x, y, scale)
}

/** A stills camera held up, lens to the right. */
export function stillsCamera(x: number, y: number, turn = 0, body: string = INK.ink, glass: string = INK.soft, scale = 1): string {
  return group(
    [
      shape(box(-44, -36, 92, 66) + box(-20, -52, 44, 20) + polygon('48 -22, 84 -26, 84 20, 48 16'), body),
      shape(disc([84, -3], 8, 23), glass),
      shape(box(-34, -24, 20, 8), INK.clay),
    ],
    x,
    y,
    scale,
    false,
    turn,
  )
}

/** A microphone on a stand from the floor up to y. */
export function microphone(x: number, y: number, floor: number, colour: string = INK.ink, head: string = INK.brass): string {
  return (
    stroke(`M${Math.round(x)} ${Math.round(y)}V${Math.round(floor)}M${Math.round(x - 44)} ${Math.round(floor)}h88`, colour, 9) +
    group([shape('M-16-44q16-16 32 0l-4 44h-24z', head), stroke('M-15-26h30', colour, 4)], x, y, 1, false, 20)
  )
}

/** A hanging lantern, its ring at (x, y). */
export function lantern(x: number, y: number, scale = 1, frame: string = INK.ink, light: string = INK.brass): string {
  return group(
    [
      shape(outline('-26 34!, -36 70, -28 108!, 28 108!, 36 70, 26 34!'), light),
      shape(
        box(-32, 24, 64, 12) +
          box(-34, 106, 68, 14) +
          polygon([
            [-20, 24],
            [0, 4],
            [20, 24],
          ]),
        frame,
      ),
      stroke('M-18 36v70M18 36v70M-10 6a10 10 0 1 1 20 0', frame, 5),
    ],
    x,
    y,
    scale,
  )
}
