import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { compareSites } from '../scripts/compare/compareSites.ts'
import { takeScreenshots } from '../scripts/compare/takeScreenshots.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { test } from './test.ts'

const EDITED = 'academy/storytelling-intensive.html'
/** Height in pixels of the strips of which none may be blank. The tallest empty space between two sections is far smaller. */
const STRIP = 400

/** The strips of a screenshot that have one colour only, right of the selvedge, by their top. */
async function findBlankStrips(file: string): Promise<number[]> {
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const left = 40
  const blank: number[] = []
  for (let top = 0; top + STRIP <= height; top += STRIP) {
    const strip = await sharp(file)
      .extract({ left, top, width: width - left, height: STRIP })
      .removeAlpha()
      .toBuffer()
    const { channels } = await sharp(strip).stats()
    if (channels.every(({ min, max }) => max - min < 8)) blank.push(top)
  }
  return blank
}

test('the preview of an edit shows whole pages', async () => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'))
  const after = path.join(folder, 'after')
  const screenshots = path.join(folder, 'screenshots')
  cpSync(FIXTURE_DIST, after, { recursive: true })
  const html = readFileSync(path.join(after, EDITED), 'utf8')
  const edited = html.replace('</main>', '<section><div class="wrap"><p>Bring a story of your own.</p></div></section></main>')
  for (const ending of ['', '.br']) rmSync(path.join(after, EDITED + ending), { force: true })
  writeFileSync(path.join(after, EDITED), edited)
  try {
    expect(await takeScreenshots(FIXTURE_DIST, after, screenshots, compareSites(FIXTURE_DIST, after))).toBe(4)
    for (const name of ['390-1-before', '390-2-after', '1280-1-before', '1280-2-after'])
      expect(await findBlankStrips(path.join(screenshots, `academy-storytelling-intensive-${name}.png`)), name).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
