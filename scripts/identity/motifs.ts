import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteArea } from '../../src/lib/theme.ts'

/** The sheet whose masks are the adire motifs of the site areas, for pages and share cards. */
export const MOTIFS_SHEET = 'src/styles/motifs.css'

const SHEET = readFileSync(path.join(import.meta.dirname, '../..', MOTIFS_SHEET), 'utf8')

/** The motif of a site area: its width in user units, its height, and its marks in one dye. */
export function motifOf(area: SiteArea) {
  const pattern = new RegExp(
    `\\.area-${area} \\{\\s*--motif-image: url\\("data:image/svg\\+xml,<svg [^>]*'0 0 (\\d+) (\\d+)'[^>]*>(.*)</svg>`,
  )
  const [, width, height, marks] = pattern.exec(SHEET) ?? []
  if (!marks) throw new Error(`${MOTIFS_SHEET} has no motif of .area-${area}.`)
  const draw = (dye: string) => `<g fill="none" stroke="${dye}">${marks.replaceAll("'black'", `'${dye}'`)}</g>`
  return { width: Number(width), height: Number(height), draw }
}
