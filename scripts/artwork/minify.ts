import { optimize } from 'svgo'

/** Minified SVG: whole numbers, ids left as the scene set them, nothing that a picture does not need. Throws when the SVG is not well formed. */
export function minify(svg: string): string {
  return optimize(svg, {
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
  }).data
}
