import type { Side } from './body.ts'
import type { Figure } from './figure.ts'
import { along, direction, lerp, limb, mix, offset, outline, type Point, polygon } from './geometry.ts'
import { shade, shape } from './svg.ts'

const corner = (p: Point): Point => [p[0], p[1], 1]

/** The leg whose knee lies further forward, and the other. */
function strideOf(f: Figure): [front: Side, back: Side] {
  return f.leg.near.bend[0] > f.leg.far.bend[0] ? ['near', 'far'] : ['far', 'near']
}

/** Width of the hip's front and back in this view. */
function hips(f: Figure): [front: number, back: number] {
  return [lerp(46, 64, f.view) * f.weight, lerp(60, 64, f.view) * f.weight]
}

/** Hem of a skirt: corners at both legs, hanging in a shallow wave. */
function skirtPoints(f: Figure, length: number, flare: number, ease: number): Point[] {
  const [front, back] = strideOf(f)
  const s = f.weight
  const [hipFront, hipBack] = hips(f)
  const steps = [0.5, 0.88, 1.12, 1.45].filter((t) => t < length - 0.12)
  const out = (t: number) => lerp(48, 30, Math.min(1, t)) * s + ease + (flare * t * t) / (length * length)
  const hemFront = f.onLeg(front, length, 34 * s + ease * 0.6 + flare)
  const hemBack = f.onLeg(back, length, -36 * s - ease * 0.6 - flare)
  const low = Math.max(hemFront[1], hemBack[1])
  const seated = f.leg[front].upper > 60
  const hang = seated ? mix(hemBack, hemFront, 0.5) : offset(mix(hemBack, hemFront, 0.5), 0, low - mix(hemBack, hemFront, 0.5)[1] + 12)
  const lap = seated ? [f.onLoin(-hipBack + 6, 62 * s)] : []
  return [
    f.onLoin(-hipBack - ease, -20 * s),
    ...lap,
    ...steps.filter((t) => !seated || t > 0.4).map((t) => f.onLeg(back, t, -out(t) - (t > 1 ? 6 : 0))),
    corner(hemBack),
    hang,
    corner(hemFront),
    ...steps.reverse().map((t) => f.onLeg(front, t, out(t))),
    f.onLoin(hipFront + ease, -30 * s),
  ]
}

function skirtFolds(f: Figure, points: readonly Point[], length: number): string {
  const [front, back] = strideOf(f)
  const s = f.weight
  // The hem is the corner at the back leg, the hanging middle and the corner at the front leg.
  const at = points.findIndex((p) => p[2] === 1)
  const [hemBack, hang, hemFront] = [points[at], points[at + 1], points[at + 2]]
  if (!hemBack || !hang || !hemFront) throw new Error('a skirt needs a hem')
  const t = Math.min(1, length) * 0.75
  const frontLine = f.onLeg(front, t, -16 * s)
  const backLine = f.onLeg(back, t, -12 * s)
  const one = [
    f.onLoin(10, 0, 1),
    frontLine,
    corner(mix(hang, hemFront, 0.5)),
    corner(mix(hang, hemFront, 0.12)),
    offset(frontLine, -22 * s, 0),
  ]
  const two = [
    f.onLoin(-30 * s, 10, 1),
    backLine,
    corner(mix(hemBack, hang, 0.5)),
    corner(mix(hemBack, hang, 0.18)),
    offset(backLine, -18 * s, 0),
  ]
  return shade(outline(one) + outline(two), 0.24)
}

/** A wrapper or skirt from the waist down to `length` on the legs (1 knee, 2 ankle), `flare` units wider at the hem. */
export function wrapper(f: Figure, cloth: string, { length = 1.7, flare = 12, ease = 6 } = {}): string {
  const w = lerp(40, 52, f.view) * f.weight
  const top = [f.onLoin(w, -f.body.loin + 4, 1), f.onLoin(-w, -f.body.loin + 4, 1)]
  const skirt = skirtPoints(f, length, flare, ease)
  return shape(outline([...top, ...skirt]), cloth) + skirtFolds(f, skirt, length)
}

