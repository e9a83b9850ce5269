import { type CustomPlugin, optimize } from 'svgo'

/** A drawing made small. Sizes are CSS pixels. */
interface Drawing {
  svg: string
  width: number
  height: number
}

/** Decimals of a path's numbers: with three, a path in a thousandth of the picture's units, enlarged a thousand times, is half a unit off at most. */
const PATH_PRECISION = 3

/** Makes a drawing without errors small. `prefix` goes before every id, so that two drawings in one page never clash. */
export function makeDrawing(source: string, prefix: string): Drawing {
  const size = { width: 0, height: 0 }
  const { data: svg } = optimize(source, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      measure(size),
      // Copies that differ by a transform alone keep the same path data, which compresses: with transforms written into it, all pictures
      // together took 46 % more bytes. A path may be enlarged by its transform, so its numbers are rounded less.
      {
        name: 'preset-default',
        params: {
          overrides: { cleanupIds: { minify: true }, convertPathData: { applyTransforms: false, floatPrecision: PATH_PRECISION } },
        },
      },
      'removeTitle',
      { name: 'prefixIds', params: { prefix, delim: '', prefixClassNames: true } },
    ],
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
