import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ShownPicture } from '../loadContent.ts'
import type { Problem } from '../problems.ts'
import { readFileOrMessage } from '../read/contentFiles.ts'
import { toProblem } from '../rules/rule.ts'

/** Compressed bytes above which a drawing gets a warning. The largest drawing of the site has a third of it. */
const HEAVY_DRAWING = 30 * 1024

/** Warns about drawings that are heavy to send. Photographs are made small by the build. */
export function findHeavyDrawings(root: string, shown: readonly ShownPicture[]): Problem[] {
  return shown.flatMap(({ file, document, path: place }) => {
    const read = /\.svg$/i.test(file) ? readFileOrMessage(path.join(root, file)) : undefined
    // Compressing takes long, and makes drawings at least three times smaller, so small ones are skipped. Files that cannot be opened are
    // reported elsewhere.
    if (!read || !('bytes' in read) || read.bytes.length <= 3 * HEAVY_DRAWING) return []
    const compressed = brotliCompressSync(read.bytes).length
    if (compressed <= HEAVY_DRAWING) return []
    const message = `This drawing weighs ${Math.round(compressed / 1024)} KB when it is sent. Export it simpler, or as a photograph (JPEG or PNG), which the site makes small by itself.`
    return [toProblem({ document, path: place, message })]
  })
}
