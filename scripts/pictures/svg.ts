import { type CustomPlugin, optimize } from 'svgo'

/** A drawing made small and safe. Sizes are CSS pixels. */
interface Drawing {
  svg: string
  width: number
  height: number
}

/** What a drawing may be made of. Anything else could run code, load from elsewhere, or look different on every machine. */
const ALLOWED = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs use symbol clipPath mask pattern marker linearGradient radialGradient stop ' +
    'text tspan style title desc metadata filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)
const OUTSIDE = /url\(\s*['"]?(?!['"]?#)|@import|javascript:|expression\(/i
/** Namespaced things that drawing programs leave behind. svgo removes them; nothing draws them. */
const EDITOR_NAMESPACE = /^(?:inkscape|sodipodi|sketch|figma|serif|rdf|cc|dc|xmlns|xml):/

/**
 * Makes a drawing small and checks that it is safe to show. `prefix` goes before every id, so that two drawings in one page never clash.
 * Throws an Error with a plain sentence when the file is not a drawing or holds what it may not.
 */
export function makeDrawing(source: string, prefix: string): Drawing {
  const faults = new Set<string>()
  const size = { width: 0, height: 0 }
  let svg: string
  try {
    svg = optimize(source, {
      multipass: true,
      floatPrecision: 2,
      plugins: [
        inspect(faults, size),
        { name: 'preset-default', params: { overrides: { cleanupIds: { minify: true } } } },
        'removeTitle',
        { name: 'prefixIds', params: { prefix, delim: '', prefixClassNames: true } },
      ],
    }).data
  } catch {
    throw new Error('This is not a whole SVG drawing: a part of it cannot be read. Export it again.')
  }
  if (faults.size > 0) throw new Error([...faults].join('\n'))
  if (!(size.width > 0 && size.height > 0))
    throw new Error('This drawing does not say how large it is. Give its <svg> a viewBox: viewBox="0 0 1200 800".')
  return { svg, ...size }
}

function inspect(faults: Set<string>, size: { width: number; height: number }): CustomPlugin {
  return {
    name: 'inspect',
    fn: () => {
      const ids = new Set<string>()
      return {
        doctype: { enter: () => void faults.add('This drawing holds a <!DOCTYPE>. Remove it.') },
        element: {
          enter: (node, parent) => {
            if (parent.type === 'root') {
              if (node.name !== 'svg') faults.add(`This is not an SVG drawing: it begins with <${node.name}>.`)
              Object.assign(size, sizeOf(node.attributes))
            }
            if (!ALLOWED.has(node.name) && !EDITOR_NAMESPACE.test(node.name)) {
              faults.add(`This drawing holds <${node.name}>, which is not allowed in pictures. Draw it with shapes and paths.`)
            }
            if (node.name === 'style') {
              for (const child of node.children) if ('value' in child && OUTSIDE.test(child.value)) faults.add(outside('a style'))
            }
            for (const fault of attributeFaults(node.attributes, ids)) faults.add(fault)
          },
        },
      }
    },
  }
}

function attributeFaults(attributes: Record<string, string>, ids: Set<string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (EDITOR_NAMESPACE.test(name)) return []
    if (/^on/i.test(name)) return [`This drawing holds a script (${name}). Remove it.`]
    if (/^(?:xlink:)?href$/.test(name) && !value.trim().startsWith('#')) return [outside(name)]
    if (OUTSIDE.test(value)) return [outside(name)]
    if (name === 'id') {
      if (ids.has(value)) return [`Two parts of this drawing have the id “${value}”. Give one of them another.`]
      ids.add(value)
    }
    return []
  })
}

const outside = (where: string) => `This drawing points to something outside itself (${where}). Put everything it shows into the one file.`

function sizeOf(attributes: Record<string, string>): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const pixels = (value: string | undefined) => (value && /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : undefined)
  return {
    width: Math.round(pixels(attributes.width) ?? boxWidth ?? 0),
    height: Math.round(pixels(attributes.height) ?? boxHeight ?? 0),
  }
}
