import type { Figure } from './figure.ts'
import { type Outline, offset, outline, type Point, toPoints } from './geometry.ts'
import { shade, shape } from './svg.ts'

const stretch = (line: Outline, origin: Point, x: number, y: number) =>
  toPoints(line).map(([px, py, sharp]) => offset(origin, px * x, py * y, sharp))

/** A dancing skirt thrown wide by a turn; `sweep` units to the right, its hem `drop` units below the pelvis. */
export function swirl(f: Figure, cloth: string, { sweep = 320, drop = 220 } = {}): string {
  const k = f.body.thigh / 176
  const [x, y] = [(sweep / 320) * k, (drop / 220) * k]
  const hem =
    '112 2, 196 66, 282 84, 330 54!, 318 118, 250 170!, 204 158, 150 206!, 96 188, 30 232!, -20 204, -96 232!, -132 190, -210 196!, -232 140, -196 76, -96 10'
  const top = [offset(f.waist, -48 * k, 2, 1), offset(f.waist, 54 * k, 0, 1)]
  const folds = [
    [offset(f.waist, 20, 14, 1), ...stretch('74 70, 150 204!, 100 188, 44 80', f.pelvis, x, y)],
    [offset(f.waist, -12, 18, 1), ...stretch('-20 90, -88 224!, -112 194, -44 80', f.pelvis, x, y)],
    [offset(f.waist, 40, 10, 1), ...stretch('150 84, 320 110!, 252 168!, 130 100', f.pelvis, x, y)],
  ]
  return shape(outline([...top, ...stretch(hem, f.pelvis, x, y)]), cloth) + shade(folds.map((fold) => outline(fold)).join(''), 0.24)
}

/** A skirt thrown by a leap: its front edge rides the lifted thigh, its back flies. For leaping poses only. */
export function flyingSkirt(f: Figure, cloth: string): string {
  const k = f.body.thigh / 176
  const [front, back] = [f.leg.far.bend, f.leg.near.bend]
  const thigh: Point = [f.leg.far.root[0] * 0.25 + front[0] * 0.75, f.leg.far.root[1] * 0.25 + front[1] * 0.75]
  const inner: Point = [f.leg.far.root[0] * 0.4 + front[0] * 0.6, f.leg.far.root[1] * 0.4 + front[1] * 0.6]
  const from = (origin: Point, line: Outline) => stretch(line, origin, k, k)
  const points = [
    ...from(f.waist, '-40 8!, 44 4!'),
    ...from(f.pelvis, '80 -22'),
    ...from(thigh, '6 -52'),
    ...from(front, '-4 -20, -8 44!'),
    ...from(inner, '4 70'),
    ...from(f.pelvis, '54 96!, 8 84, -50 128!, -92 124'),
    ...from(back, '-6 72!, -46 34, -92 14!, -60 -42'),
    ...from(f.pelvis, '-96 -34'),
  ]
  const folds =
    outline([...from(f.waist, '6 20!'), ...from(f.pelvis, '38 20, 52 84!, 18 76, 20 20')]) +
    outline([...from(f.waist, '-22 20!'), ...from(f.pelvis, '-52 30, -92 122!, -120 112, -74 20')])
  return shape(outline(points), cloth) + shade(folds, 0.24)
}
