import { type CustomPlugin, optimize, type XastElement, type XastRoot } from 'svgo/browser'

export const boxSizeOf = (viewBox = ''): number[] =>
  viewBox
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number)

/** The elements that a drawing may contain. Others could run code, load external files, or look different on each machine. */
const ALLOWED = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs use symbol clipPath mask pattern marker linearGradient radialGradient stop ' +
    'text tspan style title desc metadata filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
    'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)
/** Ways in which styles and attributes refer to another file; also any backslash, which could hide one. */
const OUTSIDE =
  /url\(\s*['"]?(?!['"]?#)|(?:image-set|image|src|cross-fade|element|attr|expression)\(|@(?!media\b)|\b(?:javascript|data|vbscript):|\\/i
const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
/** Characters that XML forbids: no browser shows a file with one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
const FORBIDDEN = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/
/** The names with a prefix that a browser may meet. */
const PREFIXED = /^(?:xlink:\w+|xml:(?:space|lang|id)|xmlns:svg)$/

/** The errors of a drawing, as sentences: truncated, or what it contains that is not allowed. */
export function findDrawingErrors(source: string): string[] {
  // Entities could expand to gigabytes: such a drawing is not parsed.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return [DOCTYPE]
  if (FORBIDDEN.test(source)) return [CUT_OFF]
  const errors = new Set<string>()
  try {
    const inspect: CustomPlugin = {
      name: 'inspect',
      fn: (root) => {
        for (const error of listErrors(root)) errors.add(error)
        return {}
      },
    }
    // What drawing programs note for themselves is taken out here, as it is in the picture that visitors get.
    optimize(source, { plugins: ['removeEditorsNSData', inspect] })
  } catch (error) {
    return [error instanceof RangeError ? TOO_DEEP : CUT_OFF]
  }
  return [...errors]
}

/** Maximum number of drawn elements, each repetition counted. Our richest drawing has 5,000; a million freeze a phone. */
const MAX_DRAWN_ELEMENTS = 100_000
const TOO_MANY =
  'Parts of this drawing show each other so often that no browser could draw it, or one shows itself. Draw what is repeated once, with fewer parts.'
/** Maximum depth of nested elements. Drawing programs write ten; browsers and libraries refuse thousands. */
const MAX_DEPTH = 200
const TOO_DEEP = 'The parts of this drawing are nested too deeply. Ungroup them and export it again.'
const DOCTYPE = 'This drawing holds a <!DOCTYPE>. Export it as plain SVG, or delete the line that begins with <!DOCTYPE.'
const CUT_OFF = 'This drawing is cut off or damaged: a tag in it is never closed, or cannot be read. Export or copy it again.'

/** The errors of a parsed drawing. Throws a RangeError when its elements are nested too deeply. */
function listErrors(root: XastRoot): string[] {
  const byId = new Map<string, XastElement>()
  const errorsIn = (node: XastRoot | XastElement, depth: number): string[] => {
    if (depth > MAX_DEPTH) throw new RangeError(TOO_DEEP)
    return node.children.flatMap((child) => {
      if (child.type === 'instruction') return child.name === 'xml' ? [] : [outside(`<?${child.name}?>`)]
      if (child.type !== 'element') return []
      const { name, attributes, children } = child
      // Of two elements with one id, browsers take the first.
      if (attributes.id !== undefined && !byId.has(attributes.id)) byId.set(attributes.id, child)
      const isOpen = name === 'style' && children.some((part) => 'value' in part && OUTSIDE.test(part.value))
      return [
        ...(depth === 0 ? sizeErrors(attributes) : []),
        ...(ALLOWED.has(name) ? [] : [`This drawing holds <${name}>, which is not allowed in pictures. Draw it with shapes and paths.`]),
        ...(isOpen ? [outside('a style')] : []),
        ...attributeErrors(attributes),
        ...errorsIn(child, depth + 1),
      ]
    })
  }
  const errors = errorsIn(root, 0)
  // A file that ends within its first tag has no element.
  if (!root.children.some(({ type }) => type === 'element')) return [CUT_OFF]
  return countDrawn(root, byId) > MAX_DRAWN_ELEMENTS ? [...errors, TOO_MANY] : errors
}

function attributeErrors(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/^(?:[\w.-]*:)?on/i.test(name)) return [`This drawing holds a script (${name}). Remove it.`]
    if (/(?:^|:)href$/i.test(name) && !value.trim().startsWith('#')) return [outside(name)]
    const isKnown = name === 'xmlns' ? value === SVG : name === 'xmlns:xlink' ? value === XLINK : !name.includes(':') || PREFIXED.test(name)
    if (!isKnown) return [`This drawing calls things by names that are not theirs (${name}="${value.slice(0, 60)}"). Export it again.`]
    if (OUTSIDE.test(value)) return [outside(name)]
    return []
  })
}

const outside = (where: string) => `This drawing points to something outside itself (${where}). Put everything it shows into the one file.`

/** Limits of a drawing’s sides in pixels. Pages show at most 1600 across, and extremely thin drawings cannot be shown. */
const SIDES = { least: 1, most: 20_000, ratio: 20 }

/** Errors in the size of a drawing, and a missing viewBox, without which it cannot be scaled. */
function sizeErrors({ viewBox, width: across = '', height: high = '' }: Record<string, string>): string[] {
  const [width = 0, height = 0] = boxSizeOf(viewBox)
  if (!(width > 0 && height > 0))
    return ['This drawing does not say how large it is. Its first tag needs a viewBox: <svg viewBox="0 0 1200 800">.']
  const sides = [width, height, ...[across, high].map(Number.parseFloat).filter((side) => !Number.isNaN(side))]
  const isFit = sides.every((side) => side >= SIDES.least && side <= SIDES.most)
  return isFit && Math.max(width / height, height / width) <= SIDES.ratio
    ? []
    : [
        `This drawing says that it is ${width} by ${height}. Each side has 1 to ${SIDES.most} pixels, and none is more than ${SIDES.ratio} times the other: <svg viewBox="0 0 1200 800">.`,
      ]
}

/**
 * The number of elements that a browser finally draws: `use` and patterns may repeat an element many times, and nest. Infinite when an
 * element contains itself. Computed without drawing.
 */
function countDrawn(root: XastRoot, byId: ReadonlyMap<string, XastElement>): number {
  const counts = new Map<XastElement, number>()
  const count = (node: XastElement): number => {
    const before = counts.get(node)
    if (before !== undefined) return before
    // An element that is reached while it is being counted contains itself.
    counts.set(node, Number.POSITIVE_INFINITY)
    const shown = listShown(node).flatMap((id) => byId.get(id) ?? [])
    const within = node.children.filter((child) => child.type === 'element')
    const sum = [...shown, ...within].reduce((total, part) => total + count(part), 1)
    counts.set(node, sum)
    return sum
  }
  return root.children.reduce((total, child) => total + (child.type === 'element' ? count(child) : 0), 0)
}

/** The ids that an element refers to: `use`, patterns, gradients, masks. */
function listShown({ attributes }: XastElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/(?:^|:)href$/.test(name)) return [value.trim().slice(1)]
    return [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/g)].flatMap(([, id]) => id ?? [])
  })
}
