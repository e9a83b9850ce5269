import { INK } from './colours.ts'
import { along, outline, type Point } from './geometry.ts'
import { group, shape, stroke } from './svg.ts'

/** A festival umbrella with scallops; the tip of its pole is at (x, y), the pole `pole` units long. */
export function umbrella(x: number, y: number, scale: number, cloth: string, gore: string, pole = 620): string {
  const canopy = outline(
    '-250 60!, -210 -60, 0 -130, 210 -60, 250 60!, 200 36, 150 70!, 100 40, 50 74!, 0 42, -50 74!, -100 40, -150 70!, -200 36',
  )
  return group(
    [
      stroke(`M0 0V${pole}`, INK.ink, 12),
      shape(canopy, cloth),
      shape(outline('-60 66!, -48 -50, 0 -130!, 48 -50, 60 66!, 0 42'), gore),
      shape(outline('-14 -126, 0 -160, 14 -126, 0 -118'), INK.ink),
    ],
    x,
    y,
    scale,
  )
}

/** The cut line of a masquerade: strips that fan from the shoulders, dyed in turn; its feet stand on y 0, 700 units tall. `sway` swings the strips to the right, `spread` is how far they fan. */
export function masquerade(
  cloths: readonly string[],
  hood: string,
  net: string,
  crest: string,
  foot: string,
  sway = 8,
  spread = 52,
): string {
  const panels = [0, 8, 1, 7, 2, 6, 3, 5, 4].map((i) => {
    const t = (i / 8) * 2 - 1
    const top: Point = [t * 84, -600 + t * t * 40]
    const lean = t * spread + sway
    const length = 520 - Math.abs(t) * 70 + ((i * 53) % 50)
    const [middle, end] = [along(top, t * 22, length * 0.5), along(top, lean * 0.86, length)]
    const edges = (p: Point, angle: number, w: number) => [along(p, angle - 90, w), along(p, angle + 90, w)] as const
    const [a1, b1] = edges(top, t * 20, 34)
    const [a2, b2] = edges(middle, lean * 0.7, 44 + Math.abs(t) * 10)
    const [a3, b3] = edges(end, lean * 1.25, 58 + Math.abs(t) * 22)
    const sharp = (p: Point): Point => [p[0], p[1], 1]
    return shape(
      outline([sharp(a1), a2, sharp(a3), sharp(along(end, lean, 30)), sharp(b3), b2, sharp(b1)]),
      cloths[i % cloths.length] ?? hood,
    )
  })
  const head = outline(
    '-130 -520!, -104 -620, -60 -716, 0 -748!, 58 -716, 104 -620, 130 -520!, 70 -552!, 36 -500!, 0 -552!, -36 -500!, -70 -552!',
  )
  return (
    shape('M-70-90h44v54l46 24v12h-90zM40-90h44v54l46 24v12H40z', foot) +
    panels.join('') +
    shape(head, hood) +
    shape('M-48-660l96-8v62l-96 6z', net) +
    shape('M-22-740l-30-84 40 24 22-60 22 58 42-26-30 92z', crest)
  )
}
