import { INK } from './colours.ts'
import { box, curve, outline, type Point, polygon } from './geometry.ts'
import { MOTIFS, type Motif, type MotifName } from './motifs.ts'
import type { Person } from './person.ts'
import { type Drawing, flatten, group, shape, silhouette, stroke } from './svg.ts'

/** A head that was placed in a scene, in the scene's units; `cropped` when the crop was meant. */
interface PlacedHead {
  x: number
  y: number
  radius: number
  cropped: boolean
}

/** How a person stands in a scene. */
interface Standing {
  /** Mirrored, so that they face left. */
  flip?: boolean
  /** The picture's edge cuts this person on purpose (a close-up). */
  crop?: boolean
  /** Degrees the whole body is turned, for leaps and falls. */
  turn?: number
  /** Drawn as one flat silhouette of this colour. */
  as?: string
}

/** Area of a quilt of dyed squares. */
interface Quilt {
  x?: number
  y?: number
  columns: number
  rows: number
  square: number
  motifs: readonly MotifName[]
  scale?: number
  gap?: number
}

// The placeholder that `render` turns into a prefix of its own for each file.
const PREFIX = '~'

/** One picture: a view box, dyed patterns with ids of their own, and drawings laid over each other. */
export class Scene {
  readonly width: number
  readonly height: number
  readonly heads: PlacedHead[] = []
  private readonly definitions: string[] = []
  private readonly dyed = new Map<string, string>()
  private readonly used = new Map<MotifName, number>()
  private readonly layers: string[] = []
  private count = 0

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  private nextId(): string {
    this.count += 1
    return `${PREFIX}${this.count.toString(36)}`
  }

