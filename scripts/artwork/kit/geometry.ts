/** A point in kit units (one head is 100). A third value of 1 makes it a knife corner in an outline. */
export type Point = readonly [x: number, y: number, corner?: number]

/** Points as such, or as a line to be read by `toPoints`: `0 -51, 25 -45, 38 20!`. */
export type Outline = string | readonly Point[]

const RADIANS = Math.PI / 180

/** Unit vector of a bone angle in degrees: 0 down, 90 to the right, 180 up, -90 to the left. */
export function direction(angle: number): Point {
  return [Math.sin(angle * RADIANS), Math.cos(angle * RADIANS)]
}

/** The point `distance` units from `from` along a bone angle in degrees. */
export function along(from: Point, angle: number, distance: number): Point {
  const [x, y] = direction(angle)
  return [from[0] + x * distance, from[1] + y * distance]
}

/** `point` moved by x and y; `corner` of 1 makes it a knife corner. */
export function offset(point: Point, x: number, y: number, corner?: number): Point {
  return corner === undefined ? [point[0] + x, point[1] + y] : [point[0] + x, point[1] + y, corner]
}

/** Number between a and b; t runs from 0 to 1. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** Point between a and b; t runs from 0 to 1. */
export function mix(a: Point, b: Point, t: number): Point {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
}

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Points from a line such as `0 -51, 25 -45, 38 20!`; the mark makes a knife corner. Throws when a part is not two numbers. */
export function toPoints(from: Outline): Point[] {
  if (typeof from !== 'string') return [...from]
  return from.split(',').map((part): Point => {
    const [x, y] = part.replace('!', '').trim().split(' ').map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a point: ${part}`)
    return part.includes('!') ? [x, y, 1] : [x, y]
  })
}

/** Points scaled (mirrored in x when `mirror` is -1), turned clockwise by degrees and moved to `origin`. */
export function place(points: Outline, origin: Point, degrees: number, scale = 1, mirror = 1): Point[] {
  const cos = Math.cos(degrees * RADIANS)
  const sin = Math.sin(degrees * RADIANS)
  return toPoints(points).map(([px, py, corner]): Point => {
    const x = px * mirror * scale
    const y = py * scale
    return [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos, corner]
  })
}

/** A point given in a frame that is turned by degrees about `origin` (x to the right, y down). */
export function local(origin: Point, degrees: number, x: number, y: number, corner?: number): Point {
  const [placed] = place([[x, y]], origin, degrees)
  if (placed === undefined) throw new Error('a frame needs a point')
  return offset(placed, 0, 0, corner)
}

function wound(points: readonly Point[]): readonly Point[] {
  let area = 0
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a
    area += a[0] * b[1] - b[0] * a[1]
  })
  return area < 0 ? [...points].reverse() : points
}

function handle(before: Point, point: Point, after: Point, length: number, sign: 1 | -1): Point {
  const x = after[0] - before[0]
  const y = after[1] - before[1]
  const size = Math.hypot(x, y) || 1
  return [point[0] + (sign * x * length) / size / 3, point[1] + (sign * y * length) / size / 3]
}

function trace(points: readonly Point[], closed: boolean): string {
  const count = points.length
  const pick = (i: number): Point => {
    const point = points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]
    if (point === undefined || !Number.isFinite(point[0] + point[1])) throw new Error(`not a drawable point at ${i}: ${point}`)
    return point
  }
  let x = Math.round(pick(0)[0])
  let y = Math.round(pick(0)[1])
  let d = `M${x} ${y}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    const length = distance(from, to)
    const endX = Math.round(to[0])
    const endY = Math.round(to[1])
    if (from[2] && to[2]) d += `l${endX - x} ${endY - y}`
    else {
      const one = from[2] ? mix(from, to, 0.12) : handle(before, from, to, length, 1)
      const two = to[2] ? mix(to, from, 0.12) : handle(from, to, after, length, -1)
      const numbers = [one[0] - x, one[1] - y, two[0] - x, two[1] - y].map(Math.round)
      d += `c${numbers.join(' ')} ${endX - x} ${endY - y}`
    }
    x = endX
    y = endY
  }
  return (closed ? `${d}z` : d).replaceAll(' -', '-')
}

/**
 * Path data of a closed, smooth outline through the points, in whole numbers. Always wound the same way, so that
 * several outlines in one path unite and never cut holes. Throws when a point is not a finite number.
 */
export function outline(points: Outline): string {
  return trace(wound(toPoints(points)), true)
}

/** Path data of an open, smooth curve through the points. Throws when a point is not a finite number. */
export function curve(points: Outline): string {
  return trace(toPoints(points), false)
}

/** Path data of a closed shape with a knife corner at every point. */
export function polygon(points: Outline): string {
  return outline(toPoints(points).map(([x, y]): Point => [x, y, 1]))
}

/** Path data of a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`
}

/** Path data of a circle or an ellipse, wound as outlines are. */
export function disc(center: Point, rx: number, ry = rx): string {
  const [x, y] = center.map((n) => Math.round(n ?? 0)) as [number, number]
  const [a, b] = [Math.round(rx), Math.round(ry)]
  return `M${x - a} ${y}a${a} ${b} 0 0 1 ${2 * a} 0a${a} ${b} 0 0 1-${2 * a} 0z`
}

/** Path data of a star; `inner` is the inner radius as a share of the outer one, `turn` in degrees. */
export function star(center: Point, radius: number, inner = 0.4, tips = 5, turn = 0): string {
  const points = Array.from({ length: tips * 2 }, (_, i) => along(center, 180 - turn - (i * 180) / tips, i % 2 ? radius * inner : radius))
  return polygon(points)
}

/** A limb's half widths on its two sides at `t`: 0 to 1 along the upper bone, 1 to 2 along the lower one. */
type Profile = readonly (readonly [t: number, left: number, right: number])[]

/** Profile scaled in width. */
export function widen(profile: Profile, by: number): Profile {
  return profile.map(([t, left, right]) => [t, left * by, right * by] as const)
}

/** Path data of a tapered limb through three joints; `cut` leaves the upper end square, as cloth needs. */
export function limb(a: Point, b: Point, c: Point, profile: Profile, cut = false): string {
  const angle = (p: Point, q: Point) => Math.atan2(q[1] - p[1], q[0] - p[0])
  const upper = angle(a, b)
  let turn = angle(b, c) - upper
  while (turn > Math.PI) turn -= 2 * Math.PI
  while (turn < -Math.PI) turn += 2 * Math.PI
  const bend = Math.abs(turn)
  const left: Point[] = []
  const right: Point[] = []
  for (const [t, wideLeft, wideRight] of profile) {
    const p = t <= 1 ? mix(a, b, t) : mix(b, c, t - 1)
    const near = Math.max(0, 1 - Math.abs(t - 1) / 0.22)
    const heading = t < 1 ? upper + (turn / 2) * near : upper + turn - (turn / 2) * near
    const x = Math.sin(heading)
    const y = -Math.cos(heading)
    // In a sharp bend the points inside the crease would cross each other: leave them out, and let the crease itself lie further out.
    const crowded = bend > 0.9 && Math.abs(t - 1) < 0.34 && Math.abs(t - 1) > 0.01
    const swell = t === 1 && bend > 0.6 ? 1 + Math.min(0.22, bend * 0.12) : 1
    const [swellLeft, swellRight] = turn < 0 ? [swell, 1] : [1, swell]
    if (!(crowded && turn < 0)) left.push([p[0] + x * wideLeft * swellLeft, p[1] + y * wideLeft * swellLeft])
    if (!(crowded && turn >= 0)) right.push([p[0] - x * wideRight * swellRight, p[1] - y * wideRight * swellRight])
  }
  const first = profile[0] ?? [0, 0, 0]
  const cap = (first[1] + first[2]) * 0.42
  const corner = (side: Point[], at: number) => {
    const p = side.at(at)
    if (p !== undefined) side[at < 0 ? side.length + at : at] = [p[0], p[1], 1]
  }
  for (const side of [left, right]) {
    corner(side, -1)
    if (cut) corner(side, 0)
  }
  const start: Point[] = cut ? [] : [[a[0] - Math.cos(upper) * cap, a[1] - Math.sin(upper) * cap]]
  return outline([...start, ...left, ...right.reverse()])
}

/**
 * Bone angles (upper, lower) with which a two-bone limb from `root` ends at `target`. `bend` of 1 or -1 chooses the side of the
 * elbow. A target out of reach is approached as far as the bones go.
 */
export function reach(root: Point, target: Point, upper: number, lower: number, bend: 1 | -1 = 1): [number, number] {
  const far = Math.min(distance(root, target), upper + lower - 2)
  const near = Math.max(far, Math.abs(upper - lower) + 2)
  const base = Math.atan2(target[0] - root[0], target[1] - root[1])
  const angle = base + bend * Math.acos((upper * upper + near * near - lower * lower) / (2 * upper * near))
  const elbow = along(root, angle / RADIANS, upper)
  return [angle / RADIANS, Math.atan2(target[0] - elbow[0], target[1] - elbow[1]) / RADIANS]
}
