import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DISPLAY, findOriginal, openOriginal, TEXT } from '../fonts/faces.ts'

/** What Vite’s list of licences (`build.license`) lacks: those of the fonts, and of Embla’s packages, which contain no licence file. */
export function moreLicences(): string {
  const mit = readFileSync('LICENSE', 'utf8').replace(/^Copyright .*/m, 'Copyright (c) David Jerleke')
  const ofl = readFileSync(path.join(path.dirname(findOriginal(TEXT)), '../LICENSE_FONT'), 'utf8')
  const parts = [
    '## Packages of Embla Carousel',
    mit,
    '## Fonts: Big Shoulders Display, Source Sans 3',
    openOriginal(DISPLAY).copyright,
    ofl,
  ]
  return `\n${parts.join('\n\n')}\n`
}