  /** A fill of a motif in one dye (stripe: two) on a ground; `none` as ground leaves it clear. Equal calls share one pattern. */
  dye(motif: MotifName, ground: string, dye: string, scale = 1, turn = 0, second?: string): string {
    const key = [motif, ground, dye, scale, turn, second].join()
    const known = this.dyed.get(key)
    if (known) return known
    const { width, height, marks }: Motif = MOTIFS[motif]
    const id = this.nextId()
    const back = ground === 'none' ? '' : `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`
    const body = motif === 'stripe' ? marks(dye, second) : `@${motif}@${dye}@`
    if (motif !== 'stripe') this.used.set(motif, (this.used.get(motif) ?? 0) + 1)
    const turned = `${turn ? `rotate(${turn}) ` : ''}${scale === 1 ? '' : `scale(${scale})`}`.trim()
    this.definitions.push(
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned && ` patternTransform="${turned}"`}>${back}${body}</pattern>`,
    )
    const fill = `url(#${id})`
    this.dyed.set(key, fill)
    return fill
  }

  /** Lays drawings over what is there. */
  add(...drawings: Drawing[]): this {
    this.layers.push(flatten(drawings))
    return this
  }

  /** Lays a drawing at (x, y), scaled, mirrored and turned. */
  put(drawing: Drawing, x: number, y: number, scale = 1, flip = false, turn = 0): this {
    return this.add(group(drawing, x, y, scale, flip, turn))
  }

  /** A person with their feet on `floor` and the pelvis above `x`; `scale` 1 makes an adult about 760 units tall. */
  stand(who: Person, x: number, floor: number, scale: number, how: Standing = {}): this {
    return this.float(who, x, floor - who.floor * scale, scale, how)
  }

  /** A person with the pelvis at (x, y): leaps, close-ups, people behind a sill. */
  float(who: Person, x: number, y: number, scale: number, { flip = false, crop = false, turn = 0, as }: Standing = {}): this {
    const radians = (turn * Math.PI) / 180
    const hx = who.head[0] * scale * (flip ? -1 : 1)
    const hy = who.head[1] * scale
    this.heads.push({
      x: x + hx * Math.cos(radians) - hy * Math.sin(radians),
      y: y + hx * Math.sin(radians) + hy * Math.cos(radians),
      radius: who.headRadius * scale,
      cropped: crop || as !== undefined,
    })
    return this.put(as ? silhouette(who.drawing, as) : who.drawing, x, y, scale, flip, turn)
  }

  /** Marks a head that was drawn by hand, so that the checks of crop and overlap know it. */
  markHead(x: number, y: number, radius: number, cropped = false): this {
    this.heads.push({ x, y, radius, cropped })
    return this
  }

  /** Fills the whole picture. */
  ground(fill: string): this {
    return this.add(shape(box(0, 0, this.width, this.height), fill))
  }

  /** A band of cloth right across, from `y` downwards, its motif starting at the band's edge. */
  hem(y: number, height: number, fill: string): this {
    return this.add(`<g transform="translate(0 ${Math.round(y)})">${shape(box(0, 0, this.width, height), fill)}</g>`)
  }

  /** A drawing seen only inside a shape given as path data. */
  within(d: string, drawing: Drawing): this {
    const id = this.nextId()
    this.definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return this.add(`<g clip-path="url(#${id})">${flatten(drawing)}</g>`)
  }

  /** A cloth of dyed squares, sewn with a seam. Returned, not laid, so that `lamp` can dye it the other way round. */
  quilt({ x = 0, y = 0, columns, rows, square, motifs, scale = 1, gap = 4 }: Quilt, ground: string, dye: string, seam: string): string {
    const paths = new Map<MotifName, string>()
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const motif = motifs[(column + row * 2 + ((row * row) % 3)) % motifs.length]
        if (!motif) continue
        paths.set(
          motif,
          (paths.get(motif) ?? '') + box(x + column * square + gap, y + row * square + gap, square - 2 * gap, square - 2 * gap),
        )
      }
    }
    const squares = [...paths].map(([motif, d]) => shape(d, this.dye(motif, ground, dye, scale)))
    return shape(box(x, y, columns * square, rows * square), seam) + squares.join('')
  }

  /** Counterchange: a quilt on night, and inside the lamp's cone the same squares dyed the other way round. */
  lamp(cone: readonly Point[], quilt: Quilt, dark: readonly [string, string, string], lit: readonly [string, string, string]): this {
    this.add(this.quilt(quilt, ...dark))
    return this.within(polygon(cone), this.quilt(quilt, ...lit))
  }

  /** A plain cone of light with a brighter core, for stages without a quilt. */
  beam(cone: readonly [Point, Point, Point, Point], outer: string, core: string): this {
    const [a, b, c, d] = cone
    const at = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    return this.add(shape(polygon(cone), outer), shape(polygon([at(a, b, 0.22), at(a, b, 0.78), at(d, c, 0.8), at(d, c, 0.2)]), core))
  }

  /** A string of pennants along the top, in two cloths. */
  bunting(y: number, first: string, second: string, line: string = INK.ink, width = 84, drop = 110): this {
    const flags: [string, string] = ['', '']
    for (let i = 0; i * width < this.width + width; i++) {
      const x = i * width - 20
      flags[i % 2 ? 1 : 0] += outline([
        [x, y, 1],
        [x + width / 2, y + 8],
        [x + width, y, 1],
        [x + width * 0.84, y + drop * 0.6],
        [x + width / 2, y + drop, 1],
        [x + width * 0.16, y + drop * 0.6],
      ])
    }
    return this.add(
      shape(flags[0], first),
      shape(flags[1], second),
      stroke(
        curve([
          [-10, y],
          [this.width + 10, y],
        ]),
        line,
        5,
      ),
    )
  }

  /** The SVG text. `prefix` makes the ids unique among all pictures; motifs used in several dyes are drawn once. */
  render(prefix: string): string {
    const shared = [...this.used].filter(([motif, times]) => times > 1 && MOTIFS[motif].marks('x').length > 200).map(([motif]) => motif)
    const symbols = shared.map((motif) => `<g id="${PREFIX}m${motif}">${MOTIFS[motif].marks('currentColor')}</g>`).join('')
    const body = this.definitions
      .join('')
      .replace(/@(\w+)@(.*?)@/g, (_, name: MotifName, dye: string) =>
        shared.includes(name) ? `<use href="#${PREFIX}m${name}" color="${dye}"/>` : MOTIFS[name].marks(dye),
      )
    const definitions = symbols + body
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}">${definitions && `<defs>${definitions}</defs>`}${this.layers.join('')}</svg>`
    return svg.replaceAll(PREFIX, prefix)
  }
}