/** A blouse (buba) or shirt with its hem `length` units below the pelvis. */
export function blouse(f: Figure, cloth: string, { length = 30, flare = 10, ease = 6 } = {}): string {
  const seated = f.leg[strideOf(f)[0]].upper > 60
  const hem = seated ? Math.min(length, 20) : length
  const fold = [f.onChest(6, 70, 1), f.onLoin(10, -80), f.onLoin(12, hem, 1), f.onLoin(38, hem, 1), f.onLoin(34, -60)]
  return shape(outline(f.trunk(ease, hem, flare)), cloth) + shade(outline(fold), 0.2)
}

/** A gown or kaftan in one piece from the shoulders to `length` on the legs. */
export function gown(f: Figure, cloth: string, { length = 1.75, flare = 14, ease = 8 } = {}): string {
  const trunk = f.trunk(ease, 0, 0)
  const left = trunk.slice(0, 5)
  const right = trunk.slice(10)
  const skirt = skirtPoints(f, length, flare, ease)
  const points = [...right, ...left, ...skirt]
  const fold = [f.onChest(4, 80, 1), f.onLoin(4, -50), f.onLoin(2, 40), f.onLoin(26, 30, 1), f.onLoin(26, -50)]
  return shape(outline(points), cloth) + skirtFolds(f, skirt, length) + shade(outline(fold), 0.2)
}

/** An agbada: one broad sheet over trunk and arms, `length` on the legs. The arms' hands stay free. */
export function agbada(f: Figure, cloth: string, { length = 1.05 } = {}): string {
  const [front, back] = strideOf(f)
  const { near, far } = f.arm
  const [left, right] = near.bend[0] < far.bend[0] ? ([near, far] as const) : ([far, near] as const)
  const raised = right.upper > 70
  const cuff = mix(right.bend, right.end, 0.28)
  const rightSide: Point[] = raised
    ? [
        offset(f.onLoin(0, 0), 112, 110),
        offset(mix(right.root, right.bend, 0.7), 10, 150),
        offset(cuff, 6, 86, 1),
        offset(cuff, 0, -22, 1),
        offset(mix(right.root, right.bend, 0.5), 0, -38),
        offset(right.root, 14, -28),
      ]
    : [offset(f.onLoin(0, 0), 122, 120), offset(right.bend, 52, 50), offset(right.bend, 46, -24), offset(right.root, 30, -22)]
  const hemBack = f.onLeg(back, length, -84)
  const hemFront = f.onLeg(front, length, 72)
  const edge = Math.min(left.bend[0] - 60, left.root[0] - 44)
  const side: Point[] = [
    offset(left.root, -34, -20),
    [edge + 14, left.root[1] + 90],
    [edge - 8, left.root[1] + 180],
    f.onLoin(Math.min(-118, edge), 90),
  ]
  const hemLine = [corner(hemBack), offset(mix(hemBack, hemFront, 0.5), 0, 18), corner(hemFront)]
  const points = [f.onChest(-22, -6, 1), ...side, ...hemLine, ...rightSide, f.onChest(22, -4, 1)]
  const hem = (t: number): Point => corner(mix(hemBack, hemFront, t))
  const leftFold = [
    offset(left.root, -4, 50, 1),
    f.onChest(-52, 170),
    f.onLoin(-72, 40),
    hem(0.26),
    hem(0.14),
    f.onLoin(-98, 40),
    f.onChest(-72, 170),
  ]
  const rightFold = [
    offset(right.root, 0, 24, 1),
    f.onLoin(46, -60),
    f.onLoin(58, 60),
    hem(0.9),
    hem(0.66),
    f.onLoin(26, 60),
    f.onLoin(24, -60),
  ]
  return shape(outline(points), cloth) + shade(outline(leftFold) + outline(rightFold), 0.24)
}

/** The embroidered yoke of an agbada or kaftan, with its slit. */
export function yoke(f: Figure, cloth: string, slit: string): string {
  return (
    shape(
      outline([
        f.onChest(-30, -2, 1),
        f.onChest(0, 18),
        f.onChest(30, 0, 1),
        f.onChest(44, 70),
        f.onChest(34, 150),
        f.onChest(2, 176, 1),
        f.onChest(-30, 150),
        f.onChest(-40, 70),
      ]),
      cloth,
    ) + shape(outline([f.onChest(-8, 14, 1), f.onChest(8, 14, 1), f.onChest(4, 100), f.onChest(-2, 100)]), slit)
  )
}

