import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import type { Site } from '../../src/content/site.ts'
import { writeAtomically } from '../../src/files/writeAtomically.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { toPlainText } from '../../src/markdown/toPlainText.ts'
import { boilerplate, pressFacts } from '../../src/model/press.ts'
import { PRESS_LIST, type PressFiles } from '../../src/model/pressFiles.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { UserError } from '../lib/userError.ts'

/** The longer side of a picture in pixels: a magazine page at 200 dpi. */
const LONGER_SIDE = 2400

/** For the same bytes on every machine and day: the format’s first day, permission to read; pictures would hardly shrink. */
const ZIP = { level: 0, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o100644 << 16 } as const

/** Writes the press kit: each picture as a PNG, an archive of all with one text file, and the list of them in .generated/press.json. */
export async function makePress(root: string, site: Site): Promise<void> {
  const folder = path.join(root, PUBLIC_FOLDER, 'press')
  const pictures = await mapWithLimit(site.newsPage.press.pictures, availableParallelism(), async ({ file }) => ({
    name: `${path.basename(path.dirname(file))}-${path.basename(file, path.extname(file))}.png`,
    data: await toPrint(readFileSync(path.join(root, file))),
  }))
  const names = pictures.map(({ name }) => name)
  if (new Set(names).size < names.length) throw new UserError(`Two pictures of the press kit have one name: ${names.join(', ')}.`)
  const title = `${site.company.slug}-press-kit`
  const kit = zipSync(
    {
      [`${title}/press-kit.txt`]: Buffer.from(pressText(site, names)),
      ...Object.fromEntries(pictures.map(({ name, data }) => [`${title}/${name}`, data])),
    },
    ZIP,
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (name: string, data: Uint8Array) => {
    writeAtomically(path.join(folder, name), data)
    return { url: `/press/${name}`, bytes: data.length }
  }
  const files: PressFiles = { kit: write(`${title}.zip`, kit), pictures: pictures.map(({ name, data }) => write(name, data)) }
  writeAtomically(path.join(root, PRESS_LIST), `${JSON.stringify(files, null, 2)}\n`)
}

/** The company in three lengths, facts, and the caption, credit and alternative text of each picture, under headings. */
function pressText(site: Site, names: readonly string[]): string {
  const { email, phone, url } = site.company
  const { pictures } = site.newsPage.press
  const parts = [
    ...boilerplate(site).map(({ title, text }) => [title, ...text.split(/\n{2,}/).map(toPlainText)]),
    ...pressFacts(site).map(({ term, detail }) => [term, toPlainText(detail)]),
    ['Contact', `${email}\n${phone}\n${url}`],
    ...pictures.map(({ title, alt, credit }, index) => [names[index], `${title}\nCredit: ${credit}\nAlternative text: ${alt}`]),
  ]
  return `${parts.map((part) => part.join('\n\n')).join('\n\n\n')}\n`
}

/** Renders a drawing or photograph as a PNG in print size. Drawings get a palette, because they have few colours. */
async function toPrint(source: Buffer): Promise<Buffer> {
  const { width = LONGER_SIDE, height = LONGER_SIDE, format } = await sharp(source).metadata()
  const isDrawing = format === 'svg'
  return sharp(source, isDrawing ? { density: (72 * LONGER_SIDE) / Math.max(width, height) } : {})
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: !isDrawing })
    .png(isDrawing ? { palette: true, dither: 0 } : {})
    .toBuffer()
}
