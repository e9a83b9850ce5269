import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { copyProject } from '../scripts/lib/copyProject.ts'
import { listFiles } from '../scripts/lib/files.ts'
import { FIXTURE_PROJECT } from '../scripts/test/fixtureProject.ts'

/** The pictures that are made as large as an editor’s photographs: one for each place where photographs are shown. All others are small. */
const LARGE =
  /home\/slide-1(?:-tall)?|home\/festival|about\/hero|contact\/map|sankara\/(?:poster|gallery-[12])|people\/adunni|partners\/eko|news\/(?:fest|rehearsal)/
/** Widths of the photographs in pixels: the large one is enough for all sizes that a build makes, and the small one is fast to encode. */
const WIDTHS = { large: 1600, small: 160 }

/** Builds a copy of the site in which every drawing is a photograph, and returns its folder. */
export async function buildWithPhotographs(): Promise<string> {
  const copy = copyProject(FIXTURE_PROJECT, 'photographs')
  const content = path.join(copy, 'content')
  const files = listFiles(content).map((file) => path.join(content, file))
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const photograph = sharp(file, { density: 144 })
      .resize({ width: LARGE.test(file) ? WIDTHS.large : WIDTHS.small })
      .flatten({ background: '#fff' })
    writeFileSync(file.replace('.svg', '.jpg'), await photograph.jpeg().toBuffer())
    rmSync(file)
  }
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('.svg', '.jpg'))
  }
  const { PATH, HOME } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8', env: { PATH, HOME } })
  if (status !== 0) throw new Error(stderr)
  return copy
}
