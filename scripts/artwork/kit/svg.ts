/** Any depth of SVG fragments; `flatten` joins them. */
export type Drawing = string | readonly Drawing[]

/** One string of all fragments, in order. */
export function flatten(drawing: Drawing): string {
  return typeof drawing === 'string' ? drawing : drawing.map(flatten).join('')
}

/** A filled shape from path data. */
export function shape(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`
}

/** A stroked line from path data, with round ends. */
export function stroke(d: string, colour: string, width: number, extra = ''): string {
  const thick = Math.round(width * 10) / 10
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`
}

/** A ring: a circle that is only a line. */
export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}

/** A fold or a shaded side: a flat, see-through shadow over whatever cloth lies below. */
export function shade(d: string, strength = 0.28): string {
  return `<path d="${d}" fill="#0E1130" fill-opacity="${strength}"/>`
}

/** A fold on warm cloth (geles, hijabs): a see-through rust. */
export function warmShade(d: string, strength = 0.3): string {
  return `<path d="${d}" fill="#5E1B0D" fill-opacity="${strength}"/>`
}

/** A group that is moved, turned (degrees), scaled and, with `flip`, mirrored. */
export function group(drawing: Drawing, x: number, y: number, scale = 1, flip = false, turn = 0): string {
  const size = Math.round(scale * 1000) / 1000
  const turned = turn ? ` rotate(${Math.round(turn * 10) / 10})` : ''
  const scaled = size === 1 && !flip ? '' : ` scale(${flip ? `${-size} ${size}` : size})`
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${scaled}">${flatten(drawing)}</g>`
}

/** The same drawing as one flat silhouette: every colour becomes `colour`, shades fall away. */
export function silhouette(drawing: Drawing, colour: string): string {
  return flatten(drawing)
    .replace(/<path[^>]*fill-opacity[^>]*>/g, '')
    .replace(/(fill|stroke)="(?!none)[^"]*"/g, `$1="${colour}"`)
}

/** A drawing without its folds and shades, for people so small that nobody would see them. */
export function unfolded(drawing: Drawing): string {
  return flatten(drawing).replace(/<path[^>]*fill-opacity[^>]*>/g, '')
}

/** Only the outer line of a drawing: its silhouette grown by half of `width` in `line`, its inside filled again with `inside`. */
export function outlined(drawing: Drawing, line: string, inside: string, width = 16): string {
  const flat = flatten(drawing).replace(/<path[^>]*fill-opacity[^>]*>/g, '')
  const fills = /fill="(?!none)[^"]*"/g
  const grown = flat.replace(fills, `fill="${line}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"`)
  return grown + flat.replace(fills, `fill="${inside}"`)
}
