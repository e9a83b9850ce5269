import { along, curve, disc, outline, type Point, place, polygon } from './geometry.ts'
import { flatten, shape, stroke } from './svg.ts'

/** A ring of knife-cut leaves round (x, y), from `inner` to `outer` radius, dyed in turn: a mane, a sun, a crown. */
export function leafMane(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  fills: readonly string[],
  rib?: string,
): string {
  const paths = fills.map(() => '')
  let ribs = ''
  for (let i = 0; i < count; i++) {
    const a = (i * 360) / count
    const long = outer - ((i * 37) % 3) * (outer - inner) * 0.12
    const half = (180 / count) * 0.9
    const at = (angle: number, r: number, sharp?: number): Point => {
      const [px, py] = along([x, y], angle, r)
      return [px, py, sharp]
    }
    const span = long - inner
    paths[i % fills.length] += outline([
      at(a - half * 0.5, inner, 1),
      at(a - half * 1.05, inner + span * 0.36),
      at(a - half * 0.62, inner + span * 0.74),
      at(a + half * 0.2, long, 1),
      at(a + half * 0.7, inner + span * 0.66),
      at(a + half, inner + span * 0.32),
      at(a + half * 0.5, inner, 1),
    ])
    ribs += curve([at(a, inner + span * 0.16), at(a + half * 0.12, long - span * 0.22)])
  }
  const leaves = paths.map((d, i) => shape(d, fills[i] ?? 'none')).join('')
  return rib ? leaves + stroke(ribs, rib, 4) : leaves
}

/** A lion's face from the front, cut from flat shapes; its middle is the origin, about 300 units wide. */
export function lionFace(coat: string, mask: string, light: string, eye: string): string {
  const mirror = (line: readonly Point[]) => place(line, [0, 0], 0, 1, -1)
  const lid: Point[] = [
    [-138, -78, 1],
    [-90, -106],
    [-44, -66, 1],
    [-88, -50],
  ]
  const ear: Point[] = [
    [-120, -190],
    [-176, -214],
    [-196, -150],
    [-160, -100, 1],
    [-100, -150],
  ]
  const whisker: Point[][] = [
    [
      [-54, 96],
      [-110, 82],
    ],
    [
      [-58, 116],
      [-120, 118],
    ],
    [
      [-54, 136],
      [-108, 152],
    ],
  ]
  return flatten([
    shape(outline(ear) + outline(mirror(ear)), mask),
    shape(
      outline(
        '0 -250!, 70 -210, 150 -220, 186 -160, 160 -100!, 156 -20, 120 50, 86 120, 50 188, 0 212, -50 188, -86 120, -120 50, -156 -20, -160 -100!, -186 -160, -150 -220, -70 -210',
      ),
      coat,
    ),
    shape(outline('0 -190!, 40 -150, 34 -20, 70 40, 40 86, 0 96, -40 86, -70 40, -34 -20, -40 -150'), mask),
    shape(outline(lid) + outline(mirror(lid)), light),
    shape(disc([-84, -74], 15) + disc([84, -74], 15), eye),
    shape(outline('-48 20!, 48 20!, 24 52, 0 66, -24 52') + outline('-70 110!, 0 134, 70 110!, 0 160'), light),
    stroke([...whisker, ...whisker.map(mirror)].map((line) => curve(line)).join(''), light, 6),
  ])
}

/** A hen in profile, facing right, feet on y 0, about 90 units tall. */
export function hen(body: string, comb: string): string {
  return flatten([
    shape(outline('-70 -84!, -50 -50, -10 -54, 14 -90, 34 -96, 44 -80, 58 -74!, 42 -66, 38 -34, 10 -12, -30 -12, -56 -34'), body),
    shape(
      outline('20 -94!, 22 -108, 30 -100, 36 -108, 40 -92!') + polygon('-6 -14, 2 -14, 0 0, -4 0') + polygon('10 -14, 16 -14, 16 0, 12 0'),
      comb,
    ),
  ])
}
