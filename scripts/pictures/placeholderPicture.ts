import path from 'node:path'
import type { ShownPicture } from '../../src/content/loadContent.ts'
import type { Problem } from '../../src/content/problems.ts'
import { readFileOrMessage } from '../../src/content/read/contentFiles.ts'
import { toProblem } from '../../src/content/rules/rule.ts'
import { BRAND, drawLogo } from '../identity/logo.ts'

/** The mark of a placeholder picture in its SVG. */
const MARK = '<!-- stands in for the real picture -->'

/** A placeholder picture with the company’s logo. Publishing it is an error. */
export const drawPlaceholder = (): string =>
  `${MARK}\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><path fill="${BRAND.indigo}" d="M0 0h800v1000H0z"/>${drawLogo(175, 220, 560)}</svg>\n`

/** Uses of placeholder pictures in published pages. */
export function findPlaceholders(root: string, shown: readonly ShownPicture[]): Problem[] {
  return shown.flatMap(({ file, document, path: field }) => {
    if (!file.endsWith('.svg')) return []
    // Missing pictures are reported elsewhere.
    const read = readFileOrMessage(path.join(root, file))
    if (!('bytes' in read && read.bytes.toString().startsWith(MARK))) return []
    const message = `${path.basename(file)} is a placeholder. Replace it by the real picture, and describe that in the alternative text.`
    return [toProblem({ document, path: [...field, 'src'], message })]
  })
}