/** A sleeve from the shoulder; `length` up to 1 ends on the upper arm, up to 2 on the forearm; `cuff` is its half width there. */
export function sleeve(f: Figure, side: Side, cloth: string, { length = 0.8, top = 34, cuff = 46 } = {}): string {
  const s = (f.weight + f.body.width) / 2
  const { root, bend, end } = f.arm[side]
  const w = (t: number) => lerp(top, cuff, t) * s
  if (length <= 1) {
    const hem = mix(root, bend, length)
    return shape(
      limb(root, mix(root, hem, 0.5), hem, [
        [0, w(0), w(0)],
        [1, w(0.6), w(0.6)],
        [2, w(1), w(1)],
      ]),
      cloth,
    )
  }
  const profile = [
    [0, w(0) * 0.9, w(0) * 0.9],
    [0.4, w(0), w(0)],
    [1, w(0.4), w(0.5)],
    [1.5, w(0.8), w(0.8)],
    [2, w(1), w(1)],
  ] as const
  return shape(limb(root, bend, mix(bend, end, length - 1), profile), cloth)
}

/** One trouser leg; `length` 1 ends at the knee, 2 at the ankle; `hem` is its half width there. */
export function trouserLeg(f: Figure, side: Side, cloth: string, { length = 1.86, hem = 42, ease = 56 } = {}): string {
  const s = f.weight
  const { root, bend, end } = f.leg[side]
  const w = (t: number) => lerp(ease, hem, t) * s
  const profile = [
    [0, w(0), w(0)],
    [0.4, w(0.1), w(0.1)],
    [1, w(0.6), w(0.6)],
    [1.5, w(1), w(1)],
    [2, w(1), w(1)],
  ] as const
  return shape(limb(root, bend, mix(bend, end, length - 1), profile), cloth)
}

/** A sash round the waist; `tail` units of it fly off behind. */
export function sash(f: Figure, cloth: string, tail = 0): string {
  const w = lerp(44, 56, f.view) * f.weight
  const y = -f.body.loin
  const band = outline([
    f.onLoin(-w, y - 8, 1),
    f.onLoin(0, y - 2),
    f.onLoin(w, y - 12, 1),
    f.onLoin(w + 3, y + 18, 1),
    f.onLoin(0, y + 28),
    f.onLoin(-w - 3, y + 24, 1),
  ])
  const end = f.onLoin(-w, y + 6)
  const flying = tail
    ? outline([
        offset(end, 8, -8, 1),
        offset(end, -tail * 0.4, -tail * 0.1),
        offset(end, -tail * 0.75, -tail * 0.02),
        offset(end, -tail, -tail * 0.2, 1),
        offset(end, -tail * 0.92, tail * 0.24, 1),
        offset(end, -tail * 0.5, tail * 0.16),
        offset(end, 8, 16, 1),
      ])
    : ''
  return shape(band + flying, cloth)
}

/** A shawl thrown over one shoulder, its end hanging in front. */
export function shawl(f: Figure, cloth: string): string {
  return (
    shape(
      outline([
        f.onChest(-52, 0, 1),
        f.onChest(-10, -8),
        f.onChest(40, 0),
        f.onChest(62, 50),
        f.onChest(52, 130),
        f.onChest(58, 240, 1),
        f.onChest(6, 246, 1),
        f.onChest(10, 140),
        f.onChest(-10, 60),
        f.onChest(-70, 40, 1),
      ]),
      cloth,
    ) + shade(outline([f.onChest(30, 30, 1), f.onChest(34, 130), f.onChest(26, 244, 1), f.onChest(8, 246, 1), f.onChest(14, 130)]), 0.22)
  )
}

/** A cuff or band round the forearm, for trims on sleeves. */
export function cuff(f: Figure, side: Side, cloth: string, t = 0.24, half = 40): string {
  const { bend, end, lower } = f.arm[side]
  const p = mix(bend, end, t)
  const u = direction(lower + 90)
  const w = half * f.weight
  const at = (x: number, y: number) => along([p[0] + u[0] * x, p[1] + u[1] * x], lower, y)
  return shape(polygon([at(-w, -12), at(w, -12), at(w, 8), at(-w, 8)]), cloth)
}
