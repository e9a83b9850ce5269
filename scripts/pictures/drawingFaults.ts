import { type CustomPlugin, optimize } from 'svgo'

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

/** What is wrong with a drawing, in plain sentences: that it is cut off, or what it holds and may not hold. */
export function findDrawingFaults(source: string): string[] {
  const faults = new Set<string>()
  const drawn = new Set<string>()
  try {
    optimize(source, { plugins: [inspect(faults, drawn)] })
  } catch {
    return [CUT_OFF]
  }
  // What is cut off within its first tag has no part at all, and breaks no rule.
  return drawn.size === 0 ? [CUT_OFF] : [...faults]
}

const CUT_OFF = 'This drawing is cut off or damaged: a tag in it is never closed, or cannot be read. Export or copy it again.'

function inspect(faults: Set<string>, drawn: Set<string>): CustomPlugin {
  return {
    name: 'inspect',
    fn: () => {
      const ids = new Set<string>()
      return {
        doctype: { enter: () => void faults.add('This drawing holds a <!DOCTYPE>. Remove it.') },
        element: {
          enter: (node, parent) => {
            drawn.add(node.name)
            if (parent.type === 'root' && !hasSize(node.attributes)) {
              faults.add('This drawing does not say how large it is. Its first tag needs a viewBox: <svg viewBox="0 0 1200 800">.')
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
    if (/^(?:pattern|gradient)?transform$/i.test(name) && !isTransform(value)) {
      return [`A part of this drawing is moved or turned in a way that cannot be read: ${name}="${value.slice(0, 40)}". Export it again.`]
    }
    if (name === 'id') {
      if (ids.has(value)) return [`Two parts of this drawing have the id “${value}”. Give one of them another.`]
      ids.add(value)
    }
    return []
  })
}

/** How many numbers each way of moving a part may have. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
}

/** Whether the movement of a part can be read to its end. Making the drawing small would fail on any other. */
function isTransform(value: string): boolean {
  const rest = value.replace(/\s*(\w+)\s*\(([^()]*)\)\s*,?/g, (whole, kind: string, written: string) => {
    const numbers = written.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []
    const between = written.replace(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi, '')
    return NUMBERS[kind]?.includes(numbers.length) && /^[\s,]*$/.test(between) ? '' : whole
  })
  return rest.trim() === ''
}

const outside = (where: string) => `This drawing points to something outside itself (${where}). Put everything it shows into the one file.`

/** Without a viewBox a drawing cannot be shown in another size than its own. */
function hasSize({ viewBox = '' }: Record<string, string>): boolean {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0
}
