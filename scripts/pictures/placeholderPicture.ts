import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShownPicture } from '../../src/content/load.ts'
import type { Problem } from '../../src/content/problems.ts'
import { warn } from '../../src/content/warnings/warn.ts'
import { CLOTH, drawMark } from '../identity/logo.ts'

/** How a drawing says that it waits for the real one. */
const MARK = '<!-- stands in for the real picture -->'

/** The company's mark on its cloth, to stand where a picture will be. It cannot be published. */
export const drawStandIn = (): string =>
  `${MARK}\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><path fill="${CLOTH.indigo}" d="M0 0h800v1000H0z"/>${drawMark(175, 220, 560)}</svg>\n`

/** Places of published pages that show a stand-in. */
export function findStandIns(root: string, shown: readonly ShownPicture[]): Problem[] {
  return shown.flatMap(({ file, document, path: place }) => {
    if (!file.endsWith('.svg') || !startsWith(path.join(root, file), MARK)) return []
    const message = `${path.basename(file)} only stands in for a picture. Put the real one in its place, and write what is seen in it.`
    return [warn(document, [...place, 'src'], message)]
  })
}

function startsWith(file: string, words: string): boolean {
  try {
    return readFileSync(file, 'utf8').startsWith(words)
  } catch {
    // A picture that is not there is told elsewhere.
    return false
  }
}
