import { type CustomPlugin, optimize } from 'svgo/browser'
import { boxSizeOf } from '../../src/content/pictures/drawingErrors.ts'

/** Decimals of a path’s numbers: with three, a path drawn at a thousandth of its size and scaled up is off by at most half a unit. */
const PATH_PRECISION = 3

/** Neighbouring paths with the same transform: the parts of a figure, often a hundred. Those with an id are drawn elsewhere. */
const SAME_TRANSFORM =
  /(?<!<clipPath[^>]*>)<path(?![^>]* id=)[^>]* transform="([^"]*)"[^>]*\/>(?:<path(?![^>]* id=)[^>]* transform="\1"[^>]*\/>)+/g

/** Optimises a drawing without errors, and measures it in CSS pixels. `prefix` makes ids unique in a page with several drawings. */
export function makeDrawing(source: string, prefix: string) {
  const size = { width: 0, height: 0 }
  const { data } = optimize(source, {
    floatPrecision: 2,
    plugins: [
      measure(size),
      // Keeps transforms: copies that differ only in their transform share the same path data, which compresses well; with transforms
      // applied to the paths, all pictures together took 46 % more bytes. A transform may enlarge a path, so its numbers have more
      // decimals. Relative coordinates alone compress better than a mix.
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: { minify: true },
            convertPathData: { applyTransforms: false, utilizeAbsolute: false, floatPrecision: PATH_PRECISION },
          },
        },
      },
      'removeTitle',
      { name: 'prefixIds', params: { prefix, delim: '', prefixClassNames: true } },
    ],
  })
  const svg = data.replace(SAME_TRANSFORM, (paths, transform: string) => {
    const attribute = ` transform="${transform}"`
    return `<g${attribute}>${paths.replaceAll(attribute, '')}</g>`
  })
  return { svg, ...size }
}

function measure(size: { width: number; height: number }): CustomPlugin {
  return {
    name: 'measure',
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type === 'root') Object.assign(size, sizeOf(node.attributes))
        },
      },
    }),
  }
}

function sizeOf(attributes: Record<string, string>): { width: number; height: number } {
  const [boxWidth, boxHeight] = boxSizeOf(attributes.viewBox)
  const pixels = (value: string | undefined) => (value && /^[\d.]+(?:px)?$/.test(value) ? Number.parseFloat(value) : undefined)
  return {
    width: Math.round(pixels(attributes.width) ?? boxWidth ?? 0),
    height: Math.round(pixels(attributes.height) ?? boxHeight ?? 0),
  }
}
