import { optimize } from 'svgo'

/** Minified SVG: whole numbers, ids left as the scene set them, nothing that a picture does not need. Throws when the SVG is not well formed. */
export function minify(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: false,
            // Halves of a unit still matter in thin pattern lines and in scales; only path data is whole.
            cleanupNumericValues: { floatPrecision: 2 },
            convertTransform: { floatPrecision: 2, transformPrecision: 4, degPrecision: 1 },
            convertPathData: { floatPrecision: 0, applyTransforms: false, makeArcs: { threshold: 0, tolerance: 0 } },
            mergePaths: false,
          },
        },
      },
    ],
  })
  // What the optimiser adds up in floating point comes out with a long tail.
  return data.replace(/\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1000) / 1000))
}
